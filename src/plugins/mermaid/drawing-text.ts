// The text that the drawing library is given. That library reads a part of the language, by simple patterns, and leaves out what it does not
// know. So it gets only what it is sure to draw, in the form that it reads best; a diagram with anything else is drawn by Mermaid itself, in
// the browser.

export interface DrawingText {
  /** For the library. */
  text: string
  /** Every label, which the drawing has to show. */
  labels: string[]
  /** What it says, one relation after the other, for readers who do not see it. */
  says: string[]
  /** Edges that were sent the other way round, as the drawing describes them: `from to style label`. */
  turned?: string[]
  /** Where the nodes lead: id in the drawing -> address. */
  links?: Map<string, string>
}
