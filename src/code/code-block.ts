// One code block of a document, as the checks see it. Plain JSON: what was found in a document is kept under its hash.

export interface CodeBlock {
  /** Site-relative path of the document. */
  file: string
  /** Lower case; '' for none. */
  language: string
  /** What stands after the language. */
  meta: string
  code: string
  /** Line of the fence in the file, from 1, and its column. The line names the block within its document. */
  line: number
  column: number
}

/** A line and a column of the code, both from 0, in UTF-16 units. */
export interface CodePosition {
  line: number
  column: number
}
