// The steps of `sitegen check-code`: configuration, content, code. No page is made.

import { closeWorkspace, openWorkspace } from '../../../build/workspace.ts'
import { loadConfig } from '../../../config/load-config.ts'
import { locateInConfig } from '../../../config/locate-in-config.ts'
import { withSource } from '../../../content/forget-source.ts'
import { readContent } from '../../../content/read-content.ts'
import { locateInParts } from '../../../content/source-parts.ts'
import { type Diagnostic, DiagnosticError } from '../../../diagnostics/diagnostic.ts'
import { sortDiagnostics } from '../../../diagnostics/sort-diagnostics.ts'
import { packageDirectory } from '../../../lib/package-directory.ts'
import { openSourcePlugins } from '../../../markdown/source-plugins.ts'
import { checkCode } from '../check-code.ts'

export interface CheckSiteCodeOptions {
  /** Absolute. */
  siteDirectory: string
  /** `false` takes nothing from earlier checks and keeps nothing for later ones. Default true. */
  cache?: boolean
  signal?: AbortSignal
  /** See loadConfig. */
  note?: Parameters<typeof loadConfig>[1]
}

export interface CodeReport {
  /** Samples that were type-checked; how many of these an earlier check had found correct; samples that opt out of the check. */
  checked: number
  kept: number
  unchecked: number
  /** Calls of commands that the configuration describes. */
  calls: number
  diagnostics: Diagnostic[]
  failed: boolean
}

/** @throws DiagnosticError when the configuration or the compiler cannot be used; the reason of `signal` when it is aborted. */
export async function checkSiteCode({ siteDirectory, cache = true, signal, note }: CheckSiteCodeOptions): Promise<CodeReport> {
  const { config, diagnostics, locate } = await loadConfig(siteDirectory, note)
  // Git is not asked about the documents: no sample depends on it.
  const expand = await openSourcePlugins(config)
  const tree = await readContent(config, { expand, git: async () => ({ files: new Map(), state: 'complete' }) })
  const workspace = await openWorkspace(siteDirectory, cache)
  try {
    const documents = [...tree.documents, ...tree.partials].map((document) => withSource(document, config.siteDirectory))
    const found = await checkCode({ config, documents, store: workspace.store, program: workspace.program, packageDirectory, signal })
    // The samples of a document that cannot be read were not checked. Other problems of documents are reported by the build.
    const unread = tree.diagnostics.filter(({ level }) => level === 'error')
    const inFiles = locateInParts(found.diagnostics, documents)
    const all = sortDiagnostics(locateInConfig([...diagnostics, ...unread, ...inFiles], locate, config.dataDocuments))
    const { checked, kept, unchecked, calls } = found
    return { checked, kept, unchecked, calls, diagnostics: all, failed: all.some(({ level }) => level === 'error') }
  } catch (error) {
    throw error instanceof DiagnosticError ? new DiagnosticError(locateInConfig(error.diagnostics, locate, config.dataDocuments)) : error
  } finally {
    await closeWorkspace(workspace)
  }
}
