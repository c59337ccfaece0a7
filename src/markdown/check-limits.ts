// A cheap look at a document before it is parsed. Markdown parsers need time and stack that grow faster than the text when
// constructs are nested absurdly deep, so such text is refused: one pass over the characters, no recursion.
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { DocumentState } from './document-state.ts'

/** UTF-16 units. The longest hand-written pages known are below a tenth of it. */
export const largestDocument = 2_000_000

export function checkLimits(body: string, state: DocumentState): Diagnostic | undefined {
  if (body.length > largestDocument) {
    return {
      id: 'content-too-large',
      level: 'error',
      message: `A document may have at most ${largestDocument} characters; this one has ${body.length}.`,
      place: { file: state.source.file },
      hint: 'Split it into several documents, or publish the data as a file in a static folder.',
    }
  }
  return undefined
}
