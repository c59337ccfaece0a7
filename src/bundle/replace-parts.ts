// Gives the modules that import a part of the theme the component that replaces it, and `sitegen/theme/original` the part itself. A module
// with a replaced part becomes a generated one: the component of the site under the name of the part, and what else the module exports.
import { basename, join, resolve } from 'node:path'
import type { Plugin } from 'esbuild'
import { type ComponentsOptions, themeParts } from '../config/theme-parts.ts'
import { packageDirectory } from '../lib/package-directory.ts'
import type { BundleCauses } from './diagnose-bundle.ts'

const namespace = 'part'
const originals = join(packageDirectory, 'src/theme/original.ts')

/** Whether nothing is left out of a bundle, so that its parts are replaced. */
export function isWhole({ files, imports }: BundleCauses): boolean {
  return files.length === 0 && imports.length === 0
}

/**
 * If anything is left out of the bundle, nothing is replaced: a module that throws when it is loaded would take every page with it, while the
 * other pages are still to be checked.
 */
export function replaceParts(components: ComponentsOptions, siteDirectory: string, leftOut: BundleCauses): Plugin {
  const replaced = new Map<string, string[]>()
  for (const [name, file] of isWhole(leftOut) ? Object.entries(components) : []) {
    const module = join(packageDirectory, 'src', themeParts.get(name) ?? '')
    const line = `export { default as ${name} } from ${JSON.stringify(join(siteDirectory, file))}`
    replaced.set(module, [...(replaced.get(module) ?? [`export * from ${JSON.stringify(module)}`]), line])
  }
  const names = [...new Set([...replaced.keys()].map((module) => basename(module).replace('.', '\\.')))]
  return {
    name: 'replace-parts',
    setup(build) {
      build.onResolve({ filter: /^sitegen\/theme\/original$/ }, () => ({ path: originals, sideEffects: false }))
      // What the source of a part imports, when it has become a file of the site.
      build.onResolve({ filter: /^sitegen\/src\// }, ({ path }) => resolvePart(join(packageDirectory, path.slice('sitegen/'.length))))
      if (replaced.size === 0) return
      build.onResolve({ filter: new RegExp(`(?:^|/)(?:${names.join('|')})$`) }, ({ path, resolveDir, importer, namespace: from }) => {
        const file = resolve(resolveDir, path)
        return from === namespace || importer === originals || !replaced.has(file) ? undefined : resolvePart(file)
      })
      build.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: replaced.get(path)?.join('\n') ?? '',
        loader: 'js',
        resolveDir: siteDirectory,
      }))
    },
  }

  function resolvePart(file: string) {
    return replaced.has(file) ? { path: file, namespace, sideEffects: false } : { path: file, sideEffects: false }
  }
}
