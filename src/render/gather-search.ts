// Takes what the search needs of each page while others are still being rendered: afterwards only one thread has work. For builds that render
// every page; others take most of it from where it is kept (write-search.ts).
import { recordsFile } from '../search/algolia/write-records.ts'
import { createIndexFiller, type FilledIndex } from '../search/index/fill-index.ts'
import { readEntry } from '../search/kept-entry.ts'
import { joinParts } from './join-parts.ts'
import type { Output } from './output.ts'
import type { RenderedPage } from './render-task.ts'

/** Of all pages that search finds, in their order. */
export interface GatheredSearch {
  index: FilledIndex
  /** How many bytes of the file of records each page has. The file is written, but not noted. */
  recordBytes: number[]
}

export interface SearchGathering {
  /** Takes the entries away from the results of a batch. */
  take(pages: readonly RenderedPage[], start: number): void
  /** @returns undefined when something was missing. @throws what the file of records could not be written for. */
  finish(): GatheredSearch | undefined
}

/** So long, in milliseconds, a thread that asks for more pages may have to wait. */
const patience = 1

/** @param hasIndex false where only the records are wanted. */
export function gatherSearch(output: Output, hasIndex: boolean): SearchGathering {
  const filler = createIndexFiller()
  const recordBytes: number[] = []
  /** Batches come as threads end them: those that came too early, by the place of their first page. */
  const early = new Map<number, readonly (Uint8Array | undefined)[]>()
  const entries: Uint8Array[] = []
  let next = 0
  let isComplete = true
  /** Such as a full disk: nobody hears of it before `finish`. */
  let failure: unknown
  let isScheduled = false
  const lines = joinParts((chunk) => output.append(recordsFile, chunk))

  const gather = (bytes: Uint8Array): void => {
    const { records, ...entry } = readEntry(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
    if (hasIndex) filler.add(entry)
    recordBytes.push(records.length)
    lines.add(records)
  }
  const goOn = (): void => {
    isScheduled = false
    const end = performance.now() + patience
    try {
      for (let entry = entries.shift(); entry; entry = entries.shift()) {
        gather(entry)
        if (performance.now() > end) break
      }
      schedule()
    } catch (error) {
      failure = error
    }
  }
  const schedule = (): void => {
    if (isScheduled || failure !== undefined || entries.length === 0) return
    isScheduled = true
    setImmediate(goOn)
  }
  return {
    take(pages, start) {
      if (pages.some(({ lost }) => lost)) isComplete = false
      early.set(
        start,
        pages.map((page) => {
          const { searchEntry } = page
          delete page.searchEntry
          return searchEntry
        }),
      )
      for (let batch = early.get(next); batch; batch = early.get(next)) {
        early.delete(next)
        next += batch.length
        for (const entry of batch) if (entry) entries.push(entry)
      }
      schedule()
    },
    finish() {
      if (failure !== undefined) throw failure
      for (const entry of entries.splice(0)) gather(entry)
      lines.end()
      return isComplete ? { index: filler.finish(), recordBytes } : undefined
    },
  }
}
