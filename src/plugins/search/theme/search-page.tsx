// The page with all search results, for sites without a search page of their own.
import type { ReactElement } from 'react'
import { Layout } from '../../../theme/layout/layout.tsx'
import { SiteSearch } from './site-search.tsx'

export function SearchPage(): ReactElement {
  return (
    <Layout className="search-layout">
      <div className="search-content">
        <SiteSearch />
      </div>
    </Layout>
  )
}
