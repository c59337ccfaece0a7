// The types of the identifiers in samples, where the configuration wants pages to show them. Pages only name the files in which these are, so
// the compiler works beside the steps that make the pages.
import type { HoverFile } from '../code/hover-files.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { ContentTree } from '../content/content-tree.ts'
import { packageDirectory } from './bundle/package-directory.ts'
import type { Workspace } from './output/workspace.ts'

/**
 * Errors in samples are no matter of a build: `sitegen check-code` reports them.
 * @throws DiagnosticError `typescript-unusable`.
 */
export async function findHovers(
  tree: ContentTree,
  config: ResolvedConfig,
  { store, program }: Workspace,
  signal: AbortSignal | undefined,
): Promise<HoverFile[]> {
  if (!config.code.hovers) return []
  // Loaded where it is wanted: most sites have no use for it.
  const [{ checkCode }, { makeHoverFiles }] = await Promise.all([import('../code/check-code.ts'), import('../code/hover-files.ts')])
  const documents = [...tree.documents, ...tree.partials]
  const { identifiers } = await checkCode({ config, documents, store, program, packageDirectory, signal })
  return makeHoverFiles(identifiers)
}
