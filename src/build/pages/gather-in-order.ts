// What pages hand over to plugins, and how these work through it in the order of the pages, while others are still being rendered: afterwards only one
// thread would have work. Only builds that render every page do.
import type { PluginValue } from '../../plugins/plugin-values.ts'
import type { PageGathering } from '../build-plugin.ts'
import type { RenderedPage } from './render-result.ts'

/** How long, in milliseconds, a thread that asks for more pages may have to wait. */
const patience = 1

export interface OrderedGathering extends Pick<PageGathering, 'take'> {
  /**
   * Works through the rest.
   * @returns false when something was missing.
   * @throws what has failed meanwhile.
   */
  finish: () => boolean
}

/** @param gather gets what one page has handed over. Pages without anything are left out. */
export function gatherInOrder<Value>(handed: PluginValue<Value>, gather: (value: Value) => void): OrderedGathering {
  /** Batches come as threads finish them: this holds those that came too early, by the index of their first page. */
  const early = new Map<number, readonly (Value | undefined)[]>()
  const waiting: Value[] = []
  let next = 0
  let isComplete = true
  /** Such as a full disk. Nobody learns of it before `finish`. */
  let failure: unknown
  let isScheduled = false

  const goOn = (): void => {
    isScheduled = false
    const end = performance.now() + patience
    try {
      for (let value = waiting.shift(); value !== undefined; value = waiting.shift()) {
        gather(value)
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
        pages.map(({ handedOver }) => handed.of(handedOver)),
      )
      for (let batch = early.get(next); batch; batch = early.get(next)) {
        early.delete(next)
        next += batch.length
        for (const value of batch) if (value !== undefined) waiting.push(value)
      }
      schedule()
    },
    finish() {
      if (failure !== undefined) throw failure
      for (const value of waiting.splice(0)) gather(value)
      return isComplete
    },
  }
}

/**
 * Gives plugins what they collect of a batch of pages. That is most of what is in a page, so it must not stay in memory with the results.
 * @param start index of the first of them among all pages.
 */
export function handOver(pages: readonly RenderedPage[], start: number, gatherings: readonly Pick<PageGathering, 'take'>[]): void {
  for (const { take } of gatherings) take(pages, start)
  for (const page of pages) delete page.handedOver
}
