// Which generator a folder belongs to, by the name of its configuration.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

export interface ForeignSite {
  generator: 'docusaurus'
  /** Relative to the site. */
  configFile: string
}

const endings = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs']

export function findForeignSite(siteDirectory: string): ForeignSite | undefined {
  const configFile = endings.map((ending) => `docusaurus.config.${ending}`).find((name) => existsSync(join(siteDirectory, name)))
  return configFile === undefined ? undefined : { generator: 'docusaurus', configFile }
}
