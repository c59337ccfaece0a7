// The components bundle of the dev server: the last one that compiled, and why a newer one does not. Style sheets are bundled separately,
// because scripts take ten times as long and would make pages reload.
import { join } from 'node:path'
import type { Workspace } from '../build/workspace.ts'
import { type BundleSiteInput, bundleSite, restyleBundle, type SiteBundle } from '../bundle/bundle-site.ts'
import { findOutdatedParts } from '../bundle/eject-part.ts'
import { isStyleFile } from '../bundle/style-files.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { ImportReference } from '../content/document.ts'
import { listModuleFiles } from '../content/list-module-files.ts'
import { themeLanguages } from '../content/locales/site-language.ts'
import { type Diagnostic, DiagnosticError } from '../diagnostics/diagnostic.ts'
import { hashOf } from '../lib/hash.ts'
import { checkComponents } from '../routes/collections/check-components.ts'

export interface ComponentBundle {
  /** Undefined until the components compile for the first time. */
  readonly bundle: SiteBundle | undefined
  readonly diagnostics: readonly Diagnostic[]
  /** Makes the bundle again, with what the documents import. */
  make(input: BundleInput): Promise<void>
  /** Makes the style sheet again, or everything if the components do not compile. */
  restyle(input: BundleInput): Promise<void>
  /** Makes the bundle again if its modules are no longer the same. */
  update(input: BundleInput): Promise<boolean>
}

export interface BundleInput {
  config: ResolvedConfig
  tree: BundleSiteInput['tree']
  /** Modules that documents import. */
  imports: ImportReference[]
}

export function createComponentBundle({ bundles, program, workDirectory, spareDirectory, writerOf }: Workspace): ComponentBundle {
  let bundle: SiteBundle | undefined
  let diagnostics: readonly Diagnostic[] = []
  let outdated: readonly Diagnostic[] = []
  let madeFrom = ''

  const requestOf = ({ config, tree, imports }: BundleInput): BundleSiteInput => ({
    config,
    tree,
    documents: [{ imports }],
    store: bundles,
    program,
    serverDirectory: join(workDirectory, 'server'),
    spareDirectory,
    ...(writerOf && { writerOf }),
  })
  async function make(input: BundleInput): Promise<void> {
    madeFrom = nameModules(input)
    diagnostics = checkComponents(input.config, await listModuleFiles(input.config)).map(({ diagnostic }) => diagnostic)
    if (diagnostics.length > 0) return
    outdated = findOutdatedParts(input.config)
    await attempt(() => bundleSite(requestOf(input)))
  }
  async function attempt(work: () => Promise<SiteBundle>): Promise<void> {
    try {
      bundle = await work()
      diagnostics = []
    } catch (error) {
      if (!(error instanceof DiagnosticError)) throw error
      diagnostics = error.diagnostics
    }
  }

  return {
    get bundle() {
      return bundle
    },
    get diagnostics() {
      return outdated.length === 0 ? diagnostics : [...diagnostics, ...outdated]
    },
    make,
    async restyle(input) {
      const last = bundle
      const isStyled = last !== undefined && diagnostics.every(({ place }) => place !== undefined && isStyleFile(place.file))
      if (isStyled) await attempt(() => restyleBundle(requestOf(input), last))
      else await make(input)
    },
    async update(input) {
      if (nameModules(input) === madeFrom) return false
      await make(input)
      return true
    },
  }
}

/** Style sheets can be replaced in an open page; scripts, and what they have done to the page, cannot. */
export function hasOtherScripts(before: SiteBundle | undefined, after: SiteBundle | undefined): boolean {
  const scriptsOf = (bundle: SiteBundle | undefined): string =>
    bundle ? hashOf(bundle.serverHash, JSON.stringify([bundle.runtime ?? '', bundle.islandUrls])) : ''
  return before !== after && scriptsOf(before) !== scriptsOf(after)
}

/**
 * For a bundle that differs only because documents and pages have come or gone. An open page was made by the same components, so it stays
 * open; islands with other modules are replaced together with the text around them. Only the runtime cannot be replaced.
 */
export function hasOtherRuntime(before: SiteBundle | undefined, after: SiteBundle | undefined): boolean {
  return before?.runtime !== after?.runtime
}

/** And the texts of the theme that are in scripts. */
function nameModules({ config, tree, imports }: BundleInput): string {
  return JSON.stringify([tree.pageModules, imports, themeLanguages(config, tree)])
}
