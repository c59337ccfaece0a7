// The only place that records URLs of a document, with their places. Returns the index used in the link marker.

import type { LinkReference } from '../../content/document.ts'
import type { Place } from '../../diagnostics/diagnostic.ts'
import { isExternal } from '../../routes/site-path.ts'
import type { DocumentState } from '../document-state.ts'

/** Every URL is recorded; the same place and URL give the same index. */
export function recordLink(state: DocumentState, url: string, kind: LinkReference['kind'], place: Place, unchecked = false): number {
  const written = state.writtenUrls.get(url) ?? url
  const key = `${place.line}:${place.column}:${kind}:${written}`
  const known = state.linkIndexes.get(key)
  if (known !== undefined) return known
  state.links.push({ url: written, kind, place, ...(unchecked && { unchecked }) })
  state.linkIndexes.set(key, state.links.length - 1)
  return state.links.length - 1
}

/**
 * Whether a URL stays literal in the HTML: it leaves the site, or is an anchor of its own page. All others become markers, `pathname://`
 * too, because its protocol has to be removed.
 */
export function staysLiteral(url: string): boolean {
  return url.startsWith('#') || url === '' || (isExternal(url) && !url.startsWith('pathname://'))
}

/** Whether following a URL would run a script. Browsers ignore control characters and white space in a protocol. */
export function isUnsafeUrl(url: string): boolean {
  return (
    /^(?:javascript|vbscript|data(?!:image\/))(?::|$)/i.test(url.replace(/[\u0000-\u0020\u007f]/g, '')) ||
    /^data:(?!image\/)/i.test(url.trim())
  )
}

export function reportUnsafeUrl(state: DocumentState, url: string, place: Place): void {
  state.diagnostics.push({
    id: 'link-unsafe',
    level: 'warning',
    message: `The address ${JSON.stringify(url.slice(0, 80))} would run a script; it was left out.`,
    place,
    hint: 'Link to a page, or use a component for what the script should do.',
  })
}
