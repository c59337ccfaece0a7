// The quick reader of Markdown against the general parser: what it accepts, both read alike, to the last position.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Root } from 'mdast'
import { describe, expect, it } from 'vitest'
import { makeCorpus } from '../../../bench/corpus/write-corpus.ts'
import { chooseSyntax } from '../../../src/markdown/choose-syntax.ts'
import { readRegularMarkdown } from '../../../src/markdown/regular/read-regular-markdown.ts'
import { isReadAlike, readRegular, readRegularSections } from './general-parser.ts'

const regular = [
  '',
  '\n\n',
  'One\ntwo  \nthree\\\nfour \n  five\n\nsix',
  '# A\n## B ##\n### C # d #\n   ###### E {#id}  \ntext\n# F',
  '***\n- - -\n___\ntext\n***\n',
  '```\ncode\n```\n~~~~ js title="a b"  \n~~~\n\t<x>\n\n~~~~~\n  ```ts\n   a\n b\n ```\n',
  '- a\n- b\n  c\n\n  d\n- e',
  '- a\n- b\n\n\n- c\n* d\n1. e\n2. f\n1) g\n',
  '1. a\n   - b\n     1. c\n\n        d\n   - e\n10. f\n\n    ```sh\n    g\n\n      h\n    ```\n\ni',
  '- # a\n- > b\n- - c\n  - d\n- ```\n  e\n  ```\n- ***\n- | f |\n  | - |\n',
  ' - a\n  - b\n   - c\n     d\n',
  '- [ ] a\n- [x] **b**\n- [X]  c\n  - [ ] d\n\n  [ ] e\n- [a](b)\n',
  '> a\n> b\n>\n>c\n  > d\n\n> > e\n\n> - f\n>   g\n> - h\n\n> [!NOTE]\n> i',
  'text\n> a\n\ntext\n- a\n\ntext\n1. a\n\ntext\n2. b\n',
  '| a | b |\n| --- | :-: |\n| `c \\| d` | **e** \\| f |\n| g |\n| | h | i |\n',
  'a | b\n:-- | --:\nc | [d](e)\n\nf',
  '*a* **b** _c_ __d__ ***e*** *f **g** h* snake_case 2*3 * i _j **k_ **l\n"**m**" (*n*), **o:** _p_.',
  '`a` ``b ` c`` `` ` `` ` d` `e\n  f` `\\`',
  '[a](b) [c *d*](./e_f?g=1&h=2#i \'j\') ![f `g` **h**](i(j) "k &amp; l") [![m](n)](o) [p [q] r](#s) [t]()',
  '[a [b](c) d](e) [f][g] [h] ] ![i](j) !k \\[l](m)',
  '\\*a\\* \\\\ \\b &amp; &nbsp; &nope; & a &lt;b&gt; 1 < 2\n',
  'an [address](https://example.com/a_b), `b@c.d`, @e and [https://f.g](https://f.g) \n',
  'x{a} $b$ :tada: %c {{d}}\n= e\n+f\n-g\n',
  '強い *a* 🎉 **b**, _c_\n',
  'é “*a*” ✨ **b**—c \u00a0*d*\n',
  '```js \u00a0a\n```\n\n~~~ts \fb c\n~~~\n',
]

const irregular = [
  'a\n===',
  'a\n---',
  '    code',
  '- a\nlazy',
  '> a\nlazy',
  '-\n  a',
  '-\ta',
  '-     code',
  '>',
  '[a]: b\n\n[a]',
  'a[^1]\n\n[^1]: b',
  '<div>\n\n*a*\n\n</div>',
  'a <b>c</b>',
  '<https://example.com>',
  'https://example.com',
  'a@b.c',
  'see www.example.com',
  'https\\://a.b [c](https://d.e)',
  '~~a~~',
  ':::note\na\n:::',
  '**a*',
  '****a****',
  '`a',
  '[a](<b c>)',
  '[a](b "c\nd")',
  '[a](b\\_c)',
  '&#35;',
  '| a |\n| - | - |',
  'a\nb | c\n:-|-',
  '| a |\n| - |\n|\tb |',
  '```\na',
  '- ```\na',
  'a\r\nb',
  'a\0b',
  '\uFEFFa',
  '**強**です',
  '**a 🎉**',
  'a  \t\nb',
]

describe('readRegularMarkdown', () => {
  it.each(regular)('%j -> the tree of the general parser', (text) => {
    expect(isReadAlike(text)).toBe(true)
  })

  it.each(irregular)('%j -> left to the general parser', (text) => {
    expect(readRegular(text)).toBeUndefined()
  })

  it.each([
    '# A {b}\n\nc',
    '{a}',
    'a {b}',
    'a\n{b}',
    '<A />',
    'a <A />',
    'a < b',
    "import a from 'b'",
    "a\nimport b from 'c'",
    'export const a = 1',
  ])('%j as MDX -> left to the general parser', (text) => {
    expect(readRegular(text, 'mdx')).toBeUndefined()
  })

  it.each([
    '      # A\n\n    b\n\n-       c\n      - d\n\n        e\n\n  f\n    * * *\n',
    '    ```js\n      {a}\n    ```\n\n`{b}` \\{c\\} &lt; } importance\n\n![d]({e} "<f>")\n',
    '> > a\n> >     > b\n\n      | c |\n      | - |\n',
  ])('%j as MDX -> the tree of the general parser', (text) => {
    expect(isReadAlike(text, readRegular, 'mdx')).toBe(true)
  })

  it.each([
    "import A from './a'\n\n# B\n\n<A b={c /* d */} {...e}>\n\nf\n\n</A>\n\ng\n\n{h}\n\ni <A /> {j}\n\nk",
    'export const a = {\n\n  b,\n\n}\n\nc\n',
    'a\n\n<A\n  b="c"\n>\n\nd\n\n</A\n>\n\ne\n',
    'a\n\n{\n\nb\n\n}\n\nc\n',
  ])('%j as MDX, of which some is regular -> the tree of the general parser', (text) => {
    expect(readRegular(text, 'mdx')).toBeUndefined()
    expect(isReadAlike(text, readRegularSections, 'mdx')).toBe(true)
  })

  it.each([
    ['an import behind the beginning', "# A\n\nimport { b } from 'c'\n\nd\n"],
    ['an export with empty lines', 'export const a = [\n\nb,\n\n]\n\nc\n'],
    ['a component that is never closed', 'a\n\n<A>\n\nb\n'],
  ])('%s -> the whole MDX is left to the general parser', (_name, text) => {
    expect(readRegularSections(text, 'mdx')).toBeUndefined()
  })

  it('every example of CommonMark, and all of them in a list and in a quotation -> the same tree, or left to the general parser', () => {
    const file = new URL('../../conformance/commonmark-0.31.2.json', import.meta.url)
    const examples: { markdown: string }[] = JSON.parse(readFileSync(file, 'utf8'))
    let accepted = 0
    for (const { markdown } of examples) {
      const lines = markdown.replace(/\n$/, '').split('\n')
      const inList = lines.map((line, index) => (index === 0 ? '- ' : '  ') + line).join('\n')
      for (const text of [markdown, inList, lines.map((line) => `> ${line}`).join('\n')]) {
        if (isReadAlike(text)) accepted++
      }
    }
    expect(accepted).toBeGreaterThan(600)
  })

  it.each([
    '# A\n\n<div>\n\n# B\n\n*b*\n',
    'x\n\n# A\n\na\n===\n\n# B\n\n- b\n\n## C\n\n:::note\n\n# D\n\n:::\n\n## E\n',
    '<!-- a -->\n\n# A\n\n```\n# b\n```\n',
    '# A\n\n~~a~~\n\n# B\n\n~~~\n# b\n~~~\n\n# C\n\n[a][b]\n',
    '# A\n\n```\n\n# b\n\n```\n\n<b>a</b>\n\n# C\n\nc',
    '# A\n\na\n\n# B\n\n<x>\n',
    '# A\n\n    code\n\n\n# B\n',
    '- a\n\n<b>\n\nc\n\n> d\n\n    e\n\nf\n\n1. g',
    'a\n\n:::note\n\nb\n\n- c\n\n:::\n\nd\n',
    '# A\n\n:::note\n\na\n\n# B\n\nb\n\n# C\n\n<c>\n',
    '# A\n\n<div>\n# B\n',
    '- a\n\n<!-- b -->\n\n<c>\nd\n \ne\n',
  ])('%j, of which some is regular -> the tree of the general parser', (text) => {
    expect(readRegular(text)).toBeUndefined()
    expect(isReadAlike(text, readRegularSections)).toBe(true)
  })

  it.each([
    ['a comment that goes on in the next section', '# A\n\n<!-- a\n\n# B\n\nb -->\n\n# C\n\n<c>\n'],
    ['a heading in a comment', '# A\n\n<!-- a\n\n# b\n\n-->\n\n# C\n\nc\n\n# D\n'],
    ['a comment that never ends', '# A\n\n<!-- a\n\n# B\n\nb\n'],
    ['a definition', '# A\n\n[a]\n\n# B\n\n[a]: b\n'],
    ['a definition in several lines', '# A\n\n[a\nc]\n\n# B\n\n[a\nc]: b\n'],
    ['a footnote', '# A\n\na\n\n# B\n\nb[^1]\n\n[^1]: c\n'],
    ['the box of a task below an empty item', 'a\n\n-\n[x] b\n'],
    ['nothing that is regular', '<a>\n\n    b\n'],
  ])('%s -> the whole text is left to the general parser', (_name, text) => {
    expect(readRegularSections(text)).toBeUndefined()
  })

  it('the pages of the benchmark -> all are regular', () => {
    const bodies = makeCorpus(60, 'files').map(({ text }) => text.replace(/^---\n[\s\S]*?\n---\n/, ''))
    expect(bodies.filter((body) => isReadAlike(body))).toHaveLength(60)
  })

  it('the documents of this repository -> most are regular', () => {
    const bodies = ['../../../content/', '../../../docs/'].flatMap((folder) => readBodies(new URL(folder, import.meta.url)))
    const regular = bodies.filter((body) => readRegular(body) !== undefined)
    expect(regular.length).toBeGreaterThan(0.6 * bodies.length)
    // Some of them, because the general parser is slow.
    expect(regular.filter((_, index) => index % 6 === 0).every((body) => isReadAlike(body))).toBe(true)
    let rest = 0
    const sectioned = bodies.filter((body) => !regular.includes(body))
    for (const body of sectioned) {
      const countRest = (text: string): Root => {
        rest += text.length
        return { type: 'root', children: [] }
      }
      readRegularMarkdown(body, { format: 'md', syntax: chooseSyntax(body, false), parseRest: countRest })
    }
    // What the general parser reads.
    expect(rest).toBeLessThan(0.15 * bodies.join('').length)
    for (const body of sectioned.filter((_, index) => index % 8 === 0)) isReadAlike(body, readRegularSections)
  })

  it('many of one sign -> an answer at once', () => {
    const pieces = ['*', '_a_', '**a*', '*a **b ', '[', '[a](', '![', '](b)', '`', '``a`', '&', '&a', '\\', '<', '> ', '- ', '1. ', '| ', '# ', '~~~\n', '  \n', ' ', '-', '*_', '[a](b)', '[a](b "', '@', 'a@', '\n', '- a\n', '> a\n', '|a\n|-\n'] // biome-ignore format: a list
    for (const piece of pieces) {
      const began = performance.now()
      readRegular(piece.repeat(20_000))
      expect(performance.now() - began, piece).toBeLessThan(5000)
    }
  })
})

function readBodies(folder: URL): string[] {
  return readdirSync(fileURLToPath(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !file.includes('node_modules'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, ''))
}
