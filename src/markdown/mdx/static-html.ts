// Pieces of finished HTML inside what React renders. React can only set the HTML of an element, so each piece has an element of its own,
// whose tags are removed from the final text.

import type { HTMLAttributes } from 'react'

export const staticHtmlTag = 'sg-html'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'sg-html': HTMLAttributes<HTMLElement>
    }
  }
}

/** The tags used internally by rendering: for these pieces, and for islands. */
const ownTag = /<(?=\/?sg-(?:html|island|slot|head)\b)/g

/**
 * The HTML of a document with the tags of `ownTag` turned into text. In HTML an attribute may contain an unescaped `<`, so that the
 * description of an image could look like such a tag; and an element written by hand must not be taken for an island.
 */
export function escapeOwnTags(html: string): string {
  return html.includes('<sg-') || html.includes('</sg-') ? html.replace(ownTag, '&lt;') : html
}

/** Removes the wrapping tags from rendered HTML. Nothing else in it looks like them: React and `escapeOwnTags` both escape `<`. */
export function stripStaticHtmlTags(html: string): string {
  return html.replaceAll(`<${staticHtmlTag}>`, '').replaceAll(`</${staticHtmlTag}>`, '')
}
