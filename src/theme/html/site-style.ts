// A style sheet of the built site, and the pages that link to it. A page waits for as little as possible: the sheet that every page needs,
// and those of the others whose classes it has. Styles for what shows only after a reader acts load after the first paint.

export interface SiteStyle {
  /** Address, base URL included. */
  href: string
  use: StyleUse
}

export type StyleUse =
  /** Every page waits for it. */
  | 'always'
  /** Every page links to it, and none waits for it. */
  | 'late'
  /**
   * For pages with elements of these classes (each item is one or more names, separated by spaces, that the page must all have), or with
   * one of these islands (names), whose elements may appear later.
   */
  | { classes: readonly string[]; islands: readonly string[] }
