// A task in numbered steps: an ordered list inside gets a line that connects the numbers.
import type { ReactElement, ReactNode } from 'react'

export function Steps({ children }: { children?: ReactNode }): ReactElement {
  return <div className="steps">{children}</div>
}

/** One step with a title, for steps that are not a list. */
export function Step({ title, children }: { title?: ReactNode; children?: ReactNode }): ReactElement {
  return (
    <div className="step">
      {title !== undefined && <p className="step-title">{title}</p>}
      {children}
    </div>
  )
}
