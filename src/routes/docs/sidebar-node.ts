// A sidebar whose ids have been replaced by documents: the source of navigation, breadcrumbs, cards and the displayed items. Used only
// inside the planner, because it holds whole documents.

import type { CategoryLink } from '../../content/content-tree.ts'
import type { Place } from '../../diagnostics/diagnostic.ts'
import type { BadgeData } from '../../lib/badge-looks.ts'
import type { Doc } from './doc.ts'

/** Name -> items, in the order of the file: the last sidebar that holds a document owns it. */
export type Sidebars = Map<string, SidebarNode[]>

export interface ItemLook {
  className?: string
  badge?: BadgeData
  customProps?: Record<string, unknown>
}

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

/** A document as a sidebar item: a `ref` shows a link, but the document belongs to another sidebar. Label, class and properties in its front matter win over those of the item. */
export function docNode(doc: Doc, item: ItemLook & { type?: 'doc' | 'ref'; label?: string }): DocNode {
  const { frontMatter } = doc.summary
  return {
    type: 'doc',
    doc,
    label: frontMatter.sidebarLabel ?? item.label ?? doc.title,
    owned: item.type !== 'ref',
    className: frontMatter.sidebarClassName ?? item.className,
    badge: frontMatter.sidebarBadge ?? item.badge,
    customProps: frontMatter.sidebarCustomProps ?? item.customProps,
  }
}

/** The generated page of a category before its path is assigned. Undefined for a category that has no page or links to a document. */
export function generatedIndexOf(link: CategoryLink | null | undefined, label: string, place: Place): GeneratedIndex | undefined {
  if (link?.type !== 'generated-index') return undefined
  return {
    type: 'generated-index',
    slug: link.slug,
    path: '',
    title: link.title ?? label,
    description: link.description,
    keywords: link.keywords,
    image: link.image,
    place,
  }
}
