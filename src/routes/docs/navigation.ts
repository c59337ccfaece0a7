// The reading order of a sidebar and the trail to each of its pages, computed in one walk over the sidebar rather than once per page, which
// would take quadratic time on sites with thousands of documents.

import { comparablePath } from '../../lib/site-path.ts'
import type { PageLink } from '../route-base.ts'
import type { Doc } from './doc.ts'
import type { Breadcrumb } from './doc-route.ts'
import { categoryPath, type SidebarNode } from './sidebar-node.ts'

export interface SidebarNavigation {
  /** Page -> its neighbors. The page is a document, or the path of a generated index or of a page of data. */
  neighbours: ReadonlyMap<Doc | string, Neighbours>
  /** Comparable path -> the trail that ends at the page. */
  trails: ReadonlyMap<string, Breadcrumb[]>
  /** Documents in reading order, each once. */
  documents: readonly Doc[]
}

export interface Neighbours {
  previous?: PageLink
  next?: PageLink
}

interface Stop {
  page: Doc | string
  link: PageLink
}

export function navigate(nodes: readonly SidebarNode[]): SidebarNavigation {
  const stops: Stop[] = []
  const seen = new Set<Doc | string>()
  const trails = new Map<string, Breadcrumb[]>()
  visit(nodes, [])
  return { neighbours: neighboursOf(stops), trails, documents: stops.flatMap(({ page }) => (typeof page === 'string' ? [] : [page])) }

  function visit(items: readonly SidebarNode[], ancestors: readonly Breadcrumb[]): void {
    for (const node of items) {
      if (node.type === 'html') continue
      const trail = [...ancestors, breadcrumbOf(node)]
      const path = node.type === 'category' ? categoryPath(node) : node.type === 'doc' ? node.doc.path : node.href
      if (path !== undefined) addTrail(path, trail)
      if (node.type === 'link' && node.page?.unlisted === false) addStop(node.href, { label: node.label, path: node.href })
      if (node.type === 'doc' && node.owned) addStop(node.doc, docLink(node.doc, node.label))
      if (node.type !== 'category') continue
      if (node.link?.type === 'doc') addStop(node.link.doc, docLink(node.link.doc, node.label))
      else if (node.link !== undefined) addStop(node.link.path, { label: node.label, path: node.link.path })
      visit(node.items, trail)
    }
  }

  /** A document that appears twice counts at its first place. */
  function addStop(page: Doc | string, link: PageLink): void {
    if (seen.has(page)) return
    seen.add(page)
    stops.push({ page, link })
  }

  function addTrail(path: string, trail: Breadcrumb[]): void {
    const key = comparablePath(path)
    if (!trails.has(key)) trails.set(key, trail)
  }
}

/** Front matter `pagination_label`, then `sidebar_label`, then the label of the item, then the title. */
export function docLink(doc: Doc, itemLabel?: string): PageLink {
  const { paginationLabel, sidebarLabel } = doc.summary.frontMatter
  return { label: paginationLabel ?? sidebarLabel ?? itemLabel ?? doc.title, path: doc.path }
}

/** Unlisted documents are skipped and have no neighbors themselves. */
function neighboursOf(stops: readonly Stop[]): Map<Doc | string, Neighbours> {
  const listed = stops.filter(({ page }) => typeof page === 'string' || !page.unlisted)
  return new Map(
    listed.map(({ page }, index): [Doc | string, Neighbours] => {
      const previous = listed[index - 1]?.link
      const next = listed[index + 1]?.link
      return [page, { ...(previous === undefined ? {} : { previous }), ...(next === undefined ? {} : { next }) }]
    }),
  )
}

/** An unlisted page is named in the trail but not linked. */
function breadcrumbOf(node: Exclude<SidebarNode, { type: 'html' }>): Breadcrumb {
  if (node.type === 'link') return node.page?.unlisted ? { label: node.label } : { label: node.label, path: node.href }
  if (node.type === 'doc') return node.doc.unlisted ? { label: node.label } : { label: node.label, path: node.doc.path }
  const path = node.link?.type === 'doc' && node.link.doc.unlisted ? undefined : categoryPath(node)
  return path === undefined ? { label: node.label } : { label: node.label, path }
}
