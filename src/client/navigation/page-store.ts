// The pages that were fetched: those in progress, those that were prefetched, and those seen a moment ago. One request per page.
import { fetchPage, type PageSource } from './load-page.ts'

/** Older pages are requested again, except when going back, where the browser would show an old page too. */
const freshMilliseconds = 60_000
const mostPages = 40

interface Entry {
  source: Promise<PageSource>
  controller: AbortController
  /** Time of the request, as `performance.now()`. */
  since: number
  isLoaded: boolean
}

const entries = new Map<string, Entry>()

/** @param anyAge returns a known page however old it is. */
export function getPage(url: URL, priority: RequestPriority, anyAge = false): Promise<PageSource> {
  const key = keyOf(url)
  const known = entries.get(key)
  if (known && (!known.isLoaded || anyAge || performance.now() - known.since < freshMilliseconds)) return known.source
  const controller = new AbortController()
  const entry: Entry = {
    controller,
    since: performance.now(),
    isLoaded: false,
    source: fetchPage(new URL(key), controller.signal, priority).then(
      (source) => {
        entry.isLoaded = true
        return source
      },
      (error: unknown) => {
        // A failure is not remembered, so that the next click tries again.
        if (entries.get(key) === entry) entries.delete(key)
        throw error
      },
    ),
  }
  entries.delete(key)
  entries.set(key, entry)
  const [oldest] = entries.keys()
  if (entries.size > mostPages && oldest !== undefined) entries.delete(oldest)
  return entry.source
}

/** Whether the page is already there or on its way. */
export function hasPage(url: URL): boolean {
  const entry = entries.get(keyOf(url))
  return entry !== undefined && (!entry.isLoaded || performance.now() - entry.since < freshMilliseconds)
}

/** Makes every page be requested again. */
export function forgetPages(): void {
  entries.clear()
}

/** Ends a request that nobody waits for any more. A page that has arrived stays. */
export function dropRequest(url: URL): void {
  const entry = entries.get(keyOf(url))
  if (!entry || entry.isLoaded) return
  entries.delete(keyOf(url))
  entry.controller.abort()
}

/** The server does not see the hash. */
function keyOf(url: URL): string {
  return url.href.replace(/#.*$/, '')
}
