// The line above a part of the home page: a place on a timeline and what happens there.
import type { ReactNode } from 'react'

export function Cue({ time, children }: { time: string; children: ReactNode }) {
  return (
    <p className="site-cue">
      <span aria-hidden="true">{time}</span> {children}
    </p>
  )
}
