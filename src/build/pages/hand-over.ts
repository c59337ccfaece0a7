// Gives plugins what they collect of pages while others are still being rendered. That is most of what is in a page, so it must not stay in memory
// with the results.
import type { PageGathering } from '../build-plugin.ts'
import type { RenderedPage } from './render-result.ts'

/** @param start index of the first of them among all pages. */
export function handOver(pages: readonly RenderedPage[], start: number, gatherings: readonly Pick<PageGathering, 'take'>[]): void {
  for (const { take } of gatherings) take(pages, start)
  for (const page of pages) delete page.handedOver
}
