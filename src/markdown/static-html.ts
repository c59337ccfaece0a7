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

/** Takes the wrapping tags out of rendered HTML. Text of a document cannot hold them: `<` is escaped there. */
export function stripStaticHtmlTags(html: string): string {
  return html.replaceAll(`<${staticHtmlTag}>`, '').replaceAll(`</${staticHtmlTag}>`, '')
}
