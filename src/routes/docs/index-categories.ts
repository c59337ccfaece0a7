// The `_category_` files of one version by folder. Without this, a folder with several would use whichever was read last.
import type { CategoryFile } from '../../content/content-tree.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'

/**
 * Folder -> its file. If a folder has several, the first by name is used and each of the others is reported; their order does not matter.
 */
export function indexCategories(categories: readonly CategoryFile[]): {
  byFolder: ReadonlyMap<string, CategoryFile>
  diagnostics: Diagnostic[]
} {
  const byFolder = new Map<string, CategoryFile>()
  const diagnostics: Diagnostic[] = []
  for (const category of [...categories].sort((left, right) => (left.file < right.file ? -1 : 1))) {
    const first = byFolder.get(category.directory)
    if (first === undefined) byFolder.set(category.directory, category)
    else diagnostics.push(describe(category, first))
  }
  return { byFolder, diagnostics }
}

function describe({ file }: CategoryFile, first: CategoryFile): Diagnostic {
  return {
    id: 'category-invalid',
    level: 'error',
    message: `Expected one _category_ file in a folder, found a second one beside ${first.file}.`,
    place: { file },
    hint: 'Write everything into one of them, and remove the other.',
  }
}
