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
import { findAskedTypes, listAskingDocuments } from '../plugins/samples/build/find-asked-types.ts'
import { findHovers } from '../plugins/samples/build/find-hovers.ts'
import type { HoverFile } from '../plugins/samples/hover-files.ts'
import { planCards } from '../plugins/social-cards/plan-cards.ts'
import { checkBuild } from './check-build.ts'
import { explainPage, findExplainedPath, type PageExplanation } from './explain/explain-page.ts'
import { planLocales } from './locales/plan-locales.ts'
import { pageInSite, wholeTable } from './locales/whole-site.ts'
import { createParsedKeys, type MakeDocumentsInput, makeDocuments } from './make-documents.ts'
import type { Output } from './output/output.ts'
import { pageSteps, type StepFiles } from './page-steps.ts'
import { explainPageErrors } from './pages/explain-page-errors.ts'
import { renderLanguages } from './pages/render-languages.ts'
import type { RenderResult } from './pages/render-result.ts'
import type { StepClock } from './step-clock.ts'
import { writeHeaderFiles, writeSite } from './write-site.ts'

export interface MakeSiteInput extends MakeDocumentsInput {
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
  const { config, tree, workspace, signal } = input
  const needed = neededContent(tree, config, input.locale)
  const end = new AbortController()
  const asking = listAskingDocuments(needed.tree)
  const asked =
    asking.length === 0 ? [] : await input.clock.run('types in samples', () => findAskedTypes(asking, config, workspace, signal))
  const hovers = findHovers(needed.tree, config, workspace, signal ? AbortSignal.any([signal, end.signal]) : end.signal)
  try {
    const made = await makePages(input, needed, hovers)
    return { ...made, diagnostics: [...asked, ...made.diagnostics] }
  } finally {
    // If another step failed, nobody has awaited them yet.
    end.abort()
    await hovers.catch(() => undefined)
  }
}

async function makePages(input: MakeSiteInput, needed: NeededContent, hovers: Promise<HoverFile[]>): Promise<MadeSite> {
  const { config, tree, clock, runner, output, workspace, external, published, signal } = input
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
  const cards = await planCards(config, tree.staticFiles)
  const planned = await clock.run('routes', () => planLocales({ config, tree, summaries, locale: input.locale }))
  const { sites } = planned
  const table = wholeTable(sites)
  const explainedPath = input.explain === undefined ? undefined : findExplainedPath(input.explain, table.routes)
  const languages = await clock.run(
    'pages',
    (advance) => renderLanguages({ ...input, sites, bundle, cards, parsedKeyOf: parsedKeys.ofFile, explainedPath }, advance),
    table.routes.length,
  )
  const pages = languages.flatMap(({ folder, set }) => set.pages.map((page) => pageInSite(page, folder)))
  const hoverFiles = config.code.hovers ? await clock.run('types of samples', () => hovers) : []
  const made: StepFiles[] = []
  const site = { config, tree, documents: [...parsed.summaries, ...bundle.documents], pages, languages, cards, workspace, runner, output }
  for (const { name, plan } of pageSteps) {
    const step = plan(site)
    if (step) made.push(await clock.run(name, step.run, step.count))
  }
  const later = made.flatMap((each) => each.later ?? [])
  // Nobody waits for the threads to end, and the remaining steps need only the one that may still be writing.
  if (later.length === 0) void runner.close()
  const written = {
    config,
    tree,
    table,
    sites: languages.map(({ set, ...each }) => ({ ...each, rendered: set.pages })),
    others: planned.others,
    summaries: parsed.summaries,
    bundle,
    rendered: pages,
    hoverFiles,
    output,
  }
  const { outputs, shadowedRedirects, diagnostics: fileErrors } = await clock.run('files', () => writeSite({ ...written, made }))
  const checked = await clock.run(external ? 'links, external ones too' : 'links', () =>
    checkBuild({
      ...written,
      sites: written.sites.map((each) => ({ ...each, summaries: withBundled(each.summaries, bundle.documents) })),
      outputs,
      shadowedRedirects,
      made,
      external,
      published,
      signal,
    }),
  )
  for (const files of later) for (const file of await clock.run('rest of the search index', () => files)) outputs.add(file)
  await writeHeaderFiles(written, outputs)
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
