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

const module = /^(?!.*\.(?:d|test|spec|stories)\.\w+$)(.+)\.[jt]sx?$/

/** @param folder absolute. @param name of the folder, relative to the site. */
export function listThemeFiles(folder: string, name: string): ThemeFile[] {
  if (!existsSync(folder)) return []
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'))
  return paths.sort().flatMap((path): ThemeFile[] => {
    const [, bare] = module.exec(path) ?? []
    if (bare === undefined || bare.split('/').some((part) => part.startsWith('_'))) return []
    const own = bare.replace(/\/index$/, '')
    const isWrapper = new RegExp(`@theme-(?:original|init)/${own}['"]`).test(readFileSync(join(folder, path), 'utf8'))
    return [{ name: own, file: `${name}/${path}`, isWrapper }]
  })
}
