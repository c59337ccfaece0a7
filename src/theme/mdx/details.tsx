// A part of the text that the reader can open: a plain `<details>`, without a script.

import type { DetailsHTMLAttributes, ReactElement, ReactNode } from 'react'
import { text } from '../../lib/texts/text.ts'

export interface DetailsProps extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'summary'> {
  /** A text, or a `<summary>` element. A `<summary>` among the children has the same effect. */
  summary?: ReactNode
  children?: ReactNode
}

export function Details({ summary, children, className, ...attributes }: DetailsProps): ReactElement {
  const parts = Array.isArray(children) ? children : [children]
  const own = parts.find(isSummary)
  return (
    <details className={className ?? 'details'} {...attributes}>
      {isSummary(summary) ? summary : (own ?? <summary>{summary ?? text('theme.Details.summary')}</summary>)}
      <div className="details-content">{own === undefined ? children : parts.filter((part) => part !== own)}</div>
    </details>
  )
}

function isSummary(node: ReactNode): node is ReactElement {
  return typeof node === 'object' && node !== null && 'type' in node && node.type === 'summary'
}
