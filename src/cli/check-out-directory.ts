// Guards the output folder: building replaces all of it, so it must not be, or contain, anything but an earlier output.
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { configFileNames } from '../config/find-config-file.ts'
import { isOutput } from '../lib/is-output.ts'
import { UsageError } from './exit-code.ts'

/** Folders of a site that are its source. */
const sourceFolders = ['content', 'static', 'src', 'node_modules', '.git', '.sitegen']

/** Throws a UsageError if `outDirectory` (absolute) is not safe to replace. */
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

  const existing = nearestExisting(out)
  if (!statSync(existing).isDirectory()) refuse(existing === out ? 'which is a file' : `which is below "${existing}", a file`)
  if (existing !== out) return
  if (configFileNames.some((name) => existsSync(join(out, name)))) refuse('which is a site folder')
  if (readdirSync(out).length > 0 && !isOutput(out)) {
    refuse('which holds files that are not an earlier output', 'Choose a new folder, or empty this one first.')
  }
}

/** `path`, or the nearest folder above it that exists. */
function nearestExisting(path: string): string {
  return existsSync(path) ? path : nearestExisting(dirname(path))
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
