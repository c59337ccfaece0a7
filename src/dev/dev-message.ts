// What the dev server and its script in the browser say to each other. Plain JSON, and types alone: both sides import this file.

/** A diagnostic as the overlay shows it: the words of the terminal, without its colours. */
export interface Problem {
  id: string
  level: 'error' | 'warning' | 'info'
  message: string
  /** `file:line:column`, as editors take it. */
  place?: string
  frame: { number: string; text: string; isUnderline: boolean }[]
  notes: string[]
  hint?: string
}

export type DevMessage =
  /** First on every stream. `run` differs when the server has been started anew, `version` when something has changed since a page was sent. */
  | { type: 'hello'; run: string; version: number; problems: Problem[] }
  /** Something that pages are made of has changed. */
  | { type: 'update' }
  /** The page has to be loaded anew: a component or the configuration has changed. */
  | { type: 'reload' }
  | { type: 'problems'; problems: Problem[] }

/** Answer of `/__sitegen/page`. */
export interface PageAnswer {
  /** As the page itself would be answered. */
  status: 200 | 404
  /** The page could not be rendered, or has lost its text: a page that is shown should stay. */
  isBroken: boolean
  html: string
  /** Of the site; pages carry it too. */
  version: number
}

/** Below this path stands what is the server's own. */
export const devPrefix = '/__sitegen/'
