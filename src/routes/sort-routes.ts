// The order of the route table, which depends only on the paths: planning the same content in another order gives the same table.
import type { Route } from './route.ts'

/**
 * By path in English sort order, whatever the locale of the machine; then the home page, then the catch-all. All routes here are leaves, so
 * the rules for parent routes do not apply.
 */
export function sortRoutes(routes: readonly Route[]): Route[] {
  const collator = new Intl.Collator('en')
  return [...routes].sort((left, right) => {
    const byRank = rankOf(left) - rankOf(right)
    if (byRank !== 0) return byRank
    // The collator treats some different paths as equal; code units then decide.
    return collator.compare(left.path, right.path) || (left.path < right.path ? -1 : left.path > right.path ? 1 : 0)
  })
}

function rankOf(route: Route): number {
  if (route.kind === 'not-found') return 2
  return route.path === '/' ? 1 : 0
}
