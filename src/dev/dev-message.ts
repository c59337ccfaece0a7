// The messages between the dev server and its script in the browser. Plain JSON and only types, because both sides import this file.

/** A diagnostic as the overlay shows it: the words of the terminal, without its colors. */
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
  /** First on every stream. `run` differs when the server was restarted, `version` when something has changed since a page was sent. */
  | { type: 'hello'; run: string; version: number; problems: Problem[] }
  /** Something that pages are made from has changed. */
  | { type: 'update' }
  /** The page has to be reloaded: a component or the configuration has changed. */
  | { type: 'reload' }
  | { type: 'problems'; problems: Problem[] }

/** Answer of `/__sitegen/page`. */
export interface PageAnswer {
  /** The status that the page itself would have. */
  status: 200 | 404
  /** The page could not be rendered, or has lost its text: a page that is open should stay. */
  isBroken: boolean
  html: string
  /** The site's version; pages contain it too. */
  version: number
}

/** The server's own addresses are below this path. */
export const devPrefix = '/__sitegen/'
