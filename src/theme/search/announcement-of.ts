// What a screen reader says of a search. Nothing while it is on its way: the sentence that stands there is not read again then.
import type { SearchState } from '../../client/search/search-session.ts'

export function announcementOf({ screen, answer }: Pick<SearchState, 'screen' | 'answer'>): string {
  if (screen === 'error') return `${errorTitle}. ${errorAdvice}`
  if (answer === undefined) return ''
  if (screen === 'none') return `No results for ${answer.query}`
  return `${answer.count === 1 ? 'One result' : `${answer.count} results`} for ${answer.query}`
}

/** Spec §8. */
export const errorTitle = 'Unable to fetch results'
export const errorAdvice = 'You might want to check your network connection.'
