// `@docusaurus/router`: the address of the page and going to another one, without a router. What readers follow are plain links, which the
// runtime of the page takes care of (client/navigation); so going somewhere is following a link.
import { type ReactElement, useEffect, useMemo, useSyncExternalStore } from 'react'
import { HeadTags } from '../../theme/mdx/head-tags.tsx'
import { noteNoBrowser } from './note-no-browser.ts'
import { usePagePath } from './use-page-path.ts'

export { default as Link, default as NavLink } from './link.tsx'

/** A path, or its parts. */
export type To = string | { pathname?: string; search?: string; hash?: string; state?: unknown }

export interface Location {
  pathname: string
  search: string
  hash: string
  state: unknown
  key: string
}

/** While the site is built it has no query and no hash, and an island has none until it has woken. */
export function useLocation(): Location {
  const pathname = usePagePath()
  const address = useSyncExternalStore(
    listen,
    () => location.pathname + location.search + location.hash,
    () => pathname,
  )
  return useMemo(() => {
    const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
    return watchQuery({ pathname: path, search, hash, state: undefined, key: address })
  }, [address])
}

/** Only who asks for one of these (bundle/auto-islands). */
useLocation.needsBrowserFor = ['search', 'hash']

/** The path is known while the site is built; query and hash are not. */
function watchQuery(shown: Location): Location {
  if (typeof window !== 'undefined') return shown
  const noted = (name: 'search' | 'hash') => ({
    enumerable: true,
    get: () => {
      noteNoBrowser('useLocation')
      return shown[name]
    },
  })
  return Object.defineProperties({ ...shown }, { search: noted('search'), hash: noted('hash') })
}

/** Fired by `useHistory()` itself, because browsers do not say it. */
const locationEvent = 'sitegen:location'
const changes = ['popstate', 'hashchange', locationEvent]

function listen(onChange: () => void): () => void {
  for (const name of changes) addEventListener(name, onChange)
  return () => {
    for (const name of changes) removeEventListener(name, onChange)
  }
}

export interface History {
  location: Location
  push: (to: To) => void
  replace: (to: To) => void
  go: (steps: number) => void
  goBack: () => void
  goForward: () => void
  createHref: (to: To) => string
  listen: (listener: (location: Location) => void) => () => void
}

export function useHistory(): History {
  const shown = useLocation()
  return {
    location: shown,
    push: (to) => follow(addressOf(to)),
    replace: (to) => replaceAddress(addressOf(to)),
    go: (steps) => history.go(steps),
    goBack: () => history.back(),
    goForward: () => history.forward(),
    createHref: addressOf,
    listen: (listener) => {
      const tell = (): void => {
        const { pathname, search, hash } = location
        listener({ pathname, search, hash, state: undefined, key: pathname + search + hash })
      }
      return listen(tell)
    },
  }
}

function addressOf(to: To): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`
}

function isThisPage(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href)
  return origin === location.origin && pathname === location.pathname
}

function follow(address: string): void {
  // Another query of the page that is shown: nothing is fetched for it.
  if (isThisPage(address) && !address.includes('#')) {
    history.pushState(null, '', address)
    dispatchEvent(new Event(locationEvent))
    return
  }
  const link = Object.assign(document.createElement('a'), { href: address, hidden: true })
  document.body.append(link)
  link.click()
  link.remove()
}

function replaceAddress(address: string): void {
  if (!isThisPage(address)) {
    location.replace(address)
    return
  }
  history.replaceState(history.state, '', address)
  dispatchEvent(new Event(locationEvent))
}

/** Leads readers of a page to another one: with a tag of the head, and in an island with a script. */
export function Redirect({ to }: { to: To }): ReactElement {
  const address = addressOf(to)
  useEffect(() => replaceAddress(address), [address])
  return (
    <HeadTags>
      <meta httpEquiv="refresh" content={`0; url=${address}`} />
    </HeadTags>
  )
}
