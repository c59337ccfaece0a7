// The identity of the program: results of another version of sitegen, of Node.js or of a dependency must not be taken for its own.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from './content-store.ts'

/**
 * Hash of everything below `directories` (compiled code and the sources that are bundled for sites), of the files given, and of the version
 * of Node.js.
 */
export function hashProgram(directories: readonly string[], files: readonly string[]): string {
  const listed = directories.flatMap((directory) =>
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  const paths = [...listed, ...files].sort()
  return hashOf(process.version, ...paths.flatMap((path) => [path.slice(-64), readFileSync(path)]))
}
