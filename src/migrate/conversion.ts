// What a converter gives: a configuration of ours, and what has no place in it.
import type { Options } from './options.ts'

export interface Conversion {
  /** In the order in which they are written. */
  config: Options
  /** What has no counterpart, and why: key of the other generator -> sentence. */
  remarks: Map<string, string>
  /** Further files, such as texts of other languages: path -> text. */
  files?: Map<string, string>
  /** For a file `sidebars.ts`: name -> items. */
  sidebars?: Record<string, unknown[]>
}

/** What stays where it was, and why. */
export interface Leftover {
  /** Relative to the site: the configuration of the other generator, or a file with rules of a host. */
  file: string
  /** A key of the configuration, or what a rule starts from. */
  key: string
  /** A sentence without its end. */
  reason: string
  line: number | undefined
}
