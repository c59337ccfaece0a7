// What is known of one Markdown file: first as on disk, with its front matter, then parsed. Everything here is plain JSON: it is sent to
// the workers and kept in the cache.

import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'
import type { BadgeData } from '../lib/badge-looks.ts'
import type { HeadTag } from '../lib/head-tag.ts'
import type { SearchMetadata } from '../lib/search-metadata.ts'
import type { HomePageContent } from './home-page.ts'

export interface CollectionReference {
  kind: 'docs' | 'blog' | 'pages' | 'collection' | 'partial'
  id: string
  /** Only for docs: the name of the version, 'current' for the unreleased one. */
  version?: string
}

/** A Markdown file with its front matter read and checked; the body is not parsed yet. */
export interface SourceDocument {
  /** If a plugin has made it of data and there is no such file: what is known of its origin. */
  made?: { plugin: string; place?: Place }
  /** Site-relative path with `/`: identifies the document everywhere. */
  file: string
  collection: CollectionReference
  /** Path relative to the folder of its collection, with the extension. */
  path: string
  format: 'md' | 'mdx'
  frontMatter: FrontMatter
  /** Place of each top-level key of the front matter. */
  frontMatterPlaces: Record<string, Place>
  /** The keys and values, if a function of the configuration gives others than `source` has. */
  ownFrontMatter?: Record<string, unknown>
  /** The whole text, front matter included. Undefined where nobody needs it for now (forget-source.ts). */
  source: string | undefined
  /** Offset in `source` (UTF-16 units) where the body begins, and the line (from 1) on which it begins. */
  bodyOffset: number
  bodyLine: number
  /** SHA-256 of the bytes of the file, in hex; of `source` as well, if plugins have changed it. */
  hash: string
  /** If plugins have put other text into `source`: where its lines are written, in their order (source-parts.ts). */
  parts?: SourcePart[]
  /** What `source` has of each of these files, its own included, as hashes: for `build --explain`. */
  texts?: Record<string, string>
  /** Site-relative files that plugins have read, or looked for, to make `source`. */
  reads?: string[]
  /** Of a translation: the headings of its original below the title, whose ids it takes over if they are at the same levels. */
  originalHeadings?: Pick<Heading, 'id' | 'level'>[]
  /** The types that its samples ask for: line of a fence -> index of a line in the code -> type (plugins/samples). */
  sampleTypes?: Record<number, Record<number, string>>
  /** From git, if needed. */
  lastUpdate?: LastUpdate
  /** ISO date and time of the first git commit; only for blog posts without another date. */
  firstCommitDate?: string
}

/** One whose text is at hand. */
export interface TextDocument extends SourceDocument {
  source: string
}

/** Lines of a document that are written one after the other in one file. They end where the next part begins. */
export interface SourcePart {
  /** Line of the document with which it begins, from 1. */
  line: number
  /** Site-relative. */
  file: string
  /** Line of `file` with which it begins, from 1. */
  from: number
  /** What is added to a column of the document to get that in `file`. */
  columns?: number
}

export interface LastUpdate {
  /** ISO date and time in UTC. */
  date?: string
  author?: string
}

/** The previous or next page with other words, or another page by its path. */
export interface WrittenNeighbour {
  label?: string | undefined
  to?: string | undefined
}

/** Validated front matter: the fields of all collections. Keys that no collection defines are in `custom`. */
export interface FrontMatter extends SearchMetadata {
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
  /** Name of a layout of the site. */
  layout?: string
  /** Tags for the head of the page. */
  headTags?: PlacedHeadTag[]
  /** The home page that `layout: home` or `template: splash` describes. */
  home?: HomePageContent
  // docs
  id?: string
  hideTitle?: boolean
  sidebarLabel?: string
  sidebarPosition?: number
  sidebarClassName?: string
  sidebarBadge?: BadgeData
  sidebarCustomProps?: Record<string, unknown>
  /** null means no sidebar. */
  displayedSidebar?: string | null
  paginationLabel?: string
  /** null means none. */
  paginationPrev?: string | WrittenNeighbour | null
  paginationNext?: string | WrittenNeighbour | null
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

export type PlacedHeadTag = HeadTag & { place: Place }

export type AuthorReference = string | ({ key?: string } & AuthorFields)

export interface AuthorFields {
  name?: string
  title?: string
  url?: string
  imageUrl?: string
  email?: string
  description?: string
  /** Platform -> handle or URL. */
  socials?: Record<string, string>
  /** Whether the author has a page of their own. */
  page?: boolean | { permalink: string }
}

/**
 * A parsed document. Links are not resolved yet: the HTML has a marker (see `linkMarker`) for each of `links`, because the target of a link
 * depends on other documents, and this data must not.
 */
export interface ParsedDocument {
  file: string
  /**
   * Its front matter for components that ask for it: the lines at the top of the file, or the keys and values that a function of the
   * configuration gives in their place. Absent if it has none.
   */
  writtenFrontMatter?: string | Record<string, unknown>
  /** Text of the first h1, if no other heading or thematic break precedes it. In blog posts that h1 is removed from the body. */
  contentTitle?: string
  /** Plain text of the first line with words in it. */
  excerpt: string
  headings: Heading[]
  links: LinkReference[]
  assets: AssetReference[]
  /**
   * Where the headings of imported partials belong: before `headings[index]` (markdown/headings/splice-headings.ts). Absent if there are
   * none.
   */
  headingInserts?: { index: number; file: string }[]
  /** Modules that an MDX document imports, resolved to a site-relative path or a package name. */
  imports: ImportReference[]
  body: Body
  /** The body before the truncate marker; absent without a marker. */
  truncatedBody?: Body
  /** What `image` in the front matter means, as a path of the site, if it is written relative to the document. */
  image?: string
  /** What plugins have left in `file.data.page`, as JSON. */
  pageData?: Record<string, unknown>
  /** Number of words in the text without code, by the rules of Unicode. */
  wordCount: number
  diagnostics: Diagnostic[]
  /** It could not be read, for the reason in the diagnostics: its body is empty. */
  failed?: true
  /** Lookups of local files (markdown/links/record-lookups.ts): a cached result is valid while the answers stay the same. */
  lookups?: Lookup[]
}

/** A question about local files and its answer, as JSON text. */
export interface Lookup {
  question: [method: 'find' | 'findStatic' | 'siblings' | 'staticSiblings' | 'hash' | 'image', ...texts: string[]]
  answer: string
}

/**
 * HTML, or a compiled MDX program (see markdown/mdx/evaluate-mdx.ts). Both hold link markers. `exports`: the names that a document exports
 * besides its text; `*./file` for all those of another module.
 */
export type Body = { kind: 'html'; html: string } | { kind: 'mdx'; code: string; html: string[]; exports?: string[] }

export interface Heading {
  /** Inline HTML for the table of contents: only code, em, strong and del. */
  html: string
  /** Plain text. */
  text: string
  id: string
  level: number
  /** If it comes from a partial: the file of the partial. */
  from?: string
}

export interface LinkReference {
  /** As the author wrote it. */
  url: string
  /**
   * `image` has been looked up while the document was parsed; `file` is any other file that the page loads. `prop` is an attribute of a
   * component: only the finished page shows what becomes of it.
   */
  kind: 'link' | 'image' | 'file' | 'prop'
  place: Place
  /** The file that it is written in, if a plugin has put that into the document: it is relative to this one. */
  from?: string
  /** Marked with `data-no-link-check`. */
  unchecked?: true
}

/** A local file that the document uses: it is copied to `/assets/` under a name with its hash. */
export interface AssetReference {
  /** Site-relative source file. */
  file: string
  /** Path of the output, `assets/images/name-HASH.png`, without the base URL. */
  output: string
  /** Index in `links`. */
  link: number
  /** The output is a picture that is made of the file (plugins/pictures). */
  picture?: { width: number; format: 'avif' | 'webp' }
}

export interface ImportReference {
  /** As written. */
  specifier: string
  /** Site-relative path of a file, the name of a package, or `theme:` and a name. */
  resolved: string
  /** `module`: a file that the bundler reads (code, JSON, style sheets, SVG). `asset`: a file of which the document gets the address. */
  kind: 'module' | 'package' | 'theme' | 'partial' | 'asset'
  place: Place
  /** Of the document's own code (markdown/mdx/own-module.ts): what the module consists of. */
  code?: string
}

/** Placeholder in the HTML for the URL of `links[index]`. NUL cannot come from Markdown: CommonMark replaces it. */
export function linkMarker(index: number): string {
  return `\u0000${index}\u0000`
}

export const linkMarkerPattern = /\u0000(\d+)\u0000/g
