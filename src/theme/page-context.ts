// The page that is being rendered, for components at any depth, both of the theme and of the site. It is a React context and not an import,
// because workers render many pages with one copy of the modules.
import { createContext, useContext } from 'react'
import type { Heading } from '../content/document.ts'
import type { SocialCard } from '../plugins/social-cards/social-card.ts'
import type { Route } from '../routes/route.ts'
import type { PageMetadata } from '../routes/route-base.ts'
import type { SiteData } from '../routes/site-data.ts'
import type { HighlightCode, WrittenDocument } from './page-input.ts'

export interface PageContextValue {
  site: SiteData
  route: Route
  /** Metadata of the route, overridden by what the page module exports. */
  metadata: PageMetadata
  headings: readonly Heading[]
  /** For components that say something of their page (docusaurus/theme/layout.tsx). Only while the site is built. */
  stateMetadata?: ((metadata: PageMetadata) => void) | undefined
  /** What a document on the page says of itself, by its file. In islands only for those that ask (hooks/use-written-documents.ts). */
  writtenIn?: ((file: string) => WrittenDocument) | undefined
  buildYear: number
  highlightCode?: HighlightCode
  /** The image that is drawn for the page; undefined if the page has its own image. */
  socialCard?: SocialCard
}

// Marked as pure, so that an island that shows no link has no trace of it.
export const PageContext = /* @__PURE__ */ createContext<PageContextValue | undefined>(undefined)

/**
 * For the theme. Of an island's page, browsers know the configuration and the path alone, unless the island uses one of the hooks for the
 * site's components (hooks/).
 */
export function usePage(): PageContextValue {
  const page = useContext(PageContext)
  if (page === undefined)
    throw new Error('usePage(), useSite(), useDocs(), useBlog() and <Link> work only in components that are rendered as part of a page.')
  return page
}
