// The page that may have been meant by a path that leads nowhere: named on the not-found page.
import { createTargetSuggester } from '../check/suggest-target.ts'
import { decodePath, withBaseUrl } from '../routes/site-path.ts'
import type { DevSite } from './dev-site.ts'

/** @param asked target of the request. Gives the path without the base URL, and its address. */
export function findNearPath(asked: string, { config, plan }: DevSite): { path: string; href: string } | undefined {
  const { baseUrl } = config
  const bare = decodePath(asked.replace(/[?#].*$/s, ''))
  const wanted = bare.startsWith(baseUrl) ? `/${bare.slice(baseUrl.length)}` : bare
  const paths = plan.table.routes.flatMap(({ path }) => (path === '*' ? [] : [path]))
  const path = createTargetSuggester(paths, []).page(wanted)
  return path === undefined ? undefined : { path, href: withBaseUrl(path, baseUrl) }
}
