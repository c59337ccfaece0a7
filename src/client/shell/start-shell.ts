// The live parts of the layout, without React: each works on the markup of src/theme, which reads and leads everywhere without them.
import { startAnnouncementBar } from './announcement-bar.ts'
import { startBackToTop } from './back-to-top.ts'
import { startCodeButtons } from './code-buttons.ts'
import { startColorMode } from './color-mode.ts'
import { startDocsSidebar } from './docs-sidebar.ts'
import { startDrawers } from './drawers.ts'
import { startHidingNavbar } from './hiding-navbar.ts'
import { startNavbarMenus } from './navbar-menus.ts'
import { startPreferredVersion } from './preferred-version.ts'
import { startTabs } from './tabs.ts'

const parts = [
  startColorMode,
  startAnnouncementBar,
  startTabs,
  startPreferredVersion,
  startDocsSidebar,
  startNavbarMenus,
  startHidingNavbar,
  startDrawers,
  startBackToTop,
  startCodeButtons,
]

export function startShell(): void {
  // The banner for a wrong base URL asks whether scripts have run (theme/layout/base-url-banner.tsx).
  document.documentElement.dataset.ready = ''
  for (const start of parts) {
    try {
      start()
    } catch (error) {
      reportError(error)
    }
  }
}
