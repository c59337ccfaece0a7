// `@docusaurus/BrowserOnly`: what its function makes is shown in browsers only, and so only in an island.
import type { ReactNode } from 'react'
import useIsBrowser from './use-is-browser.ts'

export interface BrowserOnlyProps {
  children?: () => ReactNode
  /** Shown while the site is built, and until the island has woken. */
  fallback?: ReactNode
}

export default function BrowserOnly({ children, fallback = null }: BrowserOnlyProps): ReactNode {
  const isBrowser = useIsBrowser()
  // Content is not checked with its types.
  if (typeof children !== 'function')
    throw new Error('Expected <BrowserOnly> to have one function inside, `{() => <Component />}`, which is called in browsers only.')
  return isBrowser ? children() : fallback
}
