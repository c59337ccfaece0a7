// Where this package is installed: the theme and the browser runtime are bundled from the package's sources.
import { existsSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the folder with the package.json of sitegen, whether the program runs compiled (dist/) or from source. */
export const packageDirectory: string = findPackageDirectory(dirname(fileURLToPath(import.meta.url)))

/** Absolute folder of the package's sources. */
export const sourceDirectory: string = join(packageDirectory, 'src')

/** @param file absolute. */
export function isOwnSource(file: string): boolean {
  return file.startsWith(sourceDirectory + sep)
}

function findPackageDirectory(directory: string): string {
  return existsSync(join(directory, 'package.json')) ? directory : findPackageDirectory(dirname(directory))
}
