// `compilerOptions.paths` of a tsconfig.json, which Astro reads for imports and pictures alike -> names of folders.
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { runInNewContext } from 'node:vm'
import type { Aliases } from '../../lib/aliases.ts'
import { asList, asOptions } from '../options.ts'

/** Those that name a folder: `"~/*": ["./src/*"]`. */
export function readAliases(siteDirectory: string): Aliases {
  const { baseUrl = '.', paths } = asOptions(asOptions(readSettings(join(siteDirectory, 'tsconfig.json'))).compilerOptions)
  return Object.fromEntries(
    Object.entries(asOptions(paths)).flatMap(([pattern, targets]) => {
      const [target] = asList(targets)
      const name = pattern.replace(/\/\*$/, '')
      if (name === pattern || typeof target !== 'string' || !target.endsWith('/*')) return []
      return [[name, posix.join(String(baseUrl), target.slice(0, -2))]]
    }),
  )
}

/** The file may have comments and commas at the ends of lists, as JavaScript may. */
function readSettings(file: string): unknown {
  try {
    return runInNewContext(`(${readFileSync(file, 'utf8').replace(/^\uFEFF/, '')})`)
  } catch {
    return undefined
  }
}
