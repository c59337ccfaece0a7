'use client'
import { useEffect, useState } from 'react'

export default function Counter({ name = 'counter' }: { name?: string }) {
  const [count, setCount] = useState(0)
  useEffect(() => {
    // A test reads how many of these are alive.
    const alive = document.documentElement
    alive.dataset.alive = String(Number(alive.dataset.alive ?? 0) + 1)
    return () => {
      alive.dataset.alive = String(Number(alive.dataset.alive ?? 0) - 1)
    }
  }, [])
  return (
    <button type="button" className={name} onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  )
}
