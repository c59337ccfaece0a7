// Where this package and its React are installed: the theme and the browser runtime are bundled from the package's sources.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the folder with the package.json of sitegen, whether the program runs compiled (dist/) or from source. */
export const packageDirectory: string = findPackageDirectory(dirname(fileURLToPath(import.meta.url)))

function findPackageDirectory(directory: string): string {
  return existsSync(join(directory, 'package.json')) ? directory : findPackageDirectory(dirname(directory))
}

/** Absolute folder of a package that sitegen depends on, wherever the package manager put it. */
export function dependencyDirectory(name: string): string {
  return dirname(createRequire(join(packageDirectory, 'package.json')).resolve(`${name}/package.json`))
}
