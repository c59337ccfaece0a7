// The types of the identifiers in code samples, if the configuration lets pages show them. Pages only refer to the files with the types, so
// the compiler can run alongside the steps that make the pages.

import type { Workspace } from '../../../build/workspace.ts'
import type { ResolvedConfig } from '../../../config/resolved-config.ts'
import type { ContentTree } from '../../../content/content-tree.ts'
import { packageDirectory } from '../../../lib/package-directory.ts'
import type { HoverFile } from '../hover-files.ts'

/**
 * A build does not report errors in samples; `sitegen check-code` does.
 * @throws DiagnosticError `typescript-unusable`.
 */
export async function findHovers(
  tree: ContentTree,
  config: ResolvedConfig,
  { store, program }: Workspace,
  signal: AbortSignal | undefined,
): Promise<HoverFile[]> {
  if (!config.code.hovers) return []
  // Loaded on demand: most sites do not need it.
  const [{ checkCode }, { makeHoverFiles }] = await Promise.all([import('../check-code.ts'), import('../hover-files.ts')])
  const documents = [...tree.documents, ...tree.partials]
  const { identifiers } = await checkCode({ config, documents, store, program, packageDirectory, signal })
  return makeHoverFiles(identifiers)
}
