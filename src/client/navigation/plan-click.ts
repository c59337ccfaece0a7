// Decides what a click on a link means: something for the browser, a place on the shown page, or another page of the site.
import { isFilePath, isSamePage } from './page-path.ts'

/** The properties of an <a> that matter. `href` is the whole address. */
export interface ClickedLink {
  href: string
  target: string
  rel: string
  hasDownload: boolean
}

export type ClickPlan =
  /** Other sites, files, new tabs, text fragments: left to the browser. */
  | { kind: 'leave' }
  /** A place on this page: the browser jumps there. */
  | { kind: 'anchor' }
  /** A page of this site, possibly this one. */
  | { kind: 'visit'; url: URL }

const leave: ClickPlan = { kind: 'leave' }

/** Pure. @param baseUrl with a slash at both ends. */
export function planClick(link: ClickedLink, current: URL, baseUrl: string): ClickPlan {
  if (link.hasDownload || (link.target !== '' && link.target !== '_self') || /\bexternal\b/.test(link.rel) || !URL.canParse(link.href))
    return leave
  const url = new URL(link.href)
  if (url.origin !== current.origin || !/^https?:$/.test(url.protocol)) return leave
  // The browser finds and marks the text of `#:~:text=…` only in pages that it loads itself.
  if (url.hash.includes(':~:')) return leave
  if (url.hash !== '' && url.pathname === current.pathname && url.search === current.search) return { kind: 'anchor' }
  const isInside = url.pathname.startsWith(baseUrl) || `${url.pathname}/` === baseUrl
  if (!isInside || (isFilePath(url.pathname) && !isSamePage(url, current))) return leave
  return { kind: 'visit', url }
}

/** The link on which an event happened: the one that its target is or is inside of. Links in drawings (SVG) are not followed in place. */
export function readLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return link instanceof HTMLAnchorElement ? link : undefined
}

export function describeLink(link: HTMLAnchorElement): ClickedLink {
  return { href: link.href, target: link.target, rel: link.rel, hasDownload: link.hasAttribute('download') }
}
