// The types that pages show of the samples in them: those that a sample asks for with `^?`, which are a part of its text, and those that a reader
// gets by pointing at a name, which are in files of their own. So the compiler works on these while everything else is made.
import type { BuildPlugin } from '../../../build/build-plugin.ts'
import type { Workspace } from '../../../build/workspace.ts'
import type { ResolvedConfig } from '../../../config/resolved-config.ts'
import type { ContentTree } from '../../../content/content-tree.ts'
import { withSource } from '../../../content/forget-source.ts'
import { packageDirectory } from '../../../lib/package-directory.ts'
import type { HoverFile } from '../hover-files.ts'
import { asksForTypes, findAskedTypes, listAskingDocuments } from './find-asked-types.ts'

export function askedTypes(config: ResolvedConfig): BuildPlugin {
  return {
    name: 'types in samples',
    needsText: asksForTypes,
    documents(tree, workspace, signal) {
      const asking = listAskingDocuments(tree)
      return asking.length === 0 ? undefined : { run: () => findAskedTypes(asking, config, workspace, signal) }
    },
  }
}

/** For a site whose configuration wants them. */
export function hovers(config: ResolvedConfig): BuildPlugin {
  const end = new AbortController()
  let found: Promise<HoverFile[]> | undefined
  return {
    name: 'types of samples',
    needsText: () => true,
    documents(tree, workspace, signal) {
      found = findHovers(tree, config, workspace, signal ? AbortSignal.any([signal, end.signal]) : end.signal)
      // If another step fails first, nobody awaits it.
      found.catch(() => undefined)
      return undefined
    },
    pages: ({ output }) => ({
      async run() {
        const files = (await found) ?? []
        await Promise.all(files.map(({ path, content }) => output?.write(path, content)))
        return { owner: 'the types of samples', files: new Set(files.map(({ path }) => path)), isShared: true }
      },
    }),
    async close() {
      end.abort()
      await found?.catch(() => undefined)
    },
  }
}

/**
 * A build does not report errors in samples; `sitegen check-code` does.
 * @throws DiagnosticError `typescript-unusable`.
 */
async function findHovers(
  tree: ContentTree,
  config: ResolvedConfig,
  { store, program }: Workspace,
  signal: AbortSignal,
): Promise<HoverFile[]> {
  const [{ checkCode }, { makeHoverFiles }] = await Promise.all([import('../check-code.ts'), import('../hover-files.ts')])
  const documents = [...tree.documents, ...tree.partials].map((document) => withSource(document, config.siteDirectory))
  const { identifiers } = await checkCode({ config, documents, store, program, packageDirectory, signal })
  return makeHoverFiles(identifiers)
}
