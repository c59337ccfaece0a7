// Checks one rendered page against what is known of the site: the links, anchors and ids of the page that was just saved. Possible link
// targets are indexed once per plan, because a save must not take longer on a larger site.
import { type CheckSiteInput, checkSite, createJudge } from '../check/check-site.ts'
import type { PageRecord } from '../check/page-record.ts'
import { createSourceReader, dataTexts } from '../check/source-reader.ts'
import { createTargetSuggester, type TargetSuggester } from '../check/suggest-target.ts'
import { createTargetIndex, type TargetIndex, withRecords } from '../check/target-index.ts'
import { locateInConfig } from '../config/locate-in-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { findHostRedirects } from '../plugins/redirects/check/host-redirects.ts'
import { unresolvedMarkdownLinks } from '../routes/unresolved-markdown-links.ts'
import type { DevSite } from './dev-site.ts'
import { summaryForPlan } from './memory/known-documents.ts'
import type { DevPage } from './page-renderer.ts'

/** @param records records of the pages rendered so far, by path: anchors can be checked only in these. */
export type PageCheck = (page: DevPage, records: ReadonlyMap<string, PageRecord>) => Promise<Diagnostic[]>

interface Targets {
  madeFrom: readonly unknown[]
  index: TargetIndex
  suggest: TargetSuggester
}

export function createPageCheck(site: DevSite): PageCheck {
  let known: Targets | undefined

  async function findTargets(): Promise<Targets> {
    const { config, tree, plan, outputs, bundle } = site
    const madeFrom = [config, plan, outputs, bundle, outputs.assetCount]
    if (known && madeFrom.every((part, index) => part === known?.madeFrom[index])) return known
    const { trailingSlash, baseUrl } = config
    const readSource = createSourceReader(config, dataTexts(config))
    const hostRedirects = findHostRedirects(tree.staticFiles, baseUrl, readSource)
    const files = await outputs.names()
    const index = createTargetIndex({ table: plan.table, records: [], files, trailingSlash, baseUrl, hostRedirects })
    known = { madeFrom, index, suggest: createTargetSuggester(index.pagePaths, index.filePaths) }
    return known
  }

  return async (page, records) => {
    const { record } = page
    if (!record) return []
    const { config, tree, plan } = site
    const language = site.languageOf(record.path)
    const { resolveLink } = language
    const summaries = page.documents.flatMap(({ file, entry }) => {
      const document = site.documents.get(file)
      return document ? [{ ...summaryForPlan(document.document, document), ...entry.summary }] : []
    })
    const ofLanguage = {
      summaries,
      resolveLink,
      unresolvedMarkdownLinks: unresolvedMarkdownLinks(summaries, resolveLink, language.table.pathOfFile),
    }
    const { index, suggest } = await findTargets()
    const input: CheckSiteInput = {
      config,
      tree,
      ...ofLanguage,
      languages: [{ ...ofLanguage, config: language.config, tree, records: [record] }],
      table: plan.table,
      records: [],
      judged: [record],
      targets: { index: withRecords(index, new Map(records).set(record.path, record)), suggest },
      files: [],
      readSource: createSourceReader(config, dataTexts(config)),
    }
    return locateInConfig(checkSite(input, createJudge(input)), site.locate, config.dataDocuments)
  }
}
