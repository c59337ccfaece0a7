// `@docusaurus/BrowserOnly`: what its function makes is shown in browsers only, and so only in an island.
import type { ReactNode } from 'react'
import { useBrowser } from './use-is-browser.ts'

export interface BrowserOnlyProps {
  children?: () => ReactNode
  /** Shown while the site is built, and until the island has woken. */
  fallback?: ReactNode
}

export default function BrowserOnly({ children, fallback = null }: BrowserOnlyProps): ReactNode {
  const isBrowser = useBrowser()
  // Content is not checked with its types.
  if (typeof children !== 'function')
    throw new Error('Expected <BrowserOnly> to have one function inside, `{() => <Component />}`, which is called in browsers only.')
  return isBrowser ? children() : fallback
}

/** Where its element is made outside of islands is noted (render/watched-jsx.ts). */
BrowserOnly.needsBrowser = true
