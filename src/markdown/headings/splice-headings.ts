// The table of contents of a document that imports partials: their headings appear where the partials do. Done when a
// page is rendered, because a document and its partials are parsed separately, and a partial can belong to many documents.
import type { Heading, ParsedDocument } from '../../content/document.ts'

type WithHeadings = Pick<ParsedDocument, 'file' | 'headings' | 'headingInserts'>

/** @param partials parsed documents by file; a missing one adds nothing. Partials of partials are followed, but never in a circle. */
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
