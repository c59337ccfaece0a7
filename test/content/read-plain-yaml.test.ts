// The quick reader agrees with the YAML parser on everything that it takes, and leaves the rest to it.
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readPlainYaml } from '../../src/content/read-plain-yaml.ts'

const scalars = [
  'word',
  'two words, and [brackets] {too}',
  'http://example.com/a#b',
  'C# and F#',
  'a:b',
  'a#b',
  'true',
  'FALSE',
  'Null',
  'nullable',
  'yes',
  '2024-01-31',
  '0',
  '42',
  '999999999',
  '"quoted: yes # no"',
  "'single'",
  "it's",
  'say "hi"',
  '[]',
  '[ ]',
  '[a, b]',
  '[ a , b/c.d-e ]',
  'trailing   ',
  'nbsp\u00a0',
  'é ü 漢字 🎉',
  'x\u3000y',
]
const leftAlone = [
  'a: b',
  'a:',
  'a # comment',
  '"escaped \\" quote"',
  "'it''s'",
  '"open',
  '007',
  '1.5',
  '-1',
  '0x10',
  '[1, 2]',
  '[a, true]',
  '[a, "b"]',
  '[a',
  '{a: b}',
  '@x',
  '`x`',
  '*x',
  '&x',
  '!x',
  '%x',
  '|',
  '>',
  '# only a comment',
  'tab\there',
  'ls\u2028x',
  `${' '.repeat(2000)}x`,
]

test.each(scalars)('key: %s -> what the parser gives', (scalar) => {
  for (const text of [`first: x\nkey: ${scalar}\nlast: y\n`, `key:   ${scalar}`, `key: ${scalar}\r\nlast: y\r\n`]) {
    const entries = readPlainYaml(text, 0, text.length)
    expect(entries, text).toBeDefined()
    expect(Object.fromEntries(entries?.map(({ key, value }) => [key, value]) ?? [])).toEqual(parse(text, { version: '1.2' }))
  }
})

const lists = ['- a\n- b c, d\n', '  - a\n\n  - "b: c"\n', "    -   'x'  \n    - true\n    - 12\n    - 2024-01-31\n", '- remotion@4.0\n']

test.each(lists)('a list, %j -> what the parser gives', (list) => {
  for (const text of [`first: x\nkey:\n${list}last: y\n`, `key: \n${list}`, `key:\n${list}other:\n${list}`.replaceAll('\n', '\r\n')]) {
    const entries = readPlainYaml(text, 0, text.length)
    expect(entries, text).toBeDefined()
    expect(Object.fromEntries(entries?.map(({ key, value }) => [key, value]) ?? [])).toEqual(parse(text, { version: '1.2' }))
  }
})

test.each(leftAlone)('key: %s -> left to the parser', (scalar) => {
  expect(readPlainYaml(`key: ${scalar}\n`, 0, scalar.length + 6)).toBeUndefined()
})

test.each([
  'a: b\n  c',
  'a: b\na: c',
  '__proto__: x',
  'no key',
  '- item',
  'a:b',
  ' a: b',
  '"a": b',
  'a: b\n# comment',
  'a:',
  'a:\nb: c',
  'a: b\n  - c',
  'a:\n  - b\n  c',
  'a:\n  - b\n    - c',
  'a:\n  - b\n- c',
  'a:\n- b: c',
  'a:\n- - b',
  'a:\n- [b]',
  'a:\n- b # comment',
  'a:\n-',
  'a:\n- b\nc: d\n- e',
  '- a\n- b',
  '? a',
  '...',
  'a: b\n---',
])('%j -> left to the parser', (text) => {
  expect(readPlainYaml(text, 0, text.length)).toBeUndefined()
})

test('offsets -> entries of that part of the text alone, with the place of each key', () => {
  const text = '---\na: x\n\nlong_key: 5\n---\nb: no\n'
  expect(readPlainYaml(text, 4, text.indexOf('---', 4))).toEqual([
    { key: 'a', value: 'x', start: 4 },
    { key: 'long_key', value: 5, written: '5', start: 10 },
  ])
})

test('a list -> its numbers as written too, and the place of each item', () => {
  expect(readPlainYaml('k:\n  - 10\n  -  "b"\n', 0, 20)).toEqual([
    {
      key: 'k',
      value: [10, 'b'],
      written: ['10', 'b'],
      start: 0,
      items: [
        { start: 7, end: 9, indent: 2 },
        { start: 15, end: 18, indent: 2 },
      ],
    },
  ])
})
