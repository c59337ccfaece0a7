// What is known of one Markdown file: first as it stands on disk with its front matter, then parsed.
// Everything here is plain JSON: it crosses to the workers and it is what the cache keeps.
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'

export interface CollectionReference {
  kind: 'docs' | 'blog' | 'pages' | 'collection' | 'partial'
  id: string
  /** Of docs only: the name of the version, 'current' for the one in work. */
  version?: string
}

/** A Markdown file with its front matter read and checked; the body is not parsed yet. */
export interface SourceDocument {
  /** Site-relative path with `/`: names the document everywhere. */
  file: string
  collection: CollectionReference
  /** Path below the folder of its collection, with the extension. */
  path: string
  format: 'md' | 'mdx'
  frontMatter: FrontMatter
  /** Where each top-level key of the front matter stands. */
  frontMatterPlaces: Record<string, Place>
  /** Front matter and all, as text. */
  source: string
  /** Offset in `source` (UTF-16 units) at which the body begins, and the line (from 1) that it begins on. */
  bodyOffset: number
  bodyLine: number
  /** SHA-256 of the bytes of the file, in hex. */
  hash: string
  /** From git, where asked for. */
  lastUpdate?: LastUpdate
  /** ISO date and time of the first git commit; of blog posts only that have no other date. */
  firstCommitDate?: string
}

export interface LastUpdate {
  /** ISO date and time in UTC. */
  date?: string
  author?: string
}

/** Validated front matter. Fields of all collections; keys that none of them knows are under `custom`. */
export interface FrontMatter {
  title?: string
  description?: string
  slug?: string
  keywords?: string[]
  image?: string
  draft?: boolean
  unlisted?: boolean
  tags?: (string | { label: string; permalink: string })[]
  hideTableOfContents?: boolean
  tocMinHeadingLevel?: number
  tocMaxHeadingLevel?: number
  /** null hides the edit link. */
  customEditUrl?: string | null
  lastUpdate?: LastUpdate
  format?: 'md' | 'mdx'
  // docs
  id?: string
  hideTitle?: boolean
  sidebarLabel?: string
  sidebarPosition?: number
  sidebarClassName?: string
  sidebarCustomProps?: Record<string, unknown>
  /** null: shown without a sidebar. */
  displayedSidebar?: string | null
  paginationLabel?: string
  /** null: none. */
  paginationPrev?: string | null
  paginationNext?: string | null
  parseNumberPrefixes?: boolean
  // blog
  date?: string
  /** As written: keys of the authors file, or authors. */
  authors?: AuthorReference[]
  hideReadingTime?: boolean
  // pages
  wrapperClassName?: string
  hideFooter?: boolean
  hideNavbar?: boolean
  /** Everything else, as plain JSON. Data-driven collections read their fields here. */
  custom: Record<string, unknown>
}

export type AuthorReference = string | ({ key?: string } & AuthorFields)

export interface AuthorFields {
  name?: string
  title?: string
  url?: string
  imageUrl?: string
  email?: string
  description?: string
  /** Platform -> handle or address. */
  socials?: Record<string, string>
  /** A page of the author's own. */
  page?: boolean | { permalink: string }
}

/**
 * A parsed document. Links are not resolved yet: the HTML has a marker (see `linkMarker`) for each of `links`, because
 * where a link leads depends on other documents, and this does not.
 */
export interface ParsedDocument {
  file: string
  /** Text of the first h1, when it stands before any other heading or rule; that h1 is not in the body when `contentTitleRemoved`. */
  contentTitle?: string
  /** Plain text of the first line with words in it. */
  excerpt: string
  headings: Heading[]
  links: LinkReference[]
  assets: AssetReference[]
  /** Where the headings of an imported partial belong: in front of `headings[index]` (markdown/headings/splice-headings.ts). Absent without any. */
  headingInserts?: { index: number; file: string }[]
  /** Modules that an MDX document imports; resolved, site-relative or a package name. */
  imports: ImportReference[]
  body: Body
  /** The body before the truncate marker; absent without a marker. */
  truncatedBody?: Body
  /** Words of the text, code left out, counted as in behaviour §2.21. */
  wordCount: number
  diagnostics: Diagnostic[]
  /** What was asked of the files beside the document (markdown/links/record-lookups.ts): a kept result holds while the answers stay. */
  lookups?: Lookup[]
}

/** One question about local files and its answer, as JSON text. */
export interface Lookup {
  question: [method: 'find' | 'findStatic' | 'siblings' | 'hash' | 'image', ...texts: string[]]
  answer: string
}

/** HTML, or a compiled MDX program (see markdown/mdx/evaluate-mdx.ts). Both hold link markers. */
export type Body = { kind: 'html'; html: string } | { kind: 'mdx'; code: string; html: string[] }

export interface Heading {
  /** Inline HTML for the contents list: code, em, strong and del only. */
  html: string
  /** Plain text. */
  text: string
  id: string
  level: number
  /** Where it comes from a partial: its file. */
  from?: string
}

export interface LinkReference {
  /** As the author wrote it. */
  url: string
  kind: 'link' | 'image'
  place: Place
}

/** A local file that the document uses: it is copied to `/assets/` under a name with its hash. */
export interface AssetReference {
  /** Site-relative source file. */
  file: string
  /** Path of the output, `assets/images/name-HASH.png`, without the base URL. */
  output: string
  /** Index in `links`. */
  link: number
}

export interface ImportReference {
  /** As written. */
  specifier: string
  /** Site-relative path of a local module or partial, or a bare package name. */
  resolved: string
  kind: 'module' | 'partial' | 'asset'
  place: Place
}

/** Stands in the HTML for the address of `links[index]`. NUL cannot come from Markdown: CommonMark replaces it. */
export function linkMarker(index: number): string {
  return `\u0000${index}\u0000`
}

export const linkMarkerPattern = /\u0000(\d+)\u0000/g
