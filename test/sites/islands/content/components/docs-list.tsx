'use client'
import { useDocs } from 'sitegen/theme'

export function DocsList() {
  return <p className="docs-list">{useDocs().versions.flatMap(({ docs }) => docs.map(({ path }) => path)).join(' ')}</p>
}
