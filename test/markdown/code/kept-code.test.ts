// After an edit, the colors of code that was there before are those of the last version.
import { expect, it } from 'vitest'
import type { ParsedDocument } from '../../../src/content/document.ts'
import { createParser } from '../../../src/markdown/parse-document.ts'
import { makeSource, showBody, testOptions } from '../parse-text.ts'

const code = '```ts title="a.ts"\nconst a: Array<string> = [\'&lt;\'] // <b> & "c"\n\nfunction b() {}\n```\n\n```bash\necho "$HOME"\n```\n'
const parser = await createParser(testOptions)

/** The last version with other colors, to see where they come from. */
function repainted(document: ParsedDocument): ParsedDocument {
  const repaint = (html: string): string => html.replace(/class="t-[^"]*"/g, 'class="t-last"')
  const { body } = document
  return { ...document, body: body.kind === 'html' ? { ...body, html: repaint(body.html) } : { ...body, html: body.html.map(repaint) } }
}

it.each(['md', 'mdx'] as const)('%s: another sentence -> the same as without the last version, and its colors', async (format) => {
  const before = await parser.parse(makeSource(`Text.\n\n${code}`, { format }))
  const after = makeSource(`Text, and more.\n\n${code}`, { format })
  const whole = await parser.parse(after)
  expect(await parser.parse(after, before)).toEqual(whole)
  const taken = await parser.parse(after, repainted(before))
  expect(showBody(taken)).toBe(showBody(repainted(whole)))
  expect(showBody(taken)).toContain('class="t-last"')
})

it.each([
  ['other code', code.replace('const a', 'const b')],
  ['other code in another language', `${code}\n\`\`\`css\na { color: red }\n\`\`\`\n`],
  ['the same code in another language', code.replace('```ts', '```js')],
  ['a line that is marked', code.replace('\n\nfunction', '\n// highlight-next-line\nfunction')],
  ['signs of changes', `${code}\n\`\`\`diff lang=ts\n+const a = 1\n\`\`\`\n`],
])('%s -> all of the document is colored anew', async (_, changed) => {
  const last = repainted(await parser.parse(makeSource(code)))
  const after = makeSource(changed)
  expect(await parser.parse(after, last)).toEqual(await parser.parse(after))
})

it.each([
  ['an unknown language', '```tss\na\n```\n', 1],
  ['text without a language', '```\na < b\n```\n', 0],
  ['marked lines', '```ts {1}\nconst a = 1\n```\n', 0],
  ['a word that is marked', '```ts /a/\nconst a = 1\n```\n', 0],
  ['lines that are folded', '```ts collapse={1-2}\nconst a = 1\nconst b = 2\nconst c = 3\n```\n', 0],
])('%s, before and after -> the same as without the last version', async (_, block, findings) => {
  const before = await parser.parse(makeSource(block))
  const after = makeSource(`Text.\n\n${block}`)
  const again = await parser.parse(after, before)
  expect(again).toEqual(await parser.parse(after))
  expect(again.diagnostics).toHaveLength(findings)
})
