// What the modal shows where there are no rows.

import type { ReactElement } from 'react'
import { text } from '../../../lib/texts/text.ts'
import type { SearchHit } from '../search-client.ts'
import { SearchIcon } from './search-icon.tsx'

interface NoResultsScreenProps {
  query: string
  suggestions: readonly string[]
  /** Found by a part of the query, or the signposts of the site. */
  pages: readonly { hit: SearchHit; href: string }[]
  /** With `{query}` in it; undefined for nowhere. */
  missingResultsUrl: string | undefined
  onSuggestion: (suggestion: string) => void
  onFollow: () => void
}

/** Nothing was found: what to try, and where to say that something should have been. */
export function NoResultsScreen({
  query,
  suggestions,
  pages,
  missingResultsUrl,
  onSuggestion,
  onFollow,
}: NoResultsScreenProps): ReactElement {
  return (
    <div className="search-message">
      <SearchIcon name="no-results" />
      <p className="search-message-title">
        {text('theme.SearchModal.noResultsScreen.noResultsText')} &quot;<strong>{query}</strong>&quot;
      </p>
      {suggestions.length > 0 && (
        <div className="search-suggestions">
          <p>{text('theme.SearchModal.noResultsScreen.suggestedQueryText')}</p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" onClick={() => onSuggestion(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {pages.length > 0 && (
        <div className="search-near">
          <p>{text('theme.SearchModal.noResultsScreen.nearPagesText')}</p>
          <ul>
            {pages.map(({ hit: { hierarchy }, href }) => (
              <li key={href}>
                <a href={href} onClick={(event) => !(event.ctrlKey || event.metaKey || event.shiftKey) && onFollow()}>
                  {hierarchy.lvl1}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {missingResultsUrl !== undefined && (
        <p>
          {text('theme.SearchModal.noResultsScreen.reportMissingResultsText')}{' '}
          <a href={missingResultsUrl.replaceAll('{query}', () => encodeURIComponent(query))} target="_blank" rel="noopener noreferrer">
            {text('theme.SearchModal.noResultsScreen.reportMissingResultsLinkText')}
          </a>
        </p>
      )}
    </div>
  )
}

/** Nothing could be reached. Stays until the next key is pressed. */
export function ErrorScreen(): ReactElement {
  return (
    <div className="search-message">
      <SearchIcon name="offline" />
      <p className="search-message-title">{text('theme.SearchModal.errorScreen.titleText')}</p>
      <p>{text('theme.SearchModal.errorScreen.helpText')}</p>
    </div>
  )
}
