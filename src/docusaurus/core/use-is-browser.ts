// `@docusaurus/useIsBrowser`: false while the site is built and until an island has woken, true afterwards.
import { useSyncExternalStore } from 'react'
import { noteNoBrowser } from './note-no-browser.ts'

export default function useIsBrowser(): boolean {
  noteNoBrowser('useIsBrowser')
  return useBrowser()
}

export function useBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

const neverChanges = () => () => undefined
