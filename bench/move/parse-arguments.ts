// What `npm run bench:move` is told.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { WrongOption } from '../read-options.ts'

export const usage = `npm run bench:move -- REPOSITORY [SITE] [--before DIR] [--keep]

Migrates a copy of a site, builds it, opens every page with an island in Chromium, and compares the output with that of Docusaurus.

  REPOSITORY      folder with everything that the site is made of
  SITE            the folder of the site below it, such as website (default: the same folder)
  --before DIR    output of the other generator; without it, the site's own Docusaurus builds it, if it is installed
  --keep          leaves the copy where it is`

export interface MoveOptions {
  help: boolean
  /** Absolute. */
  repository: string
  /** Relative to it. */
  site: string
  /** Absolute; undefined without one. */
  before: string | undefined
  keep: boolean
}

/** @throws WrongOption for unknown options, and for folders that do not exist. */
export function parseArguments(args: readonly string[], workingDirectory: string): MoveOptions {
  const { values, positionals } = read(args)
  const [repository, site = '.'] = positionals
  const help = values.help ?? false
  if (repository === undefined && !help) throw new WrongOption(`Expected the folder of a repository, found none.\n\n${usage}`)
  const folder = resolve(workingDirectory, repository ?? '.')
  const before = values.before === undefined ? undefined : resolve(workingDirectory, values.before)
  for (const path of [join(folder, site), ...(before === undefined ? [] : [before])])
    if (!existsSync(path)) throw new WrongOption(`Expected ${path} to be a folder, found nothing there.`)
  return { help, repository: folder, site, before, keep: values.keep ?? false }
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' }, before: { type: 'string' }, keep: { type: 'boolean' } },
    })
  } catch (error) {
    throw new WrongOption(error instanceof Error ? error.message : String(error))
  }
}
