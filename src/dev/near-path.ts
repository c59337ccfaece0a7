// The page that was probably meant by a path that leads nowhere; the not-found page suggests it.
import { createTargetSuggester } from '../check/suggest-target.ts'
import { decodePath, withBaseUrl } from '../lib/site-path.ts'
import type { DevSite } from './dev-site.ts'

/**
 * @param asked target of the request.
 * @returns the path without the base URL, and its address.
 */
export function findNearPath(asked: string, { config, plan }: DevSite): { path: string; href: string } | undefined {
  const { baseUrl } = config
  const bare = decodePath(asked.replace(/[?#].*$/s, ''))
  const wanted = bare.startsWith(baseUrl) ? `/${bare.slice(baseUrl.length)}` : bare
  const paths = plan.table.routes.flatMap(({ path }) => (path === '*' ? [] : [path]))
  const path = createTargetSuggester(paths, [])(wanted, 'page')
  return path === undefined ? undefined : { path, href: withBaseUrl(path, baseUrl) }
}
