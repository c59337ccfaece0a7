// Everything in the content folders, read once: the input of markdown and routes. Plain JSON.
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'
import type { BadgeData } from '../lib/badge-looks.ts'
import type { AuthorFields, CollectionReference, ParsedDocument, SourceDocument } from './document.ts'
import type { StaleTranslation } from './locales/changed-sections.ts'
import type { LocaleFolder } from './locales/locale-folders.ts'
import type { LocaleTexts } from './locales/locale-texts.ts'

export interface ContentTree {
  /** Documents of all collections, sorted by file. Includes drafts (their front matter says so) but not partials. */
  documents: SourceDocument[]
  /**
   * Markdown files whose name or folder starts with `_`, or that are imported from outside the collections. `collection.kind` is 'partial'.
   */
  partials: SourceDocument[]
  /** TSX, JSX and JS files of the pages folder. `path` is relative to that folder, with the extension. */
  pageModules: { file: string; path: string }[]
  categories: CategoryFile[]
  /** Per blog id. */
  authors: Record<string, AuthorsFile>
  /** Per blog id. */
  tags: Record<string, TagsFile>
  /** `<docs id>/<version>` -> the tags file of the version, if there is one. */
  docsTags?: Record<string, TagsFile>
  /** Per docs id: the released versions, newest first, and the folder of every version that is built. */
  versions: Record<string, { released: string[]; folders: Record<string, string> }>
  /** `<docs id>/<version>` -> the sidebars as written. */
  sidebars: Record<string, SidebarsFile>
  /** Site-relative files that the sidebars files import, also those that do not exist. An extension may be missing. */
  sidebarImports?: string[]
  /** Every file of the static folders: path from the site root (`/img/logo.svg`) -> site-relative source. */
  staticFiles: Record<string, string>
  diagnostics: Diagnostic[]
  /** Language -> what the site has in it; absent for languages that have nothing. */
  locales?: Record<string, LocaleContent>
  /** Of the language that the tree is in (locales/localize-content.ts). */
  texts?: LocaleTexts
  /** Folders with documents of other languages, those that exist. */
  localeFolders?: LocaleFolder[]
}

/** What a site has in one language. Its partials are with all others. */
export interface LocaleContent extends Pick<ContentTree, 'documents' | 'pageModules' | 'categories' | 'authors' | 'tags' | 'docsTags'> {
  texts: LocaleTexts
  /** Translation -> what its original has become since; absent if nobody asks. */
  stale?: Record<string, StaleTranslation>
}

/** The tree of a site before anything is read. */
export function emptyContentTree(): ContentTree {
  return {
    documents: [],
    partials: [],
    pageModules: [],
    categories: [],
    authors: {},
    tags: {},
    versions: {},
    sidebars: {},
    staticFiles: {},
    diagnostics: [],
  }
}

/** The documents of all languages. */
export function allDocuments({ documents, locales }: Pick<ContentTree, 'documents' | 'locales'>): SourceDocument[] {
  return [...documents, ...Object.values(locales ?? {}).flatMap((locale) => locale.documents)]
}

/** A `_category_.json|yml|yaml` file. */
export interface CategoryFile {
  file: string
  collection: CollectionReference
  /** Folder relative to that of the collection, '' for its root. */
  directory: string
  metadata: CategoryMetadata
  /** Places of the keys of its `link`. */
  linkPlaces?: Record<string, Place>
  /** The picture of its page, if that is a file beside it. */
  assets?: { file: string; output: string }[]
}

export interface CategoryMetadata {
  label?: string
  position?: number
  collapsed?: boolean
  collapsible?: boolean
  className?: string
  badge?: BadgeData
  customProps?: Record<string, unknown>
  description?: string
  key?: string
  link?: CategoryLink | null
}

export type CategoryLink =
  | { type: 'doc'; id: string }
  | { type: 'generated-index'; slug?: string; title?: string; description?: string; keywords?: string[]; image?: string }

export interface AuthorsFile {
  file: string
  /** The YAML could not be read, so its authors are unknown. */
  unreadable?: boolean
  authors: Record<string, AuthorFields>
}

export interface TagsFile {
  file: string
  /** The YAML could not be read, so its tags are unknown. */
  unreadable?: boolean
  tags: Record<string, { label?: string; description?: string; permalink?: string }>
}

export interface SidebarsFile {
  file: string
  /** Name -> items, not checked yet. */
  value: unknown
  /** Text of the file and of those that it imports, so that messages about an item can name its line. The file itself comes first. */
  sources?: { file: string; text: string }[]
  /** Pictures of generated pages that stand beside the file. */
  assets?: { file: string; output: string }[]
}

/** What the routes need of a parsed document; its body stays with the workers. */
export type DocumentSummary = Omit<SourceDocument, 'source'> &
  Pick<ParsedDocument, 'contentTitle' | 'excerpt' | 'headings' | 'links' | 'assets' | 'image' | 'imports' | 'pageData' | 'wordCount'> & {
    truncated: boolean
  }

/** The place of a document or folder. */
export function placeOf(file: string, place?: Omit<Place, 'file'>): Place {
  return { ...place, file }
}
