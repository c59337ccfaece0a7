// The switch between system, light and dark. The browser's runtime enables it; until then it is invisible but keeps its
// place. All three icons are in the HTML and the style sheet shows the one for `data-theme-choice`, so that it is right before any script
// runs.

import type { ReactElement } from 'react'
import { text } from '../../lib/texts/text.ts'
import { Icon } from '../icon.tsx'
import { usePage } from '../page-context.ts'

const modes = {
  system: 'theme.colorToggle.ariaLabel.mode.system',
  light: 'theme.colorToggle.ariaLabel.mode.light',
  dark: 'theme.colorToggle.ariaLabel.mode.dark',
} as const

export function ColorModeToggle(): ReactElement | null {
  const { disableSwitch, respectPrefersColorScheme, defaultMode } = usePage().site.config.colorMode
  if (disableSwitch) return null
  const mode = text(modes[respectPrefersColorScheme ? 'system' : defaultMode])
  return (
    <button
      type="button"
      className="color-mode-toggle"
      title={mode}
      aria-label={text('theme.colorToggle.ariaLabel', { mode })}
      data-default={respectPrefersColorScheme ? undefined : defaultMode}
      disabled
    >
      <Icon name="sun" />
      <Icon name="moon" />
      <Icon name="system" />
    </button>
  )
}
