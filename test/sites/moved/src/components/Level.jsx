'use client'
import { useDoc } from '@docusaurus/plugin-content-docs/client'
import { useState } from 'react'

export default function Level() {
  const { frontMatter, contentTitle } = useDoc()
  const [count, setCount] = useState(0)
  return (
    <button id="level" type="button" onClick={() => setCount(count + 1)}>
      {`${contentTitle} ${frontMatter.level} ${count}`}
    </button>
  )
}
