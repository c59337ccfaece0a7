// Props of Starlight's `<Code>` -> what a fence says for the same.
import { expect, test } from 'vitest'
import { type CodeMarks, metaOfMarks } from '../../../src/theme/mdx/code-marks.ts'

test.each<[CodeMarks, string]>([
  [{}, ''],
  [{ mark: [1, { range: '3-4' }], ins: 'new()', del: /old\(\)/ }, 'mark={1} mark={3-4} ins="new()" del=/old\\(\\)/'],
  [{ mark: ['a "b"', `a 'b' "c"`] }, `mark='a "b"' mark=/a 'b' "c"/`],
  [{ collapse: ['1-2', '5'], frame: 'terminal', startLineNumber: 7 }, 'collapse={1-2,5} frame="terminal" showLineNumbers=7'],
  [{ showLineNumbers: false, startLineNumber: 7 }, ''],
])('%o -> %s', (props, expected) => {
  expect(metaOfMarks(props)).toBe(expected)
})
