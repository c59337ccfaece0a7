// Nothing could be reached. Stays until the next key is pressed.

import type { ReactElement } from 'react'
import { text } from '../../../lib/texts/text.ts'
import { SearchIcon } from './search-icon.tsx'

export function ErrorScreen(): ReactElement {
  return (
    <div className="search-message">
      <SearchIcon name="offline" />
      <p className="search-message-title">{text('theme.SearchModal.errorScreen.titleText')}</p>
      <p>{text('theme.SearchModal.errorScreen.helpText')}</p>
    </div>
  )
}
