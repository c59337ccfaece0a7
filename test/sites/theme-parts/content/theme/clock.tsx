'use client'
import { useState } from 'react'
import { Link } from 'sitegen/theme'

export function Clock({ start }: { start: number }) {
  const [count, setCount] = useState(start)
  return (
    <p>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <Link to="/docs/second">Second</Link>
    </p>
  )
}
