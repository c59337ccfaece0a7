// The messages between the dev server and its script in the browser. Plain JSON: the server imports this file too.

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

/** What is wrong with the site, as far as it concerns a page. */
export interface Problems {
  problems: Problem[]
  /** They keep the page from being shown as it is written: the list covers it. Otherwise they are counted in a corner. */
  coversPage: boolean
}

export type DevMessage =
  /** First on every stream. `run` differs when the server was restarted, `version` when something has changed since a page was sent. */
  | ({ type: 'hello'; run: string; version: number } & Problems)
  /** Something that pages are made from has changed. */
  | { type: 'update' }
  /** The page has to be reloaded: a component or the configuration has changed. */
  | { type: 'reload' }
  | ({ type: 'problems' } & Problems)

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
