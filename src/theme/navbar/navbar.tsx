// The bar at the top. On small screens its items are in a drawer, and the sidebar of a page is another drawer that opens
// first: both are popovers, which open, close on Escape or a tap outside, and return the focus without any script. On large screens
// the style sheet shows the same elements in place.

import type { ReactElement } from 'react'
import { text } from '../../lib/texts/text.ts'
import { SearchBox } from '../../plugins/search/theme/search-box.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { Logo } from '../layout/logo.tsx'
import { usePage } from '../page-context.ts'
import { ColorModeToggle } from './color-mode-toggle.tsx'
import { DrawerHeader, mainMenuId, secondaryMenuId } from './drawer-header.tsx'
import { NavbarEntryView } from './navbar-entry-view.tsx'
import { resolveNavbarItem } from './resolve-navbar-item.ts'

export function Navbar({ hasSidebar }: { hasSidebar: boolean }): ReactElement {
  const { site, route } = usePage()
  const { items, hideOnScroll } = site.config.navbar
  const sides: Record<'left' | 'right', ReactElement[]> = { left: [], right: [] }
  for (const item of items) {
    const entry = resolveNavbarItem(item, { site, route })
    if (entry) sides[item.position ?? 'left'].push(<NavbarEntryView key={JSON.stringify(item)} entry={entry} />)
  }
  const hasMenu = items.length > 0
  const hasTwoTools = site.config.search !== undefined && !site.config.colorMode.disableSwitch
  return (
    <nav className={classNames('navbar', hideOnScroll && 'navbar-hideable')} aria-label={text('theme.NavBar.navAriaLabel')}>
      <div className="navbar-inner">
        {(hasMenu || hasSidebar) && (
          <button
            type="button"
            className="navbar-toggle"
            aria-label={text('theme.docs.sidebar.toggleSidebarButtonAriaLabel')}
            popoverTarget={hasSidebar ? secondaryMenuId : mainMenuId}
          >
            <Icon name="menu" />
          </button>
        )}
        <Logo />
        {hasMenu && (
          <div id={mainMenuId} className="navbar-menu drawer" popover="auto">
            <DrawerHeader closes={hasSidebar ? secondaryMenuId : mainMenuId} />
            <ul className="navbar-items">{sides.left}</ul>
            {sides.right.length > 0 && <ul className="navbar-items navbar-items-right">{sides.right}</ul>}
          </div>
        )}
        <div className={classNames('navbar-tools', hasTwoTools && 'navbar-tools-two')}>
          <ColorModeToggle />
          {/* If the configuration puts the search elsewhere, it is in the drawer on small screens: so there it is here as well. */}
          <div
            {...(items.some(({ type }) => type === 'search')
              ? { className: 'navbar-search navbar-search-narrow' }
              : { className: 'navbar-search', 'data-slot': 'search' })}
          >
            <SearchBox />
          </div>
        </div>
      </div>
    </nav>
  )
}
