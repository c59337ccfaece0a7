// The site in each of its languages: its configuration, its content, its routes, and where each page is in the other languages. Everything that
// depends on no language, bundles, parsed documents and files, is made once for all.
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import type { ContentTree, DocumentSummary } from '../../content/content-tree.ts'
import { localizeConfig } from '../../content/locales/localize-config.ts'
import { type LocalizedContent, localizeContent } from '../../content/locales/localize-content.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { onceForAll } from '../../diagnostics/sort-diagnostics.ts'
import { isBelowFolder, joinFolder, pathBelow } from '../../lib/folder-path.ts'
import { sharedPathsOf } from '../../lib/site-path.ts'
import { linksOfSite, type SiteLinks } from '../../routes/link-resolver-input.ts'
import { planRoutes } from '../../routes/plan-routes.ts'
import type { Route, RouteTable } from '../../routes/route.ts'
import type { PageInLocale } from '../../routes/route-base.ts'

export interface LocaleSite extends SiteLinks {
  config: ResolvedConfig
  tree: ContentTree
  summaries: readonly DocumentSummary[]
  table: RouteTable
  /** Folder of its pages in the output: '' for the language at the root. */
  folder: string
}

export interface PlanLocalesInput {
  config: ResolvedConfig
  tree: ContentTree
  /** Of the documents of all languages. */
  summaries: readonly DocumentSummary[]
  /** As for planRoutes. */
  showDrafts?: boolean
  /** The language that is wanted alone. */
  locale?: string | undefined
}

export interface PlannedSites {
  sites: LocaleSite[]
  /** Languages that are not wanted, so that others can link to them. */
  others: LocaleSite[]
  diagnostics: Diagnostic[]
}

/** One site for each language, the one at the root first. What is wrong in several of them is reported once. */
export function planLocales(input: PlanLocalesInput): PlannedSites {
  const { config, tree, summaries, showDrafts, locale } = input
  if (config.locales.length === 1) {
    const site = { config: tree.texts ? localizeConfig(config, config.locale, tree.texts) : config, tree, summaries }
    const { table, diagnostics } = planRoutes({ ...site, ...(showDrafts && { showDrafts }) })
    return { sites: [{ ...site, table, folder: '', ...linksOfSite(site.config, tree, table) }], others: [], diagnostics }
  }
  const inOrder = [...config.locales].sort((left, right) => Number(right.folder === '') - Number(left.folder === ''))
  const planned = inOrder.map(({ name }) => planLocale(input, name))
  linkLanguages(planned)
  const isWanted = ({ config }: PlannedLocale): boolean => locale === undefined || config.locale === locale
  const wanted = planned.filter(isWanted)
  const sitesOf = (each: readonly PlannedLocale[]): LocaleSite[] =>
    each.map(({ config, tree, summaries, table, folder }) => ({
      config,
      tree,
      summaries,
      table,
      folder,
      ...linksOfSite(config, tree, table),
    }))
  return {
    sites: sitesOf(wanted),
    others: sitesOf(planned.filter((each) => !isWanted(each))),
    diagnostics: onceForAll(wanted.flatMap((each) => each.diagnostics)),
  }
}

interface PlannedLocale extends Omit<LocaleSite, keyof SiteLinks> {
  localized: LocalizedContent
  diagnostics: Diagnostic[]
}

function planLocale({ config: whole, tree: everything, summaries: all, showDrafts }: PlanLocalesInput, name: string): PlannedLocale {
  const folder = whole.locales.find((each) => each.name === name)?.folder ?? ''
  const localizedConfig = localizeConfig(whole, name, everything.locales?.[name]?.texts)
  const sharedPaths = folder === '' ? [] : sharedPathsOf(everything.staticFiles, folder)
  const config = sharedPaths.length === 0 ? localizedConfig : { ...localizedConfig, sharedPaths }
  const localized = localizeContent(everything, config)
  const { tree, untranslated } = localized
  const summaryOf = new Map(all.map((summary) => [summary.file, summary]))
  const own = new Set(tree.documents.map(({ file }) => file))
  const isPartial = ({ collection }: DocumentSummary): boolean => collection.kind === 'partial'
  const summaries = [...all.filter(isPartial), ...tree.documents.flatMap(({ file }) => summaryOf.get(file) ?? [])].map((summary) =>
    untranslated.has(summary.file) && !config.i18n.fallback && own.has(summary.file) ? leftOut(summary) : summary,
  )
  const { table, diagnostics } = planRoutes({
    config,
    tree,
    summaries,
    untranslated: { documents: untranslated, locale: whole.defaultLocale },
    ...(showDrafts && { showDrafts }),
  })
  const stale = (config.i18n.staleNotice && everything.locales?.[name]?.stale) || {}
  for (const route of table.routes) {
    if (!('document' in route) || route.document === undefined) continue
    const { date } = stale[route.document] ?? {}
    if (date !== undefined) route.translatedOn = date
  }
  table.pathOfFile = withOtherPlaces(table.pathOfFile, localized, name)
  return { config, tree, summaries, table, folder, localized, diagnostics }
}

/** Sidebars and links may name it, as they may name a draft. */
function leftOut(summary: DocumentSummary): DocumentSummary {
  return { ...summary, frontMatter: { ...summary.frontMatter, draft: true } }
}

/** Links between files work from a translation to what is translated and to what is not, and the reverse: a page has the places of both. */
function withOtherPlaces(paths: RouteTable['pathOfFile'], { tree, originals }: LocalizedContent, locale: string): RouteTable['pathOfFile'] {
  const folders = (tree.localeFolders ?? []).filter((folder) => folder.locale === locale)
  const all = new Map<string, string>()
  for (const [file, path] of paths) {
    const original = originals[file]
    if (original !== undefined) all.set(original, path)
    else
      for (const folder of folders)
        if (isBelowFolder(file, folder.original)) all.set(joinFolder(folder.folder, pathBelow(file, folder.original)), path)
  }
  for (const [file, path] of paths) all.set(file, path)
  return all
}

/** Tells each page where it is in the other languages, unless it has the same path there and is translated. */
function linkLanguages(sites: readonly PlannedLocale[]): void {
  const languages = sites.map(({ config, table, localized }) => {
    const routes = table.routes.map((route): [identity: string, route: Route] => [identityOf(route, localized), route])
    return { locale: config.locale, routes, places: new Map(routes) }
  })
  for (const language of languages) {
    const others = languages.filter((each) => each !== language)
    for (const [identity, route] of language.routes) {
      let inLocales: Record<string, PageInLocale> | undefined
      for (const { locale, places } of others) {
        const found = places.get(identity)
        const isTranslated = found !== undefined && found.textLocale === undefined
        if (found?.path === route.path && isTranslated) continue
        inLocales ??= {}
        inLocales[locale] = found ? { path: found.path, isTranslated } : { isTranslated }
      }
      if (inLocales) route.inLocales = inLocales
    }
  }
}

/** The same for a page in every language. */
function identityOf(route: Route, { originals }: LocalizedContent): string {
  if (!('document' in route) || route.document === undefined) return `path ${route.path}`
  return `document ${originals[route.document] ?? route.document}`
}
