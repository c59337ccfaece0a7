// The interactive parts of the layout, without React. Each enhances the markup of src/theme, which works without them: all text and all
// links are there.
import { startBackToTop } from './back-to-top.ts'
import { startCodeButtons } from './code-buttons.ts'
import { startColorMode } from './color-mode.ts'
import { startDocsSidebar } from './docs-sidebar.ts'
import { startDrawers } from './drawers.ts'
import { startNavbarMenus } from './navbar-menus.ts'
import { startPreferredVersion } from './preferred-version.ts'
import { startTabs } from './tabs.ts'

/** In the order in which readers need them. */
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
