// Pieces of finished HTML inside of what React renders. React can only set the HTML of an element, so each piece is in an element
// of its own, whose tags are taken out of the final text.

import type { HTMLAttributes } from 'react'

export const staticHtmlTag = 'sg-html'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'sg-html': HTMLAttributes<HTMLElement>
    }
  }
}

/** The tags that rendering works with: of pieces like these, and of islands. */
const ownTag = /<(?=\/?sg-(?:html|island|slot)\b)/g

/**
 * The HTML of a document with the tags of `ownTag` made text. In HTML an attribute may hold `<` as it is, so that the description of an
 * image could look like one; and an element that was written by hand must not be taken for an island.
 */
export function escapeOwnTags(html: string): string {
  return html.replace(ownTag, '&lt;')
}

/** Takes the wrapping tags out of rendered HTML. Nothing else in it looks like them: React escapes `<`, and so does `escapeOwnTags`. */
export function stripStaticHtmlTags(html: string): string {
  return html.replaceAll(`<${staticHtmlTag}>`, '').replaceAll(`</${staticHtmlTag}>`, '')
}
