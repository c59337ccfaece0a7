// The files with headers and redirects that the configuration asks for, for hosts.
import type { PageNeeds } from '../../check/page-needs.ts'
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import type { RouteTable } from '../../routes/route.ts'
import { renderAddressFile } from './address-files.ts'
import { renderHeaderFile } from './header-files.ts'
import { listSiteHeaders } from './site-headers.ts'

/**
 * @param pages all of them, with what they need.
 * @param outputs all other files of the site. One of them with the name of such a file stays.
 */
export function listHeaderFiles(
  config: ResolvedConfig,
  { routes, redirects }: Pick<RouteTable, 'routes' | 'redirects'>,
  pages: readonly { path: string; needs?: PageNeeds | undefined }[],
  outputs: ReadonlySet<string>,
): { path: string; content: string }[] {
  if (config.headers.files.length === 0) return []
  const headers = listSiteHeaders({ config, pages, hasRedirects: redirects.length > 0, outputs })
  const addresses = { paths: routes.flatMap(({ path }) => (path === '*' ? [] : [path])), outputs, baseUrl: config.baseUrl }
  const files = config.headers.files.flatMap((kind) => [renderHeaderFile(kind, headers, addresses), renderAddressFile(kind, addresses)])
  return files.filter((file) => file !== undefined).filter(({ path }) => !outputs.has(path))
}
