// Checks pages after they are sent, remembers what is wrong with them, and tells the open pages and the terminal.
import { setImmediate } from 'node:timers/promises'
import { createSourceReader, dataTexts } from '../check/source-reader.ts'
import type { Problems } from '../client/dev/dev-message.ts'
import { locateInConfig } from '../config/locate-in-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { createPageCheck } from './check-page.ts'
import { describeProblem } from './describe-problem.ts'
import type { DevSite } from './dev-site.ts'
import { isHalfWritten } from './document-parser.ts'
import type { EventStreams } from './event-stream.ts'
import type { DevPage, PageRenderer } from './page-renderer.ts'
import { createProblemBoard } from './problem-board.ts'

export interface PageReview {
  /** Checks pages and reports what is wrong. Pages that are added while it runs are checked too. */
  review(paths: Iterable<string>): Promise<void>
  /** The pages, or something that they are made from, were just saved: checks them, the open pages and the pages with mistakes. */
  reviewSaved(saved: readonly string[]): Promise<void>
  /** Reports what is known to be wrong. */
  tell(): void
  problemsFor(path: string): Problems
  /** A document that was shown in this run. */
  shownDocument(): string | undefined
  /** Stops checking. */
  close(): void
}

export interface PageReviewInput {
  site: DevSite
  renderer: PageRenderer
  streams: EventStreams
  /** As in DevServerOptions. */
  onFindings: (found: readonly Diagnostic[], allMended: boolean) => void
}

export function createPageReview({ site, renderer, streams, onFindings }: PageReviewInput): PageReview {
  const board = createProblemBoard(() => site.problems())
  const checkPage = createPageCheck(site)
  const records = new Map<string, NonNullable<DevPage['record']>>()
  const waiting = new Set<string>()
  let isReviewing = false
  let isClosed = false

  function problemsFor(path: string): Problems {
    const read = createSourceReader(site.config, dataTexts(site.config))
    const problems = board.problemsFor(path).map((diagnostic) => describeProblem(diagnostic, read))
    return { problems, coversPage: !(site.isCurrent && board.isMade(path)) }
  }

  /** A half-written text or front matter is shown in its last good state. */
  function isMade({ html, documents }: DevPage): boolean {
    const halfWritten = new Set(site.problems().flatMap(({ id, place }) => (id === 'front-matter-syntax' && place ? [place.file] : [])))
    return html !== undefined && !documents.some((document) => isHalfWritten(document) || halfWritten.has(document.file))
  }

  function tell(): void {
    const isPage = (path: string): boolean => site.outputs.routeOf(path) !== undefined
    board.prune(isPage)
    for (const path of records.keys()) if (!isPage(path)) records.delete(path)
    streams.send((path) => ({ type: 'problems', ...problemsFor(path) }))
    const { found, allMended } = board.news()
    if (found.length > 0 || allMended) onFindings(found, allMended)
  }

  async function review(paths: Iterable<string>): Promise<void> {
    for (const path of paths) waiting.add(path)
    if (isReviewing) return
    isReviewing = true
    try {
      for (const path of waiting) {
        waiting.delete(path)
        const page = await renderer.render(path)
        // The page itself is sent first.
        await setImmediate()
        if (isClosed) return
        if (!page) continue
        if (page.record) records.set(path, page.record)
        const found = await checkPage(page, records)
        board.setPage(path, [...locateInConfig(page.diagnostics, site.locate, site.config.dataDocuments), ...found], isMade(page))
      }
      tell()
    } finally {
      isReviewing = false
    }
  }

  return {
    review,
    async reviewSaved(saved) {
      for (const path of saved) board.markSaved(path)
      await review([...streams.paths(), ...saved, ...board.pages()])
    },
    tell,
    problemsFor,
    shownDocument: () => [...records.values()].flatMap(({ documents }) => documents)[0],
    close() {
      isClosed = true
    },
  }
}
