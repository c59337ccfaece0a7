// A page as the task that renders it gives it back: its result, and what is kept of it beside that.
import type { KeptPage } from './kept-page.ts'
import type { RenderResult, SearchedPage } from './render-result.ts'

export interface RenderedPage extends RenderResult {
  /** Where the page was kept for the next build: what is remembered of it beside this result. */
  kept?: Omit<KeptPage, 'result'>
  /** What the search takes of it, where the task was set up to give it back. */
  searched?: SearchedPage
}
