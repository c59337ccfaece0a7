// Records as the lines of `algolia/records.ndjson`, each small enough for the provider.
import { cutText } from '../search/cut-text.ts'
import type { SearchPage } from '../search/searched-page.ts'
import { makeRecords, type RecordSite, type SearchRecord } from './make-records.ts'

/** Bytes. What the provider takes of one record in its smallest plan. */
export const largestRecord = 10_000

/** @returns a line of JSON for each record of the page, with its end. */
export function recordLinesOf(page: SearchPage, site: RecordSite): string {
  let lines = ''
  for (const record of makeRecords(page, site)) {
    const line = JSON.stringify(record)
    lines += `${isTooLarge(line) ? JSON.stringify(fitRecord(record)) : line}\n`
  }
  return lines
}

/** Texts are cut until the record fits: first that of the section, then its headings, which nobody writes that long on purpose. */
function fitRecord(record: SearchRecord): SearchRecord {
  let fitting = record
  for (let longest = 4000; isTooLarge(JSON.stringify(fitting)) && longest > 0; longest = Math.floor(longest / 2)) {
    fitting = {
      ...fitting,
      content: fitting.content && cutText(fitting.content, longest),
      hierarchy: {
        lvl0: fitting.hierarchy.lvl0 && cutText(fitting.hierarchy.lvl0, longest),
        lvl1: fitting.hierarchy.lvl1 && cutText(fitting.hierarchy.lvl1, longest),
        lvl2: fitting.hierarchy.lvl2 && cutText(fitting.hierarchy.lvl2, longest),
        lvl3: fitting.hierarchy.lvl3 && cutText(fitting.hierarchy.lvl3, longest),
        lvl4: fitting.hierarchy.lvl4 && cutText(fitting.hierarchy.lvl4, longest),
        lvl5: fitting.hierarchy.lvl5 && cutText(fitting.hierarchy.lvl5, longest),
        lvl6: fitting.hierarchy.lvl6 && cutText(fitting.hierarchy.lvl6, longest),
      },
    }
  }
  return fitting
}

/** No character takes more than three bytes of UTF-8 for each unit of its length. */
function isTooLarge(line: string): boolean {
  return line.length * 3 > largestRecord && Buffer.byteLength(line) > largestRecord
}
