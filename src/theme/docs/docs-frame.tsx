// What stands around a page of the docs that is no document: the cards of a category, or a page of data.
import type { ReactElement, ReactNode } from 'react'
import type { PlaceInDocs } from '../../routes/docs/doc-route.ts'
import { Layout } from '../layout/layout.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { DocPager } from './doc-page.tsx'
import { DocsSidebar } from './docs-sidebar.tsx'
import { VersionBadge, VersionBanner } from './version-banner.tsx'

export function DocsFrame({ place, children }: { place: PlaceInDocs; children: ReactNode }): ReactElement {
  return (
    <Layout aside={place.sidebarKey !== undefined && <DocsSidebar sidebarKey={place.sidebarKey} />} className="docs-layout">
      <div className="page-columns">
        <div className="page-column">
          <VersionBanner docs={place.docs} />
          <Breadcrumbs breadcrumbs={place.breadcrumbs} />
          <VersionBadge docs={place.docs} />
          {children}
          <DocPager previous={place.previous} next={place.next} />
        </div>
      </div>
    </Layout>
  )
}
