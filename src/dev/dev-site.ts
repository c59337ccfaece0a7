// The site as the dev server knows it: configuration, documents, route plan and bundle, each as it last was right. Changes are taken one after
// another; a step that fails leaves what was before and a finding that says why.
import { join } from 'node:path'
import { hashOf } from '../cache/content-store.ts'
import { type LoadedConfig, loadConfig } from '../config/load-config.ts'
import { locateInConfig } from '../config/locate-in-config.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { ContentTree, DocumentSummary } from '../content/content-tree.ts'
import { listModuleFiles } from '../content/list-module-files.ts'
import { readContent } from '../content/read-content.ts'
import { type Diagnostic, DiagnosticError } from '../diagnostics/diagnostic.ts'
import { bundleSite, type SiteBundle } from '../render/bundle/bundle-site.ts'
import { parseOptionsOf } from '../render/parse-options-of.ts'
import type { Workspace } from '../render/workspace.ts'
import { checkComponents } from '../routes/collections/check-components.ts'
import { linkResolverInput } from '../routes/link-resolver-input.ts'
import type { LinkResolverInput } from '../routes/resolve-link.ts'
import type { Change, SiteFolders } from './classify-change.ts'
import type { DevWorker } from './dev-worker.ts'
import { createDocumentParser, type DocumentParser } from './document-parser.ts'
import { createGitMemory } from './git-memory.ts'
import { type KnownDocuments, openKnownDocuments, summaryForPlan } from './known-documents.ts'
import { planSite, type SitePlan } from './plan-site.ts'
import { createSiteOutputs, type SiteOutputs } from './site-outputs.ts'

/** What a change made necessary in the browser. */
export interface Effect {
  /** Pages have to be loaded anew: their scripts have changed. */
  reload: boolean
  configChanged: boolean
}

export interface DevSite {
  readonly config: ResolvedConfig
  readonly tree: ContentTree
  readonly plan: SitePlan
  /** Undefined as long as the components have never compiled. */
  readonly bundle: SiteBundle | undefined
  readonly links: LinkResolverInput
  readonly outputs: SiteOutputs
  readonly parser: DocumentParser
  readonly documents: KnownDocuments
  /** Grows with every change: what was rendered under another number may be stale. */
  readonly version: number
  /** What is wrong with configuration, content folders, plan and components. */
  problems(): Diagnostic[]
  /** Folders and files that the site is made of. */
  folders(): SiteFolders
  /** Takes changes in; the promise settles when everything is as it should be. */
  apply(changes: readonly Change[]): Promise<Effect>
  /** Plans anew where what was guessed of documents has turned out otherwise. */
  replan(): Promise<boolean>
  /** Bundles anew when documents import what is not in the bundle. */
  bundleImports(): Promise<void>
  /** Resolves when no change is under way. */
  settled(): Promise<void>
}

export interface DevSiteInput {
  siteDirectory: string
  workspace: Workspace
  parseWorker: DevWorker
}

/** @throws DiagnosticError when the configuration cannot be used: there is no last good one yet. */
export async function openDevSite({ siteDirectory, workspace, parseWorker }: DevSiteInput): Promise<DevSite> {
  const { store, storeDirectory, program, workDirectory } = workspace
  const readGit = createGitMemory()
  const assets = new Map<string, string>()
  const found: Record<'config' | 'content' | 'plan' | 'bundle', readonly Diagnostic[]> = { config: [], content: [], plan: [], bundle: [] }
  let loaded = await loadConfig(siteDirectory)
  found.config = loaded.diagnostics
  const documents = await openKnownDocuments(siteDirectory, store, hashOf('dev-documents', program))
  let parser = openParser(loaded)
  let tree = await readTree()
  let bundle: SiteBundle | undefined
  let bundledImports = ''
  const [plan] = await Promise.all([makePlan(undefined), makeBundle()])
  const state = { plan: plan ?? emptyPlan(), links: linkInput(plan), outputs: openOutputs(plan), version: 1 }
  let queue: Promise<unknown> = Promise.resolve()

  function openParser({ config }: LoadedConfig): DocumentParser {
    return createDocumentParser({ options: parseOptionsOf(config), store, storeDirectory, program, documents, worker: parseWorker })
  }

  async function readTree(): Promise<ContentTree> {
    // Dates for the sitemap are of no use here, and reading the history of a large repository takes long.
    const read = await readContent({ ...loaded.config, sitemap: undefined }, { readDocument: documents.read, git: readGit })
    for (const document of [...read.documents, ...read.partials]) document.source = ''
    // Those of single documents follow their documents, which are read again one by one.
    const ofDocuments = new Set(diagnosticsOfDocuments(read).map((diagnostic) => JSON.stringify(diagnostic)))
    found.content = read.diagnostics.filter(
      (diagnostic) => diagnostic.id !== 'git-untracked' && !ofDocuments.has(JSON.stringify(diagnostic)),
    )
    return read
  }

  function diagnosticsOfDocuments({ documents: read, partials }: ContentTree): Diagnostic[] {
    return [...read, ...partials].flatMap(({ file }) => documents.get(file)?.diagnostics ?? [])
  }

  function summaries(): DocumentSummary[] {
    return tree.documents.map((document) => summaryForPlan(document, documents.get(document.file)))
  }

  function inputHashes(): string[] {
    return tree.documents.map(({ file }) => documents.get(file)?.planHash ?? file)
  }

  /** Undefined when planning failed and there was no plan before. */
  async function makePlan(last: SitePlan | undefined): Promise<SitePlan | undefined> {
    try {
      const planned = await planSite({ config: loaded.config, tree, summaries, inputHashes: inputHashes(), store, program }, last)
      found.plan = locateInConfig(planned.diagnostics, loaded.locate)
      return planned
    } catch (error) {
      found.plan = locateInConfig(diagnosticsOf(error), loaded.locate)
      return last
    }
  }

  async function makeBundle(): Promise<void> {
    const { config } = loaded
    const imports = importsOfDocuments()
    bundledImports = JSON.stringify(imports)
    const missing = checkComponents(config, await listModuleFiles(config))
    found.bundle = missing
    if (missing.length > 0) return
    try {
      // The bundler needs only the imports of documents.
      const importing = tree.documents.slice(0, 1).map((document) => ({ ...summaryForPlan(document, undefined), imports }))
      bundle = await bundleSite({
        config,
        tree,
        documents: importing,
        store,
        program,
        serverDirectory: join(workDirectory, 'server'),
      })
    } catch (error) {
      found.bundle = diagnosticsOf(error)
    }
  }

  function importsOfDocuments(): DocumentSummary['imports'] {
    return [...tree.documents, ...tree.partials].flatMap(
      ({ file }) => documents.get(file)?.imports.filter(({ kind }) => kind === 'module') ?? [],
    )
  }

  function emptyPlan(): SitePlan {
    throw new DiagnosticError(found.plan)
  }
  function linkInput(made: SitePlan | undefined): LinkResolverInput {
    return linkResolverInput(loaded.config, tree, (made ?? emptyPlan()).table)
  }
  function openOutputs(made: SitePlan | undefined): SiteOutputs {
    const { config } = loaded
    return createSiteOutputs({
      config,
      table: (made ?? emptyPlan()).table,
      staticFiles: tree.staticFiles,
      bundleFiles: () => bundle?.files ?? new Map(),
      folders: [...config.staticDirectories, ...contentFolders()],
      assets,
    })
  }
  function contentFolders(): string[] {
    const { docs, blogs, pages, collections } = loaded.config
    const versions = Object.values(tree.versions).flatMap(({ folders }) => Object.values(folders))
    return [...new Set([...versions, ...[...docs, ...blogs, ...(pages ? [pages] : []), ...collections].map(({ path }) => path)])]
  }

  async function takePlan(): Promise<boolean> {
    const next = (await makePlan(state.plan)) ?? state.plan
    const isNew = next !== state.plan
    state.plan = next
    state.links = linkInput(next)
    state.outputs = openOutputs(next)
    return isNew
  }

  async function reloadConfig(): Promise<boolean> {
    try {
      loaded = await loadConfig(siteDirectory)
      found.config = loaded.diagnostics
      parser = openParser(loaded)
      return true
    } catch (error) {
      found.config = diagnosticsOf(error)
      return false
    }
  }

  /** A document whose text alone has changed: nothing else is read. Whether more has to be done. */
  async function refreshDocument(file: string): Promise<'nothing' | 'plan' | 'content'> {
    const before = documents.get(file)
    const index = tree.documents.findIndex((document) => document.file === file)
    const old = tree.documents[index]
    const refreshed = await documents.refresh(file)
    if (!refreshed || !before || before.document.format !== refreshed.known.document.format) return 'content'
    if (refreshed.known.mayImport || before.mayImport) return 'content'
    if (!old) return 'nothing'
    const { lastUpdate, firstCommitDate } = old
    const document = {
      ...refreshed.known.document,
      ...(lastUpdate === undefined ? {} : { lastUpdate }),
      ...(firstCommitDate === undefined ? {} : { firstCommitDate }),
    }
    tree.documents[index] = document
    return before.planHash === refreshed.known.planHash ? 'nothing' : 'plan'
  }

  async function applyNow(changes: readonly Change[]): Promise<Effect> {
    const kinds = new Set(changes.map(({ kind }) => kind))
    const before = bundle
    const configChanged = kinds.has('config') && (await reloadConfig())
    let plans = configChanged
    let reads = configChanged || kinds.has('content')
    for (const { kind, file } of changes) {
      if (kind !== 'document' || reads) continue
      const needed = await refreshDocument(file)
      if (needed === 'plan') plans = true
      if (needed === 'content') reads = true
    }
    if (reads) {
      const modules = JSON.stringify(tree.pageModules)
      tree = await readTree()
      plans = true
      if (modules !== JSON.stringify(tree.pageModules)) kinds.add('component')
    }
    if (plans) await takePlan()
    if (configChanged || kinds.has('component') || kinds.has('style') || found.bundle.length > 0) await makeBundle()
    state.version++
    return { reload: configChanged || hasOtherScripts(before, bundle), configChanged }
  }

  function change<Result>(step: () => Promise<Result>): Promise<Result> {
    const result = queue.then(step)
    queue = result.catch(() => undefined)
    return result
  }

  return {
    get config() {
      return loaded.config
    },
    get tree() {
      return tree
    },
    get plan() {
      return state.plan
    },
    get bundle() {
      return bundle
    },
    get links() {
      return state.links
    },
    get outputs() {
      return state.outputs
    },
    get parser() {
      return parser
    },
    documents,
    get version() {
      return state.version
    },
    problems: () => [...Object.values(found).flat(), ...diagnosticsOfDocuments(tree)],
    folders: () => ({
      config: loaded.files,
      content: contentFolders(),
      static: loaded.config.staticDirectories,
      inputs: bundle?.inputs ?? [],
      named: [
        ...loaded.config.stylesheets,
        ...Object.values(loaded.config.mdxComponents),
        ...loaded.config.collections.flatMap(({ itemComponent, listComponent }) => [
          itemComponent,
          ...(listComponent ? [listComponent] : []),
        ]),
        ...Object.values(tree.sidebars).map(({ file }) => file),
        ...loaded.config.docs.flatMap(({ sidebarPath }) => (typeof sidebarPath === 'string' ? [sidebarPath] : [])),
      ],
    }),
    apply: (changes) => change(() => applyNow(changes)),
    replan: () =>
      change(async () => {
        const isNew = await takePlan()
        if (isNew) state.version++
        return isNew
      }),
    bundleImports: () =>
      change(async () => {
        if (JSON.stringify(importsOfDocuments()) === bundledImports) return
        await makeBundle()
        state.version++
      }),
    settled: async () => {
      await queue
    },
  }
}

/** Style sheets can be changed in a page that is shown; scripts, and what they have made of the page, cannot. */
function hasOtherScripts(before: SiteBundle | undefined, after: SiteBundle | undefined): boolean {
  if (before === after) return false
  const scriptsOf = (bundle: SiteBundle | undefined): string =>
    bundle ? hashOf(bundle.server, JSON.stringify([bundle.runtime ?? '', bundle.islandUrls])) : ''
  return scriptsOf(before) !== scriptsOf(after)
}

function diagnosticsOf(error: unknown): readonly Diagnostic[] {
  if (error instanceof DiagnosticError) return error.diagnostics
  throw error
}
