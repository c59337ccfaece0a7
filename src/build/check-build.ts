// The checking step: compares what was rendered with what will be written and, if asked to, checks external links.
import { join } from 'node:path'
import type { PublishedList } from '../check/check-published.ts'
import { type CheckSiteInput, checkSite } from '../check/check-site.ts'
import { checkStaticFiles } from '../check/check-static-files.ts'
import { listExternalLinks } from '../check/list-external-links.ts'
import { createSourceReader } from '../check/source-reader.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { ContentTree, DocumentSummary } from '../content/content-tree.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ShadowedRedirect } from '../plugins/redirects/place-redirects.ts'
import { linkResolverInput } from '../routes/link-resolver-input.ts'
import { type PlanRoutesInput, planRoutes } from '../routes/plan-routes.ts'
import { createLinkResolver } from '../routes/resolve-link.ts'
import type { RouteTable } from '../routes/route.ts'
import { unresolvedMarkdownLinks } from '../routes/unresolved-markdown-links.ts'
import type { RenderResult } from './pages/render-result.ts'

export interface CheckBuildInput {
  config: ResolvedConfig
  tree: ContentTree
  table: RouteTable
  summaries: readonly DocumentSummary[]
  rendered: readonly RenderResult[]
  /** Every file of the site, relative to the output. */
  outputs: ReadonlySet<string>
  shadowedRedirects: readonly ShadowedRedirect[]
  /** The outputs that are social cards, and those that belong to the search. */
  cards: ReadonlySet<string> | undefined
  search: ReadonlySet<string> | undefined
  /** Requests external links too. */
  external: boolean
  published: PublishedList | undefined
  signal: AbortSignal | undefined
}

export async function checkBuild({
  config,
  tree,
  table,
  summaries,
  rendered,
  outputs,
  shadowedRedirects,
  cards,
  search,
  external,
  published,
  signal,
}: CheckBuildInput): Promise<Diagnostic[]> {
  const resolveLink = createLinkResolver(linkResolverInput(config, tree, table))
  // Nobody knows what a page would link to that could not be rendered.
  const isWhole = rendered.every(({ record }) => record !== undefined)
  const input: CheckSiteInput = {
    config: isWhole ? config : { ...config, policies: { ...config.policies, orphanPages: 'ignore' } },
    tree,
    table,
    records: rendered.flatMap(({ record }) => record ?? []),
    files: outputs,
    draftPaths: () => pathsOfDrafts({ config, tree, summaries }),
    shadowedRedirects,
    published,
    summaries,
    resolveLink,
    unresolvedMarkdownLinks: unresolvedMarkdownLinks(summaries, resolveLink, table.pathOfFile),
    readSource: createSourceReader(config, tree),
  }
  const twins = new Map(rendered.flatMap(({ path, twin }) => (twin ? [[twin.file, path]] : [])))
  const found = [
    ...checkSite(input),
    ...checkStaticFiles({ staticFiles: tree.staticFiles, twins, cards, search, policy: config.policies.duplicateRoutes }),
  ]
  if (config.checkPlugins) {
    const { checkByPlugins } = await import('./check-by-plugins.ts')
    found.push(...(await checkByPlugins(config.checkPlugins, { config, table, rendered, outputs })))
  }
  if (!external) return found
  // Loads the network modules of Node, which takes longer than all other checks of a small site.
  const { checkExternalLinks } = await import('../check/check-external-links.ts')
  const answers = await checkExternalLinks(listExternalLinks(input), {
    settings: config.externalLinks,
    policy: config.policies.brokenLinks,
    cacheFile: join(config.siteDirectory, '.sitegen/external-links.json'),
    ...(signal ? { signal } : {}),
  })
  return [...found, ...answers]
}

/** Plans the site once more, as if its drafts were published. */
function pathsOfDrafts(input: PlanRoutesInput): Record<string, string> {
  const drafts = new Set(input.summaries.flatMap(({ file, frontMatter }) => (frontMatter.draft === true ? [file] : [])))
  if (drafts.size === 0) return {}
  const { pathOfFile } = planRoutes({ ...input, showDrafts: true }).table
  return Object.fromEntries(Object.entries(pathOfFile).filter(([file]) => drafts.has(file)))
}
