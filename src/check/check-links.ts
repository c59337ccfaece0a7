// Checks every link and file of every page, and reports each mistake once, at the place where it was made.
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { type Finding, groupFindings } from './finding-groups.ts'
import { type Judge, judgeLink, type Verdict } from './judge-link.ts'
import type { PageLinkRecord, PageRecord } from './page-record.ts'
import { type Origin, type OriginTracer, targetName } from './trace-origin.ts'

export interface CheckLinksInput extends Judge {
  records: readonly PageRecord[]
  traceOrigin: OriginTracer
  /** Site-relative document -> links to Markdown files that lead nowhere, as written; they are reported separately. */
  unresolvedMarkdownLinks: ReadonlyMap<string, ReadonlySet<string>>
  /** Place for a mistake in the layout that no source file shows. */
  configFile: string
}

export function checkLinks(input: CheckLinksInput): Diagnostic[] {
  return groupFindings(findBrokenLinks(input))
}

function* findBrokenLinks(input: CheckLinksInput): Generator<Finding> {
  for (const page of input.records) {
    for (const link of page.links) {
      const verdict = judgeLink(input, page, link)
      if (!verdict || isReportedElsewhere(page, link, input)) continue
      const origins = input.traceOrigin(page, link, verdict.target)
      if (origins.length === 0) yield withoutOrigin(page, link, verdict, input.configFile)
      // The Markdown room checks the images of documents under their own policy.
      for (const origin of origins) if (origin.kind !== 'image') yield atOrigin(page, verdict, origin)
    }
  }
}

function isReportedElsewhere(page: PageRecord, link: PageLinkRecord, { unresolvedMarkdownLinks }: CheckLinksInput): boolean {
  return page.documents.some((file) => unresolvedMarkdownLinks.get(file)?.has(link.url))
}

function atOrigin(page: PageRecord, verdict: Verdict, { place, written }: Origin): Finding {
  const { id, level, hint } = verdict
  return {
    diagnostic: { id, level, message: verdict.message(written), place, hint },
    // An address that is a link and an image at once is still one mistake.
    cause: JSON.stringify([place.file, place.line, place.column, targetName(verdict.target)]),
    page: page.path,
  }
}

/** A component builds the URL: the closest known place is the page or, for the layout, the configuration. */
function withoutOrigin(page: PageRecord, link: PageLinkRecord, verdict: Verdict, configFile: string): Finding {
  const { id, level, hint } = verdict
  const file = link.inShell ? configFile : (page.source ?? page.documents[0])
  return {
    diagnostic: {
      id,
      level,
      message: verdict.message(link.url),
      ...(file !== undefined && { place: { file } }),
      notes: [
        {
          message: link.inShell
            ? 'It stands in the header, footer or sidebar; its text is in no source file.'
            : 'Its text is in no source file: a component makes it.',
        },
      ],
      hint,
    },
    cause: JSON.stringify([id, level, file, link.url]),
    page: page.path,
  }
}
