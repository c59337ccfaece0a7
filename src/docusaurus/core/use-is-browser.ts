// `@docusaurus/useIsBrowser`: false while the site is built and until an island has woken, true afterwards.
import { useSyncExternalStore } from 'react'

export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

const neverChanges = () => () => undefined
