// The steps from content to finished files, in the order of the diagram in docs/architecture.md.

import { join } from 'node:path'
import { type BundleSiteInput, bundleIn, bundleSite, type SiteBundle } from '../bundle/bundle-site.ts'
import { diagnosticsOf } from '../bundle/bundled-documents.ts'
import { findOutdatedParts } from '../bundle/eject-part.ts'
import { makeWithout, nothingLeftOut } from '../bundle/left-out.ts'
import { parseOptionsOf } from '../bundle/parse-options-of.ts'
import { mergeImports, placeImports } from '../bundle/place-imports.ts'
import { openShelf } from '../cache/shelf.ts'
import type { PublishedList } from '../check/check-published.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { allDocuments, type ContentTree, type DocumentSummary } from '../content/content-tree.ts'
import type { SourceDocument } from '../content/document.ts'
import { forgetSource } from '../content/forget-source.ts'
import { listModuleFiles } from '../content/list-module-files.ts'
import { giveOriginalHeadings } from '../content/locales/localize-content.ts'
import { type NeededContent, neededContent } from '../content/locales/needed-content.ts'
import { unparsedSummary } from '../content/unparsed-summary.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { joinFolder } from '../lib/folder-path.ts'
import { languageAt, pathInLanguage } from '../lib/language-path.ts'
import { createLocalFiles } from '../markdown/links/local-files.ts'
import { isForeignImport } from '../markdown/mdx/resolve-import.ts'
import { createParseKeys, type ParsedEntry } from '../markdown/parsed-store.ts'
import { countPictures, writePictures } from '../plugins/pictures/build/write-pictures.ts'
import { findAskedTypes, listAskingDocuments } from '../plugins/samples/build/find-asked-types.ts'
import { findHovers } from '../plugins/samples/build/find-hovers.ts'
import type { HoverFile } from '../plugins/samples/hover-files.ts'
import { type WrittenSearch, writeSearch } from '../plugins/search/build/write-search.ts'
import { writeCards } from '../plugins/social-cards/build/write-cards.ts'
import { planCards } from '../plugins/social-cards/plan-cards.ts'
import { checkComponents } from '../routes/collections/check-components.ts'
import { checkBuild } from './check-build.ts'
import { explainPage, findExplainedPath, type PageExplanation } from './explain/explain-page.ts'
import { type LocaleSite, planLocales } from './locales/plan-locales.ts'
import { pageInSite, wholeTable } from './locales/whole-site.ts'
import type { Output } from './output/output.ts'
import { outputBelow } from './output/output-below.ts'
import { explainPageErrors } from './pages/explain-page-errors.ts'
import type { RenderResult } from './pages/render-result.ts'
import { type RenderedSet, renderRoutes } from './pages/render-routes.ts'
import { type ParsedSet, parseDocuments } from './parse/parse-documents.ts'
import type { StepClock } from './step-clock.ts'
import type { TaskRunner } from './workers/task-runner.ts'
import type { Workspace } from './workspace.ts'
import { writeHeaderFiles, writeSite } from './write-site.ts'

export interface MakeSiteInput {
  config: ResolvedConfig
  tree: ContentTree
  clock: StepClock
  runner: TaskRunner
  /** Undefined writes nothing. */
  output: Output | undefined
  workspace: Workspace
  /** Requests external links too. */
  external: boolean
  published: PublishedList | undefined
  /** The page to explain: its path, or its source file. */
  explain?: string | undefined
  /** Makes the pages of this language alone. */
  locale?: string | undefined
  signal: AbortSignal | undefined
  /** Is told what code of the site is running. */
  note?: BundleSiteInput['note']
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
  const { store, packs, storeDirectory } = workspace
  const parsedKeys = createParsedKeys(input)
  const documents = allDocuments(needed.tree).length + needed.tree.partials.length
  const { parsed, made } = await clock.run(
    'markdown and components',
    (advance) => parseAndBundle(input, needed, parsedKeys.ofSource, advance),
    documents,
  )
  const summaries = withUnparsed(parsed.summaries, tree, needed.tree)
  const bundleErrors = placeImports(made.diagnostics, summaries)
  const bundle = made.bundle
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
  const rendered = await clock.run(
    'pages',
    async (advance) => {
      const made: (LocaleSite & { set: RenderedSet })[] = []
      // One after the other: the threads know the shared data of one language at a time.
      for (const site of sites) {
        const set = await renderRoutes(
          {
            ...site,
            runner,
            parsedKeyOf: parsedKeys.ofFile,
            bundle: bundleIn(bundle, site.config.locale),
            store,
            packs,
            storeDirectory,
            keepPages: workspace.keeps || input.explain !== undefined,
            program: workspace.program,
            inUse: workspace.inUse,
            output: output && outputBelow(output, site.folder),
            cards,
            explain:
              explainedPath !== undefined && languageAt(explainedPath, sites) === site
                ? pathInLanguage(explainedPath, site.folder)
                : undefined,
          },
          advance,
        )
        made.push({ ...site, set })
      }
      return made
    },
    table.routes.length,
  )
  const pages = rendered.flatMap(({ folder, set }) => set.pages.map((page) => pageInSite(page, folder)))
  const hoverFiles = config.code.hovers ? await clock.run('types of samples', () => hovers) : []
  const faces = pages.flatMap(({ card }) => card ?? [])
  const drawn =
    cards &&
    (await clock.run(
      'social cards',
      (advance) => writeCards({ ...workspace, plan: cards, faces, runner, keepCards: workspace.keeps, output }, advance),
      faces.length,
    ))
  const shown = [...parsed.summaries, ...bundle.documents]
  const pictures =
    config.images &&
    (await clock.run(
      'pictures',
      (advance) => writePictures({ ...workspace, config, summaries: shown, output }, advance),
      countPictures(shown),
    ))
  const searches: (WrittenSearch | undefined)[] = []
  if (output && config.search)
    await clock.run('search index', async () => {
      for (const [index, { config, table, folder, set }] of rendered.entries())
        searches.push(
          await writeSearch({
            ...workspace,
            config,
            table,
            rendered: set.pages,
            gathered: set.search,
            staticFiles: folder === '' ? Object.keys(tree.staticFiles) : [],
            // One thread writes the last index while this one goes on.
            runner: index === rendered.length - 1 ? runner : undefined,
            output: outputBelow(output, folder),
          }),
        )
    })
  const indexes = searches.flatMap((search, index) => (search?.index ? [{ index: search.index, folder: sites[index]?.folder ?? '' }] : []))
  // Nobody waits for the threads to end, and the remaining steps need only the one that may be writing the index.
  if (indexes.length === 0) void runner.close()
  const searchFiles = new Set(
    searches.flatMap((search, index) => [...(search?.files ?? [])].map((file) => joinFolder(sites[index]?.folder ?? '', file))),
  )
  const written = { search: config.search && output ? searchFiles : undefined, cards: drawn, pictures: pictures?.files }
  const site = {
    config,
    tree,
    table,
    sites: rendered.map(({ set, ...each }) => ({ ...each, rendered: set.pages })),
    others: planned.others,
    summaries: parsed.summaries,
    bundle,
    rendered: pages,
    hoverFiles,
    output,
  }
  const { outputs, shadowedRedirects, diagnostics: fileErrors } = await clock.run('files', () => writeSite({ ...site, ...written }))
  const checked = await clock.run(external ? 'links, external ones too' : 'links', () =>
    checkBuild({
      ...site,
      sites: site.sites.map((each) => ({ ...each, summaries: withBundled(each.summaries, bundle.documents) })),
      outputs,
      shadowedRedirects,
      ...written,
      external,
      published,
      signal,
    }),
  )
  for (const { index, folder } of indexes)
    for (const file of await clock.run('rest of the search index', () => index)) outputs.add(joinFolder(folder, file))
  await writeHeaderFiles(site, outputs)
  const thrown = pages.flatMap((page) => page.diagnostics)
  const explained = rendered.find(({ set }) => set.made)?.set.made
  const pageErrors = explainPageErrors(thrown, { config, tree, summaries, parsed: parsed.diagnostics })
  return {
    pages,
    documents,
    outputs,
    cache: { documents: parsed.kept, pages: rendered.reduce((sum, { set }) => sum + set.kept, 0), bundle: bundle.kept },
    diagnostics: [
      ...mergeImports(parsed.diagnostics, isForeignImport),
      ...bundleErrors,
      ...findOutdatedParts(config),
      ...diagnosticsOf(bundle.documents),
      ...planned.diagnostics,
      ...pageErrors,
      ...fileErrors,
      ...(pictures?.diagnostics ?? []),
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

/** Keys of parsed documents, each computed once, when it is first asked for: that of a translation depends on its original. */
function createParsedKeys({ config, tree, workspace }: MakeSiteInput): {
  ofSource: (source: SourceDocument) => string
  ofFile: (file: string) => string
} {
  const ofSource = createParseKeys(parseOptionsOf(config, tree), workspace.program)
  const sources = new Map([...allDocuments(tree), ...tree.partials].map((source) => [source.file, source]))
  const keys = new Map<string, string>()
  const ofFile = (file: string): string => {
    const source = sources.get(file)
    const key = keys.get(file) ?? (source === undefined ? '' : ofSource(source))
    keys.set(file, key)
    workspace.inUse.add(key)
    return key
  }
  return { ofSource: ({ file }) => ofFile(file), ofFile }
}

/** `bundle`: without what cannot be bundled; undefined if nothing can. */
interface MadeBundle {
  bundle: SiteBundle | undefined
  diagnostics: readonly Diagnostic[]
}

/** The bundler runs while plain Markdown is parsed: it only has to know what MDX documents import. */
async function parseAndBundle(
  { config, runner, workspace, note }: MakeSiteInput,
  { tree, headingsOnly }: NeededContent,
  keyOf: (source: SourceDocument) => string,
  advance: (count: number) => void,
): Promise<{ parsed: ParsedSet; made: MadeBundle }> {
  const options = parseOptionsOf(config, tree)
  const setup = { options, storeDirectory: workspace.storeDirectory }
  runner.setUp('parse', setup)
  const shelf = await openShelf<ParsedEntry>(workspace.store, 'documents')
  const localFiles = createLocalFiles(options)
  const parse = (documents: SourceDocument[]): Promise<ParsedSet> =>
    parseDocuments({ runner, packs: workspace.packs, shelf, keyOf, localFiles }, documents, advance)
  /** Translations come after their originals, whose headings they need. */
  const parseFormat = async (format: SourceDocument['format']): Promise<ParsedSet> => {
    const isWanted = (document: SourceDocument): boolean => document.format === format
    const originals = await parse([...tree.documents, ...tree.partials].filter(isWanted))
    const translations = giveOriginalHeadings(tree, config, originals.summaries).filter(isWanted)
    return translations.length === 0 ? originals : joinSets(originals, await parse(translations))
  }
  const mdx = await parseFormat('mdx')
  const isShown = ({ file }: { file: string }): boolean => !headingsOnly.has(file)
  const [made, markdown] = await Promise.all([
    bundleComponents(config, tree, mdx.summaries.filter(isShown), workspace, note),
    parseFormat('md'),
  ])
  if (workspace.keeps) await shelf.save()
  // The compiler reads the samples in them alongside.
  if (!config.code.hovers) for (const document of [...allDocuments(tree), ...tree.partials]) forgetSource(document, config.siteDirectory)
  // A new setup makes the threads drop what the parser remembers (colored lines, words, files): rendering does not need it.
  runner.setUp('parse', setup)
  const parsed = joinSets(mdx, markdown)
  return { made, parsed: { ...parsed, diagnostics: parsed.diagnostics.filter(({ place }) => place === undefined || isShown(place)) } }
}

function joinSets(first: ParsedSet, second: ParsedSet): ParsedSet {
  return {
    summaries: [...first.summaries, ...second.summaries],
    diagnostics: [...first.diagnostics, ...second.diagnostics],
    kept: first.kept + second.kept,
  }
}

/** Missing or broken components are mistakes of the site like any other: they are reported together with the rest. */
async function bundleComponents(
  config: ResolvedConfig,
  tree: ContentTree,
  documents: readonly DocumentSummary[],
  { bundles, program, workDirectory, spareDirectory, writerOf }: Workspace,
  note: BundleSiteInput['note'],
): Promise<MadeBundle> {
  const missing = checkComponents(config, await listModuleFiles(config))
  const serverDirectory = join(workDirectory, 'server')
  const places = { store: bundles, program, serverDirectory, spareDirectory, ...(writerOf && { writerOf }), readModules: new Map() }
  const { bundle, diagnostics } = await makeWithout(
    (leftOut) => bundleSite({ config, tree, documents, ...places, leftOut, ...(note && { note }) }),
    missing.length === 0 ? nothingLeftOut : { files: [], imports: missing.map(({ module }) => ` ${join(config.siteDirectory, module)}`) },
  )
  return { bundle, diagnostics: [...missing.map(({ diagnostic }) => diagnostic), ...diagnostics] }
}
