import { describe, expect, it } from 'vitest'
import { readExportNames } from '../../src/bundle/export-names.ts'

describe('readExportNames', () => {
  it.each([
    ['export default function Counter() { return <b>1</b> }', ['default']],
    ['export const A = () => null, b = 2', ['A', 'b']],
    ['function A() {}\nclass B {}\nexport { A, B as C }', ['A', 'C']],
    ['export function F() {}\nexport class G {}\nexport type T = string\nexport interface I { a: number }', ['F', 'G']],
    ["export { D } from './d'", ['D']],
    ['export const { a, of: [b = 1], ...c } = make()', ['a', 'b', 'c']],
    ["export * as icons from './icons'", ['icons']],
    ['const x = 1', []],
  ])('%j -> %j', async (source, expected) => {
    expect(await readExportNames(source, 'tsx')).toEqual(expected)
  })

  it('a syntax error -> esbuild says where', async () => {
    await expect(readExportNames('export default function (', 'tsx')).rejects.toThrow(
      '1:25: ERROR: Expected identifier but found end of file',
    )
  })
})
