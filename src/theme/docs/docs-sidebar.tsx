// The sidebar of the docs (behaviour §2.14). It needs no script: a closed category is a link to its first page, where it is open.
import type { ReactElement } from 'react'
import { isExternal } from '../../routes/site-path.ts'
import { classNames } from '../class-names.ts'
import { ExternalIcon } from '../icon.tsx'
import { Sidebar } from '../layout/sidebar.tsx'
import { Link } from '../link.tsx'
import { usePage } from '../page-context.ts'
import { type BranchCategory, type BranchItem, type BranchLink, openBranch } from './open-branch.ts'

/** `sidebarKey`: into `SiteData.sidebars`. Nothing without a key. */
export function renderDocsSidebar(sidebarKey: string | undefined): ReactElement | undefined {
  return sidebarKey === undefined ? undefined : <DocsSidebar sidebarKey={sidebarKey} />
}

function DocsSidebar({ sidebarKey }: { sidebarKey: string }): ReactElement | null {
  const { site, route } = usePage()
  const items = site.sidebars[sidebarKey]
  if (items === undefined) return null
  return (
    <Sidebar label="Docs sidebar">
      <BranchList items={openBranch(items, route.path)} />
    </Sidebar>
  )
}

function BranchList({ items }: { items: readonly BranchItem[] }): ReactElement {
  return (
    <ul className="sidebar-list">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing is ever reordered in HTML that is made once.
        <BranchListItem key={index} item={item} />
      ))}
    </ul>
  )
}

function BranchListItem({ item }: { item: BranchItem }): ReactElement {
  switch (item.type) {
    case 'html':
      return (
        <li className={classNames(item.defaultStyle && 'sidebar-html', item.className)} dangerouslySetInnerHTML={{ __html: item.value }} />
      )
    case 'more':
      return (
        <li className="sidebar-more">
          <Link className="sidebar-link" to={item.href}>
            {item.direction === 'before' ? `↑ ${item.count} more` : `↓ ${item.count} more`}
          </Link>
        </li>
      )
    case 'link':
      return (
        <li className={item.className}>
          <SidebarItemLink item={item} />
        </li>
      )
    case 'category':
      return <CategoryListItem item={item} />
  }
}

function SidebarItemLink({ item }: { item: BranchLink }): ReactElement {
  return (
    <Link className="sidebar-link" to={item.href} aria-current={item.current ? 'page' : undefined}>
      {item.label}
      {isExternal(item.href) && <ExternalIcon />}
    </Link>
  )
}

function CategoryListItem({ item }: { item: BranchCategory }): ReactElement {
  return (
    <li className={classNames('sidebar-category', item.items && 'open', item.active && 'active', item.className)}>
      {item.href === undefined ? (
        <span className="sidebar-link">{item.label}</span>
      ) : (
        <Link className="sidebar-link" to={item.href} aria-current={item.current ? 'page' : undefined}>
          {item.label}
        </Link>
      )}
      {item.items && <BranchList items={item.items} />}
    </li>
  )
}
