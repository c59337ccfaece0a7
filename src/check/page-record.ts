// What is known of one rendered page: the input of all checks. Collected from the final HTML, whatever produced it.
import type { PageNeeds } from './page-needs.ts'

export interface PageRecord {
  /** Path of the route, without the base URL; '*' for the not-found page. */
  path: string
  /** Site-relative file of the route, if it has one. */
  source?: string
  /** Site-relative Markdown files whose text is on the page, including partials and excerpts in lists. */
  documents: string[]
  /** Anchors: ids of the content. */
  ids: string[]
  /** Ids of the shell's menus and of the main element, if any: only the shell itself links to them. */
  shellIds?: string[]
  /** Ids used by more than one element. */
  duplicateIds: string[]
  links: PageLinkRecord[]
  /** A document on it could not be read, so it lacks ids and links. */
  isIncomplete?: true
  /** It has an island with `client="only"`, whose ids and links only the browser makes. */
  hasClientOnly?: true
  /** Addresses of the modules of its islands; absent if it has none. */
  islands?: string[]
  /** The page itself asks robots not to index it. The setting for the whole site does not count. */
  noIndex: boolean
  /** What a Content-Security-Policy has to allow; absent if nothing. */
  needs?: PageNeeds
  unlisted: boolean
}

export interface PageLinkRecord {
  /** As in the HTML, entities decoded. */
  url: string
  /** a[href]; or a file that the page loads: img[src], srcset, source, video, script, link[href]; meta images. */
  kind: 'link' | 'asset'
  /** The link has `data-no-link-check`, or is marked as bypassing the router (`pathname://`). */
  unchecked: boolean
  /** In the header, footer or sidebar of the page, not in its <main>. */
  inShell: boolean
  count: number
}
