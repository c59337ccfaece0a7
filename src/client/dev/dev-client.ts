// The script of the dev server in a page: learns about changes from server-sent events and updates the page without reloading it. When
// another page replaces the one that was loaded (src/client/page-shown.ts reports this), it switches to that page.
import type { DevMessage, PageAnswer } from './dev-message.ts'
import { createOverlay } from './overlay.ts'
import { needsNewHead, replacePage } from './replace-page.ts'

/** The name is defined in page-shown.ts, but that module is in the runtime of the site, which is bundled separately. */
const pageShownEvent = 'sitegen:page'
/** Prefetched pages may be outdated now; the navigation forgets them. */
const changedEvent = 'sitegen:changed'
/** The shown page was updated. */
const updateEvent = 'sitegen:update'
/** If something changed this recently, the page that is shown next may have been fetched before the change. In milliseconds. */
const doubtful = 1000

const overlay = createOverlay()
// Module scripts run after the document is parsed, and this is the first of them: the page is still as it was sent, except for what inline
// scripts have changed (replace-page.ts leaves that alone).
let current: Document | undefined = copyOf(document)
let shownPath = location.pathname
/** If the page could not be rendered when it was loaded, nothing in it is worth keeping. */
const wasBroken = document.title === 'This page cannot be shown'
let run: string | undefined
let stream: EventSource | undefined
let isUpdating = false
let isStale = false
let isFollowing = false
/** Version of the site when the shown page was sent. */
let version = Number(document.querySelector<HTMLScriptElement>('script[data-version]')?.dataset.version)
let changedAt = Number.NEGATIVE_INFINITY

const query = (): string => `?path=${encodeURIComponent(shownPath)}`

function copyOf(page: Document): Document | undefined {
  const copy = page.cloneNode(true)
  return copy instanceof Document ? copy : undefined
}

async function fetchPage(path: string): Promise<{ isBroken: boolean; version: number; page: Document }> {
  const response = await fetch(`/__sitegen/page?path=${encodeURIComponent(path)}`)
  const { html, ...answer }: PageAnswer = await response.json()
  return { ...answer, page: new DOMParser().parseFromString(html, 'text/html') }
}

/** Another page is shown without loading a document: from now on, changes to that page count. */
async function follow(path: string): Promise<void> {
  shownPath = path
  current = undefined
  isStale = false
  isFollowing = true
  const isDoubtful = performance.now() - changedAt < doubtful
  const { isBroken, page, version: sent } = await fetchPage(path)
  if (path !== shownPath) return
  version = sent
  isFollowing = false
  connect()
  if (isBroken) return
  // The fetched page includes everything that has changed meanwhile, but the shown page may not.
  if (isStale || isDoubtful) location.reload()
  else current = page
}

async function update(): Promise<void> {
  isStale = true
  if (isUpdating) return
  isUpdating = true
  try {
    while (isStale) {
      // There is nothing to compare with until `follow` has fetched the page as it was sent.
      if (!current) {
        if (!isFollowing) location.reload()
        return
      }
      isStale = false
      const path = shownPath
      const { isBroken, page: next, version: sent } = await fetchPage(path)
      if (path === shownPath) version = sent
      // The last working page stays; the overlay says what is wrong.
      if (isBroken || path !== shownPath || !current) continue
      if (wasBroken || needsNewHead(current, next)) {
        location.reload()
        return
      }
      await replacePage(document, current, next)
      current = next
      document.dispatchEvent(new CustomEvent(updateEvent))
    }
  } catch {
    // The server is gone for now; the stream reconnects when it is back.
  } finally {
    isUpdating = false
  }
}

function receive(message: DevMessage): void {
  switch (message.type) {
    case 'hello':
      // The server was restarted: what has changed meanwhile is unknown.
      if (run !== undefined && run !== message.run) location.reload()
      else if (version !== message.version) void update()
      run = message.run
      overlay.show(message)
      break
    case 'update':
      changedAt = performance.now()
      document.dispatchEvent(new CustomEvent(changedEvent))
      void update()
      break
    case 'reload':
      location.reload()
      break
    case 'problems':
      overlay.show(message)
      break
  }
}

function connect(): void {
  stream?.close()
  stream = new EventSource(`/__sitegen/events${query()}`)
  stream.onmessage = ({ data }) => receive(JSON.parse(data))
}

// Browsers allow six connections per server: pages in the background give theirs up, and catch up when they are visible again.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') connect()
  else {
    stream?.close()
    stream = undefined
  }
})
document.addEventListener(pageShownEvent, () => {
  const path = location.pathname
  if (path === shownPath) return
  void follow(path).catch((error: unknown) => {
    if (path !== shownPath) return
    isFollowing = false
    // On a TypeError the server is gone for now: the page, which was prefetched, stays until a change is reported. Otherwise the page
    // reloads.
    if (!(error instanceof TypeError)) location.reload()
  })
})
addEventListener('pagehide', () => stream?.close())
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) connect()
})
if (document.visibilityState === 'visible') connect()
