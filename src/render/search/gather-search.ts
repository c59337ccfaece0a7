// Takes what the search needs of each page while others are still being rendered: afterwards only one thread has work. For builds that render
// every page; others take most of it from where it is kept (write-search.ts).
import { recordsFile } from '../../search/algolia/write-records.ts'
import { createIndexGatherer, type GatheredIndex } from '../../search/index/gather-index.ts'
import { joinParts } from '../output/join-parts.ts'
import type { Output } from '../output/output.ts'
import type { SearchedPage } from '../pages/render-result.ts'
import type { RenderedPage } from '../pages/rendered-page.ts'

/** Of all pages that search finds, in their order. */
export interface GatheredSearch {
  index: GatheredIndex
  /** How many bytes of the file of records each page has. The file is written, but not noted. */
  recordBytes: number[]
}

export interface SearchGathering {
  /** Takes what is the search's away from the results of a batch. */
  take(pages: readonly RenderedPage[], start: number): void
  /** @returns undefined when something was missing. @throws what the file of records could not be written for. */
  finish(): GatheredSearch | undefined
}

/** So long, in milliseconds, a thread that asks for more pages may have to wait. */
const patience = 1

/** @param hasIndex false where only the records are wanted. */
export function gatherSearch(output: Output, hasIndex: boolean): SearchGathering {
  const index = createIndexGatherer()
  const recordBytes: number[] = []
  /** Batches come as threads end them: those that came too early, by the place of their first page. */
  const early = new Map<number, readonly (SearchedPage | undefined)[]>()
  const waiting: SearchedPage[] = []
  let next = 0
  let isComplete = true
  /** Such as a full disk: nobody hears of it before `finish`. */
  let failure: unknown
  let isScheduled = false
  const lines = joinParts((chunk) => output.append(recordsFile, chunk))

  const gather = ({ records, ...page }: SearchedPage): void => {
    if (hasIndex) index.add(page)
    recordBytes.push(records.length)
    lines.add(records)
  }
  const goOn = (): void => {
    isScheduled = false
    const end = performance.now() + patience
    try {
      for (let page = waiting.shift(); page; page = waiting.shift()) {
        gather(page)
        if (performance.now() > end) break
      }
      schedule()
    } catch (error) {
      failure = error
    }
  }
  const schedule = (): void => {
    if (isScheduled || failure !== undefined || waiting.length === 0) return
    isScheduled = true
    setImmediate(goOn)
  }
  return {
    take(pages, start) {
      if (pages.some(({ lost }) => lost)) isComplete = false
      early.set(
        start,
        pages.map((page) => {
          const { searched } = page
          delete page.searched
          return searched
        }),
      )
      for (let batch = early.get(next); batch; batch = early.get(next)) {
        early.delete(next)
        next += batch.length
        for (const searched of batch) if (searched) waiting.push(searched)
      }
      schedule()
    },
    finish() {
      if (failure !== undefined) throw failure
      for (const page of waiting.splice(0)) gather(page)
      lines.end()
      return isComplete ? { index: index.finish(), recordBytes } : undefined
    },
  }
}
