// Nothing could be reached. Stays until the next key is pressed.
import type { ReactElement } from 'react'
import { errorAdvice, errorTitle } from './announcement-of.ts'
import { SearchIcon } from './search-icon.tsx'

export function ErrorScreen(): ReactElement {
  return (
    <div className="search-message">
      <SearchIcon name="offline" />
      <p className="search-message-title">{errorTitle}</p>
      <p>{errorAdvice}</p>
    </div>
  )
}
