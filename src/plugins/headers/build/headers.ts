// The files with headers and redirects that the configuration asks for, for hosts: written when all others are there, because they list some of them.
import type { BuildPlugin, FinishedSite } from '../../../build/build-plugin.ts'
import type { ResolvedConfig } from '../../../config/resolved-config.ts'
import { renderAddressFile } from '../address-files.ts'
import { headerFilePaths, renderHeaderFile } from '../header-files.ts'
import { listSiteHeaders } from '../site-headers.ts'

export function headers({ headers: { files } }: Pick<ResolvedConfig, 'headers'>): BuildPlugin {
  return { name: 'headers', lastFiles: { names: files.map((kind) => headerFilePaths[kind]), list: listHeaderFiles } }
}

/** Another file of the site with the name of such a file stays. */
function listHeaderFiles({ config, table: { routes, redirects }, pages, outputs }: FinishedSite): { path: string; content: string }[] {
  const needing = pages.map(({ path, record }) => ({ path, needs: record?.needs }))
  const headers = listSiteHeaders({ config, pages: needing, hasRedirects: redirects.length > 0, outputs })
  const addresses = { paths: routes.flatMap(({ path }) => (path === '*' ? [] : [path])), outputs, baseUrl: config.baseUrl }
  const listed = config.headers.files.flatMap((kind) => [renderHeaderFile(kind, headers, addresses), renderAddressFile(kind, addresses)])
  return listed.filter((file) => file !== undefined).filter(({ path }) => !outputs.has(path))
}
