// The top of a drawer on small screens: the logo and the close button.

import type { ReactElement } from 'react'
import { text } from '../../lib/texts/text.ts'
import { Icon } from '../icon.tsx'
import { Logo } from '../layout/logo.tsx'
import { usePage } from '../page-context.ts'

// With a colon, like all ids of the shell: no heading gets one from its text.
export const mainMenuId = 'shell:main-menu'
export const secondaryMenuId = 'shell:secondary-menu'

/** `closes`: the drawer that the button hides. A drawer that was opened from another closes that one, and with it itself. */
export function DrawerHeader({ closes }: { closes: string }): ReactElement {
  return (
    <div className="drawer-header">
      <Logo />
      <button
        type="button"
        className="drawer-close"
        aria-label={text('theme.docs.sidebar.closeSidebarButtonAriaLabel')}
        popoverTarget={closes}
        popoverTargetAction="hide"
      >
        <Icon name="close" />
      </button>
    </div>
  )
}

/**
 * Leads from the menu of a page to the main menu; nothing if there is no main menu. Its arrow is in the style sheet: a single character
 * beyond Latin 1 doubles the memory that the text of a page takes, and every page would have it (measured: 3 % of a build).
 */
export function BackToMainMenu(): ReactElement | null {
  const { items } = usePage().site.config.navbar
  if (items.length === 0) return null
  return (
    <button type="button" className="drawer-back" popoverTarget={mainMenuId} popoverTargetAction="show">
      {text('theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel')}
    </button>
  )
}
