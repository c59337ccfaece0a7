'use client'
import { useState } from 'react'

/** Persists: its own count stays, and what the page says comes with each page. */
export default function Here({ title }: { title: string }) {
  const [count, setCount] = useState(0)
  return (
    <button type="button" className="here" onClick={() => setCount(count + 1)}>
      {title} {count}
    </button>
  )
}
