// Tells the configured address of each page that is seen (`pageViews` of the configuration; behaviour §7.4). Without one nothing is sent.
import { onPageShown } from './page-shown.ts'

/** What is sent, as JSON. */
export interface PageView {
  /** Path, query and hash. */
  path: string
  title: string
  /** The page before on this site, or the address that led to it. */
  referrer: string
}

/** @param endpoint an address, or a path on this host. */
export function startPageViews(endpoint: string): void {
  onPageShown(({ url, previousUrl }) => {
    if (url.href === previousUrl?.href) return
    const send = (): void => {
      const path = url.pathname + url.search + url.hash
      // As text: any other type would make the browser ask another host for leave first.
      navigator.sendBeacon(
        endpoint,
        JSON.stringify({ path, title: document.title, referrer: previousUrl?.href ?? document.referrer } satisfies PageView),
      )
    }
    // After whatever else happens on this page, its title included.
    setTimeout(() => {
      // A page that the browser renders ahead may never be seen.
      if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', send, { once: true })
      else send()
    })
  })
}
