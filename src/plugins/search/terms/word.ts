// What a text is cut into (split-words.ts).

export interface Word {
  /** The whole word, folded, without what joins its parts; that of a simple word says how it is written, too (fold-letters.ts). */
  term: string
  /** Its parts, folded, in their order; those of a simple word are the word itself. */
  parts: string[]
  /** Of a word in a script without spaces: its letters, and the one behind it (cut-run.ts). */
  letters?: string[]
  next?: string | undefined
  /** What stands between its dots and slashes, where that is a compound itself: `isarray` of `Array.isArray`. */
  pieces?: string[]
  /** Where it stands in the text. */
  start: number
  end: number
}
