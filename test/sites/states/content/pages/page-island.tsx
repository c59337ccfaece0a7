'use client'
import { type ReactElement, useState } from 'react'

export const metadata = { title: 'A page that is an island' }

export default function PageIsland(): ReactElement {
  const [broken, setBroken] = useState(false)
  if (broken) throw new Error('Nothing is left of this page.')
  return (
    <>
      <h1>A page that is an island</h1>
      <button type="button" onClick={() => setBroken(true)}>
        Break the page
      </button>
    </>
  )
}
