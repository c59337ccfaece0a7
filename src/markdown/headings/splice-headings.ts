// The contents list of a document that imports partials: their headings stand where the partials do (behaviour §2.16). Done when
// a page is rendered, because a document and its partials are parsed apart, and a partial belongs to many documents.
import type { Heading, ParsedDocument } from '../../content/document.ts'

type WithHeadings = Pick<ParsedDocument, 'file' | 'headings' | 'headingInserts'>

/** @param partials parsed documents by file; one that is missing adds nothing. Partials of partials are followed, never in a circle. */
export function spliceHeadings(document: WithHeadings, partials: ReadonlyMap<string, WithHeadings>): Heading[] {
  return splice(document, partials, new Set([document.file]))
}

function splice(document: WithHeadings, partials: ReadonlyMap<string, WithHeadings>, inside: ReadonlySet<string>): Heading[] {
  const inserts = document.headingInserts ?? []
  const headingsAt = (index: number): Heading[] =>
    inserts
      .filter((insert) => insert.index === index && !inside.has(insert.file))
      .flatMap(({ file }) => {
        const partial = partials.get(file)
        if (partial === undefined) return []
        return splice(partial, partials, new Set([...inside, file])).map((heading) => ({ from: file, ...heading }))
      })
  return [...document.headings.flatMap((heading, index) => [...headingsAt(index), heading]), ...headingsAt(document.headings.length)]
}
