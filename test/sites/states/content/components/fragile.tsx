'use client'
import { type ReactElement, useState } from 'react'

/** Throws when its button is pressed, with a cause that has a cause. */
export default function Fragile({ label }: { label: string }): ReactElement {
  const [broken, setBroken] = useState(false)
  if (broken) {
    const root = new Error('The socket <b>closed</b>.')
    throw new Error('The list is empty.', { cause: new Error('The answer had no body.', { cause: root }) })
  }
  return (
    <button type="button" onClick={() => setBroken(true)}>
      {label}
    </button>
  )
}
