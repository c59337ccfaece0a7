// Guards the output folder: building replaces it whole, so it must not be, or hold, anything but an earlier output.
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { configFileNames } from '../config/find-config-file.ts'
import { UsageError } from './exit-code.ts'

/** Folders of a site that are its source. */
const sourceFolders = ['content', 'static', 'src', 'node_modules', '.git', '.sitegen']

/** Throws a UsageError when `outDirectory` (absolute) is not safe to replace. */
export function checkOutDirectory(outDirectory: string, siteDirectory: string): void {
  const out = realPathOf(outDirectory)
  const site = realPathOf(siteDirectory)
  const refuse = (reason: string, hint = 'Choose a folder of its own, such as "build": what is in it is replaced.'): never => {
    throw new UsageError(`Expected --out to be a folder for the output alone, found "${outDirectory}", ${reason}.`, hint)
  }
  if (out === dirname(out)) refuse('which is the root of the disk')
  if (out === site) refuse('which is the site folder itself')
  if (isInside(site, out)) refuse('which holds the site folder')
  const source = sourceFolders.find((name) => isInside(out, join(site, name)))
  if (source !== undefined) refuse(`which is in "${source}", a source folder of the site`)

  if (!existsSync(out)) return checkParent(out, refuse)
  if (!statSync(out).isDirectory()) refuse('which is a file')
  if (configFileNames.some((name) => existsSync(join(out, name)))) refuse('which is a site folder')
  // Every output has a 404 page. A folder that has other things in it, and no such page, is somebody's.
  if (readdirSync(out).length > 0 && !existsSync(join(out, '404.html'))) {
    refuse('which holds files that are not an earlier output', 'Choose a new folder, or empty this one first.')
  }
}

/** A folder cannot be made below a file. */
function checkParent(out: string, refuse: (reason: string) => never): void {
  const parent = dirname(out)
  if (!existsSync(parent)) return checkParent(parent, refuse)
  if (!statSync(parent).isDirectory()) refuse(`which is below "${parent}", a file`)
}

/** The path with symbolic links followed, as far as it exists. */
function realPathOf(path: string): string {
  const absolute = resolve(path)
  if (existsSync(absolute)) return realpathSync(absolute)
  const parent = dirname(absolute)
  return parent === absolute ? absolute : join(realPathOf(parent), basename(absolute))
}

function isInside(path: string, folder: string): boolean {
  const between = relative(folder, path)
  return between === '' || (between !== '..' && !between.startsWith(`..${sep}`) && !resolve(between).startsWith(between))
}
