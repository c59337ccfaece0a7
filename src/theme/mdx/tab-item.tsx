// One tab. `<Tabs>` reads its props and shows its children; on its own it is just its content.
import type { ReactElement, ReactNode } from 'react'

export interface TabItemProps {
  /** Identifies the tab; unique among its siblings. @default the label */
  value?: string
  /** @default the value */
  label?: ReactNode
  /** Shown first. */
  default?: boolean
  className?: string
  /** Accepted for content written for Docusaurus. */
  hidden?: boolean
  attributes?: Record<string, unknown>
  children?: ReactNode
}

export function TabItem({ children }: TabItemProps): ReactElement {
  return <>{children}</>
}
