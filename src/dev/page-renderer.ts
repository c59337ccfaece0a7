// Renders the page of a route on request: one worker parses its documents, then another renders the page.

import { pageInSite } from '../build/locales/whole-site.ts'
import { contentsOf } from '../build/pages/contents-of.ts'
import { explainPageErrors } from '../build/pages/explain-page-errors.ts'
import type { RenderResult } from '../build/pages/render-result.ts'
import type { Workspace } from '../build/workspace.ts'
import { bundleIn } from '../bundle/bundle-site.ts'
import { copyFor } from '../bundle/write-server.ts'
import type { PageRecord } from '../check/page-record.ts'
import { allDocuments } from '../content/content-tree.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { pathInLanguage } from '../lib/language-path.ts'
import { applyTrailingSlash } from '../lib/site-path.ts'
import { joinValues, type PluginValues } from '../plugins/plugin-values.ts'
import type { Route } from '../routes/route.ts'
import type { DevLanguage, DevSite } from './dev-site.ts'
import type { DevWorker } from './dev-worker.ts'
import type { ParsedFile } from './document-parser.ts'

export interface DevPage {
  path: string
  /** Undefined when it could not be rendered. */
  html?: string
  record?: PageRecord
  notes?: RenderResult['notes']
  beside?: RenderResult['beside']
  /** From its documents and from the rendering. */
  diagnostics: Diagnostic[]
  /** The documents on it and the partials that they import. */
  documents: ParsedFile[]
  /** Version of the site when it was rendered. */
  version: number
}

export interface PageRenderer {
  /** Undefined when the plan has no page at `path`. */
  render(path: string): Promise<DevPage | undefined>
}

export interface PageRendererInput {
  site: DevSite
  workspace: Workspace
  renderWorker: DevWorker
  /** A wrong guess about a document was corrected, and does not show on its own page: the plan can wait. */
  onPlanStale: () => void
}

/** How often plan or bundle may turn out to be outdated before the page is rendered with what there is. */
const mostAttempts = 3
const mostRemembered = 60

export function createPageRenderer({ site, workspace, renderWorker, onPlanStale }: PageRendererInput): PageRenderer {
  const rendered = new Map<string, { version: number; page: Promise<DevPage | undefined> }>()
  let setUpFor: unknown[] = []

  async function setUp(language: DevLanguage): Promise<boolean> {
    const { bundle } = site
    const { config, table, links } = language
    if (!bundle) return false
    // Even if nothing has changed: a restarted thread imports the file again, and somebody may have removed it.
    const bundleUrl = await bundle.writeServer(copyFor(table.site))
    const ofPlugins: PluginValues[] = []
    for (const { pageSetup } of site.plugins) ofPlugins.push((await pageSetup?.(site.tree))?.setup ?? {})
    const wanted = [bundle, language, bundleUrl]
    if (wanted.every((part, index) => part === setUpFor[index])) return true
    setUpFor = wanted
    const scripts = bundleIn(bundle, table.site.config.locale)
    renderWorker.setUp('render', {
      bundleUrl,
      storeDirectory: workspace.storeDirectory,
      site: table.site,
      links,
      islandUrls: scripts.islandUrls,
      islandUses: bundle.islandUses,
      // Late sheets could not be replaced: the HTML does not link to them.
      styles: bundle.styles.map((style) => (style.use === 'late' ? { ...style, use: 'always' } : style)),
      runtime: scripts.runtime,
      buildYear: new Date().getUTCFullYear(),
      outDirectory: undefined,
      codeThemes: config.code.themes,
      keepPages: false,
      movesStyles: false,
      returnHtml: true,
      ofPlugins: joinValues(ofPlugins),
    })
    return true
  }

  /** The documents of a route, and all partials that they import, directly or through others. */
  async function parseAll(route: Route, { table }: DevLanguage): Promise<ParsedFile[]> {
    const found = new Map<string, ParsedFile>()
    const seen = new Set<string>()
    const visit = async (file: string): Promise<void> => {
      if (seen.has(file)) return
      seen.add(file)
      const parsed = await site.parser.parse(file)
      if (!parsed) return
      found.set(file, parsed)
      for (const { output, file: source } of parsed.entry.summary.assets) site.outputs.addAsset(output, source)
      for (const { kind, resolved } of parsed.entry.summary.imports) if (kind === 'partial') await visit(resolved)
    }
    for (const { file } of contentsOf(route, table.site)) await visit(file)
    for (const { assets = [] } of [...(site.bundle?.documents ?? []), ...site.tree.categories, ...Object.values(site.tree.sidebars)])
      for (const { output, file } of assets) site.outputs.addAsset(output, file)
    return [...found.values()]
  }

  /** What a page of data collects is known of a document once it is parsed; its place in a sidebar, once all are read. */
  async function parseCollected(path: string): Promise<void> {
    const { dataPages, trailingSlash, baseUrl } = site.config
    const page = dataPages.find((each) => applyTrailingSlash(each.path, trailingSlash, baseUrl) === path)
    if (page?.sidebar !== undefined || page?.collects !== undefined) await site.complete()
    if (page?.collects === undefined) return
    for (const { file } of allDocuments(site.tree)) await site.parser.parse(file)
    await site.replan()
  }

  async function renderNow(path: string): Promise<DevPage | undefined> {
    await parseCollected(path)
    for (let attempt = 1; ; attempt++) {
      await site.settled()
      const { version } = site
      const route = site.outputs.routeOf(path)
      if (!route) return undefined
      const language = site.languageOf(path)
      const titles = titlesOf(route, language, site)
      const documents = await parseAll(route, language)
      if (attempt < mostAttempts && titlesOf(route, language, site) !== titles) {
        await site.replan()
        continue
      }
      await site.bundleImports()
      if (attempt < mostAttempts && site.version !== version) continue
      onPlanStale()
      return await renderRoute(route, documents, version, site.languageOf(path))
    }
  }

  async function renderRoute(route: Route, documents: ParsedFile[], version: number, language: DevLanguage): Promise<DevPage> {
    const page = { path: route.path, documents, version }
    const ofDocuments = documents.flatMap(({ entry }) => entry.diagnostics)
    if (!(await setUp(language))) return { ...page, diagnostics: ofDocuments }
    const keys = Object.fromEntries(documents.map(({ file, key }) => [file, key]))
    const item = { route: routeInLanguage(route, language), key: '', ownInputs: [], documents: keys }
    const rendered = await renderWorker.run('render', item)
    // The disk is full, or somebody has removed the cache: it may disappear at any moment.
    const made = rendered.lost
      ? await renderWorker.run('render', { ...item, carried: await site.parser.parseLost(rendered.lost) })
      : rendered
    const { html, record, notes, beside, diagnostics } = pageInSite(made, language.folder)
    const explained = diagnostics.length === 0 ? [] : await explain(diagnostics, documents, ofDocuments)
    return {
      ...page,
      ...(html === undefined ? {} : { html }),
      ...(record === undefined ? {} : { record }),
      ...(notes && { notes }),
      ...(beside && { beside }),
      diagnostics: [...ofDocuments, ...explained],
    }
  }

  async function explain(thrown: Diagnostic[], documents: ParsedFile[], parsed: Diagnostic[]): Promise<Diagnostic[]> {
    const sources = await Promise.all(documents.map(({ file }) => site.documents.load(file)))
    return explainPageErrors(thrown, {
      config: site.config,
      tree: { documents: sources.flatMap((source) => source ?? []), partials: [] },
      summaries: documents.map(({ file, entry }) => ({ file, imports: entry.summary.imports })),
      parsed,
    })
  }

  return {
    async render(path) {
      await site.settled()
      const last = rendered.get(path)
      if (last?.version === site.version) return last.page
      const page = renderNow(path).catch((error: unknown): DevPage => {
        const route = site.outputs.routeOf(path)
        return { path, diagnostics: [describeFailure(error, path, route)], documents: [], version: site.version }
      })
      rendered.delete(path)
      rendered.set(path, { version: site.version, page })
      const [oldest] = rendered.keys()
      if (rendered.size > mostRemembered && oldest !== undefined) rendered.delete(oldest)
      const done = await page
      // Plan or bundle may have been made again on the way.
      if (done && rendered.get(path)?.page === page) rendered.set(path, { version: done.version, page })
      return done
    },
  }
}

/** The route as its language has it. */
function routeInLanguage(route: Route, { table, folder }: DevLanguage): Route {
  if (folder === '') return route
  const path = pathInLanguage(route.path, folder)
  return table.routes.find((each) => each.path === path) ?? route
}

/** What the plan and other pages show of a route's documents. */
function titlesOf(route: Route, { table }: DevLanguage, site: DevSite): string {
  return JSON.stringify(
    contentsOf(route, table.site).map(({ file }) => {
      const summary = site.documents.get(file)?.summary
      return [summary?.contentTitle, summary?.truncated]
    }),
  )
}

/** The worker hung or died, or the code of this page cannot be loaded at all. */
function describeFailure(error: unknown, path: string, route: Route | undefined): Diagnostic {
  const text = error instanceof Error ? error.message : String(error)
  return {
    id: 'page-render',
    level: 'error',
    message: `The page ${path} could not be rendered: ${text}${text.endsWith('.') ? '' : '.'}`,
    ...(route?.source === undefined ? {} : { place: { file: route.source } }),
    hint: 'Look for a loop that never ends, or for a component that ends the process.',
  }
}
