// The site as the dev server knows it: configuration, documents, route plan and bundle, each in its last good state. Changes are applied
// one after another; a step that fails keeps the previous state and reports why.

import type { BuildPlugin } from '../build/build-plugin.ts'
import { pluginsOfSite } from '../build/plugins-of-site.ts'
import type { Workspace } from '../build/workspace.ts'
import type { SiteBundle } from '../bundle/bundle-site.ts'
import { type LoadedConfig, loadConfig } from '../config/load-config.ts'
import { locateInConfig } from '../config/locate-in-config.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { ContentTree } from '../content/content-tree.ts'
import { readSiteTexts } from '../content/locales/add-locale-data.ts'
import { type Diagnostic, DiagnosticError } from '../diagnostics/diagnostic.ts'
import { hashOf } from '../lib/hash.ts'
import { languageAt } from '../lib/language-path.ts'
import { openSourcePlugins } from '../markdown/source-plugins.ts'
import { linksOfSite, type SiteLinks } from '../routes/link-resolver-input.ts'
import type { Route } from '../routes/route.ts'
import { type BundleInput, createComponentBundle, hasOtherRuntime, hasOtherScripts } from './component-bundle.ts'
import type { DevWorker } from './dev-worker.ts'
import type { DocumentParser } from './document-parser.ts'
import { createContentMemory, listPageModules } from './memory/content-memory.ts'
import { type KnownDocuments, type KnownExpander, openKnownDocuments } from './memory/known-documents.ts'
import { findNearDocuments } from './memory/near-documents.ts'
import { openPlanMemory } from './memory/plan-memory.ts'
import type { PlannedLanguage, SitePlan } from './memory/plan-site.ts'
import { createSiteOutputs, type RenderPage, type SiteOutput, type SiteOutputs } from './site-outputs.ts'
import { openSiteParser } from './site-parser.ts'
import type { Change, SiteFolders } from './watch/classify-change.ts'
import { contentFoldersOf, listSiteFolders } from './watch/site-folders.ts'

/** What the browser has to do after a change. */
export interface Effect {
  /** Pages have to reload: their scripts have changed. */
  reload: boolean
  configChanged: boolean
  /** Pages may have changed. */
  isNew: boolean
}

export interface DevSite {
  readonly config: ResolvedConfig
  /** Where a value of the configuration is written. */
  readonly locate: LoadedConfig['locate']
  readonly tree: ContentTree
  readonly plan: SitePlan
  /** Undefined until the components compile for the first time. */
  readonly bundle: SiteBundle | undefined
  /** The language that the page at a path of the whole site is in. */
  languageOf(path: string): DevLanguage
  readonly outputs: SiteOutputs
  readonly plugins: readonly BuildPlugin[]
  /** A file that was there before the last change, for a page that was made then and is still loading. */
  findEarlier(name: string): Promise<SiteOutput | undefined>
  readonly parser: DocumentParser
  readonly documents: KnownDocuments
  /** Grows with every change: anything rendered under another number may be stale. */
  readonly version: number
  /** All documents are in the plan. At the start it may contain only those that the first page needs. */
  readonly isWhole: boolean
  /** Adds the other documents. Returns whether there were any. */
  complete(): Promise<boolean>
  /** Whether the page of a route already is what it will be when all documents are in the plan. */
  isCertain(route: Route): boolean
  /** What is wrong with configuration, content folders, plan and components; only what is certain, until the plan is whole. */
  problems(): Diagnostic[]
  /** Configuration and components are those on the disk: no mistake in them keeps an older state. */
  readonly isCurrent: boolean
  /** The folders and files that the site is made from. */
  folders(): SiteFolders
  /** Applies changes; resolves when everything is up to date. */
  apply(changes: readonly Change[]): Promise<Effect>
  /** Makes a new plan if a guess about a document turned out to be wrong. */
  replan(): Promise<boolean>
  /** Makes a new bundle if documents import what is not in it. */
  bundleImports(): Promise<void>
  /** From now on code is parsed with its colors. Returns whether some was parsed without. */
  loadHighlighter(): Promise<boolean>
  /** Saves what is known for the next start. */
  keep(): Promise<void>
  /** Resolves when no change is in progress. */
  settled(): Promise<void>
}

/** The site in one language. */
export type DevLanguage = PlannedLanguage & SiteLinks

export interface DevSiteInput {
  siteDirectory: string
  workspace: Workspace
  loaded: LoadedConfig
  parseWorker: DevWorker
  /** Target of the request that somebody is waiting for, if any. */
  firstTarget: () => string | undefined
  /** Renders a page, for files that are made of pages. */
  render: RenderPage
  /** Called with the first bundle, as soon as there is one. */
  onBundle: (bundle: SiteBundle) => void
}

/** Converting pictures and drawing cards would keep a writer waiting: the dev server shows pictures as they are. */
function withoutMadePictures(loaded: LoadedConfig): LoadedConfig {
  return { ...loaded, config: { ...loaded.config, images: undefined, socialCards: undefined } }
}

/** @throws DiagnosticError when the site cannot be planned: there is no last good plan yet. */
export async function openDevSite(input: DevSiteInput): Promise<DevSite> {
  const { siteDirectory, workspace, parseWorker } = input
  const { store, packs, storeDirectory, program } = workspace
  const assets = new Map<string, string>()
  let loaded = withoutMadePictures(input.loaded)
  let configDiagnostics: readonly Diagnostic[] = loaded.diagnostics
  let expander = await openExpander(loaded.config)
  const documents = await openKnownDocuments(
    () => loaded.config,
    store,
    hashOf('dev-documents', program),
    () => expander,
  )
  const content = createContentMemory(documents)
  const components = createComponentBundle(workspace)
  const parser = openSiteParser({
    config: () => loaded.config,
    tree: () => content.tree,
    packs,
    storeDirectory,
    program,
    documents,
    worker: parseWorker,
  })
  if (documents.isFirstRun) parser.current.load()

  // The bundler runs in a process of its own, while this one reads.
  const bundling = Promise.all([listPageModules(loaded.config), readSiteTexts(loaded.config)])
    .then(([pageModules, texts]) => components.make({ ...bundleInput(), tree: { pageModules, ...texts } }))
    .then(() => components.bundle && input.onBundle(components.bundle))
  bundling.catch(() => undefined)
  const target = input.firstTarget()
  const near = target === undefined ? undefined : findNearDocuments(loaded.config, target)
  await content.read(loaded.config, near)
  const planning = await openPlanMemory({ loaded: () => loaded, content, documents, workspace })
  await bundling
  await components.update(bundleInput())
  let ofPlan = followPlan()
  const state = {
    version: 1,
    importsRevision: documents.importsRevision,
    keptRevision: -1,
    seenRevision: documents.revision,
  }
  let queue: Promise<unknown> = Promise.resolve()
  let earlier: { outputs: SiteOutputs; files: SiteBundle['files'] | undefined } | undefined

  function bundleInput(): BundleInput {
    return { config: loaded.config, tree: content.tree, imports: documents.moduleImports() }
  }
  /** What is derived from the plan. */
  function followPlan(): Pick<DevSite, 'outputs' | 'plugins'> & { languages: DevLanguage[] } {
    const { config } = loaded
    const { table, languages } = planning.plan
    const plugins = pluginsOfSite(config)
    const outputs = createSiteOutputs({
      config,
      table,
      languages,
      plugins,
      staticFiles: content.tree.staticFiles,
      bundleFiles: () => components.bundle?.files ?? new Map(),
      folders: [...config.staticDirectories, ...contentFoldersOf(config, content.tree)],
      assets,
      render: input.render,
    })
    const withLinks = languages.map((each) => ({ ...each, ...linksOfSite(each.config, content.tree, each.table) }))
    return { languages: withLinks, outputs, plugins }
  }
  function planAnew(): void {
    planning.make()
    ofPlan = followPlan()
  }

  async function reloadConfig(): Promise<boolean> {
    try {
      loaded = withoutMadePictures(await loadConfig(siteDirectory))
      configDiagnostics = loaded.diagnostics
      expander = await openExpander(loaded.config)
      return true
    } catch (error) {
      if (!(error instanceof DiagnosticError)) throw error
      configDiagnostics = error.diagnostics
      return false
    }
  }

  async function applyNow(changes: readonly Change[]): Promise<Effect> {
    const kinds = new Set(changes.map(({ kind }) => kind))
    const { bundle } = components
    const { outputs } = ofPlan
    // It is not known whether a broken configuration imports a file.
    const isBroken = configDiagnostics.some(({ level }) => level === 'error')
    const configChanged = (kinds.has('config') || isBroken) && (await reloadConfig())
    let reads = configChanged || kinds.has('content')
    const readers = documents.readers()
    const changed = changes.flatMap(({ kind, file }) => (kind === 'document' ? [file] : kind === 'read' ? (readers.get(file) ?? []) : []))
    for (const file of new Set(changed)) if (!reads && (await content.refresh(file)) === 'content') reads = true
    const hasOtherTree = reads && (await content.read(loaded.config))
    if (configChanged) parser.open()
    else if (hasOtherTree) parser.follow()
    if (configChanged || hasOtherTree || planning.isStale) planAnew()
    if (configChanged || kinds.has('component') || components.diagnostics.length > 0) await components.make(bundleInput())
    else if (kinds.has('style') || (bundle?.isSilent && changes.length > 0)) await components.restyle(bundleInput())
    else if (reads) await components.update(bundleInput())
    // Images and other files beside documents are not listed anywhere.
    const isOther = changes.some(({ kind, file }) => kind === 'content' && file !== '')
    const isNew = configChanged || hasOtherTree || isOther || documents.revision !== state.seenRevision || components.bundle !== bundle
    state.seenRevision = documents.revision
    if (isNew) {
      state.version++
      earlier = { outputs, files: bundle?.files }
    }
    const isOtherPage = kinds.has('component') ? hasOtherScripts : hasOtherRuntime
    return { reload: configChanged || isOtherPage(bundle, components.bundle), configChanged, isNew }
  }

  async function completeNow(): Promise<boolean> {
    if (content.isWhole) return false
    await content.read(loaded.config)
    await planning.restore()
    ofPlan = followPlan()
    await components.update(bundleInput())
    state.version++
    return true
  }

  async function keepNow(): Promise<void> {
    if (!content.isWhole) return
    if (state.keptRevision === documents.revision) return
    await documents.save()
    // A plan that is behind does not belong to the documents that were just saved.
    if (planning.isBehind) return
    state.keptRevision = documents.revision
    await planning.keep()
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
    get locate() {
      return loaded.locate
    },
    get tree() {
      return content.tree
    },
    get plan() {
      return planning.plan
    },
    get bundle() {
      return components.bundle
    },
    languageOf(path) {
      const found = languageAt(path, ofPlan.languages)
      if (!found) throw new Error('A site has a language.')
      return found
    },
    get outputs() {
      return ofPlan.outputs
    },
    get plugins() {
      return ofPlan.plugins
    },
    async findEarlier(name) {
      // Only these change their names with what is in them. All others are gone when they are gone.
      if (!name.startsWith('assets/')) return undefined
      const content = earlier?.files?.get(name)
      return content ? { kind: 'text', name, content } : earlier?.outputs.find(name)
    },
    get parser() {
      return parser.current
    },
    documents,
    get version() {
      return state.version
    },
    get isWhole() {
      return content.isWhole
    },
    complete: () => change(completeNow),
    isCertain: (route) =>
      content.isWhole ||
      (route.kind === 'page' && route.props.inDocs === undefined) ||
      (route.kind === 'doc' && near !== undefined && near.isCenter(route.document)),
    problems: () => {
      const ofSite = content.isWhole ? [...content.diagnostics, ...planning.diagnostics] : []
      const found = [
        ...configDiagnostics,
        ...ofSite,
        ...components.diagnostics,
        ...documents.diagnostics(),
        ...(content.isWhole ? ofPlan.outputs.problems() : []),
      ]
      return locateInConfig(found, loaded.locate, loaded.config.dataDocuments)
    },
    get isCurrent() {
      return ![...configDiagnostics, ...components.diagnostics].some(({ level }) => level === 'error')
    },
    folders: () => {
      const broken = components.diagnostics.flatMap(({ place }) => (place ? [place.file] : []))
      return listSiteFolders(loaded, content.tree, components.bundle, broken, [...documents.readers().keys()])
    },
    apply: (changes) => change(() => applyNow(changes)),
    replan: () =>
      change(async () => {
        if (!planning.isBehind) return false
        planAnew()
        state.version++
        return true
      }),
    bundleImports: async () => {
      if (state.importsRevision === documents.importsRevision) return
      await change(async () => {
        state.importsRevision = documents.importsRevision
        if (await components.update(bundleInput())) state.version++
      })
    },
    loadHighlighter: () =>
      change(async () => {
        const { hasPlainCode } = parser.current
        parser.open()
        if (hasPlainCode) state.version++
        return hasPlainCode
      }),
    keep: () => change(keepNow),
    settled: async () => {
      await queue
    },
  }
}

async function openExpander(config: ResolvedConfig): Promise<KnownExpander | undefined> {
  const expand = await openSourcePlugins(config)
  const code = [config.sourcePlugins?.identity, config.documentCode].filter((each) => each !== undefined)
  return code.length === 0 ? undefined : { identity: code.join(' '), expand }
}
