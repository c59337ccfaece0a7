// Lists the URLs outside the site that its pages link to, each once. Where they are written is looked up only for those that turn out to be
// dead.
import type { CheckSiteInput } from './check-site.ts'
import type { PageLinkRecord, PageRecord } from './page-record.ts'
import { createHrefResolver, type Target } from './resolve-href.ts'
import { createOriginTracer, type Origin } from './trace-origin.ts'

export interface ExternalLink {
  /** Absolute, without the anchor. */
  url: string
  /** Paths of the pages with the link. */
  pages: readonly string[]
  /** Where it is written; empty if no source has it. */
  origins(): readonly Origin[]
}

type ListInput = Pick<CheckSiteInput, 'config' | 'tree' | 'records' | 'summaries' | 'resolveLink' | 'readSource'>

/** Leaves out links marked as unchecked. Files from other hosts (images, scripts) count like links. Sorted by URL. */
export function listExternalLinks(input: ListInput): ExternalLink[] {
  const resolveHref = createHrefResolver(input.config)
  const traceOrigin = createOriginTracer({ ...input, resolveHref })
  const uses = new Map<string, { page: PageRecord; link: PageLinkRecord; target: Target }[]>()
  for (const page of input.records) {
    for (const link of page.links) {
      if (link.unchecked) continue
      const target = resolveHref(link.url, page.path)
      if (target.kind !== 'external') continue
      const url = target.url.replace(/#.*$/s, '')
      const known = uses.get(url)
      if (known) known.push({ page, link, target })
      else uses.set(url, [{ page, link, target }])
    }
  }
  const sorted = [...uses].sort(([left], [right]) => (left < right ? -1 : 1))
  return sorted.map(([url, found]) => ({
    url,
    pages: [...new Set(found.map(({ page }) => page.path))],
    origins() {
      const origins = new Map<string, Origin>()
      for (const { page, link, target } of found) {
        for (const origin of traceOrigin(page, link, target)) {
          const { file, line, column } = origin.place
          origins.set(JSON.stringify([file, line, column]), origin)
        }
      }
      return [...origins.values()]
    },
  }))
}
