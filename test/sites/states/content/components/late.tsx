'use client'
import { type ReactElement, useState } from 'react'

export default function Late({ label }: { label: string }): ReactElement {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {label} {count}
    </button>
  )
}
