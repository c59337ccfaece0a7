// An icon, drawn by the style sheet as a mask in the color of the text: its shape is in a file that all pages share, not in each page.

import type { ReactElement } from 'react'
import { text } from '../lib/texts/text.ts'
import type { IconName } from './icon-names.ts'

/** Screen readers ignore an element without text or role, so it need not be hidden from them: a page has twenty of these. */
export function Icon({ name }: { name: IconName }): ReactElement {
  return <span className={`icon icon-${name}`} />
}

/** Marks links that leave the site. */
export function ExternalIcon(): ReactElement {
  return <span className="icon icon-external" role="img" aria-label={text('theme.IconExternalLink.ariaLabel')} />
}
