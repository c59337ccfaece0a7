import { expect, test } from 'vitest'
import { literalPlace } from '../../src/content/literal-place.ts'

const source = 'export default {\r\n  main: ["guides/a", \'b\',\n    `c`],\n}\n'

test.each([
  ['guides/a', { line: 2, column: 11, endLine: 2, endColumn: 19 }],
  ['b', { line: 2, column: 23, endLine: 2, endColumn: 24 }],
  ['c', { line: 3, column: 6, endLine: 3, endColumn: 7 }],
  ['guides', {}],
  ['', {}],
  [undefined, {}],
])('%s -> %o', (text, place) => {
  expect(literalPlace({ file: 's.ts', value: {}, sources: [{ file: 's.ts', text: source }] }, text)).toEqual({ file: 's.ts', ...place })
})

test.each([
  ['in the file that is imported', "import { a } from './a.ts'", "export const a = ['guides/x']", { file: 'a.ts', line: 1, column: 20 }],
  ['in both', "[a, 'guides/x']", "['guides/x']", { file: 's.ts', line: 1, column: 6 }],
  ['in a comment too', "// 'guides/x' moved\n['guides/x']", '', { file: 's.ts', line: 2, column: 3 }],
])('an id %s -> its place there', (_, text, imported, place) => {
  const sources = [
    { file: 's.ts', text },
    { file: 'a.ts', text: imported },
  ]
  expect(literalPlace({ file: 's.ts', value: {}, sources }, 'guides/x')).toMatchObject(place)
})

test('file without its text -> the file alone', () => {
  expect(literalPlace({ file: 's.ts', value: {} }, 'b')).toEqual({ file: 's.ts' })
})
