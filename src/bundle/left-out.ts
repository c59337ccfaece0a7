// Leaves modules out of a bundle that could not be made because of them, so that one wrong import does not keep the rest of the site from
// being checked. The pages that need them are not rendered, which is no second finding.
import { join, relative, sep } from 'node:path'
import type { Loader, Plugin } from 'esbuild'
import { type Diagnostic, DiagnosticError } from '../diagnostics/diagnostic.ts'
import { fileWithCode } from '../lib/document-module.ts'
import { type BundleCauses, BundleError } from './diagnose-bundle.ts'
import { missingModule, throwingModule } from './missing-module.ts'
import { isStyleFile } from './style-files.ts'

/** For a bundle with everything. */
export const nothingLeftOut: BundleCauses = { files: [], imports: [] }

/** A module that is not there shows only once the others are bundled: after so many attempts the bundle is given up. */
const mostAttempts = 8

/**
 * Calls `make` until the bundle can be made, each time without what failed so far.
 * @param known is left out from the beginning.
 * @returns the bundle, undefined if it cannot be made at all, and what is wrong.
 */
export async function makeWithout<Bundle>(
  make: (leftOut: BundleCauses) => Promise<Bundle>,
  known = nothingLeftOut,
): Promise<{ bundle: Bundle | undefined; diagnostics: Diagnostic[] }> {
  let leftOut = known
  const diagnostics: Diagnostic[] = []
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    try {
      return { bundle: await make(leftOut), diagnostics }
    } catch (error) {
      if (!(error instanceof DiagnosticError)) throw error
      diagnostics.push(...error.diagnostics)
      if (!(error instanceof BundleError)) break
      const { files, imports } = error.causes
      // The next attempt would end in the same way.
      if (files.length + imports.length === 0) break
      leftOut = { files: [...leftOut.files, ...files], imports: [...leftOut.imports, ...imports] }
    }
  }
  return { bundle: undefined, diagnostics }
}

const namespace = 'left-out'

export function leaveOut({ files, imports }: BundleCauses, siteDirectory: string): Plugin {
  const missing = new Set(imports)
  const broken = new Set(files.map((file) => join(siteDirectory, file)))
  const empty = (isStyle: boolean, code = throwingModule): { contents: string; loader: Loader } =>
    isStyle ? { contents: '', loader: 'css' } : { contents: code, loader: 'js' }
  return {
    name: 'left-out',
    setup(build) {
      if (missing.size > 0) {
        build.onResolve({ filter: /.*/ }, ({ path, importer, kind, namespace: from }) => {
          const file = from === 'file' ? fileWithCode(relative(siteDirectory, importer).split(sep).join('/')) : ''
          if (!missing.has(`${file} ${path}`)) return undefined
          return kind === 'url-token' ? { path, external: true } : { path, namespace, pluginData: kind === 'import-rule' }
        })
        build.onLoad({ filter: /.*/, namespace }, ({ pluginData }) => empty(pluginData === true, missingModule))
      }
      if (broken.size > 0) build.onLoad({ filter: /.*/ }, ({ path }) => (broken.has(path) ? empty(isStyleFile(path)) : undefined))
    },
  }
}
