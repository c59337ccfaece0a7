// Pages that nobody has translated are in another language than the site around them. So are their titles, wherever these stand: assistive
// technology reads them in that language.

import type { SidebarItem } from './docs/sidebar-item.ts'
import type { Route } from './route.ts'
import type { PageLink } from './route-base.ts'
import type { BlogData } from './site-data.ts'

export interface Untranslated {
  /** Files of documents. */
  documents: ReadonlySet<string>
  /** The language of their texts. */
  locale: string
}

export interface MarkedParts {
  routes: readonly Route[]
  blogs: readonly BlogData[]
  sidebars: Readonly<Record<string, readonly SidebarItem[]>>
}

/** Marks pages, and links to them in lists. */
export function markUntranslated({ routes, blogs, sidebars }: MarkedParts, { documents, locale }: Untranslated): void {
  if (documents.size === 0) return
  const titles = new Map<string, string | undefined>()
  for (const route of routes) {
    if (!('document' in route) || route.document === undefined || !documents.has(route.document)) continue
    route.textLocale = locale
    titles.set(route.path, titleOf(route))
  }
  // Sidebars and front matter give some links a label of their own, whose language nobody knows.
  const mark = (link: PageLink | undefined): void => {
    if (link && link.label === titles.get(link.path)) link.textLocale = locale
  }
  const markSidebar = (items: readonly SidebarItem[]): void => {
    for (const item of items) {
      if (item.type === 'category') markSidebar(item.items)
      else if (item.type === 'link' && item.label === titles.get(item.href)) item.textLocale = locale
    }
  }
  for (const { sidebar, posts } of blogs) {
    for (const year of sidebar) year.posts.forEach(mark)
    for (const post of posts) if (titles.has(post.path)) post.textLocale = locale
  }
  Object.values(sidebars).forEach(markSidebar)
  for (const route of routes) {
    if (route.kind === 'blog-post') [route.props.newer, route.props.older].forEach(mark)
    if (route.kind === 'doc' || route.kind === 'generated-index') [route.props.previous, route.props.next].forEach(mark)
    if (route.kind === 'doc') {
      const last = route.props.breadcrumbs.at(-1)
      if (last && route.textLocale !== undefined && last.label === route.props.title) last.textLocale = locale
    }
    if (route.kind === 'generated-index')
      // The label of a category stands in no document.
      for (const card of route.props.cards) if (card.type === 'link' && titles.has(card.href)) card.textLocale = locale
  }
}

function titleOf(route: Route): string | undefined {
  return route.kind === 'doc' ? route.props.title : route.kind === 'blog-post' ? route.props.post.title : route.metadata.title
}
