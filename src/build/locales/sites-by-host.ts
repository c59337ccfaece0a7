// What is published on one host is a site of its own to those who read it: its links are checked against its own pages and files. Languages
// are on the host of the site, unless the configuration gives them another.
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import { filesBelow, isBelowFolder } from '../../lib/folder-path.ts'
import type { WholeTable } from '../../routes/route.ts'
import type { LocaleSite } from './plan-locales.ts'
import { wholeTable } from './whole-site.ts'

export interface HostedSite {
  config: ResolvedConfig
  /** Of all languages on the host. */
  table: WholeTable
  sites: LocaleSite[]
  /** What is published on the host, in the whole output; '' for the host of the site. */
  folder: string
  /** Those of the whole output that are on the host, from there. */
  filesOf(outputs: ReadonlySet<string>): ReadonlySet<string>
}

/** Whether the pages of a language are served from the root of a host of their own. */
export function hasOwnHost({ folder, config }: Pick<LocaleSite, 'folder' | 'config'>): boolean {
  return folder !== '' && config.baseUrl === config.rootUrl
}

/** The host of the site comes first, if it has pages. */
export function sitesByHost(config: ResolvedConfig, table: WholeTable, sites: readonly LocaleSite[]): HostedSite[] {
  const alone = sites.filter(hasOwnHost)
  const together = sites.filter((site) => !alone.includes(site))
  const folders = alone.map(({ folder }) => folder)
  const main: HostedSite = {
    config,
    table: alone.length === 0 ? table : wholeTable(together),
    sites: together,
    folder: '',
    filesOf: (outputs) =>
      folders.length === 0 ? outputs : new Set([...outputs].filter((file) => !folders.some((folder) => isBelowFolder(file, folder)))),
  }
  return [
    ...(together.length > 0 ? [main] : []),
    ...alone.map(
      (site): HostedSite => ({
        config: site.config,
        table: site.table,
        sites: [site],
        folder: site.folder,
        filesOf: (outputs) => filesBelow(outputs, site.folder),
      }),
    ),
  ]
}
