import { expect, test } from 'vitest'
import { parseText } from '../parse-text.ts'

const found = async (text: string, options: Parameters<typeof parseText>[1] = {}) =>
  (await parseText(text, options)).diagnostics
    .filter(({ id }) => id === 'link-malformed')
    .map(({ place, message }) => `${place?.line}:${place?.column}-${place?.endColumn} ${message}`)

const space = (address: string, noun = 'link') => `The address "${address}" has a space, so this is no ${noun} but text.`
const nowhere = (name: string) => `The link names the address "${name}", which is defined nowhere, so it is shown as text.`

test.each([
  ['[x](/docs/a b)', `1:1-15 ${space('/docs/a b')}`],
  ['See [x](./my file.md#top) there', `1:5-26 ${space('./my file.md#top')}`],
  ['![x](/img/a b.png)', `1:2-19 ${space('/img/a b.png', 'image')}`],
  ['- **a**: [`code`](/docs/a b)', `1:17-29 ${space('/docs/a b')}`],
  ['# [x](/docs/a b)', `1:3-17 ${space('/docs/a b')}`],
  ['| a |\n| - |\n| [x](/a b) |', `3:3-12 ${space('/a b')}`],
  ['[x](https://example.com/a b.pdf)', `1:1-33 ${space('https://example.com/a b.pdf')}`],
  ['See ![x](https://example.com/a b.png), or', `1:6-38 ${space('https://example.com/a b.png', 'image')}`],
  ['[x](www.example.com/a b c "d")', `1:1-31 ${space('www.example.com/a b c "d"')}`],
  ['[m](mailto:not an address)', `1:1-27 ${space('mailto:not an address')}`],
  ['[x](/docs/a', '1:1-12 Expected a `)` after the address of the link, found none; it is shown as text.'],
  ['[x] (/docs/a)', '1:1-14 There is a space between the text and the address of the link, so both are shown as text.'],
  ['(x)[/docs/a]', '1:1-13 The brackets of the link are exchanged, so it is shown as text.'],
  ['[y][undefined]', `1:1-15 ${nowhere('undefined')}`],
  ['see [Setup][] here', `1:5-14 ${nowhere('Setup')}`],
  ['[`y`][undefined]', `1:5-17 ${nowhere('undefined')}`],
  ['A note[^1].', '1:7-11 The footnote "1" is not defined, so its mark is shown as text.'],
  ['A[^a] b[^b]\n\n[^a]: x', '1:8-12 The footnote "b" is not defined, so its mark is shown as text.'],
  ['[x]()', '1:1-6 Expected a link to have an address, found none.'],
  ['[x](<>)', '1:1-8 Expected a link to have an address, found none.'],
  ['![x]()', '1:1-7 Expected an image to have a file, found none.'],
])('%j -> %s', async (text, message) => {
  expect(await found(text)).toEqual([message])
  expect(await found(text, { format: 'mdx' }), 'in MDX').toEqual([message])
})

test.each([
  '[x](/docs/a "b c")',
  '[x](</docs/a b>)',
  '\\[x](/docs/a b)',
  '[x\\](/docs/a b)',
  '`[x](/docs/a b)` and `[y][z]`',
  '```\n[x](/docs/a b)\n```',
  'matrix[i][j] and list[0][1]',
  '[sic](as it was)',
  '[note](see: the end)',
  '[y][z]\n\n[z]: /a',
  '- [ ] (optional)\n- [x] done',
  '[a-z][^abc]',
  'f(x)[0]',
  'a [link](#top) and [another](/b)',
])('%j -> nothing', async (text) => {
  expect(await found(text)).toEqual([])
})

test.each<[string, 'md' | 'mdx', string[]]>([
  ['<a href="">x</a>', 'md', ['1:1-17 Expected a link to have an address, found none.']],
  ['<a href="">x</a>', 'mdx', ['1:1-17 Expected a link to have an address, found none.']],
  ["a <img src=' ' alt=''> b", 'md', ['1:3-23 Expected an image to have a file, found none.']],
  ['<img src="" alt="" />', 'mdx', ['1:1-22 Expected an image to have a file, found none.']],
  ['<Link to="">x</Link>', 'mdx', ['1:1-21 Expected a link to have an address, found none.']],
  ['[x][y] and [z][y]\n\n[y]: <>', 'md', ['3:1-8 Expected a link to have an address, found none.']],
  ['<a href="#">x</a> <a id="y"></a> <Tabs to=""/>', 'mdx', []],
])('%j in %s -> %j', async (text, format, messages) => {
  expect(await found(text, { format })).toEqual(messages)
})

test('a place below front matter, with Windows line ends -> in the whole file', async () => {
  expect(await found('a\r\n\r\n[x](/a b)', { frontMatter: '---\r\ntitle: x\r\n---\r\n' })).toEqual([`6:1-10 ${space('/a b')}`])
})
