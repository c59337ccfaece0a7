// The steps from content to finished files, in the order of the diagram in docs/architecture.md.

import { diagnosticsOf } from '../bundle/bundled-documents.ts'
import { findOutdatedParts } from '../bundle/eject-part.ts'
import { mergeImports, placeImports } from '../bundle/place-imports.ts'
import type { PublishedList } from '../check/check-published.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { allDocuments, type ContentTree, type DocumentSummary } from '../content/content-tree.ts'
import { type NeededContent, neededContent } from '../content/locales/needed-content.ts'
import { unparsedSummary } from '../content/unparsed-summary.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { isForeignImport } from '../markdown/mdx/resolve-import.ts'
import type { BuildPlugin, PageSetup, StepFiles } from './build-plugin.ts'
import { checkBuild } from './check-build.ts'
import { explainPage, findExplainedPath, type PageExplanation } from './explain/explain-page.ts'
import { planLocales } from './locales/plan-locales.ts'
import { pageInSite, wholeTable } from './locales/whole-site.ts'
import { createParsedKeys, type MakeDocumentsInput, makeDocuments } from './make-documents.ts'
import type { Output } from './output/output.ts'
import { explainPageErrors } from './pages/explain-page-errors.ts'
import { renderLanguages } from './pages/render-languages.ts'
import type { RenderResult } from './pages/render-result.ts'
import type { StepClock } from './step-clock.ts'
import { writeLastFiles, writeSite } from './write-site.ts'

export interface MakeSiteInput extends MakeDocumentsInput {
  plugins: readonly BuildPlugin[]
  clock: StepClock
  /** Undefined writes nothing. */
  output: Output | undefined
  /** Requests external links too. */
  external: boolean
  published: PublishedList | undefined
  /** The page to explain: its path, or its source file. */
  explain?: string | undefined
  /** Makes the pages of this language alone. */
  locale?: string | undefined
  signal: AbortSignal | undefined
}

export interface MadeSite {
  pages: RenderResult[]
  /** How many documents and partials its pages are made of. */
  documents: number
  /** Every file of the site, relative to the output. */
  outputs: ReadonlySet<string>
  /** How much came from earlier builds. */
  cache: { documents: number; pages: number; bundle: boolean }
  diagnostics: Diagnostic[]
  explanation?: PageExplanation
}

export async function makeSite(input: MakeSiteInput): Promise<MadeSite> {
  const { config, tree, clock, workspace, plugins, signal } = input
  const needed = neededContent(tree, config, input.locale)
  const found: Diagnostic[] = []
  try {
    for (const { name, documents } of plugins) {
      const step = documents?.(needed.tree, workspace, signal)
      if (step) found.push(...(await clock.run(name, step.run, step.count)))
    }
    const made = await makePages(input, needed)
    return { ...made, diagnostics: [...found, ...made.diagnostics] }
  } finally {
    for (const { close } of plugins) await close?.()
  }
}

async function makePages(input: MakeSiteInput, needed: NeededContent): Promise<MadeSite> {
  const { config, tree, clock, runner, output, workspace, plugins, external, published, signal } = input
  const { packs } = workspace
  const parsedKeys = createParsedKeys(input)
  const documents = allDocuments(needed.tree).length + needed.tree.partials.length
  const { parsed, made: bundled } = await clock.run(
    'markdown and components',
    (advance) => makeDocuments(input, needed, parsedKeys.ofSource, advance),
    documents,
  )
  const summaries = withUnparsed(parsed.summaries, tree, needed.tree)
  const bundleErrors = placeImports(bundled.diagnostics, summaries)
  const bundle = bundled.bundle
  if (bundle === undefined) {
    const diagnostics = [...mergeImports(parsed.diagnostics, isForeignImport), ...bundleErrors]
    return { pages: [], documents, outputs: new Set(), cache: { documents: parsed.kept, pages: 0, bundle: false }, diagnostics }
  }
  // The threads load the bundle while this one plans the pages.
  if (workspace.isNew) runner.prepare('render', summaries.length, await bundle.writeServer())
  const pageSetups: PageSetup[] = []
  for (const { pageSetup } of plugins) {
    const setup = await pageSetup?.(tree)
    if (setup) pageSetups.push(setup)
  }
  const planned = await clock.run('routes', () => planLocales({ config, tree, summaries, locale: input.locale }))
  const { sites } = planned
  const table = wholeTable(sites)
  const explainedPath = input.explain === undefined ? undefined : findExplainedPath(input.explain, table.routes)
  const languages = await clock.run(
    'pages',
    (advance) => renderLanguages({ ...input, sites, bundle, pageSetups, parsedKeyOf: parsedKeys.ofFile, explainedPath }, advance),
    table.routes.length,
  )
  const pages = languages.flatMap(({ folder, set }) => set.pages.map((page) => pageInSite(page, folder)))
  const made: StepFiles[] = []
  const site = {
    config,
    tree,
    documents: [...parsed.summaries, ...bundle.documents],
    pages,
    languages: languages.map(({ set, ...language }) => ({ ...language, pages: set.pages })),
    workspace,
    runner,
    output,
  }
  for (const { name, pages: look } of plugins) {
    const step = look?.(site)
    if (step) made.push(await clock.run(name, step.run, step.count))
  }
  const later = made.flatMap((each) => each.later ?? [])
  // Nobody waits for the threads to end, and the remaining steps need only the one that may still be writing.
  if (later.length === 0) void runner.close()
  const written = {
    config,
    tree,
    table,
    sites: site.languages,
    others: planned.others,
    summaries: parsed.summaries,
    bundle,
    rendered: pages,
    plugins,
    output,
  }
  const { outputs, diagnostics: fileErrors } = await clock.run('files', () => writeSite({ ...written, made }))
  const checked = await clock.run(external ? 'links, external ones too' : 'links', () =>
    checkBuild({
      ...written,
      sites: written.sites.map((each) => ({ ...each, summaries: withBundled(each.summaries, bundle.documents) })),
      outputs,
      made,
      external,
      published,
      signal,
    }),
  )
  for (const files of later) for (const file of await clock.run('rest of the search index', () => files)) outputs.add(file)
  await writeLastFiles(written, outputs)
  const thrown = pages.flatMap((page) => page.diagnostics)
  const explained = languages.find(({ set }) => set.made)?.set.made
  const pageErrors = explainPageErrors(thrown, { config, tree, summaries, parsed: parsed.diagnostics })
  return {
    pages,
    documents,
    outputs,
    cache: { documents: parsed.kept, pages: languages.reduce((sum, { set }) => sum + set.kept, 0), bundle: bundle.kept },
    diagnostics: [
      ...mergeImports(parsed.diagnostics, isForeignImport),
      ...bundleErrors,
      ...findOutdatedParts(config),
      ...diagnosticsOf(bundle.documents),
      ...planned.diagnostics,
      ...pageErrors,
      ...fileErrors,
      ...made.flatMap((each) => each.diagnostics ?? []),
      ...checked,
    ],
    ...(explained && { explanation: await explainPage(explained, tree, packs, bundle.hash, namesOfPlugins(config)) }),
  }
}

/** Of the plugins that a page was made with. */
function namesOfPlugins({ plugins, pagePlugins }: ResolvedConfig): string[] {
  return [...new Set([...(plugins?.names ?? []), ...(pagePlugins?.names ?? [])])]
}

/** With those that are not parsed, because only other languages need them. */
function withUnparsed(parsed: readonly DocumentSummary[], tree: ContentTree, needed: ContentTree): DocumentSummary[] {
  if (needed === tree) return [...parsed]
  const files = new Set(allDocuments(needed).map(({ file }) => file))
  return [...parsed, ...allDocuments(tree).flatMap((document) => (files.has(document.file) ? [] : unparsedSummary(document)))]
}

/** Documents that components import may belong to a collection too. */
function withBundled(summaries: readonly DocumentSummary[], bundled: readonly DocumentSummary[]): readonly DocumentSummary[] {
  const known = new Set(summaries.map(({ file }) => file))
  return bundled.length === 0 ? summaries : [...summaries, ...bundled.filter(({ file }) => !known.has(file))]
}
