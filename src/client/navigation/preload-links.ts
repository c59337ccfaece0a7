// Fetches pages before they are requested: the one that the reader points at or touches and, once somebody is reading, those whose links
// come into view in the text. Never on slow connections. Failures are ignored.
import { afterFirstAction, whenIdle } from '../defer-work.ts'
import { onPageShown } from '../page-shown.ts'
import { readAhead } from './load-page.ts'
import { isSamePage } from './page-path.ts'
import { getPage, hasPage } from './page-store.ts'
import { describeLink, planClick, readLink } from './plan-click.ts'
import { isSlowConnection } from './slow-connection.ts'

/** A pointer that passes over a list of links does not mean any of them. */
const dwellMilliseconds = 30
/** How many links in view are prefetched for one page: an index of 300 entries must not fetch 300 pages. */
const mostInView = 8

/** @param onAhead called while nobody waits, when the page that will probably be requested next is ready. */
export function startPreloading(baseUrl: string, onAhead: () => void): void {
  let dwelling: ReturnType<typeof setTimeout> | undefined
  const stopDwelling = (): void => clearTimeout(dwelling)
  const preload = (event: Event, wait: number): void => {
    stopDwelling()
    const url = targetOf(readLink(event.target), baseUrl)
    if (!url) return
    const fetchAhead = (): void => void prepare(url, onAhead)
    if (wait === 0) fetchAhead()
    else dwelling = setTimeout(fetchAhead, wait)
  }
  const passive = { passive: true, capture: true }
  document.addEventListener('mouseover', (event) => preload(event, dwellMilliseconds), passive)
  document.addEventListener('focusin', (event) => preload(event, dwellMilliseconds), passive)
  document.addEventListener('mousedown', (event) => preload(event, 0), passive)
  document.addEventListener('touchstart', (event) => preload(event, 0), passive)
  afterFirstAction(() => onPageShown(({ isNewDocument }) => isNewDocument && whenIdle(() => prefetchInView(baseUrl))))
}

let observer: IntersectionObserver | undefined

function prefetchInView(baseUrl: string): void {
  observer?.disconnect()
  const seen = new Set<string>()
  let queue = Promise.resolve()
  const own = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      own.unobserve(target)
      const url = targetOf(readLink(target), baseUrl)
      if (!url || seen.has(url.pathname) || seen.size >= mostInView) continue
      seen.add(url.pathname)
      // One after the other, and none after the reader has moved on.
      queue = queue.then(() => (observer === own ? prefetch(url) : undefined))
    }
  })
  observer = own
  for (const link of document.querySelectorAll('main a[href]')) own.observe(link)
}

async function prefetch(url: URL): Promise<void> {
  if (isSlowConnection() || hasPage(url)) return
  await getPage(url, 'low').catch(() => undefined)
}

/** For a page that will probably be requested next: a click on its link should only have to show it. */
async function prepare(url: URL, onAhead: () => void): Promise<void> {
  if (isSlowConnection()) return
  const source = await getPage(url, 'high').catch(() => undefined)
  if (!source) return
  whenIdle(() => {
    // It was shown meanwhile: the document that was prepared for it is used up.
    if (isSamePage(url, new URL(location.href))) return
    readAhead(source)
    onAhead()
  })
}

function targetOf(link: HTMLAnchorElement | undefined, baseUrl: string): URL | undefined {
  if (!link) return
  const here = new URL(location.href)
  const plan = planClick(describeLink(link), here, baseUrl)
  return plan.kind === 'visit' && !isSamePage(plan.url, here) ? plan.url : undefined
}
