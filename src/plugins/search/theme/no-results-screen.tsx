// Nothing was found: what to try, and where to say that something should have been.
import type { ReactElement } from 'react'
import { SearchIcon } from './search-icon.tsx'

interface NoResultsScreenProps {
  query: string
  suggestions: readonly string[]
  /** With `{query}` in it; undefined for nowhere. */
  missingResultsUrl: string | undefined
  onSuggestion: (suggestion: string) => void
}

export function NoResultsScreen({ query, suggestions, missingResultsUrl, onSuggestion }: NoResultsScreenProps): ReactElement {
  return (
    <div className="search-message">
      <SearchIcon name="no-results" />
      <p className="search-message-title">
        No results for &quot;<strong>{query}</strong>&quot;
      </p>
      {suggestions.length > 0 && (
        <div className="search-suggestions">
          <p>Try searching for:</p>
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
      {missingResultsUrl !== undefined && (
        <p>
          Believe this query should return results?{' '}
          <a href={missingResultsUrl.replaceAll('{query}', () => encodeURIComponent(query))} target="_blank" rel="noopener noreferrer">
            Let us know.
          </a>
        </p>
      )}
    </div>
  )
}
