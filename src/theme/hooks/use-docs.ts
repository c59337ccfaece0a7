import type { DocsData } from '../../routes/site-data.ts'
import { usePage } from '../page-context.ts'
import { pickById } from './pick-by-id.ts'

/**
 * The docs with an id: their versions, and the documents of each. In an island, this module in its bundle is the sign that the island needs
 * the docs (bundle/island-uses.ts).
 * @throws when there are none with that id.
 */
export function useDocs(id?: string): DocsData {
  return pickById('docs', usePage().site.docs, id)
}
