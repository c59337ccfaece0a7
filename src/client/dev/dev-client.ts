// The script of the dev server in a page: hears of changes over server-sent events and brings the page up to date without loading it anew.
// It follows the reader when another page is put in place of the one that was loaded (src/client/page-shown.ts says so).
import type { DevMessage, PageAnswer } from '../../dev/dev-message.ts'
import { createOverlay } from './overlay.ts'
import { replacePage } from './replace-page.ts'

/** As page-shown.ts names it; its module is in the runtime of the site, which is bundled apart from this one. */
const pageShownEvent = 'sitegen:page'
/** Pages that were fetched ahead may be old now; the navigation forgets them. */
const changedEvent = 'sitegen:changed'
/** The page that is shown has been brought up to date. */
const updateEvent = 'sitegen:update'
/** A page that was fetched ahead may be shown so long after it was fetched. In milliseconds. */
const doubtful = 1000

const overlay = createOverlay()
// Module scripts run when the document is parsed and this is the first of them: the page is still as it was sent, but for what inline
// scripts have made of it (replace-page.ts leaves that alone).
let current: Document | undefined = copyOf(document)
let shownPath = location.pathname
/** A page that could not be rendered when it was loaded has nothing that could be kept. */
const wasBroken = document.title === 'This page cannot be shown'
let run: string | undefined
let stream: EventSource | undefined
let isUpdating = false
let isStale = false
let isFollowing = false
/** Of the site when the page that is shown was sent. */
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

/** Another page is shown, and no document was loaded: from now on changes of that one count. */
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
  // What came while the page was fetched is in it already, but it may not be in the page that is shown.
  if (isStale || isDoubtful) location.reload()
  else current = page
}

async function update(): Promise<void> {
  isStale = true
  if (isUpdating) return
  isUpdating = true
  try {
    while (isStale) {
      // Without the page as it was sent there is nothing to compare with: `follow` fetches it.
      if (!current) {
        if (!isFollowing) location.reload()
        return
      }
      isStale = false
      const path = shownPath
      const { isBroken, page: next, version: sent } = await fetchPage(path)
      if (path === shownPath) version = sent
      // The last page that could be shown stays; the overlay says what is wrong.
      if (isBroken || path !== shownPath || !current) continue
      if (wasBroken) {
        location.reload()
        return
      }
      await replacePage(document, current, next)
      current = next
      document.dispatchEvent(new CustomEvent(updateEvent))
    }
  } catch {
    // The server is gone for the moment; the stream connects again when it is back.
  } finally {
    isUpdating = false
  }
}

function receive(message: DevMessage): void {
  switch (message.type) {
    case 'hello':
      // Started anew: nothing is known of what has changed meanwhile.
      if (run !== undefined && run !== message.run) location.reload()
      else if (version !== message.version) void update()
      run = message.run
      overlay.show(message.problems)
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
      overlay.show(message.problems)
      break
  }
}

function connect(): void {
  stream?.close()
  stream = new EventSource(`/__sitegen/events${query()}`)
  stream.onmessage = ({ data }) => receive(JSON.parse(data))
}

// Browsers allow six connections to a server: pages in the background leave theirs to others and catch up when they are looked at.
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
    // The server is gone for the moment: the page, which was fetched ahead, stays until a change is heard of. Else it is loaded anew.
    if (!(error instanceof TypeError)) location.reload()
  })
})
addEventListener('pagehide', () => stream?.close())
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) connect()
})
if (document.visibilityState === 'visible') connect()
