// Tells the reader that a page is not public: it is a draft, or no list shows it.
import type { ReactElement } from 'react'
import { Admonition } from '../../plugins/admonitions/theme/admonition.tsx'

export function VisibilityNotices({ draft = false, unlisted = false }: { draft?: boolean; unlisted?: boolean }): ReactElement {
  return (
    <>
      {unlisted && (
        <Admonition type="caution" title="Unlisted page">
          <p>This page is in no list of the site and search engines are asked to leave it out. Only those who have its address find it.</p>
        </Admonition>
      )}
      {draft && (
        <Admonition type="caution" title="Draft page">
          <p>This page is a draft. It is shown while the site is being written and is left out of the published one.</p>
        </Admonition>
      )}
    </>
  )
}
