// The content tree of the dev server: read once, and again when files come and go. If only the text of a document has changed, the document
// is replaced in the tree and nothing else is read.
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import { classifyFile } from '../../content/classify-file.ts'
import { acceptContent, includedFiles } from '../../content/content-patterns.ts'
import { allDocuments, type ContentTree, type DocumentSummary, emptyContentTree } from '../../content/content-tree.ts'
import type { SourceDocument } from '../../content/document.ts'
import { type DocumentReader, readContent } from '../../content/read-content.ts'
import { walkFolder } from '../../content/walk-folder.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { publishCategoryImages } from '../../markdown/links/category-images.ts'
import { createGitMemory } from './git-memory.ts'
import { hashesOf, type KnownDocument, type KnownDocuments, summaryForPlan } from './known-documents.ts'
import type { NearDocuments } from './near-documents.ts'

export interface ContentMemory {
  readonly tree: ContentTree
  /** What is wrong with the folders and their contents, apart from single documents. */
  readonly diagnostics: readonly Diagnostic[]
  /** Whether all documents are in the tree. */
  readonly isWhole: boolean
  /**
   * Reads the content folders. Of the documents it reads only those that have changed and, if `near` is given, that it accepts. Returns
   * whether the tree has changed.
   */
  read(config: ResolvedConfig, near?: NearDocuments): Promise<boolean>
  /** Reads one document again. `content` if the folders have to be read, because the document imports other files or has gone. */
  refresh(file: string): Promise<'done' | 'content'>
  /** Summaries of all documents for the route plan. */
  summaries(): DocumentSummary[]
  /** Hashes of what planning reads of each document. */
  inputHashes(): string[]
}

/** Place of a document in the tree; a partial has no index. */
interface Place {
  /** Those of its language. */
  list: SourceDocument[]
  index: number | undefined
  shape: string
}

export function createContentMemory(documents: KnownDocuments): ContentMemory {
  const readGit = createGitMemory()
  let tree = emptyContentTree()
  let places = new Map<string, Place>()
  let diagnostics: readonly Diagnostic[] = []
  let identity = ''
  let isWhole = true
  const summaryOf = new WeakMap<SourceDocument, { known: KnownDocument | undefined; summary: DocumentSummary }>()

  /** The properties of a document that decide which other files are read. */
  const shapeOf = (file: string): string => {
    const known = documents.get(file)
    return known ? `${known.document.format}\n${known.specifiers}` : ''
  }

  return {
    get tree() {
      return tree
    },
    get diagnostics() {
      return diagnostics
    },
    get isWhole() {
      return isWhole
    },
    async read(config, near) {
      let leftOut = 0
      const readDocument: DocumentReader = async (request) => {
        if (near?.accepts(request) !== false) return documents.read(request)
        leftOut++
        return { diagnostics: [] }
      }
      // Dates for the sitemap are not needed here, and reading the history of a large repository takes long.
      const read = await readContent({ ...config, sitemap: undefined }, { readDocument, git: readGit })
      tree = publishCategoryImages(read, config)
      isWhole = leftOut === 0
      const all = [...allDocuments(tree), ...tree.partials]
      for (const document of all) document.source = ''
      if (isWhole) documents.keepOnly(new Set(all.map(({ file }) => file)))
      places = new Map()
      for (const { documents: list } of [tree, ...Object.values(tree.locales ?? {})])
        for (const [index, { file }] of list.entries()) places.set(file, { list, index, shape: shapeOf(file) })
      for (const { file } of tree.partials) places.set(file, { list: [], index: undefined, shape: shapeOf(file) })
      // Diagnostics of single documents are kept with the documents, which are read again one by one.
      const ofDocuments = new Set(documents.diagnostics().map((diagnostic) => JSON.stringify(diagnostic)))
      diagnostics = tree.diagnostics.filter(({ id }) => id !== 'git-untracked').filter((found) => !ofDocuments.has(JSON.stringify(found)))
      const last = identity
      identity = identify(tree)
      return identity !== last
    },
    async refresh(file) {
      const known = await documents.refresh(file, true)
      const place = places.get(file)
      if (!known || !place || place.shape !== shapeOf(file)) return 'content'
      const old = place.index === undefined ? undefined : place.list[place.index]
      if (place.index === undefined || !old) return 'done'
      const { lastUpdate, firstCommitDate } = old
      place.list[place.index] = {
        ...known.document,
        ...(lastUpdate === undefined ? {} : { lastUpdate }),
        ...(firstCommitDate === undefined ? {} : { firstCommitDate }),
      }
      return 'done'
    },
    summaries: () =>
      allDocuments(tree).map((document) => {
        const known = documents.get(document.file)
        const made = summaryOf.get(document)
        if (made && made.known === known) return made.summary
        const summary = summaryForPlan(document, known)
        summaryOf.set(document, { known, summary })
        return summary
      }),
    inputHashes: () =>
      allDocuments(tree).map(({ file }) => {
        const known = documents.get(file)
        const { shown, late } = known ? hashesOf(known) : { shown: file, late: '' }
        return `${shown} ${late}`
      }),
  }
}

/** The modules of the folders of pages, known before anything else is read. */
export async function listPageModules({ siteDirectory, outsideFolders, pages }: ResolvedConfig): Promise<ContentTree['pageModules']> {
  const found = pages.map(async (options) => {
    const { paths } = await walkFolder({ siteDirectory, outsideFolders, folder: options.path, accepts: acceptContent(options) })
    return includedFiles(paths, options)
      .filter((path) => classifyFile(path) === 'module')
      .map((path) => ({ file: `${options.path}/${path}`, path }))
  })
  return (await Promise.all(found)).flat()
}

/** Everything in the tree except the text of the documents. */
function identify({ documents, partials, ...rest }: ContentTree): string {
  const dates = documents.map(({ file, lastUpdate, firstCommitDate }) => [file, lastUpdate, firstCommitDate])
  return JSON.stringify([rest, dates, partials.map(({ file }) => file)])
}
