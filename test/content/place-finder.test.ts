// Lines and columns of offsets, whatever ends the lines.
import { expect, test } from 'vitest'
import { createPlaceFinder } from '../../src/content/place-finder.ts'

test.each(['\n', '\r\n', '\r'])('lines that end in %j -> the same lines and columns', (end) => {
  const text = ['one', '', 'three'].join(end)
  const find = createPlaceFinder('a.md', text)
  expect(find(0)).toEqual({ file: 'a.md', line: 1, column: 1 })
  const start = text.indexOf('three')
  expect(find(start, start + 5)).toEqual({ file: 'a.md', line: 3, column: 1, endLine: 3, endColumn: 6 })
  expect(find(2)).toEqual({ file: 'a.md', line: 1, column: 3 })
})

test('an offset behind the end -> the last line', () => {
  expect(createPlaceFinder('a.md', 'a\r\nb\r')(99)).toMatchObject({ line: 3 })
})
