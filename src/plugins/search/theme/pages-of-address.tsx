'use client'
// On the not-found page: the pages that the search finds for the words of the address.
import { type ReactElement, useEffect, useState } from 'react'
import { createSearchClient } from '../client/create-search-client.ts'
import { addressQuery, pagesOf } from '../client/find-near.ts'
import { searchRequest } from '../client/search-request.ts'
import type { SearchSetup } from '../client/search-setup.ts'
import type { SearchHit } from '../search-client.ts'
import { NearPages } from './near-pages.tsx'

export function PagesOfAddress(given: SearchSetup): ReactElement | null {
  // That of the page, as long as it is shown.
  const [setup] = useState(given)
  const [pages, setPages] = useState<readonly SearchHit[]>([])
  useEffect(() => {
    let isShown = true
    const show = async (): Promise<void> => {
      const query = addressQuery(location.pathname)
      if (query === '') return
      const client = await createSearchClient(setup)
      const { results } = await client.search({ requests: [searchRequest(query, setup, { isNarrow: false })] })
      if (isShown) setPages(pagesOf(results[0]?.hits ?? []))
    }
    // An offer: without it the page is what it was.
    show().catch((error: unknown) => console.warn('The search failed.', error))
    return () => {
      isShown = false
    }
  }, [setup])
  return pages.length === 0 ? null : <NearPages pages={pages} setup={setup} />
}
