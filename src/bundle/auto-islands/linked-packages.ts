// Packages of a workspace are links in node_modules, and the bundler names their files where they really are: beside the site, not in it.
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'

/** @returns whether a file, absolute and without links in it, belongs to a package that the site has installed as a link. */
export function createLinkTest(siteDirectory: string): (file: string) => boolean {
  const known = new Map<string, boolean>()
  const isLinked = (directory: string): boolean => {
    const before = known.get(directory)
    if (before !== undefined) return before
    const linked = isPackageOf(siteDirectory, directory) ?? (dirname(directory) !== directory && isLinked(dirname(directory)))
    known.set(directory, linked)
    return linked
  }
  return (file) => isLinked(dirname(file))
}

/** Undefined for a folder that is no package, for example the one with the output of a package. */
function isPackageOf(siteDirectory: string, directory: string): boolean | undefined {
  // The site itself, or what it is a part of.
  if (`${siteDirectory}${sep}`.startsWith(join(directory, sep))) return false
  const name = nameOf(directory)
  if (name === undefined) return undefined
  for (let from = siteDirectory; ; from = dirname(from)) {
    const link = join(from, 'node_modules', name)
    if (existsSync(link)) return realpathSync(link) === directory
    if (from === dirname(from)) return false
  }
}

function nameOf(directory: string): string | undefined {
  try {
    const { name }: { name?: unknown } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
    return typeof name === 'string' ? name : undefined
  } catch {
    return undefined
  }
}
