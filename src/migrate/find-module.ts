// Which file a module is: what loads configurations of other generators takes an ending that is missing, and `.ts` where `.js` is written.
import { resolve } from 'node:path'
import { isFileNow } from '../lib/path-exists.ts'

const endings = ['.js', '.ts', '.mjs', '.cjs', '.mts', '.cts', '.json']

/** @returns its absolute path; undefined when no such file is there. */
export function findModule(folder: string, specifier: string): string | undefined {
  const path = resolve(folder, specifier)
  const withoutEnding = path.replace(/\.[cm]?js$/, '')
  return [path, ...endings.flatMap((ending) => [path + ending, `${path}/index${ending}`, withoutEnding + ending])].find(isFileNow)
}
