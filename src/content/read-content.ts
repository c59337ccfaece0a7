// Reads the content folders of a site: the first step after the configuration. Walks the folders, reads a few files at a time, and returns
// documents in the same order on every machine. Never throws because of a file's content, but reports diagnostics with places.
import { join } from 'node:path'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { sortDiagnostics } from '../diagnostics/sort-diagnostics.ts'
import { isBelowFolder, joinFolder, pathBelow } from '../lib/folder-path.ts'
import { addressNameOf, headTagKey } from '../lib/head-tag.ts'
import { mapConcurrently } from '../lib/map-concurrently.ts'
import { withBaseUrl } from '../lib/site-path.ts'
import type { DataDocument } from '../plugins/data-documents.ts'
import { addBlogFiles, addVersionData } from './add-collection-data.ts'
import { addGitDates } from './add-git-dates.ts'
import { readCategoryFile } from './category-file.ts'
import { classifyFile, type FileKind } from './classify-file.ts'
import { readConfigured, type TextConfig } from './configured-text.ts'
import { acceptFor, contentFoldersOf, folderMissing, localeFoldersOf, nothingIncluded } from './content-folders.ts'
import { includedFiles, makesPage } from './content-patterns.ts'
import { allDocuments, type ContentTree, emptyContentTree } from './content-tree.ts'
import type { CollectionReference, SourceDocument, TextDocument } from './document.ts'
import { findCaseClashes } from './find-case-clashes.ts'
import { findImportedPartials } from './find-imported-partials.ts'
import { forgetSource, hasText } from './forget-source.ts'
import { type GitReader, readGitHistory } from './git-history.ts'
import { listStaticFiles } from './list-static-files.ts'
import { addLocaleData, contentIn } from './locales/add-locale-data.ts'
import { addStaleTranslations, datedTranslations } from './locales/find-stale.ts'
import { judgeTranslations } from './locales/judge-translations.ts'
import { foldersOfLocale } from './locales/locale-folders.ts'
import { decodeText, readTextFile, type TextFile } from './read-text-file.ts'
import { readVersions } from './read-versions.ts'
import { readSourceDocument, type SourceInput } from './source-document.ts'
import { walkFolder } from './walk-folder.ts'

export interface ReadContentOptions {
  /** Called with the number of files in the content folders before they are read. */
  onListed?: (files: number) => void
  /** Replaces git, for tests and for a server that already knows the history. */
  git?: GitReader
  /** Judges this language alone. */
  locale?: string | undefined
  /** What plugins do to the text of documents. */
  expand?: SourceExpander | undefined
  /** Replaces reading every Markdown file, for a server that already knows most of them. */
  readDocument?: DocumentReader
  /** Whether somebody asks for the text in any case. Others are read again when they are parsed. Default: for all. */
  needsText?: ((document: TextDocument) => boolean) | undefined
}

/** Reads one Markdown file, or what takes its place. There is no document if the file cannot be read; the diagnostics say why. */
export type DocumentReader = (
  request: Omit<SourceInput, 'text' | 'hash' | 'made'> & { data?: DataDocument },
) => Promise<{ document?: SourceDocument; diagnostics: Diagnostic[] }>

/** Enough to keep a disk busy, few enough for the memory and the file handles of a small machine. */
const filesAtOnce = 16

/** Reads `config.siteDirectory`; does not use the clock. The tree has whatever could be read, and the diagnostics. */
export async function readContent(config: ResolvedConfig, options: ReadContentOptions = {}): Promise<ContentTree> {
  const { siteDirectory, configFile } = config
  const readDocument = options.readDocument ?? createDocumentReader(() => config, options.expand)
  const forget = (document: SourceDocument): void => {
    if (hasText(document) && options.needsText?.(document) === false) forgetSource(document)
  }
  const tree = emptyContentTree()
  const allVersions = await Promise.all(config.docs.map((docs) => readVersions(siteDirectory, configFile, docs)))
  const originals = contentFoldersOf(config, allVersions)
  const folders = [...originals, ...localeFoldersOf(config, originals)]
  const listings = await mapConcurrently(folders, 4, async (folder) => {
    const { paths, diagnostics, missing } = await walkFolder({
      siteDirectory,
      outsideFolders: config.outsideFolders,
      folder: folder.path,
      accepts: acceptFor(config, folder),
    })
    tree.diagnostics.push(...diagnostics)
    if (folder.locale !== undefined && !missing) tree.localeFolders = [...(tree.localeFolders ?? []), folder.locale]
    const included = includedFiles(paths, folder.files)
    if (!folder.locale && paths.some(makesPage) && !included.some(makesPage)) tree.diagnostics.push(nothingIncluded(folder))
    const made = folder.locale ? [] : config.dataDocuments.filter(({ file }) => isBelowFolder(file, folder.path))
    const names = new Set(paths)
    for (const data of made) {
      const path = pathBelow(data.file, folder.path)
      if (names.has(path)) tree.diagnostics.push(isAlreadyFile(data, configFile))
    }
    if (missing && !folder.locale && made.length === 0) tree.diagnostics.push(folderMissing(folder, configFile))
    // The path is published, the name of the file is that on the disk.
    return [
      ...included.map(
        (path): FoundFile => ({
          path: path.normalize('NFC'),
          file: joinFolder(folder.path, path),
          collection: folder.collection,
          ...(folder.locale && { locale: folder.locale.locale }),
        }),
      ),
      ...made.flatMap((data): FoundFile[] => {
        const path = pathBelow(data.file, folder.path)
        return names.has(path) ? [] : [{ path, file: data.file, collection: folder.collection, data }]
      }),
    ]
  })
  const found = ownFiles(listings.flat())
  tree.diagnostics.push(...findCaseClashes(found), ...findStrayDocuments(config, found))
  options.onListed?.(found.length)
  for (const { file, path, kind, collection, locale } of found)
    if (kind === 'module' && collection.kind === 'pages') contentIn(tree, locale).pageModules.push({ file, path })

  await mapConcurrently(found, filesAtOnce, async ({ file, path, kind, collection, data, locale }) => {
    if (kind === 'module') return
    if (kind === 'category') {
      const read = await readTextFile(join(siteDirectory, file), file)
      tree.diagnostics.push(...read.diagnostics)
      if (!('text' in read)) return
      const { metadata, linkPlaces, diagnostics } = readCategoryFile(file, read.text)
      const directory = path.slice(0, Math.max(0, path.lastIndexOf('/')))
      contentIn(tree, locale).categories.push({ file, collection, directory, metadata, ...(linkPlaces && { linkPlaces }) })
      tree.diagnostics.push(...diagnostics)
      return
    }
    const own: CollectionReference = kind === 'partial' ? { ...collection, kind: 'partial' } : collection
    const { document, diagnostics } = await readDocument({
      file,
      path,
      collection: own,
      defaultFormat: config.markdown.format,
      ...(data && { data }),
    })
    tree.diagnostics.push(...diagnostics)
    if (document === undefined) return
    ;(kind === 'partial' ? tree.partials : contentIn(tree, locale).documents).push(document)
    if (document.format === 'md') forget(document)
  })

  await readImportedPartials(tree, config, readDocument)
  for (const document of [...allDocuments(tree), ...tree.partials]) forget(document)
  await Promise.all([
    ...config.docs.map((docs, index) => addVersionData(tree, config, docs, allVersions[index])),
    ...config.blogs.map((blog) => addBlogFiles(tree, siteDirectory, blog)),
    ...config.locales.map(({ name }) => addLocaleData(tree, config, name, originals)),
    listStaticFiles(config).then(({ files, diagnostics }) => {
      tree.staticFiles = files
      tree.diagnostics.push(...diagnostics)
    }),
  ])
  sortTree(tree)
  if (config.headTags.length > 0) tree.diagnostics.push(...findTagsOfSite(tree.documents, config))
  const { staleNotice } = config.i18n
  const dated = config.locales.length > 1 && (staleNotice || config.policies.staleTranslation !== 'ignore') ? datedTranslations(tree) : []
  const { diagnostics, history } = await addGitDates(
    config,
    allDocuments(tree),
    options.git ?? readGitHistory,
    dated.flatMap(({ translation, original }) => [translation.file, original.file]),
  )
  if (dated.length > 0) await addStaleTranslations(config, tree, history)
  tree.diagnostics.push(
    ...diagnostics.filter((finding) => !hasUnreadableDate(finding, tree)),
    ...judgeTranslations(config, tree, options.locale),
  )
  if (options.locale !== undefined) tree.diagnostics = withoutOthers(tree, config, options.locale)
  return tree
}

/** What is wrong in the files of a language is said when that is built. */
function withoutOthers({ diagnostics, localeFolders = [] }: ContentTree, config: ResolvedConfig, locale: string): Diagnostic[] {
  const ofOthers = [
    ...config.locales.flatMap(({ name }) => (name === locale ? [] : foldersOfLocale(config, name))),
    ...localeFolders.flatMap((each) => (each.locale === locale ? [] : each.folder)),
  ]
  return diagnostics.filter(({ place }) => place === undefined || !ofOthers.some((folder) => isBelowFolder(place.file, folder)))
}

/** A date that cannot be read is not one that is missing, and there may be one in front matter that cannot be read. */
function hasUnreadableDate({ id, place }: Diagnostic, { documents, diagnostics }: ContentTree): boolean {
  if (id !== 'blog-date-missing') return false
  const date = documents.find(({ file }) => file === place?.file)?.frontMatterPlaces.date
  return diagnostics.some(
    (other) =>
      other.level === 'error' &&
      other.place?.file === place?.file &&
      (/^front-matter-(?:syntax|engine)$/.test(other.id) ||
        (other.id === 'front-matter-invalid' && date !== undefined && other.place?.line === date.line)),
  )
}

/** Plugins in the thread that reads: the document with the text that they give (markdown/source-plugins.ts). */
export type SourceExpander = (document: TextDocument) => Promise<{ document: TextDocument; diagnostics: Diagnostic[] }>

/** A reader that knows nothing yet. */
export type TextReader = (...request: Parameters<DocumentReader>) => Promise<{ document?: TextDocument; diagnostics: Diagnostic[] }>

/** @param config as it is now. */
export function createDocumentReader(config: () => TextConfig, expand?: SourceExpander): TextReader {
  const readFrom = async (request: Omit<SourceInput, 'text' | 'hash'>, { text, hash, diagnostics }: TextFile) => {
    const input = { ...request, text, hash }
    // What is no file has been made as it is to be read.
    const read = request.made ? readSourceDocument(input) : await readConfigured(config(), input)
    const expanded = await expand?.(read.document)
    return {
      document: expanded?.document ?? read.document,
      diagnostics: [...diagnostics, ...read.diagnostics, ...(expanded?.diagnostics ?? [])],
    }
  }
  return async ({ data, ...request }) => {
    if (data) {
      const made = { plugin: data.plugin, ...(data.place && { place: data.place }) }
      return readFrom({ ...request, made }, decodeText(Buffer.from(data.text), data.file))
    }
    const read = await readTextFile(join(config().siteDirectory, request.file), request.file)
    return 'text' in read ? readFrom(request, read) : read
  }
}

/** Reads partials outside the collections, and the partials that those import. */
async function readImportedPartials(tree: ContentTree, config: ResolvedConfig, readDocument: DocumentReader): Promise<void> {
  const byFile = (left: SourceDocument, right: SourceDocument) => compareTexts(left.file, right.file)
  const all = [...allDocuments(tree), ...tree.partials]
  const known = new Set(all.map(({ file }) => file))
  for (let importing = all.sort(byFile); importing.length > 0; ) {
    const found = await findImportedPartials(config, importing, known, tree.localeFolders)
    importing = []
    for (const { file, collection } of found) {
      const { document, diagnostics } = await readDocument({ file, path: file, collection, defaultFormat: config.markdown.format })
      tree.diagnostics.push(...diagnostics)
      if (!document) continue
      tree.partials.push(document)
      importing.push(document)
    }
  }
}

/** Tags in front matter that every page has already: a script would run twice. */
function findTagsOfSite(documents: readonly SourceDocument[], { headTags, baseUrl, configFile }: ResolvedConfig): Diagnostic[] {
  const ofSite = new Set(headTags.map(headTagKey))
  return documents.flatMap(({ frontMatter }) =>
    (frontMatter.headTags ?? []).flatMap((tag): Diagnostic[] => {
      const name = addressNameOf(tag)
      const address = name && tag.attributes[name]
      const attributes =
        name !== undefined && typeof address === 'string' ? { ...tag.attributes, [name]: withBaseUrl(address, baseUrl) } : tag.attributes
      if (!ofSite.has(headTagKey({ ...tag, attributes }))) return []
      const message = `Front matter: expected a tag that is not there yet, found a <${tag.tagName}> that every page has from ${configFile} or a plugin.`
      return [{ id: 'front-matter-invalid', level: 'error', message, place: tag.place, hint: 'Remove it here.' }]
    }),
  )
}

interface FoundFile {
  file: string
  path: string
  collection: CollectionReference
  /** If it is in another language than the site. */
  locale?: string
  /** If it is no file. */
  data?: DataDocument
}

/** Documents of plugins that are in no folder of the site, or have the name of something that is no page. */
function findStrayDocuments(
  { dataDocuments, configFile }: ResolvedConfig,
  found: readonly (FoundFile & { kind: FileKind })[],
): Diagnostic[] {
  if (dataDocuments.length === 0) return []
  const known = new Map(found.map((each) => [each.file, each.kind]))
  return dataDocuments.flatMap(({ file, plugin, place = { file: configFile } }): Diagnostic[] => {
    if (known.get(file) === 'document') return []
    const reason = known.has(file) ? 'a file or folder that starts with "_" makes no page' : 'no collection of the site has this folder'
    const message = `The plugin ${plugin} gives the document ${file}, which has no place: ${reason}.`
    const hint = 'The path of a document starts with the folder of docs, a blog, a collection or the pages, relative to the site.'
    return [{ id: 'plugin-failed', level: 'error', message, place, hint }]
  })
}

function isAlreadyFile({ file, plugin, place }: DataDocument, configFile: string): Diagnostic {
  return {
    id: 'plugin-failed',
    level: 'error',
    message: `The plugin ${plugin} gives the document ${file}, but there is a file of this name.`,
    place: place ?? { file: configFile },
    notes: [{ message: 'the file', place: { file } }],
    hint: 'Remove one of them, or give the document another path.',
  }
}

/**
 * Adds the kind of each file; files of no kind are dropped. A file in two nested collection folders belongs to the inner one, where its
 * path is shorter. Category files count only in docs.
 */
function ownFiles(files: readonly FoundFile[]): (FoundFile & { kind: FileKind })[] {
  const owners = new Map<string, FoundFile>()
  for (const found of files) {
    const owner = owners.get(found.file)
    if (!owner || found.path.length < owner.path.length) owners.set(found.file, found)
  }
  const sorted = [...owners.values()].sort((left, right) => compareTexts(left.file, right.file))
  return sorted.flatMap((found) => {
    const kind = classifyFile(found.path)
    if (kind === undefined || (kind === 'category' && found.collection.kind !== 'docs')) return []
    return [{ ...found, kind }]
  })
}

/** Files arrive in the order of the disk; later steps must not see that order. */
function sortTree(tree: ContentTree): void {
  const byFile = (left: { file: string }, right: { file: string }) => compareTexts(left.file, right.file)
  for (const each of [tree, ...Object.values(tree.locales ?? {})]) {
    each.documents.sort(byFile)
    each.pageModules.sort(byFile)
    each.categories.sort(byFile)
  }
  tree.partials.sort(byFile)
  // Documents are parsed with them, so their order must not depend on which was read first.
  tree.localeFolders?.sort((left, right) => compareTexts(left.folder, right.folder))
  tree.diagnostics = sortDiagnostics(tree.diagnostics)
}

function compareTexts(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0
}
