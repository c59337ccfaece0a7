// The only place that records URLs of a document, with their places. Returns the index used in the link marker.

import type { LinkReference } from '../../content/document.ts'
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import { isExternal } from '../../lib/site-path.ts'
import { dangerOf, dangers } from '../../lib/unsafe-address.ts'
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

/**
 * Whether the URL must not be in a page; if so, it is reported. `//host` looks like a path and leads readers to another host; what a page
 * loads may be written like that, as in the code that services give out for embedding.
 */
export function refuseUnsafeUrl(state: DocumentState, url: string, use: 'link' | 'frame' | 'image', place: Place): boolean {
  const danger = dangerOf(url, use === 'image' ? 'image' : 'link')
  if (danger === undefined || (use !== 'link' && url.startsWith('//'))) return false
  state.diagnostics.push({
    id: 'link-unsafe',
    level: 'warning',
    message: `The address ${JSON.stringify(url.slice(0, 80))} ${dangers[danger]}; it was left out.`,
    place,
    hint:
      danger === 'script'
        ? 'Link to a page, or use a component for what the script should do.'
        : 'Write the address whole, with `https://`.',
  })
  return true
}

/** A link or an image without an address. One that was reported while it was Markdown is not reported again. */
export function reportEmptyAddress(state: DocumentState, kind: 'link' | 'image', place: Place): void {
  const key = `${place.line}:${place.column}`
  if (state.emptyAddresses.has(key)) return
  state.emptyAddresses.add(key)
  state.diagnostics.push(withoutAddress(kind, place))
}

export function withoutAddress(kind: 'link' | 'image', place: Place): Diagnostic {
  const hint = kind === 'image' ? 'Write the path of the file.' : 'Write the address; `#` leads to the top of the page.'
  const message = `Expected ${kind === 'image' ? 'an image to have a file' : 'a link to have an address'}, found none.`
  return { id: 'link-malformed', level: 'warning', message, place, hint }
}
