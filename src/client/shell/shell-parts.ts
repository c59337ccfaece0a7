// The live parts of the layout, without React: each works on the markup of src/theme, which reads and leads everywhere without them.
import { startBackToTop } from './back-to-top.ts'
import { startCodeButtons } from './code-buttons.ts'
import { startColorMode } from './color-mode.ts'
import { startDocsSidebar } from './docs-sidebar.ts'
import { startDrawers } from './drawers.ts'
import { startNavbarMenus } from './navbar-menus.ts'
import { startPreferredVersion } from './preferred-version.ts'
import { startTabs } from './tabs.ts'

/** In the order in which readers miss them. */
export const shellParts: readonly (() => void)[] = [
  startColorMode,
  startTabs,
  startPreferredVersion,
  startDocsSidebar,
  startNavbarMenus,
  startDrawers,
  startBackToTop,
  startCodeButtons,
]
