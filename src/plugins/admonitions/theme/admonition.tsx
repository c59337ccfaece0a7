// A boxed remark: `<Admonition type="tip" title="…">`. The markup is the same as that of `:::tip` in Markdown.

import type { ReactElement, ReactNode } from 'react'
import { text } from '../../../lib/texts/text.ts'
import { admonitionTitle, lookOf } from '../admonition-types.ts'

export interface AdmonitionProps {
  /** One of the types, or an alias of one; anything else counts as `info`. */
  type?: string
  title?: ReactNode
  /** Stands in front of the title. */
  icon?: ReactNode
  children?: ReactNode
}

export function Admonition({ type = 'note', title, icon, children }: AdmonitionProps): ReactElement {
  const look = lookOf(type)
  return (
    <div className={`sg-admonition sg-admonition-${look}`} role="note">
      <div className="sg-admonition-title">
        {icon !== undefined && icon !== null && icon !== false && <span className="sg-admonition-icon">{icon}</span>}
        {title ?? admonitionTitle(type, text)}
      </div>
      <div className="sg-admonition-body">{children}</div>
    </div>
  )
}
