// Routes of the docs: documents, and the pages generated for categories. The whole route table: ../route.ts.
import type { LastUpdate } from '../../content/document.ts'
import type { HomePageContent } from '../../content/home-page.ts'
import type { PageLink, RouteBase } from '../route-base.ts'
import type { TableOfContents } from '../table-of-contents-of.ts'

export interface DocRoute extends RouteBase {
  kind: 'doc'
  /** File of the document. */
  document: string
  props: DocProps
}

export interface DocProps {
  id: string
  title: string
  /** The theme adds an h1 with the title: the text has none, and the front matter does not hide it. */
  showTitle: boolean
  docs: { id: string; version: string }
  /** Key into `SiteData.sidebars`. */
  sidebarKey?: string
  breadcrumbs: Breadcrumb[]
  previous?: PageLink
  next?: PageLink
  editUrl?: string
  lastUpdate?: LastUpdate
  /** Without a path where the docs have no pages for tags. */
  tags: { label: string; path?: string }[]
  draft: boolean
  unlisted: boolean
  tableOfContents: TableOfContents
  /** The page is a home page. */
  home?: HomePageContent
}

/** Where a page stands in the docs. */
export type PlaceInDocs = Pick<DocProps, 'docs' | 'sidebarKey' | 'breadcrumbs' | 'previous' | 'next'>

export interface Breadcrumb {
  label: string
  path?: string
  /** As that of a `PageLink`. */
  textLocale?: string
}

export interface GeneratedIndexRoute extends RouteBase {
  kind: 'generated-index'
  props: PlaceInDocs & {
    title: string
    description?: string
    cards: CategoryCard[]
    /** Its cards are in sections by the first letter of their label. */
    byLetter?: boolean
    /** Of the page of a tag: path of the list of all tags. */
    tagsPath?: string
  }
}

export interface CategoryCard {
  type: 'link' | 'category'
  label: string
  /** Path on this site, or a full URL. */
  href: string
  /** Description of the document, link or category. */
  description?: string
  itemCount?: number
  /** As that of the page to which it leads (RouteBase). */
  textLocale?: string
}
