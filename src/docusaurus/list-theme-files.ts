// The components in a site's folder of its own parts of the theme, by the names under which Docusaurus finds them.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface ThemeFile {
  /** `Footer`, `DocItem/Layout`. */
  name: string
  /** Relative to the site. */
  file: string
  /** It shows the component of the theme inside. */
  isWrapper: boolean
}

const module = /^(?!.*\.(?:d|test|spec|stories)\.\w+$).+\.[jt]sx?$/

/**
 * Modules of a folder, without tests and types, in order.
 * @param folder absolute. @param name of the folder, relative to the site, which the paths begin with.
 */
export function listModules(folder: string, name: string): string[] {
  if (!existsSync(folder)) return []
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'))
  return paths
    .filter((path) => module.test(path))
    .sort()
    .map((path) => `${name}/${path}`)
}

/** @param folder absolute. @param name of the folder, relative to the site. */
export function listThemeFiles(folder: string, name: string): ThemeFile[] {
  return listModules(folder, name).flatMap((file): ThemeFile[] => {
    const path = file.slice(name.length + 1)
    const bare = path.replace(/\.[jt]sx?$/, '')
    if (bare.split('/').some((part) => part.startsWith('_'))) return []
    const own = bare.replace(/\/index$/, '')
    const isWrapper = new RegExp(`@theme-(?:original|init)/${own}['"]`).test(readFileSync(join(folder, path), 'utf8'))
    return [{ name: own, file, isWrapper }]
  })
}
