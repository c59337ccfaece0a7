// The cache of a site is in the site. A link in its place, which a repository of somebody else may hold, would make builds write and remove
// files wherever it leads.
import { lstatSync, readlinkSync, realpathSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { DiagnosticError } from '../diagnostics/diagnostic.ts'
import { attempt } from './attempt.ts'

/** @throws DiagnosticError `cache-outside-site`. */
export function checkCacheFolder(siteDirectory: string): void {
  const site = attempt(() => realpathSync(siteDirectory)) ?? siteDirectory
  for (const file of ['.sitegen', '.sitegen/cache', '.sitegen/cache/packs']) {
    const path = join(siteDirectory, file)
    if (!attempt(() => lstatSync(path))?.isSymbolicLink()) continue
    const target = readlinkSync(path)
    const real = attempt(() => realpathSync(path)) ?? resolve(dirname(path), target)
    if (real.startsWith(site + sep)) continue
    throw new DiagnosticError([
      {
        id: 'cache-outside-site',
        level: 'error',
        message: `Expected ${file} to be a folder of the site, found a link to ${target}, which is outside of it.`,
        place: { file },
        hint: `Remove the link: rm ${file}. To keep the cache elsewhere, mount a folder there.`,
      },
    ])
  }
}
