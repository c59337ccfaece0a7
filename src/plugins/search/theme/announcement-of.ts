// What a screen reader says of a search. Nothing while it is on its way: what was found before is known, and not read again after an error.
import type { SearchState } from '../client/search-session.ts'

export function announcementOf({ query, screen, answer }: Pick<SearchState, 'query' | 'screen' | 'answer'>): string {
  if (screen === 'error') return `${errorTitle}. ${errorAdvice}`
  if (answer?.query !== query) return ''
  if (screen === 'none') return `No results for ${answer.query}`
  return `${answer.count === 1 ? 'One result' : `${answer.count} results`} for ${answer.query}`
}

/** Spec 8.08. */
export const errorTitle = 'Unable to fetch results'
export const errorAdvice = 'You might want to check your network connection.'
