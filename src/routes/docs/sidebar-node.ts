// A sidebar whose ids have become documents: what navigation, breadcrumbs, cards and the shown items are all made from.
// Inside the planner only; it holds whole documents and never leaves it.
import type { Doc } from './doc.ts'
import type { ItemLook } from './sidebar-definition.ts'

export type SidebarNode = DocNode | LinkNode | HtmlNode | CategoryNode

export interface DocNode extends ItemLook {
  type: 'doc'
  doc: Doc
  /** Front matter, else the item, else the title of the document. */
  label: string
  /** False for a `ref`: shown, but the document belongs elsewhere and paging skips it. */
  owned: boolean
}

export interface LinkNode extends ItemLook {
  type: 'link'
  label: string
  href: string
  description?: string
}

export interface HtmlNode extends ItemLook {
  type: 'html'
  value: string
  defaultStyle: boolean
}

export interface CategoryNode extends ItemLook {
  type: 'category'
  label: string
  link?: { type: 'doc'; doc: Doc } | GeneratedIndex
  collapsible: boolean
  collapsed: boolean
  description?: string
  items: SidebarNode[]
}

/** A page of cards for a category. */
export interface GeneratedIndex {
  type: 'generated-index'
  /** As written; without one it is made from the label. */
  slug?: string
  /** Set once the categories without documents are gone: see generated-index.ts. */
  path: string
  title: string
  description?: string
  keywords?: string[]
  image?: string
  /** File that says so, for messages. */
  source: string
}

/** Where a category leads, if it has a page. */
export function categoryPath(category: CategoryNode): string | undefined {
  return category.link?.type === 'doc' ? category.link.doc.path : category.link?.path
}
