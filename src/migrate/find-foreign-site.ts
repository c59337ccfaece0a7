// Which generator a folder belongs to, by the name of its configuration.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

export interface ForeignSite {
  generator: 'docusaurus' | 'vitepress' | 'starlight'
  /** Relative to the site. */
  configFile: string
}

const endings = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs']

/** For each generator, what its configuration is called without the ending. */
const names = [
  ['docusaurus', 'docusaurus.config'],
  ['vitepress', '.vitepress/config'],
  ['vitepress', '.vitepress/config/index'],
  ['starlight', 'astro.config'],
] as const

export function findForeignSite(siteDirectory: string): ForeignSite | undefined {
  for (const [generator, name] of names) {
    const configFile = endings.map((ending) => `${name}.${ending}`).find((file) => existsSync(join(siteDirectory, file)))
    if (configFile !== undefined) return { generator, configFile }
  }
  return undefined
}
