// Where the logo and `/` lead: to the page at `/` or, on a site without one, to the page that readers should see instead.
import { findLastVersion, findMainDoc } from './docs/doc-lookup.ts'
import type { SiteData } from './site-data.ts'

/** Path without the base URL: the home page, else the main document of the first docs collection, else the first blog. */
export function frontPagePath({ hasHomePage = true, docs, blogs }: SiteData): string {
  if (hasHomePage) return '/'
  const [firstDocs] = Object.values(docs)
  const main = firstDocs && firstDocs.versions.length > 0 ? findMainDoc(findLastVersion(firstDocs)) : undefined
  return main?.path ?? Object.values(blogs)[0]?.path ?? '/'
}
