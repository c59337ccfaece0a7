// The order of the route table, a function of the paths alone: planning the same content in another order gives the same table.
// Rules: behaviour §2.1.
import type { Route } from './route.ts'

/**
 * By path as English readers sort text, whatever the locale of the machine; then the home page, then the catch-all. All routes are
 * leaves here, so the rules for parents have nothing to order.
 */
export function sortRoutes(routes: readonly Route[]): Route[] {
  const collator = new Intl.Collator('en')
  return [...routes].sort((left, right) => {
    const byRank = rankOf(left) - rankOf(right)
    if (byRank !== 0) return byRank
    // The collator takes some different paths for equal; code units decide then.
    return collator.compare(left.path, right.path) || (left.path < right.path ? -1 : left.path > right.path ? 1 : 0)
  })
}

function rankOf(route: Route): number {
  if (route.kind === 'not-found') return 2
  return route.path === '/' ? 1 : 0
}
