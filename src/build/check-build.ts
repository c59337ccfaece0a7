// The checking step: compares what was rendered with what will be written and, if asked to, checks external links.
import { join } from 'node:path'
import type { PublishedList } from '../check/check-published.ts'
import { type CheckSiteInput, checkSite, createJudge } from '../check/check-site.ts'
import { checkStaticFiles } from '../check/check-static-files.ts'
import { findUnusedAssets } from '../check/find-unused-assets.ts'
import type { Judge } from '../check/judge-link.ts'
import { listExternalLinks } from '../check/list-external-links.ts'
import type { PageRecord } from '../check/page-record.ts'
import { createHrefResolver } from '../check/resolve-href.ts'
import { readSiteTexts } from '../check/site-texts.ts'
import { createSourceReader } from '../check/source-reader.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { ContentTree } from '../content/content-tree.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { onceForAll } from '../diagnostics/sort-diagnostics.ts'
import { languageAt, pathInLanguage, pathInSite } from '../lib/language-path.ts'
import { type PlanRoutesInput, planRoutes } from '../routes/plan-routes.ts'
import type { WholeTable } from '../routes/route.ts'
import { unresolvedMarkdownLinks } from '../routes/unresolved-markdown-links.ts'
import type { BuildPlugin, CheckedHost, StepFiles } from './build-plugin.ts'
import { checkByPlugins } from './check-by-plugins.ts'
import type { LocaleSite } from './locales/plan-locales.ts'
import { type HostedSite, hasOwnHost, sitesByHost } from './locales/sites-by-host.ts'
import type { RenderResult } from './pages/render-result.ts'

export interface CheckBuildInput {
  config: ResolvedConfig
  tree: ContentTree
  /** Of the whole site, all languages. */
  table: WholeTable
  rendered: readonly RenderResult[]
  /** The site in each language. */
  sites: readonly LocaleSite[]
  /** Languages that are not made: pages may link to theirs. */
  others: readonly LocaleSite[]
  /** Every file of the site, relative to the output. */
  outputs: ReadonlySet<string>
  plugins: readonly BuildPlugin[]
  /** Which files these have made in steps of their own. */
  made: readonly StepFiles[]
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
  others,
  outputs,
  plugins,
  made,
  external,
  published,
  signal,
}: CheckBuildInput): Promise<Diagnostic[]> {
  const linksOf = ({ summaries, resolveLink, table }: LocaleSite) => ({
    resolveLink,
    unresolvedMarkdownLinks: unresolvedMarkdownLinks(summaries, resolveLink, table.pathOfFile),
    summaries,
  })
  const recordsOf = recordsByLanguage(rendered, sites)
  // Nobody knows what a page would link to that could not be rendered.
  const isWhole = rendered.every(({ record }) => record !== undefined)
  const readSource = createSourceReader(config, tree)
  const inputOf = (host: HostedSite): CheckSiteInput => {
    const [main] = host.sites
    if (main === undefined) throw new Error('A host has a language.')
    const linksOfMain = linksOf(main)
    const languages = host.sites.map((site) => ({
      ...(site === main ? linksOfMain : linksOf(site)),
      config: site.config,
      tree: site.tree,
      records: (recordsOf.get(site) ?? []).map((record) => recordOnHost(record, host)),
      written: { locale: site.config.locale, config, files: filesWrittenIn(site.config.locale, config, tree) },
    }))
    return {
      config: isWhole ? host.config : { ...host.config, policies: { ...host.config.policies, orphanPages: 'ignore' } },
      tree,
      table: host.table,
      otherPages: host.folder === '' ? pathsOnHost(others) : [],
      records: languages.flatMap(({ records }) => records),
      files: host.filesOf(outputs),
      draftPaths: () => pathsOfDrafts(main),
      published: host.folder === '' ? published : undefined,
      ...linksOfMain,
      readSource,
      ...((sites.length > 1 || main.folder !== '') && { languages }),
    }
  }
  const checked = sitesByHost(config, table, sites).map((host) => {
    const input = inputOf(host)
    return { host, input, judge: createJudge(input) }
  })
  const inputs = checked.map(({ input }) => input)
  const found = [
    ...checkHosts(checked),
    ...checkStaticFiles({ staticFiles: tree.staticFiles, made, policy: config.policies.duplicateRoutes }),
    ...(isWhole
      ? await findUnusedAssets({
          staticFiles: tree.staticFiles,
          hosts: inputs.map((input) => ({ ...input, resolveHref: createHrefResolver(input.config), redirects: input.table.redirects })),
          readTexts: () => readSiteTexts(config),
          policy: config.policies.unusedAssets,
        })
      : []),
  ]
  const hosts = checked.map(({ host, judge }): CheckedHost => ({ ...host, judge }))
  found.push(...(await checkByPlugins(plugins, { config, tree, table, hosts, rendered, outputs, readSource })))
  if (!external) return found
  // Loads the network modules of Node, which takes longer than all other checks of a small site.
  const { checkExternalLinks } = await import('../check/check-external-links.ts')
  const answers = await checkExternalLinks(listExternalLinks(inputs), {
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

function checkHosts(checked: readonly { input: CheckSiteInput; judge: Judge }[]): Diagnostic[] {
  const found = checked.flatMap(({ input, judge }) => checkSite(input, judge))
  return checked.length > 1 ? onceForAll(found) : found
}

/** Of languages on the host of the site. */
function pathsOnHost(sites: readonly LocaleSite[]): string[] {
  return sites.flatMap((site) => (hasOwnHost(site) ? [] : site.table.routes.map(({ path }) => pathInSite(path, site.folder))))
}

function recordOnHost(record: PageRecord, { folder }: HostedSite): PageRecord {
  return folder === '' ? record : { ...record, path: pathInLanguage(record.path, folder) }
}

/** Their paths are those of the whole site. */
function recordsByLanguage(rendered: readonly RenderResult[], sites: readonly LocaleSite[]): Map<LocaleSite, PageRecord[]> {
  const found = new Map(sites.map((site): [LocaleSite, PageRecord[]] => [site, []]))
  for (const { path, record } of rendered) {
    const site = languageAt(path, sites)
    if (record && site) found.get(site)?.push(record)
  }
  return found
}

/** Plans the site once more, as if its drafts were published. */
function pathsOfDrafts(input: PlanRoutesInput): [file: string, path: string][] {
  const drafts = new Set(input.summaries.flatMap(({ file, frontMatter }) => (frontMatter.draft === true ? [file] : [])))
  if (drafts.size === 0) return []
  const { pathOfFile } = planRoutes({ ...input, showDrafts: true }).table
  return [...pathOfFile].filter(([file]) => drafts.has(file))
}
