'use client'
import { useState } from 'react'

export default function Countdown({ from, label = 'Left:' }: { from: number; label?: string }) {
  const [left, setLeft] = useState(from)
  return (
    <p className="countdown">
      {`${label} ${left}`}
      <button type="button" onClick={() => setLeft(left - 1)}>
        Down
      </button>
    </p>
  )
}
