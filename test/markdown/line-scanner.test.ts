// The scanner against the parser, and against what people write.
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import type { Nodes, Root } from 'mdast'
import { describe, expect, it } from 'vitest'
import { createLineScanner } from '../../src/markdown/line-scanner.ts'
import { markdownPipeline } from '../../src/markdown/pipeline.ts'
import { walkMarkdown } from '../../src/markdown/walk-tree.ts'
import { admonitionKeywords } from '../../src/plugins/admonitions/admonition-types.ts'

/** The kind of each line, as its first letter: t, o, c, x (closing). */
function scan(text: string, format: 'md' | 'mdx' = 'md'): string {
  const next = createLineScanner(format)
  return text
    .split('\n')
    .map((line) => next(line))
    .map(({ kind }) => (kind === 'close' ? 'x' : kind.charAt(0)))
    .join('')
}

const pipeline = markdownPipeline({
  syntax: ['table', 'footnote', 'admonition'],
  admonitions: admonitionKeywords([]),
  emoji: false,
  countWords: () => 0,
})

/** The same, from the tree: a block of code that begins with a fence. */
function parse(text: string): string {
  const lines = text.split('\n')
  const kinds = lines.map(() => 't')
  const tree: Root = pipeline.parse(text)
  walkMarkdown(tree, (node: Nodes) => {
    if (node.type !== 'code' || node.position === undefined) return undefined
    const { start, end } = node.position
    if (!/^(?:`{3}|~{3})/.test(text.slice(start.offset))) return undefined
    // A block that ends with its container ends at the start of the line after it.
    for (let line = start.line; line <= end.line - (end.column === 1 ? 1 : 0); line++) kinds[line - 1] = 'c'
    return undefined
  })
  return kinds.join('')
}

/** Fences are code, too; whether empty lines at the end of a block are part of it makes no difference. */
function compared(kinds: string, text: string): string {
  const lines = text.split('\n')
  return [...kinds].map((kind, index) => (/^[> ]*$/.test(lines[index] ?? '') ? '-' : kind.replace(/[ox]/, 'c'))).join('')
}

describe('createLineScanner', () => {
  it.each([
    ['a fence', '```js\nlet a\n```\nb', 'ocxt'],
    ['tildes, with backticks inside', '~~~ `x`\n```\n~~~', 'ocx'],
    ['a longer fence', '````\n```\n````', 'ocx'],
    ['code in three backticks', '```js``` is code\n\n## Use', 'ttt'],
    ['a closing fence with a word', '```\n``` js\n```', 'ocx'],
    ['a fence in an item, that ends with the item', '- ```\n  a\n\nb\n```\nc', 'occtoc'],
    ['a fence in a quotation, that ends with it', '> ```\n> a\nb', 'oct'],
    ['a fence after a quotation', '> a\n```\nb\n```', 'tocx'],
    ['a fence in a list in a quotation', '> 1. a\n>\n>    ```\n>    b\n>    ```\n> c', 'ttocxt'],
    ['indented code', '    ```\n\na', 'ttt'],
    ['raw HTML', '<div>\n```\n</div>\n\na', 'ttttt'],
    ['a comment', '<!--\n\n```\n-->\na', 'ttttt'],
    ['an admonition that ends in a fence', ':::note\n```\n:::\na', 'tott'],
    ['a sample of an admonition', '```md\n:::note\na\n:::\n```\nb', 'occcxt'],
  ])('%s -> %3$s', (_name, text, kinds) => {
    expect(scan(text)).toBe(kinds)
  })

  it.each([
    ['a fence in a component, with any indentation', '<A>\n        ```js\n        a\n        ```\n</A>', 'tocxt'],
    ['code in three backticks', '```a``` and ```b```\n\n## Use {#use}', 'ttt'],
    ['no raw HTML', '<div>\n```\na\n```\n</div>', 'tocxt'],
  ])('MDX: %s -> %3$s', (_name, text, kinds) => {
    expect(scan(text, 'mdx')).toBe(kinds)
  })

  it('the depth of a line -> its quotations and lists, and what follows their markers', () => {
    const next = createLineScanner('md')
    next('> - a')
    expect(next('>   1. b')).toEqual({ kind: 'text', depth: 3, admonitions: 0, content: 'b', start: 7 })
    expect(next(':::note')).toMatchObject({ depth: 0, admonitions: 1 })
  })

  it('every example of CommonMark -> the fences of the parser', () => {
    const examples: { markdown: string; example: number }[] = JSON.parse(
      readFileSync(new URL('../conformance/commonmark-0.31.2.json', import.meta.url), 'utf8'),
    )
    for (const { markdown, example } of examples) {
      const text = markdown.trimEnd()
      expect(`${example} ${compared(scan(text), text)}`).toBe(`${example} ${compared(parse(text), text)}`)
    }
  })

  it('any lines -> the fences of the parser', () => {
    const line = fc.constantFrom(
      ...['```', '````', '~~~', '```js', '   ```', '    ```', '> ```', '- ```', '  ```', '```js``` x', '``` \t', '> > a', '>'],
      ...['- a', '  b', '1. c', '> d', ':::note', ':::', '::::tip[T]', '<div>', '</div>', '<!--', '-->', '<pre>'],
      ...['', '', 'text', '    code', '[^1]: note', '# h', '===', '---', '- - -', '`'],
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 10 }), (lines) => {
        const text = [...lines, 'end'].join('\n')
        expect(compared(scan(text), text)).toBe(compared(parse(text), text))
      }),
      { numRuns: Number(process.env.SITEGEN_RUNS ?? 2000), seed: Number(process.env.SITEGEN_SEED ?? 1) },
    )
  })
})
