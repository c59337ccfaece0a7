import { type PageContextValue, usePage as usePageContext } from '../page-context.ts'

/**
 * The page: its route, metadata and headings. In an island, this module in its bundle is the sign that the island needs them, and all that
 * pages share (bundle/island-uses.ts).
 */
export function usePage(): PageContextValue {
  return usePageContext()
}
