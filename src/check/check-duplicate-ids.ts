// Reports ids that occur twice on a page: links lead only to the first. It can happen because explicit heading ids are not numbered.
import type { DocumentSummary } from '../content/content-tree.ts'
import { literalText } from '../content/literal-text.ts'
import { createPlaceFinder } from '../content/place-finder.ts'
import { type Diagnostic, type Level, levelOf, type Place, type Policy } from '../diagnostics/diagnostic.ts'
import { proseOf, valuesOfDocument } from './document-text.ts'
import { type Finding, groupFindings } from './finding-groups.ts'
import { followImports } from './follow-imports.ts'
import type { PageRecord } from './page-record.ts'
import type { SourceReader } from './source-reader.ts'

export interface CheckDuplicateIdsInput {
  records: readonly PageRecord[]
  summaries: readonly DocumentSummary[]
  readSource: SourceReader
  policy: Policy
}

/** An id on at least this many pages, and on more than half of all, belongs to the layout. */
const fewestOfLayout = 5

export function checkDuplicateIds({ records, summaries, readSource, policy }: CheckDuplicateIdsInput): Diagnostic[] {
  const level = levelOf(policy)
  if (level === undefined) return []
  const summaryOf = new Map(summaries.map((summary) => [summary.file, summary]))
  const modulesOf = new Map<string, string[]>()
  const pagesOf = new Map<string, number>()
  for (const { duplicateIds } of records) for (const id of duplicateIds) pagesOf.set(id, (pagesOf.get(id) ?? 0) + 1)

  return groupFindings(
    records.flatMap((record) =>
      record.duplicateIds.map((id): Finding => {
        const pages = pagesOf.get(id) ?? 0
        if (pages >= fewestOfLayout && pages > records.length / 2) return ofLayout(id, record, level)
        const owners = record.documents.filter((file) => summaryOf.get(file)?.headings.some((heading) => heading.id === id))
        const places = sourcesOf(record).flatMap((file) => placesOfId(id, file, summaryOf.get(file), readSource(file)))
        return owners.length < 2 && places.length > 0 ? ofPlaces(id, record, places, level) : ofPage(id, record, owners, level)
      }),
    ),
  )

  /** The documents of the page, and the modules that it is made of. */
  function sourcesOf({ source, documents }: PageRecord): string[] {
    return [...new Set([...documents, ...[...documents, ...(source === undefined ? [] : [source])].flatMap(modulesBehind)])]
  }

  function modulesBehind(file: string): string[] {
    const known = modulesOf.get(file) ?? followImports([file], readSource)
    modulesOf.set(file, known)
    return known
  }
}

function ofLayout(id: string, record: PageRecord, level: Level): Finding {
  const message = `The id \`${id}\` stands more than once on a page. It is on most pages, so the layout makes it.`
  const hint = 'Look in the navbar, the footer and the components that all pages have.'
  return { diagnostic: { id: 'id-duplicate', level, message, hint }, cause: `layout ${id}`, page: record.path }
}

/** `places`: where it is written. An element that is shown twice is written once. */
function ofPlaces(id: string, record: PageRecord, places: readonly IdPlace[], level: Level): Finding {
  const [last, ...others] = [...places].reverse()
  const first = others.at(-1)
  return {
    diagnostic: {
      id: 'id-duplicate',
      level,
      message: `The id \`${id}\` stands more than once on the page; links lead to the first.`,
      ...(last && { place: last.place }),
      ...(first && { notes: [{ message: 'It stands here first.', place: first.place }] }),
      hint: last?.isHeading
        ? `Give one of them another id: \`{#${id}-2}\` at the end of the heading.`
        : first
          ? 'Give one of the elements another id.'
          : 'The page shows this element more than once: let the id be a prop of its component.',
    },
    cause: JSON.stringify([last?.place, id]),
    page: record.path,
  }
}

/** For two documents on one page (a list of posts), or an id that a component makes. */
function ofPage(id: string, record: PageRecord, owners: readonly string[], level: Level): Finding {
  const file = record.source ?? owners[0] ?? record.documents[0]
  const notes = owners.length > 1 ? owners.map((owner) => ({ message: 'A heading of this document has it.', place: { file: owner } })) : []
  return {
    diagnostic: {
      id: 'id-duplicate',
      level,
      message: `The id \`${id}\` stands more than once on the page ${record.path === '*' ? 'for paths that do not exist' : record.path}; links lead to the first.`,
      ...(file !== undefined && { place: { file } }),
      ...(notes.length > 0 && { notes }),
      hint: 'Give one of the elements another id.',
    },
    cause: `${record.path} ${id}`,
    page: record.path,
  }
}

interface IdPlace {
  place: Place
  isHeading: boolean
}

/** Where a source has the id: headings, explicit or by their text, and elements. Code samples and comments do not count. */
function placesOfId(id: string, file: string, summary: DocumentSummary | undefined, source: string | undefined): IdPlace[] {
  if (source === undefined) return []
  const findPlace = createPlaceFinder(file, source)
  const places: IdPlace[] = []
  if (summary) {
    const texts = new Set(summary.headings.filter((heading) => heading.id === id).map(({ text }) => text.trim()))
    const lines = proseOf(file, source, summary.bodyOffset)
    for (const { 0: line, index } of lines.matchAll(/[^\r\n]+/g)) {
      const heading = /^ {0,3}#{1,6}[ \t]+/.exec(line)
      // The text of a heading may have code in it.
      const bare =
        heading &&
        source
          .slice(index + heading[0].length, index + line.length)
          .replace(/[*_`]|\s#+$/g, '')
          .trim()
      const isWritten = line.includes(`{#${id}}`)
      if (isWritten || (bare !== null && texts.has(bare)))
        places.push({ place: findPlace(index, index + line.trimEnd().length), isHeading: true })
    }
  }
  const text = summary ? valuesOfDocument(file, source, summary.bodyOffset) : literalText(file, source)
  for (const quote of ['"', "'", '`']) {
    const written = quote + id + quote
    for (let at = text.indexOf(written); at >= 0; at = text.indexOf(written, at + 1)) {
      if (/\sid\s*=\s*\{?\s*$/.test(source.slice(Math.max(0, at - 20), at)))
        places.push({ place: findPlace(at + 1, at + 1 + id.length), isHeading: false })
    }
  }
  return places.sort(
    (left, right) => (left.place.line ?? 0) - (right.place.line ?? 0) || (left.place.column ?? 0) - (right.place.column ?? 0),
  )
}
