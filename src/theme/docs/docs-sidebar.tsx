// The sidebar of the docs. It needs no script: a closed category is a link to its first page, on which it is open.

import type { ReactElement } from 'react'
import { withBaseUrl } from '../../lib/site-path.ts'
import { text } from '../../lib/texts/text.ts'
import { classNames } from '../class-names.ts'
import { Sidebar } from '../layout/sidebar.tsx'
import { usePage } from '../page-context.ts'
import { openBranch } from './open-branch.ts'
import { indexSidebar } from './sidebar-index.ts'

/** `sidebarKey`: key in `SiteData.sidebars`. */
export function DocsSidebar({ sidebarKey }: { sidebarKey: string }): ReactElement | null {
  const { site, route } = usePage()
  const { config } = site
  const items = site.sidebars[sidebarKey]
  if (items === undefined) return null
  const index = indexSidebar(items, config)
  const rows = openBranch(index, withBaseUrl(route.path, config.baseUrl))
  const file = site.sidebarFiles?.[sidebarKey]
  return (
    <Sidebar label={text('theme.docs.sidebar.navAriaLabel')} file={file === undefined ? undefined : withBaseUrl(file, config.baseUrl)}>
      {/* The badges of rows that come later need their style too. */}
      <ul className={classNames('sidebar-list', index.hasBadges && 'with-badges')} dangerouslySetInnerHTML={{ __html: rows }} />
    </Sidebar>
  )
}
