import type { SiteData } from '../../routes/site-data.ts'
import { usePage } from '../page-context.ts'

/**
 * What all pages share: configuration, docs, sidebars, blogs, collections. In an island, this module in its bundle is the sign that the
 * island needs all of it (bundle/island-uses.ts); `useDocs` and `useBlog` load less.
 */
export function useSite(): SiteData {
  return usePage().site
}
