'use client'
import { useState } from 'react'
import styles from './counter.module.css'

export default function Counter({ start = 0 }: { start?: number }) {
  const [count, setCount] = useState(start)
  return (
    <p className={styles.counter}>
      <button type="button" onClick={() => setCount(count - 1)} aria-label="One less">
        −
      </button>
      <output>{count}</output>
      <button type="button" onClick={() => setCount(count + 1)} aria-label="One more">
        +
      </button>
    </p>
  )
}
