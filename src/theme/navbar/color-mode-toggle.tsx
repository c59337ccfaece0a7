// The switch between system, light and dark. The browser's runtime enables it; until then it is invisible but keeps its
// place. All three icons are in the HTML and the style sheet shows the one for `data-theme-choice`, so that it is right before any script
// runs.
import type { ReactElement } from 'react'
import { Icon } from '../icon.tsx'
import { usePage } from '../page-context.ts'

export function ColorModeToggle(): ReactElement | null {
  const { disableSwitch, respectPrefersColorScheme, defaultMode } = usePage().site.config.colorMode
  if (disableSwitch) return null
  const mode = `${respectPrefersColorScheme ? 'system' : defaultMode} mode`
  return (
    <button
      type="button"
      className="color-mode-toggle"
      title={mode}
      aria-label={`Switch between dark and light mode (currently ${mode})`}
      data-default={respectPrefersColorScheme ? undefined : defaultMode}
      disabled
    >
      <Icon name="sun" />
      <Icon name="moon" />
      <Icon name="system" />
    </button>
  )
}
