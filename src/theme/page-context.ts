// The page that is being rendered, for components at any depth: those of the theme and those of the site.
// A React context and not an import, because workers render many pages from one copy of the modules.
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
  /** Of the route, completed by what the page module exports. */
  metadata: PageMetadata
  headings: readonly Heading[]
  buildYear: number
  highlightCode?: HighlightCode
  /** The image that is drawn for the page; undefined when it names one of its own. */
  socialCard?: SocialCard
}

export const PageContext = createContext<PageContextValue | undefined>(undefined)

/** The page: route, metadata, headings. */
export function usePage(): PageContextValue {
  const page = useContext(PageContext)
  if (page === undefined) throw new Error('usePage() and useSite() work only in components that are rendered as part of a page.')
  return page
}

/** What all pages share: configuration, docs, sidebars, blogs, collections. */
export function useSite(): SiteData {
  return usePage().site
}
