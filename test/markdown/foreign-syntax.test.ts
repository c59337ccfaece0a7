// What is written for another generator -> one warning; the same signs in code, in formulas of CI and in sentences -> nothing.
import { expect, test } from 'vitest'
import { htmlOf, parseText } from './parse-text.ts'

test.each<[string, string[]]>([
  ['{{ version }}', ['{{ … }}']],
  ['{{ $frontmatter.title }} and {{ names[0] }} and {{ t("x") }}', ['{{ … }}']],
  ['<<< @/snippets/a.ts{2}', ['<<< file']],
  ['[[toc]]', ['[[toc]]']],
  ['<style scoped>\np { color: red }\n</style>', ['<style scoped>']],
  ['{{ a + b }} and {{ ok ? "y" : t(1) }} and {{ "x" }}', ['{{ … }}']],
  ['<p>{{ version }}</p>', ['{{ … }}']],
  ['<div v-if="ready" class="a">x</div>', ['v-if, :name="…", @name="…"']],
  ['A <Button :size="2" @click="run">x</Button>.', ['v-if, :name="…", @name="…"']],
  ['`{{ version }}`', []],
  ['a < b and c : d="x", <a href="/x" data-v-if="1">a</a>', []],
  ['```\n{{ version }}\n<<< a.ts\n```', []],
  ['$' + '{{ secrets.TOKEN }}', []],
  ['{{}} and {{ a b }} and a {{', []],
  ['1 <<< 2 and <<<', []],
  ['<script src="/x.js"></script>', []],
  ['<style>p { color: red }</style>', []],
  ['see [[toc]] there', []],
])('%j -> %j', async (text, expected) => {
  const { diagnostics } = await parseText(text)
  const found = diagnostics.filter(({ id }) => id === 'foreign-syntax').map(({ message }) => message)
  expect(found).toHaveLength(expected.length === 0 ? 0 : 1)
  for (const name of expected) expect(found[0]).toContain(`\`${name}\``)
})

test('the script of a component of Vue -> not on the page; another script -> there', async () => {
  const text = "<script setup>\nimport Thing from './Thing.vue'\n\nconst a = 1\n</script>\n\n<script>b()</script>\n"
  const written = await htmlOf(text)
  expect(written).not.toContain('Thing.vue')
  expect(written).toContain('b()')
})

test('`<<<` that is left although `includes` is there -> a finding of the plugin alone', async () => {
  const { diagnostics } = await parseText('<<< @/snippets/none.ts\n', { parse: { sourcePlugins: ['includes'] } })
  expect(diagnostics).toEqual([])
})

test.each<[string, string[]]>([
  [':::note[Title]{icon="star"}\nText\n:::', ['star']],
  [
    'import { Aside } from \'@astrojs/starlight/components\'\n\n<Aside icon="star">A</Aside>\n\n<Aside icon="rocket">B</Aside>',
    ['star', 'rocket'],
  ],
  ['import { Aside } from \'@astrojs/starlight/components\'\n\n<Aside icon="pencil">A</Aside>\n\n<Aside>B</Aside>', []],
  ['<Aside icon="star">A</Aside>\n\n`icon="star"`', []],
])('icons of boxes: %j -> %j', async (text, expected) => {
  const { diagnostics } = await parseText(text, { format: 'mdx' })
  const found = diagnostics.filter(({ id }) => id === 'foreign-syntax').map(({ message }) => message)
  expect(found).toHaveLength(expected.length === 0 ? 0 : 1)
  for (const name of expected) expect(found[0]).toContain(`\`${name}\``)
})
