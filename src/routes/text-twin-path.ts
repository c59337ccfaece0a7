// The path of a page's Markdown form: `/docs/setup` and `/docs/setup/` have theirs at `/docs/setup.md`, the home page at `/index.md`.
import type { Route } from './route.ts'

/** Path without the base URL; undefined for pages not made from a document, and for the not-found page. Drafts are not built, so they need no rule. */
export function textTwinPath(route: Route): string | undefined {
  if (!('document' in route) || route.document === undefined || route.kind === 'not-found') return undefined
  // Such a path is an error already (`slug-invalid`): no link could reach a file written there.
  if (/[?#]|%(?:23|25|2f|3f|5c)/i.test(route.path)) return undefined
  const bare = route.path.replace(/\/+$/, '').replace(/\.html?$/i, '')
  return `${bare === '' ? '/index' : bare}.md`
}
