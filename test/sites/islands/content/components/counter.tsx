'use client'
import { type ReactNode, useId, useState } from 'react'
import Label from './label.tsx'

export default function Counter({ start = 0, step, children }: { start?: number; step?: { by: number }; children?: ReactNode }) {
  const [count, setCount] = useState(start)
  const id = useId()
  return (
    <div className="counter">
      <button type="button" aria-describedby={id} onClick={() => setCount(count + (step?.by ?? 1))}>
        Count {count}
      </button>
      <p id={id}>
        <Label text={`at ${count}`} />
      </p>
      {children}
    </div>
  )
}

/** Shows its children only when it is opened: their HTML has to reach the browser all the same. */
export function Fold({ title, children }: { title: string; children?: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <section>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {title}
      </button>
      {open ? children : null}
    </section>
  )
}

/** Reads the browser while it renders: for `client="only"`. */
export function Address() {
  return <output>{window.location.pathname}</output>
}

export const step = { by: 5 }
