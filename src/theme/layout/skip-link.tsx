import type { ReactElement } from 'react'

/** Where the skip link leads: the `main` element of every page. */
export const mainContentId = 'shell:main-content'

const label = 'Skip to main content'

/** The first Tab stop. Invisible until it has focus. */
export function SkipLink(): ReactElement {
  return (
    <section className="skip-link-region" aria-label={label}>
      <a className="skip-link" href={`#${mainContentId}`}>
        {label}
      </a>
    </section>
  )
}
