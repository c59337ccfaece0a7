// What a screen reader says of a search. Nothing while it is on its way: what was found before is known, and not read again after an error.
import { text } from '../../../lib/texts/text.ts'
import type { SearchState } from '../client/search-session.ts'

export function announcementOf({ query, screen, answer }: Pick<SearchState, 'query' | 'screen' | 'answer'>): string {
  if (screen === 'error') return failureText()
  if (answer?.query !== query) return ''
  if (screen === 'none') return text('theme.SearchModal.foundNone', { query })
  return text('theme.SearchModal.found.plurals', { query, count: answer.count })
}

/** docs/specification.md 8.08. */
export function failureText(): string {
  return `${text('theme.SearchModal.errorScreen.titleText')}. ${text('theme.SearchModal.errorScreen.helpText')}`
}
