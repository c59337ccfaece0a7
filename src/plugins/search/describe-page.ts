// Whether search finds a page, and what it says of it: its group in the results, its version, how much it counts.
import type { PlaceInDocs } from '../../routes/docs/doc-route.ts'
import type { Route } from '../../routes/route.ts'
import type { SiteData } from '../../routes/site-data.ts'

export interface PageDescription {
  /** `lvl0`: the heading under which results of this page stand. */
  group: string
  /** `default`, or `docs-<id>-<version>`. */
  tag: string
  /** Name of the docs version; absent outside of docs. */
  version?: string
  /** Only the title is found: the rest is text of other pages. */
  titleOnly: boolean
  /** Among pages that match equally well; 1 is usual, less sinks. */
  weight: number
}

const documentation = 'Documentation'

/** @returns undefined for pages that search leaves out: unlisted ones, drafts, those that ask not to be indexed or found, second pages of lists. */
export function describePage(route: Route, site: SiteData): PageDescription | undefined {
  const { metadata } = route
  if (metadata.unlisted || metadata.draft || metadata.noIndex || metadata.search === false) return undefined
  const described = describeKind(route, site)
  return described && { ...described, weight: described.weight * (metadata.searchBoost ?? 1) }
}

function describeKind(route: Route, site: SiteData): PageDescription | undefined {
  const page = { tag: 'default', titleOnly: false, weight: 1 }
  switch (route.kind) {
    case 'doc':
    case 'generated-index':
      return inDocs(route, route.props, site)
    case 'blog-post':
      return { ...page, group: site.blogs[route.props.blog]?.title ?? 'Blog', weight: 0.8 }
    case 'blog-list':
      return route.props.pagination.page > 1
        ? undefined
        : { ...page, group: site.blogs[route.props.blog]?.title ?? 'Blog', titleOnly: true }
    case 'blog-archive':
    case 'blog-authors':
    case 'blog-tags':
      return { ...page, group: site.blogs[route.props.blog]?.title ?? 'Blog', titleOnly: true, weight: 0.8 }
    case 'collection-list':
    case 'collection-item':
      return { ...page, group: capitalize(route.props.collection) }
    case 'page':
      return route.props.inDocs ? inDocs(route, route.props.inDocs, site) : { ...page, group: 'Pages' }
    default:
      return undefined
  }
}

function inDocs(route: Route, place: PlaceInDocs, site: SiteData): PageDescription {
  const { id, version: name } = place.docs
  const versions = site.docs[id]?.versions ?? []
  const isLast = versions.find((version) => version.name === name)?.isLast ?? true
  const group = groupOf(route, place, site)
  return { group, tag: `docs-${id}-${name}`, version: name, titleOnly: false, weight: isLast ? 1 : 0.5 }
}

/** The category at the top of its sidebar; a page that is in none belongs to the documentation as a whole. */
function groupOf({ kind, path }: Route, { breadcrumbs, sidebarKey }: PlaceInDocs, { sidebars }: SiteData): string {
  const [first, second] = breadcrumbs
  if (!first) return documentation
  if (second || kind === 'generated-index') return first.label
  const top = sidebarKey === undefined ? [] : (sidebars[sidebarKey] ?? [])
  return top.some((item) => item.type === 'category' && item.href === path) ? first.label : documentation
}

function capitalize(text: string): string {
  return (text.charAt(0).toUpperCase() + text.slice(1)).replaceAll('-', ' ')
}
