// One code block of a document, as the checks see it. Plain JSON: the blocks of a document are stored under its hash.

export interface CodeBlock {
  /** Site-relative path of the document. */
  file: string
  /** Lower case; '' for none. */
  language: string
  /** What comes after the language. */
  meta: string
  code: string
  /** Line of the fence in the file, from 1, and its column. The line identifies the block within its document. */
  line: number
  column: number
}

/** A line and a column of the code, both from 0, in UTF-16 units. */
export interface CodePosition {
  line: number
  column: number
}
