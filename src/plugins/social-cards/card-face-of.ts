// The text on the card of a page: its title, and where on the site it belongs. It comes from the same metadata as the head of the page, so
// a title that a page module sets is on the card too.

import { comparablePath } from '../../lib/site-path.ts'
import type { Breadcrumb } from '../../routes/docs/doc-route.ts'
import type { Route } from '../../routes/route.ts'
import type { PageMetadata } from '../../routes/route-base.ts'
import type { SiteData } from '../../routes/site-data.ts'
import type { CardFace } from './social-card.ts'

export interface FaceInput {
  route: Route
  /** The metadata that the head has. */
  metadata: PageMetadata
  site: SiteData
  /** Id of a collection -> its title. */
  collectionTitles: Record<string, string>
}

/** Undefined for a page that has its own image, and for the not-found page, which nobody shares. */
export function cardFaceOf({ route, metadata, site, collectionTitles }: FaceInput): CardFace | undefined {
  if (metadata.image || route.kind === 'not-found') return undefined
  const title = cleanText(metadata.title ?? '') || cleanText(site.config.title)
  const section = cleanText(sectionOf(route, site, collectionTitles) ?? '')
  return section === '' || section === title ? { title } : { title, section }
}

function sectionOf(route: Route, site: SiteData, collectionTitles: Record<string, string>): string | undefined {
  switch (route.kind) {
    case 'doc':
    case 'generated-index':
      return trailAbove(route.path, route.props.breadcrumbs)
    case 'page':
      return trailAbove(route.path, route.props.inDocs?.breadcrumbs ?? [])
    case 'collection-list':
    case 'collection-item':
      return collectionTitles[route.props.collection]
    case 'search':
    case 'not-found':
      return undefined
    default:
      return site.blogs[route.props.blog]?.title
  }
}

/** The categories above a page. The last crumb is the page itself; a category whose own page it is, is left out. */
function trailAbove(path: string, breadcrumbs: readonly Breadcrumb[]): string {
  const own = comparablePath(path)
  return breadcrumbs
    .slice(0, -1)
    .filter((crumb) => crumb.path === undefined || comparablePath(crumb.path) !== own)
    .map(({ label }) => label)
    .join(' / ')
}

/** One line of composed characters. Control and format characters, for example for text direction, are invisible and are left out. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim()
}
