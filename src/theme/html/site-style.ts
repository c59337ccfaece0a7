// A style sheet of the built site, and which pages name it. A page waits for as little as it can: the sheet that every page needs, and of the
// others those whose classes it has. What shows only once a reader acts comes when the page has been painted.

export interface SiteStyle {
  /** Address, base URL included. */
  href: string
  use: StyleUse
}

export type StyleUse =
  /** Every page waits for it. */
  | 'always'
  /** Every page has it, and none waits for it. */
  | 'late'
  /**
   * Pages with elements of these classes (each item is one or several, with spaces between, that a page has all of), or with one of these islands
   * (names), whose elements may come later.
   */
  | { classes: readonly string[]; islands: readonly string[] }
