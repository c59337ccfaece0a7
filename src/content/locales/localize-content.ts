// The content of a site in one language: translated documents in the places of their originals, and all others as they are. In a folder that
// the configuration names for a language, as in VitePress and Starlight, documents that translate nothing are pages of that language alone.
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import { isBelowFolder } from '../../lib/folder-path.ts'
import type { ContentTree, DocumentSummary, LocaleContent } from '../content-tree.ts'
import type { CollectionReference, Heading, SourceDocument } from '../document.ts'

export interface LocalizedContent {
  tree: ContentTree
  /** Documents that the language lacks, shown in the default one. */
  untranslated: ReadonlySet<string>
  /** Site-relative file -> that of its original. */
  originals: Readonly<Record<string, string>>
}

/** Each document that is translated, with its translation. */
export function findTranslations(
  tree: Pick<ContentTree, 'documents'>,
  { documents }: Pick<LocaleContent, 'documents'>,
): { original: SourceDocument; translation: SourceDocument }[] {
  const translations = new Map(documents.map((document) => [keyOf(document), document]))
  return tree.documents.flatMap((original) => {
    const translation = translations.get(keyOf(original))
    return translation ? [{ original, translation }] : []
  })
}

/** Documents that translate nothing. */
export function findOrphans(tree: ContentTree, { documents }: LocaleContent): SourceDocument[] {
  const originals = new Set(tree.documents.map(keyOf))
  return documents.filter((document) => !originals.has(keyOf(document)))
}

export function localizeContent(
  tree: ContentTree,
  { locale, defaultLocale, i18n }: Pick<ResolvedConfig, 'locale' | 'defaultLocale' | 'i18n'>,
): LocalizedContent {
  const own = tree.locales?.[locale]
  if (own === undefined)
    return { tree, untranslated: new Set(locale === defaultLocale ? [] : tree.documents.map(({ file }) => file)), originals: {} }
  const translations = new Map(own.documents.map((document) => [keyOf(document), document]))
  const untranslated = new Set<string>()
  const originals: Record<string, string> = {}
  const documents = tree.documents.map((original): SourceDocument => {
    const translation = translations.get(keyOf(original))
    if (translation === undefined) {
      if (locale !== defaultLocale) untranslated.add(original.file)
      return original
    }
    originals[translation.file] = original.file
    // What says when a post was written is in the name of the original too.
    return translation.firstCommitDate === undefined && original.firstCommitDate !== undefined
      ? { ...translation, firstCommitDate: original.firstCommitDate }
      : translation
  })
  const folder = i18n.docs?.[locale]
  if (folder !== undefined) documents.push(...findOrphans(tree, own).filter(({ file }) => isBelowFolder(file, folder)))
  const modules = new Map(own.pageModules.map((module) => [withoutExtension(module.path), module]))
  return {
    tree: {
      ...tree,
      texts: own.texts,
      documents,
      pageModules: tree.pageModules.map((module) => modules.get(withoutExtension(module.path)) ?? module),
      categories: [
        ...own.categories,
        ...tree.categories.filter((each) => !own.categories.some((other) => keyOfFolder(each) === keyOfFolder(other))),
      ],
      authors: { ...tree.authors, ...own.authors },
      tags: { ...tree.tags, ...own.tags },
      ...(tree.docsTags || own.docsTags ? { docsTags: { ...tree.docsTags, ...own.docsTags } } : {}),
    },
    untranslated,
    originals,
  }
}

/** Tells translations the headings of their originals, if their ids are wanted. @returns all translations. */
export function giveOriginalHeadings(
  tree: ContentTree,
  { i18n }: Pick<ResolvedConfig, 'i18n'>,
  summaries: readonly DocumentSummary[],
): SourceDocument[] {
  const translations = Object.values(tree.locales ?? {}).flatMap(({ documents }) => documents)
  if (translations.length === 0 || i18n.headingIds !== 'original') return translations
  const headings = new Map(summaries.map((summary) => [keyOf(summary), summary.headings]))
  for (const translation of translations) {
    const found = headings.get(keyOf(translation))
    if (found) translation.originalHeadings = originalHeadings(found)
  }
  return translations
}

/** The headings of a document whose ids its translations take over: those that are written in it, below the title. */
export function originalHeadings(headings: readonly Heading[]): Pick<Heading, 'id' | 'level'>[] {
  return headings.flatMap(({ id, level, from }) => (level > 1 && from === undefined ? [{ id, level }] : []))
}

function keyOf({ collection, path }: { collection: CollectionReference; path: string }): string {
  return `${keyOfCollection(collection)}/${withoutExtension(path)}`
}

function keyOfFolder({ collection, directory }: { collection: CollectionReference; directory: string }): string {
  return `${keyOfCollection(collection)}/${directory}`
}

function keyOfCollection({ kind, id, version = '' }: CollectionReference): string {
  return `${kind}/${id}/${version}`
}

function withoutExtension(path: string): string {
  return path.replace(/\.[^./]+$/, '')
}
