// The packages that plugins of ours work with: installed by the site that switches one on, found beside sitegen, or beside the site.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { packageDirectory } from './package-directory.ts'

/**
 * Names and versions.
 * @throws MODULE_NOT_FOUND with the names of those that are not installed.
 */
export function requirePackages(names: readonly string[]): string {
  const missing = names.filter((name) => findPackage(name) === undefined)
  if (missing.length === 0) return names.map((name) => `${name}@${versionOf(findPackage(name) ?? '')}`).join(' ')
  throw Object.assign(new Error(`Cannot find package '${missing.join(' ')}'`), { code: 'MODULE_NOT_FOUND' })
}

/**
 * Its folder. It need not offer its manifest, nor itself to `require`.
 * @param directory absolute, of what asks for it.
 */
export function findPackage(name: string, directory: string = packageDirectory): string | undefined {
  const folders = createRequire(pathToFileURL(join(directory, 'package.json'))).resolve.paths(name) ?? []
  return folders.map((folder) => join(folder, name)).find((folder) => existsSync(join(folder, 'package.json')))
}

/** @param folder of a package. */
export function versionOf(folder: string): string {
  const { version }: { version?: unknown } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return String(version)
}
