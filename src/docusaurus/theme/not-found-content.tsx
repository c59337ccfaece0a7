// `@theme/NotFound/Content`: what the page for addresses without a page says.
import type { ReactElement } from 'react'
import { notFoundTitle } from '../../theme/pages/not-found-page.tsx'

export default function NotFoundContent({ className }: { className?: string }): ReactElement {
  return (
    <div className={className ?? 'not-found'}>
      <h1>{notFoundTitle}</h1>
      <p>There is no page at this address.</p>
    </div>
  )
}
