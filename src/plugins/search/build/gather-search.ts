// Collects what the search needs from each page while other pages are still being rendered: afterwards only one thread would have work.
// Used by builds that render every page; other builds take most of it from the store (write-search.ts).

import type { Output } from '../../../build/output/output.ts'
import type { RenderedPage } from '../../../build/pages/render-result.ts'
import type { ResolvedSearch } from '../../../config/search-options.ts'
import { joinParts } from '../../../lib/join-parts.ts'
import { recordsFile } from '../../algolia/write-records.ts'
import { createIndexGatherer, type GatheredIndex } from '../index/gather-index.ts'
import { type SearchedPage, searchedPage } from './search-notes.ts'

/** From all pages that the search finds, in order. */
export interface GatheredSearch {
  index: GatheredIndex
  /** How many bytes of the records file each page has. The file is written, but not noted in the output. */
  recordBytes: number[]
}

export interface SearchGathering {
  /** Takes what the pages of a batch have for the search. */
  take(pages: readonly RenderedPage[], start: number): void
  /**
   * @returns undefined when something was missing.
   * @throws the reason why the records file could not be written.
   */
  finish(): GatheredSearch | undefined
}

/** How long, in milliseconds, a thread that asks for more pages may have to wait. */
const patience = 1

/** Whether readers search the site's own index, always or when the hosted provider fails. */
export function isSearchedLocally(search: ResolvedSearch): boolean {
  return search.provider === 'local' || search.fallback === 'local'
}

/** @param hasIndex false if only the records are wanted. */
export function gatherSearch(output: Output, hasIndex: boolean): SearchGathering {
  const index = createIndexGatherer()
  const recordBytes: number[] = []
  /** Batches come as threads finish them: this holds those that came too early, by the index of their first page. */
  const early = new Map<number, readonly (SearchedPage | undefined)[]>()
  const waiting: SearchedPage[] = []
  let next = 0
  let isComplete = true
  /** Such as a full disk. Nobody learns of it before `finish`. */
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
        pages.map(({ handedOver }) => searchedPage.of(handedOver)),
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
