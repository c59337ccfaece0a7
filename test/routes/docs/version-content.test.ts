// Which `_category_` file a folder is shown by.
import { expect, test } from 'vitest'
import type { CategoryFile } from '../../../src/content/content-tree.ts'
import { indexCategories } from '../../../src/routes/docs/version-content.ts'

function categoryOf(directory: string, name: string): CategoryFile {
  const collection = { kind: 'docs' as const, id: 'default', version: 'current' }
  return { file: `docs/${directory}/${name}`, collection, directory, metadata: { label: name } }
}

const json = categoryOf('a', '_category_.json')
const yaml = categoryOf('a', '_category_.yml')
const other = categoryOf('b', '_category_.yml')

test.each([[[json, yaml, other]], [[other, yaml, json]]])(
  'two files in one folder, in any order -> the first by name, and an error',
  (files) => {
    const { byFolder, diagnostics } = indexCategories(files)
    expect([...byFolder.values()]).toEqual(expect.arrayContaining([json, other]))
    expect(byFolder.size).toBe(2)
    expect(diagnostics).toEqual([
      {
        id: 'category-invalid',
        level: 'error',
        message: 'Expected one _category_ file in a folder, found a second one beside docs/a/_category_.json.',
        place: { file: 'docs/a/_category_.yml' },
        hint: 'Write everything into one of them, and remove the other.',
      },
    ])
  },
)
