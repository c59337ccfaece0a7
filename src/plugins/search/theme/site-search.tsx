// The search of a page: a box, and below it all results of what the address asks for. Sites with a page of their own at `searchPagePath` put it
// there; what is inside shows as long as nothing is searched.

import type { ReactElement, ReactNode } from 'react'
import { text } from '../../../lib/texts/text.ts'
import { usePage } from '../../../theme/page-context.ts'
import { SearchResults } from './search-results.tsx'
import { searchSetupOf } from './search-setup-of.ts'

export interface SiteSearchProps {
  /** Instead of results, before there are any. */
  children?: ReactNode
}

/** With the h1 of the page. On a site without search, the heading and what is inside. */
export function SiteSearch({ children }: SiteSearchProps): ReactElement {
  const setup = searchSetupOf(usePage())
  if (setup !== undefined) {
    return (
      <SearchResults client="load" {...setup}>
        {children}
      </SearchResults>
    )
  }
  return (
    <>
      <h1>{text('theme.SearchPage.emptyResultsTitle')}</h1>
      {children}
    </>
  )
}
