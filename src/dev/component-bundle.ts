// The bundle of the site's components as the dev server has it: the last one that compiled, and why a newer one does not. Style sheets are
// made anew by themselves, because scripts take ten times as long and would make pages load anew.
import { join } from 'node:path'
import { hashOf } from '../cache/content-store.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { ContentTree } from '../content/content-tree.ts'
import type { ImportReference } from '../content/document.ts'
import { listModuleFiles } from '../content/list-module-files.ts'
import { type Diagnostic, DiagnosticError } from '../diagnostics/diagnostic.ts'
import { type BundleSiteInput, bundleSite, restyleBundle, type SiteBundle } from '../render/bundle/bundle-site.ts'
import type { Workspace } from '../render/output/workspace.ts'
import { checkComponents } from '../routes/collections/check-components.ts'

export interface ComponentBundle {
  /** Undefined as long as the components have never compiled. */
  readonly bundle: SiteBundle | undefined
  readonly diagnostics: readonly Diagnostic[]
  /** Makes it anew, with what the documents import. */
  make(input: BundleInput): Promise<void>
  /** Makes the style sheet anew; everything when the components do not compile. */
  restyle(input: BundleInput): Promise<void>
  /** Makes it anew if it was made from other modules. */
  update(input: BundleInput): Promise<boolean>
}

export interface BundleInput {
  config: ResolvedConfig
  pageModules: ContentTree['pageModules']
  /** Modules that documents import. */
  imports: ImportReference[]
}

export function createComponentBundle({ store, program, workDirectory, spareDirectory }: Workspace): ComponentBundle {
  let bundle: SiteBundle | undefined
  let diagnostics: readonly Diagnostic[] = []
  let madeFrom = ''

  const requestOf = ({ config, pageModules, imports }: BundleInput): BundleSiteInput => ({
    config,
    tree: { pageModules },
    documents: [{ imports }],
    store,
    program,
    serverDirectory: join(workDirectory, 'server'),
    spareDirectory,
  })
  async function make(input: BundleInput): Promise<void> {
    madeFrom = nameModules(input)
    diagnostics = checkComponents(input.config, await listModuleFiles(input.config))
    if (diagnostics.length > 0) return
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
      return diagnostics
    },
    make,
    async restyle(input) {
      const last = bundle
      const isStyled = last !== undefined && diagnostics.every(({ place }) => place?.file.endsWith('.css') === true)
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

/** Style sheets can be changed in a page that is shown; scripts, and what they have made of the page, cannot. */
export function hasOtherScripts(before: SiteBundle | undefined, after: SiteBundle | undefined): boolean {
  const scriptsOf = (bundle: SiteBundle | undefined): string =>
    bundle ? hashOf(bundle.server, JSON.stringify([bundle.runtime ?? '', bundle.islandUrls])) : ''
  return before !== after && scriptsOf(before) !== scriptsOf(after)
}

/**
 * For a bundle that is another only because documents and pages have come or gone. What is shown was made by the same components, so it goes
 * on; islands with other modules are exchanged with the text around them. Only the runtime cannot be.
 */
export function hasOtherRuntime(before: SiteBundle | undefined, after: SiteBundle | undefined): boolean {
  return before?.runtime !== after?.runtime
}

function nameModules({ pageModules, imports }: BundleInput): string {
  return JSON.stringify([pageModules, imports])
}
