// Previous and next page of a document: its neighbors in the sidebar, unless its front matter says otherwise.

import type { WrittenNeighbour } from '../../content/document.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { comparablePath, isExternal, withBaseUrl } from '../../lib/site-path.ts'
import type { PageLink } from '../route-base.ts'
import { type Doc, frontMatterPlace } from './doc.ts'
import { idHint } from './id-hint.ts'
import { docLink, type Neighbours } from './navigation.ts'

export function docPaging(
  doc: Doc,
  neighbours: Neighbours | undefined,
  byId: ReadonlyMap<string, Doc>,
  baseUrl: string,
): { paging: Neighbours; diagnostics: Diagnostic[] } {
  const { paginationPrev, paginationNext } = doc.summary.frontMatter
  const diagnostics: Diagnostic[] = []
  const previous = choose('pagination_prev', paginationPrev, neighbours?.previous)
  const next = choose('pagination_next', paginationNext, neighbours?.next)
  return { paging: { ...(previous === undefined ? {} : { previous }), ...(next === undefined ? {} : { next }) }, diagnostics }

  /** null means none. A draft or unlisted page is not linked, as in a sidebar. */
  function choose(key: string, id: string | WrittenNeighbour | null | undefined, neighbour: PageLink | undefined): PageLink | undefined {
    if (id === undefined) return neighbour
    if (id === null) return undefined
    if (typeof id === 'object') return written(id, neighbour)
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

  function written({ label, to }: WrittenNeighbour, neighbour: PageLink | undefined): PageLink | undefined {
    const link = to === undefined ? neighbour : linkTo(to)
    return link && { ...link, ...(label !== undefined && { label }) }
  }

  function linkTo(to: string): PageLink {
    if (isExternal(to)) return { label: to, path: to }
    const path = withBaseUrl(to.replace(/^(?!\/)/, '/'), baseUrl)
    const target = [...byId.values()].find((each) => keyOf(each.path) === keyOf(path))
    return target === undefined ? { label: to, path } : docLink(target)
  }
}

/** A page may be named as the file that it is in, or was. */
function keyOf(path: string): string {
  return comparablePath(path.replace(/[?#].*$/s, '').replace(/(?:(?<=\/)index)?\.(?:html|md)$/, ''))
}
