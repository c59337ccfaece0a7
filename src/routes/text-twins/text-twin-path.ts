// Where the Markdown form of a page stands: `/docs/setup` and `/docs/setup/` at `/docs/setup.md`, the home page at `/index.md`.
import type { Route } from '../route.ts'

/** Path without the base URL; undefined for pages that are made of no document. Drafts are not built, so they need no rule. */
export function textTwinPath(route: Route): string | undefined {
  if (!('document' in route) || route.document === undefined) return undefined
  // Such a path is an error of its own (`slug-invalid`): nothing can lead to what would be written there.
  if (/[?#]|%(?:23|25|2f|3f|5c)/i.test(route.path)) return undefined
  const bare = route.path.replace(/\/+$/, '').replace(/\.html?$/i, '')
  return `${bare === '' ? '/index' : bare}.md`
}
