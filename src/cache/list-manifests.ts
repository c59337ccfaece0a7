// Which packages are installed, in which versions: the manifest (package.json) of each. Read from the folders themselves, because every
// package manager keeps its records in another file, and a linked clone has none.
import { readFileSync, realpathSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * Absolute paths of the manifests of `names`, as the code in `directory` finds them, and of everything that those depend on. What is not
 * installed is left out: many packages depend on the binaries of all systems.
 */
export function listManifests(directory: string, names: readonly string[]): string[] {
  // Yarn's Plug'n'Play has no folders: one file lists the versions of all packages.
  if (process.versions.pnp !== undefined) return [createRequire(join(directory, 'package.json')).resolve('pnpapi')]
  const found = new Set<string>()
  const visit = (name: string, from: string): void => {
    const folder = findPackage(name, from)
    if (folder === undefined) return
    const manifest = join(folder, 'package.json')
    if (found.has(manifest)) return
    found.add(manifest)
    for (const dependency of dependenciesOf(manifest)) visit(dependency, folder)
  }
  for (const name of names) visit(name, directory)
  return [...found].sort()
}

/** Node's own rule, without what a package exports: few export their manifest. */
function findPackage(name: string, from: string): string | undefined {
  for (let directory = from; ; directory = dirname(directory)) {
    const folder = join(directory, 'node_modules', name)
    if (statSync(join(folder, 'package.json'), { throwIfNoEntry: false })) return realpathSync(folder)
    if (directory === dirname(directory)) return undefined
  }
}

function dependenciesOf(manifest: string): string[] {
  try {
    const { dependencies, optionalDependencies }: Record<string, object | undefined> = JSON.parse(readFileSync(manifest, 'utf8'))
    return Object.keys({ ...dependencies, ...optionalDependencies })
  } catch {
    return []
  }
}
