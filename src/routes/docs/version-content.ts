// The contents of one version of the docs, ready for lookups: its documents by id and by folder, and its `_category_` files.
import type { ResolvedDocs } from '../../config/resolved-config.ts'
import type { CategoryFile } from '../../content/content-tree.ts'
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import { listNames, mostListed } from '../../diagnostics/suggest.ts'
import type { Doc } from './doc.ts'
import type { VersionPlan } from './docs-versions.ts'
import type { SidebarPage } from './sidebar-pages.ts'

export interface VersionContent {
  docs: ResolvedDocs
  version: VersionPlan
  /** All documents, drafts included, sorted by file. */
  documents: readonly Doc[]
  byId: ReadonlyMap<string, Doc>
  /** Folder -> its `_category_` file. */
  categories: ReadonlyMap<string, CategoryFile>
  /** Pages of data that are shown with its sidebars. */
  pages: readonly SidebarPage[]
}

/** If two documents share an id, the first by file name counts; a draft gives way to a document that is built. */
export function indexDocuments(documents: readonly Doc[]): Map<string, Doc> {
  const byId = new Map<string, Doc>()
  for (const doc of documents) {
    const earlier = byId.get(doc.id)
    if (earlier === undefined || (earlier.draft && !doc.draft)) byId.set(doc.id, doc)
  }
  return byId
}

/** A diagnostic for each id shared by several documents; drafts are not built and do not count. */
export function duplicateIds(documents: readonly Doc[]): Diagnostic[] {
  const groups = new Map<string, Doc[]>()
  for (const doc of documents) {
    if (doc.draft) continue
    const group = groups.get(doc.id)
    if (group === undefined) groups.set(doc.id, [doc])
    else group.push(doc)
  }
  return [...groups].flatMap(([id, [first, ...others]]): Diagnostic[] => {
    if (first === undefined || others.length === 0) return []
    // An explicit id is more likely the mistake than a file name.
    const all = [first, ...others]
    const last = all.findLast((doc) => doc.summary.frontMatterPlaces.id !== undefined) ?? first
    return [
      {
        id: 'document-id-duplicate',
        level: 'error',
        message: `${all.length} documents have the id "${id}": ${listNames(all.map((doc) => doc.file))}.`,
        place: placeOfId(last),
        notes: all
          .filter((doc) => doc !== last)
          .slice(0, mostListed)
          .map((doc) => ({ message: 'The same id is here.', place: placeOfId(doc) })),
        hint: 'Rename one of the files, or give it another `id` in its front matter.',
      },
    ]
  })
}

function placeOfId({ file, summary }: Doc): Place {
  return summary.frontMatterPlaces.id ?? { file }
}

/**
 * The `_category_` files of a version: folder -> its file. If a folder has several, the first by name is used and each of the others is
 * reported; their order does not matter.
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
    else diagnostics.push(describeSecond(category, first))
  }
  return { byFolder, diagnostics }
}

function describeSecond({ file }: CategoryFile, first: CategoryFile): Diagnostic {
  return {
    id: 'category-invalid',
    level: 'error',
    message: `Expected one _category_ file in a folder, found a second one beside ${first.file}.`,
    place: { file },
    hint: 'Write everything into one of them, and remove the other.',
  }
}
