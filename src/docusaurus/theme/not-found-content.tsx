// `@theme/NotFound/Content`: what the page for addresses without a page says.

import type { ReactElement } from 'react'
import { text } from '../../lib/texts/text.ts'

export default function NotFoundContent({ className }: { className?: string }): ReactElement {
  return (
    <div className={className ?? 'not-found'}>
      <h1>{text('theme.NotFound.title')}</h1>
      <p>{text('theme.NotFound.p1')}</p>
    </div>
  )
}
