// The script of the dev server in a page: hears of changes over server-sent events and brings the page up to date without loading it anew.
import type { DevMessage, PageAnswer } from '../../dev/dev-message.ts'
import { createOverlay } from './overlay.ts'
import { replacePage } from './replace-page.ts'

const overlay = createOverlay()
// Module scripts run when the document is parsed and this is the first of them: the page is still as it was sent.
let current = document.cloneNode(true) as Document
/** A page that could not be rendered when it was loaded has nothing that could be kept. */
const wasBroken = document.title === 'This page cannot be shown'
let run: string | undefined
let stream: EventSource | undefined
let isUpdating = false
let isStale = false

const query = `?path=${encodeURIComponent(location.pathname)}`

async function update(): Promise<void> {
  isStale = true
  if (isUpdating) return
  isUpdating = true
  try {
    while (isStale) {
      isStale = false
      const response = await fetch(`/__sitegen/page${query}`)
      const answer: PageAnswer = await response.json()
      // The last page that could be shown stays; the overlay says what is wrong.
      if (answer.isBroken) continue
      if (wasBroken) {
        location.reload()
        return
      }
      const next = new DOMParser().parseFromString(answer.html, 'text/html')
      await replacePage(document, current, next)
      current = next
      document.dispatchEvent(new CustomEvent('sitegen:update'))
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
      else if (run !== undefined) void update()
      run = message.run
      overlay.show(message.problems)
      break
    case 'update':
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
  stream = new EventSource(`/__sitegen/events${query}`)
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
addEventListener('pagehide', () => stream?.close())
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) connect()
})
if (document.visibilityState === 'visible') connect()
