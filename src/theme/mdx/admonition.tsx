// A boxed remark: `<Admonition type="tip" title="…">`. The same markup as that of `:::tip` in Markdown.
import type { ReactElement, ReactNode } from 'react'

export interface AdmonitionProps {
  /** One of the types, or an alias of one; anything else counts as `info` (behaviour §2.22). */
  type?: string
  title?: ReactNode
  children?: ReactNode
}

const types = new Map([
  ['note', 'note'],
  ['secondary', 'note'],
  ['tip', 'tip'],
  ['success', 'tip'],
  ['info', 'info'],
  ['important', 'info'],
  ['warning', 'warning'],
  ['caution', 'warning'],
  ['danger', 'danger'],
])

export function Admonition({ type = 'note', title, children }: AdmonitionProps): ReactElement {
  return (
    <div className={`admonition admonition-${types.get(type) ?? 'info'}`} role="note">
      <p className="admonition-title">{title ?? type}</p>
      <div className="admonition-content">{children}</div>
    </div>
  )
}
