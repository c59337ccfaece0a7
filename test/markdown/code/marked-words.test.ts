// Words and lines that the text after the language marks, and comments that mark words.
import { describe, expect, it } from 'vitest'
import { parseCodeMeta } from '../../../src/markdown/code/code-meta.ts'
import { markWords } from '../../../src/markdown/code/mark-words.ts'
import { readShownCode } from '../../../src/markdown/code/shown-code.ts'
import { htmlOf, parseText, showDiagnostics } from '../parse-text.ts'

/** The code of a block without the elements of its colors. */
async function codeOf(markdown: string): Promise<string> {
  const html = await htmlOf(markdown)
  return (/<code[^>]*>([\s\S]*)<\/code>/.exec(html)?.[1] ?? '').replace(/<\/?span[^>]*>/g, '')
}

describe('words', () => {
  it.each([
    ['"b c"', 'a b c', 'a <mark>b c</mark>'],
    ["'b' 'c'", 'a b c b', 'a <mark>b</mark> <mark>c</mark> <mark>b</mark>'],
    ['/b+/', 'abbc', 'a<mark>bb</mark>c'],
    ['/a(b)c/', 'abc', 'a<mark>b</mark>c'],
    ['ins="b" del=\'c\' mark="a"', 'a b c', '<mark>a</mark> <mark class="sg-word-added">b</mark> <mark class="sg-word-removed">c</mark>'],
    ['ins=/[bc]/', 'a b', 'a <mark class="sg-word-added">b</mark>'],
    ['"<b>" "&"', 'a <b> & c', 'a <mark>&lt;b&gt;</mark> <mark>&amp;</mark> c'],
    ['"ab" "bc"', 'abc', '<mark>ab</mark>c'],
    ['title="b" file="c"', 'a b c', 'a b c'],
    ['/(a+)+/ /[/ /x*/', 'aaa', 'aaa'],
  ])('%s: %s -> %s', async (meta, code, expected) => {
    expect(await codeOf(`\`\`\`text ${meta}\n${code}\n\`\`\``)).toBe(expected)
    expect(showDiagnostics(await parseText(`\`\`\`text ${meta}\n${code}\n\`\`\``))).toEqual([])
  })

  it('across colors -> an element within each', () => {
    const words = parseCodeMeta('"let a"', 1).words
    expect(markWords('<span class="t-1">let</span> a = 1', 'let a = 1', words)).toBe(
      '<span class="t-1"><mark>let</mark></span><mark> a</mark> = 1',
    )
  })

  it('[!code word:…] -> in the lines after it, or in as many as it says; on a line of code, from there', async () => {
    expect(await codeOf('```js\nf()\n// [!code word:f:1]\nf()\nf()\n```')).toBe('f()\n<mark>f</mark>()\nf()')
    expect(await codeOf("```js\nf()\ng('f') // [!code word:'f']\ng('f')\n```")).toBe("f()\ng(<mark>'f'</mark>)\ng(<mark>'f'</mark>)")
    expect(await codeOf('```js\na:b // [!code word:a\\:b]\n```')).toBe('<mark>a</mark><mark>:b</mark>')
  })
})

describe('lines', () => {
  const marksOf = (meta: string, code = 'a\nb\nc', language = 'js') =>
    [...readShownCode({ code, language, meta }).marks].map(([line, marks]) => [line, ...marks])

  it.each([
    ['ins={1}', [[0, 'added']]],
    [
      'del={1-2} ins={3}',
      [
        [0, 'removed'],
        [1, 'removed'],
        [2, 'added'],
      ],
    ],
    ['mark={2}', [[1, 'highlight']]],
    [
      '{"Here":2} {"1":3}',
      [
        [1, 'highlight'],
        [2, 'highlight'],
      ],
    ],
    ['{2} ins={2}', [[1, 'highlight', 'added']]],
  ])('%s -> %j', (meta, expected) => {
    expect(marksOf(meta)).toEqual(expected)
  })

  it('what is neither -> not understood', () => {
    expect(parseCodeMeta('ins={x} del=3 {"a":b}', 3).invalid).toEqual(['{"a":b}', 'ins={x}', 'del=3'])
  })

  it('diff with a language -> its colors, and marks in the place of the signs', async () => {
    const code = ' let a\n-let b\n+let c\n'
    expect(readShownCode({ code, language: 'diff', meta: 'lang="js"' })).toMatchObject({
      language: 'js',
      lines: ['let a', 'let b', 'let c'],
    })
    expect(marksOf('lang="js"', code, 'diff')).toEqual([
      [2, 'added'],
      [1, 'removed'],
    ])
    expect(readShownCode({ code: 'let a\n+let c', language: 'diff', meta: 'lang="js"' }).lines).toEqual(['let a', 'let c'])
    expect(readShownCode({ code, language: 'diff', meta: '' })).toMatchObject({ language: 'diff', lines: [' let a', '-let b', '+let c'] })
    const html = await htmlOf('```diff lang="js"\n-let b\n```')
    expect(html).toContain('data-language="js"')
    expect(html).toContain('<span class="sg-line sg-line-removed"><span class="t-55">let</span> b</span>')
  })
})
