// The page with all results, for sites that have none of their own (behaviour §6.6).
import type { ReactElement } from 'react'
import { Layout } from '../layout/layout.tsx'
import { SiteSearch } from '../search/site-search.tsx'

export function SearchPage(): ReactElement {
  return (
    <Layout className="search-layout">
      <div className="search-content">
        <SiteSearch />
      </div>
    </Layout>
  )
}
