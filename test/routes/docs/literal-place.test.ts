import { expect, test } from 'vitest'
import { literalPlace } from '../../../src/routes/docs/literal-place.ts'

const source = 'export default {\r\n  main: ["guides/a", \'b\',\n    `c`],\n}\n'

test.each([
  ['guides/a', { line: 2, column: 11, endLine: 2, endColumn: 19 }],
  ['b', { line: 2, column: 23, endLine: 2, endColumn: 24 }],
  ['c', { line: 3, column: 6, endLine: 3, endColumn: 7 }],
  ['guides', {}],
  ['', {}],
  [undefined, {}],
])('%s -> %o', (text, place) => {
  expect(literalPlace({ file: 's.ts', value: {}, source }, text)).toEqual({ file: 's.ts', ...place })
})

test('file without its text -> the file alone', () => {
  expect(literalPlace({ file: 's.ts', value: {} }, 'b')).toEqual({ file: 's.ts' })
})
