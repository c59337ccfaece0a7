// Hostile texts: each gives a document or a diagnostic. That none of them takes long shows in the time of this file.
import { describe, expect, it } from 'vitest'
import { checkLimits, limits } from '../../src/markdown/check-limits.ts'
import { renderMarkdown } from '../../src/markdown/render-markdown.ts'
import { parseText } from './parse-text.ts'

const many = 50_000

const refused: [string, string, string][] = [
  ['5 MB on one line', 'x'.repeat(5_000_000), 'content-too-large'],
  ['5 MB of words on one line', 'lorem '.repeat(900_000), 'content-too-large'],
  ['open brackets', '['.repeat(many), 'content-too-deep'],
  ['nested brackets', '['.repeat(many) + ']'.repeat(many), 'content-too-deep'],
  ['nested images', `${'!['.repeat(many)}a${'](x)'.repeat(many)}`, 'content-too-deep'],
  ['links in links', '[a]('.repeat(many), 'content-too-deep'],
  ['quotations', '>'.repeat(many), 'content-too-deep'],
  ['quotations with spaces', `${'> '.repeat(many)}a`, 'content-too-deep'],
  ['lists in one line', `${'- '.repeat(many)}a`, 'content-too-deep'],
  ['ordered lists in one line', `${'1. '.repeat(many)}a`, 'content-too-deep'],
  ['lists by indentation', Array.from({ length: 400 }, (_, index) => `${'  '.repeat(index)}- a`).join('\n'), 'content-too-deep'],
  ['emphasis', '*a **a '.repeat(many), 'content-too-deep'],
  ['emphasis that closes nothing', 'a**b*c_ '.repeat(many), 'content-too-deep'],
  ['backticks of all lengths', Array.from({ length: 1300 }, (_, index) => '`'.repeat(index)).join(' '), 'content-too-deep'],
  ['admonitions', ':::note\n'.repeat(many), 'content-too-deep'],
  ['tags', '<div>'.repeat(many), 'content-too-deep'],
  ['addresses', 'http://'.repeat(many), 'content-too-deep'],
  ['mail addresses', 'a@b.c'.repeat(many), 'content-too-deep'],
  ['a list of 50,000 items', '- a\n'.repeat(many), 'content-too-deep'],
  ['backslashes', '\\'.repeat(200_000), 'content-too-large'],
  ['empty lines', '\n'.repeat(500_000), 'content-too-large'],
  ['empty lines of another system', '\r'.repeat(500_000), 'content-too-large'],
  ['empty items', '-\n'.repeat(many), 'content-too-deep'],
  ['quotations with lists', `${'> - '.repeat(many)}a`, 'content-too-deep'],
  ['signs after a fence that is none', `<div>\n\`\`\`\n\n${'['.repeat(many)}`, 'content-too-deep'],
  ['signs after indented backticks', `    \`\`\`\n${'['.repeat(many)}`, 'content-too-deep'],
  ['a table of 50,000 rows', `|a|b|\n|-|-|\n${'|x|y|\n'.repeat(many)}`, 'content-too-large'],
  ['a table of 50,000 columns', `${'|a'.repeat(many)}\n${'|-'.repeat(many)}`, 'content-too-deep'],
]

const refusedMdx: [string, string, string][] = [
  ['open braces', '{'.repeat(many), 'content-too-deep'],
  ['nested braces', '{'.repeat(many) + '}'.repeat(many), 'content-too-deep'],
  ['nested elements', `${'<a>'.repeat(3_000)}${'</a>'.repeat(3_000)}`, 'content-too-deep'],
  ['expressions that are none', '{#a} '.repeat(20_000), 'content-too-deep'],
  ['a tag that never ends', `<Foo\n${'a\n'.repeat(5_000)}`, 'mdx-syntax'],
  ['an expression that never ends', `{a +\n${'b +\n'.repeat(5_000)}`, 'mdx-syntax'],
  ['parentheses in an expression', `{${'('.repeat(20_000)}1${')'.repeat(20_000)}}`, 'mdx-syntax'],
]

const accepted: [string, string][] = [
  ['NUL bytes', '\0'.repeat(1000)],
  ['spaces', `a${' '.repeat(20_000)}b`],
  ['empty lines', '\n'.repeat(20_000)],
  ['300,000 tabs', `${'\t'.repeat(300_000)}a`],
  ['tabs between words', `a${'\t'.repeat(300_000)}b`],
  ['an address and 200,000 full stops', `http://a.b/${'.'.repeat(200_000)}`],
  ['a host and 200,000 full stops', `www.a${'.'.repeat(200_000)}`],
  ['an address and 200,000 semicolons', `http://a.b/${';'.repeat(200_000)}`],
  ['an address and 100,000 parentheses', `http://a.b/${'()'.repeat(100_000)}`],
  ['a paragraph of 300,000 characters without spaces', '日'.repeat(300_000)],
  ['an opening fence of 300 kB', `\`\`\`js ${'"'.repeat(300_001)}\na\n\`\`\``],
  ['a heading of 300 kB', `## a${' '.repeat(300_000)}{#b`],
  ['backslashes', '\\'.repeat(20_000)],
  ['a paragraph of 500 kB', 'lorem ipsum '.repeat(40_000)],
  ['surrogates that are alone', '\ud800 *\udc00*'],
  ['code of 300 kB', `\`\`\`js\n${'const a = [1, 2]\n'.repeat(18_000)}\`\`\``],
  ['a fence full of signs', `\`\`\`\n${'['.repeat(many)}\n\`\`\``],
  ['a fence full of quotation signs', `\`\`\`\n${'>'.repeat(many)}\n\`\`\``],
  ['40 quotations', `${'> '.repeat(40)}a`],
  ['a rule of many signs', '- '.repeat(5_000)],
  ['a table below a heading', `### a\n|a|b|\n|-|-|\n${'|[`x`](https://a.example/b)|[y](z)|\n'.repeat(500)}`],
  ['a table of 500 rows with code', `|a|b|\n|-|-|\n${'|`x`|[y](z)|\n'.repeat(500)}`],
]

describe('hostile texts', () => {
  it.each(refused)('%s -> %3$s', async (_name, body, id) => {
    const { diagnostics, body: result } = await parseText(body)
    expect(diagnostics.map((diagnostic) => diagnostic.id)).toEqual([id])
    expect(result).toEqual({ kind: 'html', html: '' })
    await expect(renderMarkdown(body, { bare: true })).rejects.toMatchObject({ diagnostics: [{ id }] })
  })

  it('elements nested too deep for the stack -> content-too-deep', async () => {
    expect((await parseText('<div>\n\n'.repeat(8_000))).diagnostics.map(({ id }) => id)).toEqual(['content-too-deep'])
  })

  it.each(refusedMdx)('MDX: %s -> %3$s', async (_name, body, id) => {
    const { diagnostics } = await parseText(body, { format: 'mdx' })
    expect(diagnostics.map((diagnostic) => diagnostic.id)).toEqual([id])
  })

  it.each(accepted)('%s -> a document', async (_name, body) => {
    const { diagnostics } = await parseText(body)
    expect(diagnostics).toEqual([])
  })
})

describe('checkLimits', () => {
  it('an export that is read again at thousands of empty lines -> where it becomes too much, and what to do', () => {
    const body = `export const a = [\n\n${"{ b: [1, 2], c: 'a_b*c' },\n\n".repeat(4_000)}]`
    expect(checkLimits(body, 'mdx', 'x.mdx', 0)).toMatchObject({
      id: 'content-too-large',
      hint: 'Remove the empty lines in it, or take the data out into a file that is imported.',
    })
    expect(checkLimits(body, 'md', 'x.md', 0)).not.toMatchObject({ message: expect.stringContaining('export') })
  })

  it('the place -> a line of the file', () => {
    expect(checkLimits(`a\n\n${'>'.repeat(100)}`, 'md', 'x.md', 3)).toMatchObject({
      id: 'content-too-deep',
      message: 'Quotations and lists may be nested 60 deep at most; here they are 100 deep.',
      place: { file: 'x.md', line: 6 },
    })
  })

  it.each([
    ['as many characters as may be', 'a '.repeat(limits.characters / 2)],
    ['as many brackets as may be', '['.repeat(limits.brackets)],
    ['brackets that close', '[a](b) '.repeat(1_000)],
    ['admonitions one after the other', ':::note\na\n:::\n\n'.repeat(1_000)],
    ['an export of a thousand lines', `export const a = [\n${'{ b: { c: 1 } },\n'.repeat(1_000)}]`],
    ['an export of 300 kB', `export const a = [\n${"{ b: [1, 2], c: 'a_b*c' },\n".repeat(11_000)}]`],
    ['an export with empty lines', `export const a = [\n\n${"{ b: [1, 2], c: 'a_b*c' },\n\n".repeat(300)}]`],
    ['text after an export with a bracket in a text', `export const a = "["\n\n${'A line of text.\n\n'.repeat(5_000)}`],
    ['braces of code in MDX', `\`\`\`js\n${'{'.repeat(500)}\n\`\`\``],
  ])('%s -> fine', (_name, body) => {
    expect(checkLimits(body, 'mdx', 'x.mdx', 0)).toBeUndefined()
  })
})
