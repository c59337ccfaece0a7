// The page that is being rendered, for components at any depth: those of the theme and those of the site.
// A React context and not an import, because workers render many pages from one copy of the modules.
import { createContext, useContext } from 'react'
import type { Heading } from '../content/document.ts'
import type { PageMetadata, Route, SiteData } from '../routes/route.ts'
import type { HighlightCode } from './page-input.ts'

export interface PageContextValue {
  site: SiteData
  route: Route
  /** Of the route, completed by what the page module exports. */
  metadata: PageMetadata
  headings: readonly Heading[]
  buildYear: number
  highlightCode?: HighlightCode
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
