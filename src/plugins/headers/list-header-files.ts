// The files with headers and redirects that the configuration asks for, for hosts.
import type { PageNeeds } from '../../check/page-needs.ts'
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import type { RouteTable } from '../../routes/route.ts'
import { renderAddressFile } from './address-files.ts'
import { contentSecurityPolicy } from './content-policy.ts'
import { renderHeaderFile } from './header-files.ts'
import { listHeaderRules } from './site-headers.ts'

/**
 * @param needs of all pages.
 * @param outputs all other files of the site. One of them with the name of such a file stays.
 */
export function listHeaderFiles(
  config: ResolvedConfig,
  { routes, redirects }: Pick<RouteTable, 'routes' | 'redirects'>,
  needs: readonly PageNeeds[],
  outputs: ReadonlySet<string>,
): { path: string; content: string }[] {
  if (config.headers.files.length === 0) return []
  const rules = listHeaderRules(contentSecurityPolicy(needs, config, redirects.length > 0), outputs, config)
  const pages = { paths: routes.flatMap(({ path }) => (path === '*' ? [] : [path])), outputs, baseUrl: config.baseUrl }
  const files = config.headers.files.flatMap((kind) => [renderHeaderFile(kind, rules, pages), renderAddressFile(kind, pages)])
  return files.filter((file) => file !== undefined).filter(({ path }) => !outputs.has(path))
}
