import type { ReactElement } from 'react'
import { text } from '../../lib/texts/text.ts'

/** Where the skip link leads: the `main` element of every page. */
export const mainContentId = 'shell:main-content'

/** The first Tab stop. Invisible until it has focus. */
export function SkipLink(): ReactElement {
  const label = text('theme.common.skipToMainContent')
  return (
    <section className="skip-link-region" aria-label={label}>
      <a className="skip-link" href={`#${mainContentId}`}>
        {label}
      </a>
    </section>
  )
}
