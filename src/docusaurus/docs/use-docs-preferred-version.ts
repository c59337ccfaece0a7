// `useDocsPreferredVersion()`: the version of the docs that the reader has chosen last (client/shell/preferred-version.ts).
import { useSyncExternalStore } from 'react'
import type { DocsVersion } from '../../routes/site-data.ts'
import { noteNoBrowser } from '../core/note-no-browser.ts'
import { useDocsData } from './client.ts'

export function useDocsPreferredVersion(id?: string): {
  preferredVersion: DocsVersion | null
  savePreferredVersionName: (name: string) => void
} {
  noteNoBrowser('useDocsPreferredVersion')
  const docs = useDocsData(id)
  const key = `docs-preferred-version-${docs.id}`
  const name = useSyncExternalStore(
    onStorage,
    () => read(key),
    () => null,
  )
  return {
    preferredVersion: docs.versions.find((version) => version.name === name) ?? null,
    savePreferredVersionName(chosen) {
      try {
        localStorage.setItem(key, chosen)
      } catch {
        // Without storage nothing is remembered.
      }
      dispatchEvent(new StorageEvent('storage', { key, newValue: chosen }))
    },
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function onStorage(callback: () => void): () => void {
  addEventListener('storage', callback)
  return () => removeEventListener('storage', callback)
}
