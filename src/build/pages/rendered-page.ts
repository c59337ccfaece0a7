// A page as the task that renders it returns it: its result, and what is kept besides that.
import type { ShelvedPage } from './kept-page.ts'
import type { RenderResult, SearchedPage } from './render-result.ts'

export interface RenderedPage extends RenderResult {
  /** What the next build needs besides this result; present if the page was kept. */
  parts?: ShelvedPage['parts']
  /** What the search needs from it; present if the task was set up to return it. */
  searched?: SearchedPage
}
