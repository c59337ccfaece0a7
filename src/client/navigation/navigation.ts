// Follows the links of the site without loading documents: the shown page stays until the next one is ready. At most one
// navigation is in progress; a later one replaces it. The browser loads what cannot be shown in place, once: the document that it loads
// starts fresh, so a failure cannot cause a loop.
import { announce } from '../announce.ts'
import { showPage } from '../page-shown.ts'
import { changeRoute, type FinishRoute } from '../route-listeners.ts'
import { followDevServer } from './follow-dev-server.ts'
import { holdBack } from './hold-back.ts'
import { NotOurPageError, parsePage } from './load-page.ts'
import { moveToHash, moveToStart } from './move-reader.ts'
import { isSamePage } from './page-path.ts'
import { dropRequest, getPage } from './page-store.ts'
import { describeLink, planClick, readLink } from './plan-click.ts'
import { type PreparedPage, preparePage } from './prepare-page.ts'
import { finishProgress, startProgress } from './progress-bar.ts'
import {
  createKey,
  jumpToTop,
  keyOfState,
  rememberScroll,
  restoreScroll,
  startScrollMemory,
  stateWithKey,
  takeOverScrolling,
} from './scroll-memory.ts'
import { rememberServedPage, swapPage } from './swap-page.ts'
import { transitionTo } from './view-transition.ts'

/**
 * A page that is ready within this time is shown at once: a transition would start with a picture of the old page and show the new one some
 * frames later.
 */
const suddenMilliseconds = 50

/** How the history changes: a new entry, a replaced entry, or an entry that the browser has already moved to. */
type Way = 'push' | 'replace' | 'traverse'

interface Visit {
  url: URL
  way: Way
  /** Key of the history entry that it ends on. */
  key: string
  /** When it began, as `performance.now()`. */
  since: number
  finishRoute: FinishRoute
}

/**
 * @param baseUrl with a slash at both ends.
 * @returns a function that prepares for leaving the shown page: to be called while nobody waits, once the reader points at a link.
 */
export function startNavigation(baseUrl: string): () => void {
  if (isLeftBehind()) location.reload()
  rememberServedPage()
  followDevServer()
  /** Address of the page that is shown, or will be with the next frame, and the key of its history entry. */
  let shownUrl = new URL(location.href)
  let shownKey = keyOfState(history.state) ?? createKey()
  /** The navigation in progress. */
  let pending: Visit | undefined
  /** Set while the address is already that of the next page, but the elements are not. */
  let swapping: Promise<void> | undefined
  startScrollMemory(() => shownKey)

  /** Not done until somebody is about to leave, because it takes a browser some milliseconds and most pages are the last one of a visit. */
  const markEntry = (): void => {
    if (keyOfState(history.state) === undefined) history.replaceState(stateWithKey(shownKey, history.state), '')
  }

  /** Going back has to find the entry and the scroll position on it. */
  const leaveEntry = (way: Way): void => {
    rememberScroll(shownKey)
    takeOverScrolling()
    if (way !== 'traverse') markEntry()
  }

  const stopPending = (): void => {
    if (!pending) return
    pending.finishRoute()
    dropRequest(pending.url)
    pending = undefined
    finishProgress()
  }

  /** If only the query or the hash differs, the page is already there. */
  const visit = (url: URL, way: Way, key: string): void => {
    if (swapping) {
      void swapping.then(
        () => visit(url, way, key),
        () => undefined,
      )
      return
    }
    stopPending()
    const own: Visit = { url, way, key, since: performance.now(), finishRoute: changeRoute(shownUrl, url) }
    pending = own
    if (isSamePage(url, shownUrl)) {
      void arrive(own, undefined)
      return
    }
    startProgress()
    void load(own).catch((error: unknown) => {
      // Otherwise a later navigation has replaced it.
      if (pending === own) giveUp(own, error)
    })
  }

  const load = async (own: Visit): Promise<void> => {
    const source = await getPage(own.url, 'high', own.way === 'traverse')
    if (pending !== own) return
    // The address that the server uses, with its slash or extension.
    own.url = withHash(source.url, own.url.hash)
    const prepared = await preparePage(parsePage(source))
    if (pending === own) await arrive(own, prepared)
  }

  /** From here on there is no way back: address and title change at once, the elements at the same moment or with the next frame. */
  const arrive = async (own: Visit, prepared: PreparedPage | undefined): Promise<void> => {
    const previousUrl = shownUrl
    leaveEntry(own.way)
    const state = stateWithKey(own.key)
    if (own.way === 'push') history.pushState(state, '', own.url)
    else if (own.way === 'replace' || own.url.href !== location.href) history.replaceState(state, '', own.url)
    pending = undefined
    shownUrl = own.url
    shownKey = own.key
    finishProgress()
    const settle = (): void => {
      showPage({ url: own.url, previousUrl, isNewDocument: prepared !== undefined })
      moveReader(own, previousUrl)
      own.finishRoute({ hasArrived: true })
    }
    if (!prepared) {
      settle()
      return
    }
    document.title = prepared.page.title
    try {
      const isSudden = performance.now() - own.since < suddenMilliseconds
      const showRest = isSudden && own.way === 'push' && own.url.hash === '' ? holdBack(prepared.page) : undefined
      const show = (): void => {
        const scripts = swapPage(prepared)
        settle()
        if (scripts[0]) void import('./run-scripts.ts').then(({ runScripts }) => runScripts(scripts, () => shownUrl === own.url))
        showRest?.()
      }
      swapping = transitionTo(show, isSudden)
      await swapping
      announce(document.title)
    } catch (error) {
      warn(own, error)
      location.reload()
    } finally {
      swapping = undefined
    }
  }

  const giveUp = (own: Visit, error: unknown): void => {
    stopPending()
    if (!(error instanceof NotOurPageError)) warn(own, error)
    if (own.way === 'traverse') location.reload()
    else location.assign(own.url.href)
  }

  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = readLink(event.target)
    if (!link) return
    const here = new URL(location.href)
    const plan = planClick(describeLink(link), here, baseUrl)
    if (plan.kind === 'leave') return
    if (plan.kind === 'anchor') {
      leaveEntry('push')
      return
    }
    event.preventDefault()
    // Scripts of the page may have changed the query or the hash meanwhile.
    if (pending?.way !== 'traverse') shownUrl = here
    const way = plan.url.href === here.href ? 'replace' : 'push'
    visit(plan.url, way, way === 'push' ? createKey() : shownKey)
  })

  addEventListener('popstate', ({ state }) => {
    const url = new URL(location.href)
    const key = keyOfState(state)
    if (key !== undefined) {
      visit(url, 'traverse', key)
      return
    }
    // The browser jumped again to the place where the reader already is.
    if (url.href === shownUrl.href) {
      history.replaceState(stateWithKey(shownKey, state), '')
      return
    }
    // A new entry made by the browser: a link to a place on this page, or an address that was typed.
    const created = createKey()
    history.replaceState(stateWithKey(created, state), '')
    if (!isSamePage(url, shownUrl)) {
      visit(url, 'traverse', created)
      return
    }
    stopPending()
    const previousUrl = shownUrl
    const finishRoute = changeRoute(previousUrl, url)
    shownUrl = url
    shownKey = created
    showPage({ url, previousUrl, isNewDocument: false })
    finishRoute({ hasArrived: true })
  })

  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) stopPending()
  })
  // While the reader is going back, the history entry already is another one.
  return () => {
    if (!pending && location.href === shownUrl.href) markEntry()
  }
}

/** Sets scroll position and focus; going back or forward restores the former position. */
function moveReader({ url, way, key }: Visit, previousUrl: URL): void {
  const isElsewhere = !isSamePage(url, previousUrl)
  if (way === 'traverse' && restoreScroll(key)) return
  const onlyQueryDiffers = !isElsewhere && url.hash === previousUrl.hash && url.search !== previousUrl.search
  if (onlyQueryDiffers) return
  if (url.hash !== '') {
    // If this page lacks what the hash names, the position on the old page means nothing here.
    if (isElsewhere) jumpToTop()
    moveToHash(url)
  } else if (way === 'push') moveToStart()
  else jumpToTop()
}

/** A reader who goes back or forward before this script runs gets the address of another page with the elements of this one. */
function isLeftBehind(): boolean {
  // A not-found page that shows the address that was asked for (theme/pages/find-page-script.tsx).
  if ('asked' in document.documentElement.dataset) return false
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && !isSamePage(new URL(entry.name), new URL(location.href))
}

function warn({ url }: Visit, error: unknown): void {
  console.warn(`${url} could not be shown in place; the browser loads it now.`, error)
}

function withHash(url: URL, hash: string): URL {
  const copy = new URL(url)
  copy.hash = hash
  return copy
}
