// Reports ids that occur twice on a page: links lead only to the first. It can happen because explicit heading ids are not numbered
// (behaviour §10.9).
import type { DocumentSummary } from '../content/content-tree.ts'
import { createPlaceFinder } from '../content/place-finder.ts'
import { type Diagnostic, type Level, levelOf, type Place, type Policy } from '../diagnostics/diagnostic.ts'
import { type Finding, groupFindings } from './finding-groups.ts'
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
  const pagesOf = new Map<string, number>()
  for (const { duplicateIds } of records) for (const id of duplicateIds) pagesOf.set(id, (pagesOf.get(id) ?? 0) + 1)

  return groupFindings(
    records.flatMap((record) =>
      record.duplicateIds.map((id): Finding => {
        const pages = pagesOf.get(id) ?? 0
        if (pages >= fewestOfLayout && pages > records.length / 2) return ofLayout(id, record, level)
        const owners = record.documents.filter((file) => summaryOf.get(file)?.headings.some((heading) => heading.id === id))
        const [owner] = owners
        const summary = owners.length === 1 && owner !== undefined ? summaryOf.get(owner) : undefined
        return summary ? ofDocument(id, record, summary, readSource(summary.file), level) : ofPage(id, record, owners, level)
      }),
    ),
  )
}

function ofLayout(id: string, record: PageRecord, level: Level): Finding {
  const message = `The id \`${id}\` stands more than once on a page. It is on most pages, so the layout makes it.`
  const hint = 'Look in the navbar, the footer and the components that all pages have.'
  return { diagnostic: { id: 'id-duplicate', level, message, hint }, cause: `layout ${id}`, page: record.path }
}

function ofDocument(id: string, record: PageRecord, summary: DocumentSummary, source: string | undefined, level: Level): Finding {
  const { file } = summary
  const places = source === undefined ? [] : placesOfHeading(id, summary, source)
  const last = places.at(-1)
  const notes = places.slice(0, -1).map((place) => ({ message: 'It stands here first.', place }))
  return {
    diagnostic: {
      id: 'id-duplicate',
      level,
      message: `The id \`${id}\` stands more than once on the page; links lead to the first.`,
      place: last ?? { file },
      ...(notes.length > 0 && { notes: notes.slice(0, 1) }),
      hint: `Give one of them another id: \`{#${id}-2}\` at the end of the heading.`,
    },
    cause: `${file} ${id}`,
    page: record.path,
  }
}

/** For two documents on one page (a list of posts), or an id that a component writes. */
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

/** The lines of the headings with the id, explicit or made from their text. */
function placesOfHeading(id: string, summary: DocumentSummary, source: string): Place[] {
  const findPlace = createPlaceFinder(summary.file, source)
  const texts = new Set(summary.headings.filter((heading) => heading.id === id).map(({ text }) => text.trim()))
  const places: Place[] = []
  for (let start = summary.bodyOffset; start < source.length; ) {
    const newline = source.indexOf('\n', start)
    const end = newline < 0 ? source.length : newline
    const line = source.slice(start, Math.min(end, start + 1000)).trimEnd()
    const heading = /^ {0,3}#{1,6}[ \t]+/.exec(line)
    const bare = heading
      ? line
          .slice(heading[0].length)
          .replace(/[*_`]|\s#+$/g, '')
          .trim()
      : undefined
    const isWritten = line.includes(`{#${id}}`) || line.includes(`id="${id}"`) || line.includes(`id='${id}'`)
    if (isWritten || (bare !== undefined && texts.has(bare))) places.push(findPlace(start, start + line.length))
    start = end + 1
  }
  return places
}
