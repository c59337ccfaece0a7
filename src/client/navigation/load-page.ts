// Fetches a page of the site, the same HTML file that the browser would load, and parses it into a document whose scripts never run.
import { isSamePage, pagePath } from './page-path.ts'
import { isProgram } from './page-scripts.ts'
import { addressOf, missingSheets } from './prepare-page.ts'

/** A page as text: one entry can become several documents, because showing one uses up its elements. */
export interface PageSource {
  /** The address at which the server found it, without the hash. */
  url: URL
  html: string
}

/**
 * The address leads to something that only the browser can show: a file, another site, a redirect, a newer build. This is not an error, and
 * nobody is told.
 */
export class NotOurPageError extends Error {}

/**
 * @throws NotOurPageError
 * @throws Error when the request fails or is answered with an error status; an AbortError when `signal` is aborted.
 */
export async function fetchPage(url: URL, signal: AbortSignal, priority: RequestPriority): Promise<PageSource> {
  const response = await fetch(url, { signal, priority, credentials: 'same-origin', headers: { Accept: 'text/html' } })
  if (response.status === 404 && pagePath(url.pathname) !== url.pathname.replace(/(.)\/$/, '$1')) {
    // `/a.html` on a site whose pages are folders: the same page is in another file.
    const bare = new URL(url)
    bare.pathname = pagePath(url.pathname)
    return fetchPage(bare, signal, priority)
  }
  const isHtml = /^(?:text\/html|application\/xhtml\+xml)\b/i.test(response.headers.get('content-type') ?? '')
  const found = response.redirected ? new URL(response.url) : url
  if ((response.ok && !isHtml) || !isSamePage(found, url)) {
    // A large file should not keep loading alongside the browser's own request for it.
    void response.body?.cancel()
    throw new NotOurPageError()
  }
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return { url: found, html: await response.text() }
}

/** The document of the page that will probably be requested next. One is enough: a reader points at one link at a time. */
let ahead: { source: PageSource; page: Document } | undefined

/** Does the slow part of parsePage() while nobody waits, and fetches the style sheets that the shown page lacks. */
export function readAhead(source: PageSource): void {
  if (ahead?.source === source) return
  const page = new DOMParser().parseFromString(source.html, 'text/html')
  ahead = { source, page }
  for (const sheet of missingSheets(page)) {
    const address = addressOf(sheet)
    // Another host, and the policy of the site, may allow a sheet and no request by a script.
    if (address.startsWith(`${location.origin}/`)) void fetch(address, { priority: 'low' }).catch(() => undefined)
  }
}

/** Every call returns a new document, because showing it uses up its elements. */
function takeDocument(source: PageSource): Document {
  const page = ahead?.source === source ? ahead.page : new DOMParser().parseFromString(source.html, 'text/html')
  ahead = undefined
  return page
}

/**
 * A document whose scripts never run, and whose images are not fetched before it is shown.
 * @throws NotOurPageError for a page of a newer build, which has another runtime or other late styles, for one under another policy, and for
 * one that needs a script in its text which is not running yet: the browser loads all three.
 */
export function parsePage(source: PageSource): Document {
  const known = new Set([...document.scripts].map(({ src }) => src))
  const page = takeDocument(source)
  const scripts = [...page.body.querySelectorAll<HTMLScriptElement>('script[src]')].filter(isProgram)
  if (
    groundOf(page) !== groundOf(document) ||
    scripts.some((script) => !known.has(new URL(script.getAttribute('src') ?? '', source.url).href))
  )
    throw new NotOurPageError()
  // The parser treats the contents of <noscript> as ordinary elements.
  for (const element of page.querySelectorAll('noscript')) element.remove()
  return page
}

/** What the last script of a page loads (theme/html/runtime-script.tsx), and the policy that it is marked with (plugins/headers). */
function groundOf(page: Document): string {
  const { runtime, styles, policy } = page.querySelector<HTMLElement>('script[data-runtime]')?.dataset ?? {}
  return [runtime, styles, policy].join()
}
