// Determines when the first page is shown. Work that can wait starts only then: it would take processor time from the page that somebody
// waits for.
import type { Server } from 'node:http'
import { devPrefix } from '../client/dev/dev-message.ts'

export interface FirstPage {
  /** Target of the first page request, or of the page that was first to ask for its messages; undefined until then. */
  readonly target: string | undefined
  /** Resolves when a page is shown, or when nobody seems to be waiting for one. */
  shown: Promise<void>
  /** The script of a page has run, so its styles are loaded. */
  noteShown(): void
  /** The server can answer from now on. */
  noteReady(): void
}

/** Anybody who waits for a page requests it within this time after the start. In milliseconds. */
const askedWithin = 400
/** A client that does not run our script has what it wanted this long after the answer. In milliseconds. */
const shownWithin = 300

export function watchFirstPage(server: Server): FirstPage {
  let resolveShown = (): void => undefined
  const shown = new Promise<void>((resolve) => {
    resolveShown = resolve
  })
  let timer: NodeJS.Timeout | undefined
  let target: string | undefined
  server.once('request', (request, response) => {
    target = pageTargetOf(request.url ?? '/')
    clearTimeout(timer)
    response.once('close', () => {
      timer = setTimeout(resolveShown, shownWithin)
    })
  })
  return {
    get target() {
      return target
    },
    shown,
    noteShown() {
      clearTimeout(timer)
      resolveShown()
    },
    noteReady() {
      if (target === undefined) timer = setTimeout(resolveShown, askedWithin)
    },
  }
}

/** A page that was left open asks for its messages as soon as the server is back. */
function pageTargetOf(target: string): string {
  if (!target.startsWith(devPrefix)) return target
  return new URLSearchParams(target.split('?', 2)[1]).get('path') ?? '/'
}
