// The steps from content to finished files, in the order of the diagram in docs/architecture.md.

import { join } from 'node:path'
import { type BundleSiteInput, bundleSite, type SiteBundle } from '../bundle/bundle-site.ts'
import { diagnosticsOf } from '../bundle/bundled-documents.ts'
import { findOutdatedParts } from '../bundle/eject-part.ts'
import { makeWithout, nothingLeftOut } from '../bundle/left-out.ts'
import { parseOptionsOf } from '../bundle/parse-options-of.ts'
import { placeImports } from '../bundle/place-imports.ts'
import { openShelf } from '../cache/shelf.ts'
import type { PublishedList } from '../check/check-published.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { ContentTree, DocumentSummary } from '../content/content-tree.ts'
import type { SourceDocument } from '../content/document.ts'
import { forgetSource } from '../content/forget-source.ts'
import { listModuleFiles } from '../content/list-module-files.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { createLocalFiles } from '../markdown/links/local-files.ts'
import { createParseKeys, type ParsedEntry } from '../markdown/parsed-store.ts'
import { findHovers } from '../plugins/samples/build/find-hovers.ts'
import type { HoverFile } from '../plugins/samples/hover-files.ts'
import { writeSearch } from '../plugins/search/build/write-search.ts'
import { writeCards } from '../plugins/social-cards/build/write-cards.ts'
import { planCards } from '../plugins/social-cards/plan-cards.ts'
import { checkComponents } from '../routes/collections/check-components.ts'
import { planRoutes } from '../routes/plan-routes.ts'
import { checkBuild } from './check-build.ts'
import { explainPage, findExplainedPath, type PageExplanation } from './explain/explain-page.ts'
import type { Output } from './output/output.ts'
import { explainPageErrors } from './pages/explain-page-errors.ts'
import type { RenderResult } from './pages/render-result.ts'
import { renderRoutes } from './pages/render-routes.ts'
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
  signal: AbortSignal | undefined
  /** Is told what code of the site is running. */
  note?: BundleSiteInput['note']
}

export interface MadeSite {
  pages: RenderResult[]
  /** Every file of the site, relative to the output. */
  outputs: ReadonlySet<string>
  /** How much came from earlier builds. */
  cache: { documents: number; pages: number; bundle: boolean }
  diagnostics: Diagnostic[]
  explanation?: PageExplanation
}

export async function makeSite(input: MakeSiteInput): Promise<MadeSite> {
  const { config, tree, workspace, signal } = input
  const end = new AbortController()
  const hovers = findHovers(tree, config, workspace, signal ? AbortSignal.any([signal, end.signal]) : end.signal)
  try {
    return await makePages(input, hovers)
  } finally {
    // If another step failed, nobody has awaited them yet.
    end.abort()
    await hovers.catch(() => undefined)
  }
}

async function makePages(input: MakeSiteInput, hovers: Promise<HoverFile[]>): Promise<MadeSite> {
  const { config, tree, clock, runner, output, workspace, external, published, signal } = input
  const { store, packs, storeDirectory } = workspace
  const parsedKeys = createParsedKeys(input)
  const { parsed, made } = await clock.run(
    'markdown and components',
    (advance) => parseAndBundle(input, parsedKeys.ofSource, advance),
    tree.documents.length + tree.partials.length,
  )
  const { summaries } = parsed
  const bundleErrors = placeImports(made.diagnostics, summaries)
  const bundle = made.bundle
  if (bundle === undefined) {
    const diagnostics = [...parsed.diagnostics, ...bundleErrors]
    return { pages: [], outputs: new Set(), cache: { documents: parsed.kept, pages: 0, bundle: false }, diagnostics }
  }
  // The threads load the bundle while this one plans the pages.
  if (workspace.isNew) runner.prepare('render', summaries.length, await bundle.writeServer())
  const cards = await planCards(config, tree.staticFiles)
  const { table, diagnostics: routeDiagnostics } = await clock.run('routes', () => planRoutes({ config, tree, summaries }))
  const explainedPath = input.explain === undefined ? undefined : findExplainedPath(input.explain, table.routes)
  const rendered = await clock.run(
    'pages',
    (advance) =>
      renderRoutes(
        {
          runner,
          config,
          tree,
          table,
          summaries,
          parsedKeyOf: parsedKeys.ofFile,
          bundle,
          store,
          packs,
          storeDirectory,
          keepPages: workspace.keeps || input.explain !== undefined,
          program: workspace.program,
          inUse: workspace.inUse,
          output,
          cards,
          explain: explainedPath,
        },
        advance,
      ),
    table.routes.length,
  )
  const { pages } = rendered
  const hoverFiles = config.code.hovers ? await clock.run('types of samples', () => hovers) : []
  const faces = pages.flatMap(({ card }) => card ?? [])
  const drawn =
    cards &&
    (await clock.run(
      'social cards',
      (advance) => writeCards({ ...workspace, plan: cards, faces, runner, keepCards: workspace.keeps, output }, advance),
      faces.length,
    ))
  const search =
    output && config.search
      ? await clock.run('search index', () =>
          writeSearch({
            ...workspace,
            config,
            table,
            rendered: pages,
            gathered: rendered.search,
            staticFiles: Object.keys(tree.staticFiles),
            runner,
            output,
          }),
        )
      : undefined
  // Nobody waits for the threads to end, and the remaining steps need only the one that may be writing the index.
  if (!search?.index) void runner.close()
  const written = { search: search?.files, cards: drawn }
  const site = { config, tree, table, summaries, bundle, rendered: pages, hoverFiles, output }
  const { outputs, shadowedRedirects, diagnostics: fileErrors } = await clock.run('files', () => writeSite({ ...site, ...written }))
  const checked = await clock.run(external ? 'links, external ones too' : 'links', () =>
    checkBuild({
      config,
      tree,
      table,
      summaries: withBundled(summaries, bundle.documents),
      rendered: pages,
      outputs,
      shadowedRedirects,
      ...written,
      external,
      published,
      signal,
    }),
  )
  const index = search?.index && (await clock.run('rest of the search index', () => search.index))
  for (const file of index ?? []) outputs.add(file)
  await writeHeaderFiles(site, outputs)
  const thrown = pages.flatMap((page) => page.diagnostics)
  const pageErrors = explainPageErrors(thrown, { config, tree, summaries, parsed: parsed.diagnostics })
  return {
    pages,
    outputs,
    cache: { documents: parsed.kept, pages: rendered.kept, bundle: bundle.kept },
    diagnostics: [
      ...parsed.diagnostics,
      ...bundleErrors,
      ...findOutdatedParts(config),
      ...diagnosticsOf(bundle.documents),
      ...routeDiagnostics,
      ...pageErrors,
      ...fileErrors,
      ...checked,
    ],
    ...(rendered.made && { explanation: await explainPage(rendered.made, tree, packs, bundle.hash, namesOfPlugins(config)) }),
  }
}

/** Of the plugins that a page was made with. */
function namesOfPlugins({ plugins, pagePlugins }: ResolvedConfig): string[] {
  return [...new Set([...(plugins?.names ?? []), ...(pagePlugins?.names ?? [])])]
}

/** Documents that components import may belong to a collection too. */
function withBundled(summaries: readonly DocumentSummary[], bundled: readonly DocumentSummary[]): readonly DocumentSummary[] {
  const known = new Set(summaries.map(({ file }) => file))
  return bundled.length === 0 ? summaries : [...summaries, ...bundled.filter(({ file }) => !known.has(file))]
}

/** Keys of parsed documents, each computed once. */
function createParsedKeys({ config, tree, workspace }: MakeSiteInput): {
  ofSource: (source: SourceDocument) => string
  ofFile: (file: string) => string
} {
  const ofSource = createParseKeys(parseOptionsOf(config), workspace.program)
  const keys = new Map([...tree.documents, ...tree.partials].map((source) => [source.file, ofSource(source)]))
  for (const key of keys.values()) workspace.inUse.add(key)
  const ofFile = (file: string): string => keys.get(file) ?? ''
  return { ofSource: ({ file }) => ofFile(file), ofFile }
}

/** `bundle`: without what cannot be bundled; undefined if nothing can. */
interface MadeBundle {
  bundle: SiteBundle | undefined
  diagnostics: readonly Diagnostic[]
}

/** The bundler runs while plain Markdown is parsed: it only has to know what MDX documents import. */
async function parseAndBundle(
  { config, tree, runner, workspace, note }: MakeSiteInput,
  keyOf: (source: SourceDocument) => string,
  advance: (count: number) => void,
): Promise<{ parsed: ParsedSet; made: MadeBundle }> {
  const options = parseOptionsOf(config)
  const setup = { options, storeDirectory: workspace.storeDirectory }
  runner.setUp('parse', setup)
  const shelf = await openShelf<ParsedEntry>(workspace.store, 'documents')
  const localFiles = createLocalFiles(options)
  const parse = (documents: SourceDocument[]): Promise<ParsedSet> =>
    parseDocuments({ runner, packs: workspace.packs, shelf, keyOf, localFiles }, documents, advance)
  const documents = [...tree.documents, ...tree.partials]
  const mdx = await parse(documents.filter((document) => document.format === 'mdx'))
  const [made, markdown] = await Promise.all([
    bundleComponents(config, tree, mdx.summaries, workspace, note),
    parse(documents.filter((document) => document.format === 'md')),
  ])
  if (workspace.keeps) await shelf.save()
  // The compiler reads the samples in them alongside.
  if (!config.code.hovers) for (const document of documents) forgetSource(document, config.siteDirectory)
  // A new setup makes the threads drop what the parser remembers (colored lines, words, files): rendering does not need it.
  runner.setUp('parse', setup)
  return {
    made,
    parsed: {
      summaries: [...mdx.summaries, ...markdown.summaries],
      diagnostics: [...mdx.diagnostics, ...markdown.diagnostics],
      kept: mdx.kept + markdown.kept,
    },
  }
}

/** Missing or broken components are mistakes of the site like any other: they are reported together with the rest. */
async function bundleComponents(
  config: ResolvedConfig,
  tree: ContentTree,
  documents: readonly DocumentSummary[],
  { store, program, workDirectory, spareDirectory }: Workspace,
  note: BundleSiteInput['note'],
): Promise<MadeBundle> {
  const missing = checkComponents(config, await listModuleFiles(config))
  const serverDirectory = join(workDirectory, 'server')
  const { bundle, diagnostics } = await makeWithout(
    (leftOut) => bundleSite({ config, tree, documents, store, program, serverDirectory, spareDirectory, leftOut, ...(note && { note }) }),
    missing.length === 0 ? nothingLeftOut : { files: [], imports: missing.map(({ module }) => ` ${join(config.siteDirectory, module)}`) },
  )
  return { bundle, diagnostics: [...missing.map(({ diagnostic }) => diagnostic), ...diagnostics] }
}
