import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import type { Root } from 'mdast'
import { describe, expect, it } from 'vitest'
import { markdownPipeline } from '../../src/markdown/pipeline.ts'
import { putBackCode, setAsideCode } from '../../src/markdown/set-aside-code.ts'
import { admonitionKeywords } from '../../src/plugins/admonitions/admonition-types.ts'

const pipeline = markdownPipeline({
  syntax: ['table', 'footnote', 'strikethrough', 'task', 'admonition'],
  admonitions: admonitionKeywords([]),
  emoji: false,
  countWords: () => 0,
})

/** Offsets aside: nothing reads them in Markdown, and they count the characters that were parsed. */
function parse(text: string): unknown {
  return JSON.parse(JSON.stringify(pipeline.parse(text), (name, value) => (name === 'offset' ? undefined : value)))
}

function parseAround(text: string): unknown {
  const withoutCode = setAsideCode(text)
  if (!withoutCode) return parse(text)
  const tree: Root = pipeline.parse(withoutCode.text)
  return putBackCode(tree, withoutCode)
    ? JSON.parse(JSON.stringify(tree, (name, value) => (name === 'offset' ? undefined : value)))
    : parse(text)
}

describe('setAsideCode', () => {
  it('a fence with code -> its lines empty, the code by line', () => {
    expect(setAsideCode('# A\n\n```js\nlet a\n\n  b()\n```\n\nend\n')).toEqual({
      text: '# A\n\n```js\n\n\n\n```\n\nend\n',
      blocks: new Map([[3, { lastLine: 7, value: 'let a\n\n  b()' }]]),
    })
  })

  it.each([
    ['no fence', 'text\n'],
    ['a fence that is never closed', '```js\nlet a\n'],
    ['carriage returns', '```js\r\nlet a\r\n```\r\n'],
    ['code in three backticks within a line', '```js``` text\n'],
    ['an indented fence', '- a\n\n  ```js\n  let a\n  ```\n'],
    ['a line in the code that would end an admonition', '```md\n:::\n```\n'],
    ['raw HTML around a fence', '<div>\n```js\nlet a\n```\n</div>\n'],
    ['a comment around a fence', '<!--\n```js\nlet a\n```\n-->\n'],
  ])('%s -> undefined', (_name, text) => {
    expect(setAsideCode(text)).toBeUndefined()
  })

  it('a tree without a block where one was expected -> not put back', () => {
    expect(putBackCode(pipeline.parse('text'), { text: '', blocks: new Map([[1, { lastLine: 3, value: 'a' }]]) })).toBe(false)
  })

  it('every example of CommonMark -> the tree of the text as it is', () => {
    const examples: { markdown: string }[] = JSON.parse(
      readFileSync(new URL('../conformance/commonmark-0.31.2.json', import.meta.url), 'utf8'),
    )
    for (const { markdown } of examples) expect(parseAround(markdown)).toEqual(parse(markdown))
    const joined = examples.map(({ markdown }) => markdown).join('\n')
    expect(parseAround(joined)).toEqual(parse(joined))
  })

  it('any lines of fences, containers, HTML and text -> the tree of the text as it is', () => {
    const line = fc.constantFrom(
      ...['```', '````', '~~~', '```js', '~~~ md `x`', '   ```', '    ```', '> ```', '- ```', '  ```', '```js``` x', '``` \t'],
      ...['- a', '  b', '1. c', '> d', ':::note', ':::', '::::tip[T]', '<div>', '</div>', '<!--', '-->', '<pre>', '<script>'],
      ...['', 'text', '    code', '\tcode', '[^1]: note', '| a |', '| - |', '# h', '===', '`', '[a]: /b'],
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 14 }), (lines) => {
        expect(parseAround(lines.join('\n'))).toEqual(parse(lines.join('\n')))
      }),
      { numRuns: Number(process.env.SITEGEN_RUNS ?? 2000), seed: Number(process.env.SITEGEN_SEED ?? 1) },
    )
  })
})
