// Lists the URLs outside the site that its pages link to, each once. Where they are written is looked up only for those that turn out to be
// dead.
import type { CheckSiteInput } from './check-site.ts'
import type { PageRecord } from './page-record.ts'
import { createHrefResolver } from './resolve-href.ts'
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

/** Of the pages on each host. Leaves out links marked as unchecked. Files from other hosts (images, scripts) count like links. Sorted by URL. */
export function listExternalLinks(inputs: readonly ListInput[]): ExternalLink[] {
  const uses = new Map<string, { page: PageRecord; origins: () => Origin[] }[]>()
  for (const input of inputs) {
    const resolveHref = createHrefResolver(input.config)
    const traceOrigin = createOriginTracer({ ...input, resolveHref })
    for (const page of input.records) {
      for (const link of page.links) {
        if (link.unchecked) continue
        const target = resolveHref(link.url, page.path)
        if (target.kind !== 'external') continue
        const url = target.url.replace(/#.*$/s, '')
        const use = { page, origins: () => traceOrigin(page, link, target) }
        const known = uses.get(url)
        if (known) known.push(use)
        else uses.set(url, [use])
      }
    }
  }
  const sorted = [...uses].sort(([left], [right]) => (left < right ? -1 : 1))
  return sorted.map(([url, found]) => ({
    url,
    pages: [...new Set(found.map(({ page }) => page.path))],
    origins() {
      const origins = new Map<string, Origin>()
      for (const use of found) {
        for (const origin of use.origins()) {
          const { file, line, column } = origin.place
          origins.set(JSON.stringify([file, line, column]), origin)
        }
      }
      return [...origins.values()]
    },
  }))
}
