// What the bundler says of an import -> the documents that have it, all of them counted.
import { expect, it } from 'vitest'
import { placeImports } from '../../src/bundle/place-imports.ts'
import type { ImportReference } from '../../src/content/document.ts'

const importAt = (file: string): { imports: ImportReference[] } => ({
  imports: [{ specifier: 'x', resolved: 'x', kind: 'module', place: { file, line: 1, column: 1 } }],
})

it('a package that is missing in two documents -> one finding that counts both; in one -> no count', () => {
  const missing = { id: 'component-not-loadable', level: 'error', message: 'Expected the import `x` to lead somewhere.' } as const
  expect(placeImports([missing], [importAt('a.mdx'), importAt('b.mdx')])).toEqual([
    {
      ...missing,
      count: 2,
      place: { file: 'a.mdx', line: 1, column: 1 },
      notes: [{ message: 'It is imported here too.', place: { file: 'b.mdx', line: 1, column: 1 } }],
    },
  ])
  expect(placeImports([missing], [importAt('a.mdx')])).toEqual([{ ...missing, place: { file: 'a.mdx', line: 1, column: 1 } }])
})
