'use client'
import { type ReactElement, useState } from 'react'

export default function Counter({ start }: { start: number }): ReactElement {
  const [count, setCount] = useState(start)
  return (
    <button type="button" style={{ fontWeight: 700, opacity: count > start ? 0.9 : 1 }} onClick={() => setCount(count + 1)}>
      Count {count}
    </button>
  )
}
