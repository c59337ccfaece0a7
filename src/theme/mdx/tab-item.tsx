// One tab. `<Tabs>` reads its props and shows its children; by itself it is only its content.
import type { ReactElement, ReactNode } from 'react'

export interface TabItemProps {
  /** Names the tab; unique among its neighbours. */
  value: string
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
