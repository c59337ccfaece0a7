// When the first page is shown. What can wait does not begin before: it would take the processor from the page that somebody waits for.
import type { Server } from 'node:http'
import { devPrefix } from './dev-message.ts'

export interface FirstPage {
  /** Of the page that was asked for first, or for whose messages, as soon as something was. */
  readonly target: string | undefined
  /** Resolves when a page is shown, or when nobody seems to wait for one. */
  shown: Promise<void>
  /** The script of a page has run, so its styles have come. */
  noteShown(): void
  /** The server can answer from now on. */
  noteReady(): void
}

/** Somebody who waits for a page asks for it so soon after the start. In milliseconds. */
const askedWithin = 400
/** What asked and runs no script of ours has what it wanted so soon after the answer. */
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

/** A page that was left open asks for its messages as soon as the server is there again. */
function pageTargetOf(target: string): string {
  if (!target.startsWith(devPrefix)) return target
  return new URLSearchParams(target.split('?', 2)[1]).get('path') ?? '/'
}
