import type { ReactNode } from 'react'

export function Shout({ children }: { children: ReactNode }) {
  return <strong className="shout">{children}</strong>
}
