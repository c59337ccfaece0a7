// `useColorMode()`: the color mode of the page, which an island can also set. It is an attribute of `<html>` (theme/html/color-mode-script.tsx)
// and the runtime of the page hears of a choice as if another tab had made it (client/shell/storage.ts).
import { useMemo, useSyncExternalStore } from 'react'
import { usePage } from '../../theme/page-context.ts'
import { noteNoBrowser } from './note-no-browser.ts'

type Mode = 'light' | 'dark'

export function useColorMode() {
  noteNoBrowser('useColorMode')
  const { defaultMode } = usePage().site.config.colorMode
  const colorMode = useSyncExternalStore(onChange, readMode, () => defaultMode)
  const colorModeChoice = useSyncExternalStore(onChange, readChoice, () => null)
  return useMemo(
    () => ({
      colorMode,
      colorModeChoice,
      isDarkTheme: colorMode === 'dark',
      setColorMode,
      setLightTheme: () => setColorMode('light'),
      setDarkTheme: () => setColorMode('dark'),
    }),
    [colorMode, colorModeChoice],
  )
}

function readMode(): Mode {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

/** `null` follows the system. */
function readChoice(): Mode | null {
  const { themeChoice } = document.documentElement.dataset
  return themeChoice === 'light' || themeChoice === 'dark' ? themeChoice : null
}

function setColorMode(mode: Mode | null): void {
  try {
    if (mode === null) localStorage.removeItem('theme')
    else localStorage.setItem('theme', mode)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: mode }))
}

function onChange(callback: () => void): () => void {
  const observer = new MutationObserver(callback)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'data-theme-choice'] })
  return () => observer.disconnect()
}
