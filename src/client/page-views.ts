// Reports each page that is seen to the configured address (`pageViews` of the configuration). Without an address nothing
// is sent.
import { onPageShown } from './page-shown.ts'

/** What is sent, as JSON. */
export interface PageView {
  /** Path, query and hash. */
  path: string
  title: string
  /** The previous page on this site, or the address that led here. */
  referrer: string
}

/** @param endpoint an address, or a path on this host. */
export function startPageViews(endpoint: string): void {
  onPageShown(({ url, previousUrl }) => {
    if (url.href === previousUrl?.href) return
    const send = (): void => {
      const path = url.pathname + url.search + url.hash
      // As text: with any other type, the browser would first ask another host for permission.
      navigator.sendBeacon(
        endpoint,
        JSON.stringify({ path, title: document.title, referrer: previousUrl?.href ?? document.referrer } satisfies PageView),
      )
    }
    // After everything else that happens on this page, including the change of its title.
    setTimeout(() => {
      // A page that the browser prerenders may never be seen.
      if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', send, { once: true })
      else send()
    })
  })
}
