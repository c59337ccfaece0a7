'use client'
import { useState } from 'react'
import styles from './card.module.scss'
import './counter.scss'
import Star from '../icons/star.svg'

export default function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" className={`counter ${count > 0 ? 'is-high' : ''} ${styles.card}`} onClick={() => setCount(count + 1)}>
      <Star /> {count}
    </button>
  )
}
