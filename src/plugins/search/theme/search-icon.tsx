// Icons of the search alone; their shapes are in its own style sheet.
import type { ReactElement } from 'react'

export type SearchIconName = 'page' | 'hash' | 'text' | 'recent' | 'star' | 'enter' | 'up' | 'down' | 'no-results' | 'offline'

export function SearchIcon({ name }: { name: SearchIconName }): ReactElement {
  return <span className={`icon search-icon-${name}`} aria-hidden="true" />
}
