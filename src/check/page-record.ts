// What one rendered page says of itself: the input of all checks. Collected from the final HTML, whoever wrote it.
import type { PageNeeds } from './page-needs.ts'

export interface PageRecord {
  /** Path of the route, without the base URL; '*' for the not-found page. */
  path: string
  /** Site-relative file of the route, where it has one. */
  source?: string
  /** Site-relative Markdown files whose text is on the page (partials and list excerpts too). */
  documents: string[]
  ids: string[]
  /** Ids that stand on more than one element. */
  duplicateIds: string[]
  links: PageLinkRecord[]
  /** The page itself asks robots to leave it alone. What the configuration says of the whole site does not count. */
  noIndex: boolean
  /** What a Content-Security-Policy has to allow; missing for nothing. */
  needs?: PageNeeds
  unlisted: boolean
}

export interface PageLinkRecord {
  /** As in the HTML, entities decoded. */
  url: string
  /** a[href]; or a file that the page loads: img[src], srcset, source, video, script, link[href]; meta images. */
  kind: 'link' | 'asset'
  /** `data-no-link-check` is set, or the link is marked as going round the router (`pathname://`). */
  unchecked: boolean
  /** In the header, footer or sidebar of the page, not in its <main>. */
  inShell: boolean
  count: number
}
