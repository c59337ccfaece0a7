// The addresses of a `srcset` are recorded, published and resolved one by one, like that of `src`.
import { linkMarker } from '../../content/document.ts'
import type { Place } from '../../diagnostics/diagnostic.ts'
import { readSrcset, writeSrcset } from '../../lib/srcset.ts'
import type { DocumentState } from '../document-state.ts'
import { publishImage } from './complete-image.ts'
import { recordLink, refuseUnsafeUrl, staysLiteral } from './record-link.ts'

/** The `srcset` with markers for what can be resolved only when all routes are known. */
export function markSrcset(srcset: string, placeOf: (url: string) => Place, state: DocumentState): string {
  const candidates = readSrcset(srcset).flatMap(({ url, descriptor }) => {
    const place = placeOf(url)
    if (refuseUnsafeUrl(state, url, 'image', place)) return []
    const index = recordLink(state, url, 'image', place)
    publishImage(url, index, place, state)
    return [{ url: staysLiteral(url) ? url : linkMarker(index), descriptor }]
  })
  return writeSrcset(candidates)
}
