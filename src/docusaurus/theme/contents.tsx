// `@theme/TOC`, `@theme/TOCCollapsible` and `@theme/TOCItems`: a list of headings beside a text, above it, or anywhere.

import type { ReactElement } from 'react'
import { text } from '../../lib/texts/text.ts'
import { classNames } from '../../theme/class-names.ts'
import TOCInline, { type TOCInlineProps } from './toc-inline.tsx'

/** For a component that stands beside the text. */
export function TOC({ className, ...props }: TOCInlineProps): ReactElement {
  return (
    <div className={classNames('contents', className)}>
      <TOCInline {...props} />
    </div>
  )
}

export function TOCCollapsible({ className, ...props }: TOCInlineProps): ReactElement {
  return (
    <details className={classNames('details', className)}>
      <summary>{text('theme.TOCCollapsible.toggleButtonLabel')}</summary>
      <div className="details-content">
        <TOCInline {...props} />
      </div>
    </details>
  )
}
