// The page that is being rendered, for components at any depth, both of the theme and of the site. It is a React context and not an import,
// because workers render many pages with one copy of the modules.
import { createContext, useContext } from 'react'
import type { SocialCard } from '../cards/social-card.ts'
import type { Heading } from '../content/document.ts'
import type { Route } from '../routes/route.ts'
import type { PageMetadata } from '../routes/route-base.ts'
import type { SiteData } from '../routes/site-data.ts'
import type { HighlightCode } from './page-input.ts'

export interface PageContextValue {
  site: SiteData
  route: Route
  /** Metadata of the route, overridden by what the page module exports. */
  metadata: PageMetadata
  headings: readonly Heading[]
  buildYear: number
  highlightCode?: HighlightCode
  /** The image that is drawn for the page; undefined if the page has its own image. */
  socialCard?: SocialCard
}

export const PageContext = createContext<PageContextValue | undefined>(undefined)

/** The page: its route, metadata and headings. */
export function usePage(): PageContextValue {
  const page = useContext(PageContext)
  if (page === undefined) throw new Error('usePage() and useSite() work only in components that are rendered as part of a page.')
  return page
}

/** What all pages share: configuration, docs, sidebars, blogs, collections. */
export function useSite(): SiteData {
  return usePage().site
}
