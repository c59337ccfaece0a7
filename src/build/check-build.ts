// The checking step: compares what was rendered with what will be written and, if asked to, checks external links.
import { join } from 'node:path'
import type { PublishedList } from '../check/check-published.ts'
import { type CheckSiteInput, checkSite } from '../check/check-site.ts'
import { checkStaticFiles } from '../check/check-static-files.ts'
import { listExternalLinks } from '../check/list-external-links.ts'
import type { PageRecord } from '../check/page-record.ts'
import { createSourceReader } from '../check/source-reader.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { ContentTree } from '../content/content-tree.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ShadowedRedirect } from '../plugins/redirects/place-redirects.ts'
import { linkResolverInput } from '../routes/link-resolver-input.ts'
import { type PlanRoutesInput, planRoutes } from '../routes/plan-routes.ts'
import { createLinkResolver } from '../routes/resolve-link.ts'
import type { RouteTable } from '../routes/route.ts'
import { unresolvedMarkdownLinks } from '../routes/unresolved-markdown-links.ts'
import type { LocaleSite } from './locales/plan-locales.ts'
import type { RenderResult } from './pages/render-result.ts'

export interface CheckBuildInput {
  config: ResolvedConfig
  tree: ContentTree
  /** Of the whole site, all languages. */
  table: RouteTable
  rendered: readonly RenderResult[]
  /** The site in each language. */
  sites: readonly LocaleSite[]
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
  rendered,
  sites,
  outputs,
  shadowedRedirects,
  cards,
  search,
  external,
  published,
  signal,
}: CheckBuildInput): Promise<Diagnostic[]> {
  const linksOf = (site: LocaleSite) => {
    const resolveLink = createLinkResolver(linkResolverInput(site.config, site.tree, site.table))
    const { summaries } = site
    return { resolveLink, unresolvedMarkdownLinks: unresolvedMarkdownLinks(summaries, resolveLink, site.table.pathOfFile), summaries }
  }
  const [main] = sites
  if (main === undefined) throw new Error('A site has a language.')
  const recordsOf = recordsByLanguage(rendered, sites)
  // Nobody knows what a page would link to that could not be rendered.
  const isWhole = rendered.every(({ record }) => record !== undefined)
  const input: CheckSiteInput = {
    config: isWhole ? config : { ...config, policies: { ...config.policies, orphanPages: 'ignore' } },
    tree,
    table,
    records: rendered.flatMap(({ record }) => record ?? []),
    files: outputs,
    draftPaths: () => pathsOfDrafts(main),
    shadowedRedirects,
    published,
    ...linksOf(main),
    readSource: createSourceReader(config, tree),
    ...((sites.length > 1 || main.folder !== '') && {
      languages: sites.map((site, index) => ({
        ...linksOf(site),
        config: site.config,
        tree: site.tree,
        records: recordsOf[index] ?? [],
        written: { locale: site.config.locale, config, files: filesWrittenIn(site.config.locale, config, tree) },
      })),
    }),
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

/** Documents without a translation are in the tree of every language, but written in the default one. */
function filesWrittenIn(locale: string, { defaultLocale }: ResolvedConfig, tree: ContentTree): Set<string> {
  const documents = locale === defaultLocale ? tree.documents : (tree.locales?.[locale]?.documents ?? [])
  return new Set(documents.map(({ file }) => file))
}

function recordsByLanguage(rendered: readonly RenderResult[], sites: readonly LocaleSite[]): PageRecord[][] {
  const folders = sites.map(({ folder }) => folder)
  const found = sites.map((): PageRecord[] => [])
  for (const { path, record } of rendered) {
    const folder = folders.findIndex((each) => each !== '' && path.startsWith(`/${each}/`))
    if (record) found[folder < 0 ? folders.indexOf('') : folder]?.push(record)
  }
  return found
}

/** Plans the site once more, as if its drafts were published. */
function pathsOfDrafts(input: PlanRoutesInput): Record<string, string> {
  const drafts = new Set(input.summaries.flatMap(({ file, frontMatter }) => (frontMatter.draft === true ? [file] : [])))
  if (drafts.size === 0) return {}
  const { pathOfFile } = planRoutes({ ...input, showDrafts: true }).table
  return Object.fromEntries(Object.entries(pathOfFile).filter(([file]) => drafts.has(file)))
}
