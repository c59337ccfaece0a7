// A sidebar whose ids have been replaced by documents: the source of navigation, breadcrumbs, cards and the displayed items. Used only
// inside the planner, because it holds whole documents.
import type { Place } from '../../diagnostics/diagnostic.ts'
import type { Doc } from './doc.ts'
import type { ItemLook } from './sidebar-definition.ts'

export type SidebarNode = DocNode | LinkNode | HtmlNode | CategoryNode

export interface DocNode extends ItemLook {
  type: 'doc'
  doc: Doc
  /** From front matter, else the item, else the title of the document. */
  label: string
  /** False for a `ref`: shown, but the document belongs elsewhere and paging skips it. */
  owned: boolean
}

export interface LinkNode extends ItemLook {
  type: 'link'
  label: string
  href: string
  description?: string | undefined
  /** It stands for a page of data, which paging goes through. */
  page?: { unlisted: boolean }
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
  /** As written; if undefined, it is made from the label. */
  slug?: string
  /** Set by generated-index.ts, once categories without documents have been dropped. */
  path: string
  title: string
  description?: string
  keywords?: string[]
  image?: string
  /** Where it is defined, for messages. */
  place: Place
}

/** The path of the category's page, if it has one. */
export function categoryPath(category: CategoryNode): string | undefined {
  return category.link?.type === 'doc' ? category.link.doc.path : category.link?.path
}
