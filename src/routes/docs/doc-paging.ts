// Previous and next page of a document: its neighbors in the sidebar, unless its front matter says otherwise.
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { PageLink } from '../route-base.ts'
import { type Doc, frontMatterPlace } from './doc.ts'
import { idHint } from './id-hint.ts'
import { docLink, type Neighbours } from './navigation.ts'

export function docPaging(
  doc: Doc,
  neighbours: Neighbours | undefined,
  byId: ReadonlyMap<string, Doc>,
): { paging: Neighbours; diagnostics: Diagnostic[] } {
  const { paginationPrev, paginationNext } = doc.summary.frontMatter
  const diagnostics: Diagnostic[] = []
  const previous = choose('pagination_prev', paginationPrev, neighbours?.previous)
  const next = choose('pagination_next', paginationNext, neighbours?.next)
  return { paging: { ...(previous === undefined ? {} : { previous }), ...(next === undefined ? {} : { next }) }, diagnostics }

  /** null means none. A draft or unlisted page is not linked, as in a sidebar. */
  function choose(key: string, id: string | null | undefined, neighbour: PageLink | undefined): PageLink | undefined {
    if (id === undefined) return neighbour
    if (id === null) return undefined
    const target = byId.get(id)
    if (target !== undefined) return target.draft || target.unlisted ? undefined : docLink(target)
    diagnostics.push({
      id: 'pagination-unknown-document',
      level: 'error',
      message: `\`${key}\` has to be the id of a document or null; found "${id}".`,
      place: frontMatterPlace(doc.summary, key),
      hint: idHint(id, byId.keys()),
    })
    return neighbour
  }
}
