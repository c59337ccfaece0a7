// Holds one rendered page against the site as far as it is known: the links, anchors and ids of the page that was just saved.
import { checkSite } from '../check/check-site.ts'
import type { PageRecord } from '../check/page-record.ts'
import { createSourceReader } from '../check/source-reader.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { createLinkResolver } from '../routes/resolve-link.ts'
import { unresolvedMarkdownLinks } from '../routes/unresolved-markdown-links.ts'
import type { DevSite } from './dev-site.ts'
import { summaryForPlan } from './known-documents.ts'
import type { DevPage } from './page-renderer.ts'

/** @param records of the pages that were rendered so far: anchors can be looked for in these only. */
export function checkPage(page: DevPage, site: DevSite, records: readonly PageRecord[]): Diagnostic[] {
  const { record } = page
  if (!record) return []
  const { config, tree, plan, links, outputs } = site
  const summaries = page.documents.flatMap(({ file, entry }) => {
    const known = site.documents.get(file)
    return known ? [{ ...summaryForPlan(known.document, known), ...entry.summary }] : []
  })
  const resolveLink = createLinkResolver(links)
  return checkSite({
    config,
    tree,
    table: plan.table,
    records: [record, ...records.filter(({ path }) => path !== record.path)],
    judged: [record],
    files: outputs.names(),
    summaries,
    resolveLink,
    unresolvedMarkdownLinks: unresolvedMarkdownLinks(summaries, resolveLink, plan.table.pathOfFile),
    readSource: createSourceReader(config.siteDirectory, { documents: [], partials: [] }),
  })
}
