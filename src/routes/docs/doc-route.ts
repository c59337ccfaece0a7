// Routes of documentation: a document, and the page that is made for a category. The whole route table: ../route.ts.
import type { LastUpdate } from '../../content/document.ts'
import type { PageLink, RouteBase } from '../route-base.ts'

export interface DocRoute extends RouteBase {
  kind: 'doc'
  /** File of the document. */
  document: string
  props: DocProps
}

export interface DocProps {
  id: string
  title: string
  /** The theme adds an h1 with the title: there is none in the text, and it is not hidden. */
  showTitle: boolean
  docs: { id: string; version: string }
  /** Key into `SiteData.sidebars`. */
  sidebarKey?: string
  breadcrumbs: Breadcrumb[]
  previous?: PageLink
  next?: PageLink
  editUrl?: string
  lastUpdate?: LastUpdate
  /** Docs have no tag pages: a tag is a label, and a link only when it was written with a permalink. */
  tags: { label: string; path?: string }[]
  draft: boolean
  unlisted: boolean
  tableOfContents: { hide: boolean; minHeadingLevel: number; maxHeadingLevel: number }
}

export interface Breadcrumb {
  label: string
  path?: string
}

export interface GeneratedIndexRoute extends RouteBase {
  kind: 'generated-index'
  props: Pick<DocProps, 'docs' | 'sidebarKey' | 'breadcrumbs' | 'previous' | 'next'> & {
    title: string
    description?: string
    cards: CategoryCard[]
  }
}

export interface CategoryCard {
  type: 'link' | 'category'
  label: string
  /** Path on this site, or an address. */
  href: string
  /** Description of the document, or how many items a category has. */
  description?: string
  itemCount?: number
}
