// The numbers that the screens keep to (docs/specification.md 9.01 to 9.08).

/** Characters that the search box takes. */
export const queryLength = 64
export const hitsPerPage = 20
export const hitsPerGroup = 5
/** On the page with all results, of which more come as the reader scrolls. */
export const foundPerPage = 15
export const suggestionCount = 3
/** Pages that are offered where nothing was found. */
export const nearPageCount = 3
/** Milliseconds after which a search that has not been answered is shown as stalled. */
export const stalledAfter = 300
export const favoriteCount = 10

/** Of recent searches. */
export function recentCount(hasFavorites: boolean): number {
  return hasFavorites ? 4 : 7
}

/** Words around what was found. */
export function snippetWords(isNarrow: boolean): number {
  return isNarrow ? 5 : 10
}

/** The same on the page with all results: nearly always all that the index has of a text, up to the end of a sentence. */
export function foundWords(isNarrow: boolean): number {
  return isNarrow ? 30 : 45
}

/** Up to this width a screen is narrow. */
export const narrowScreen = '(max-width: 768px)'

/** `text` as a query: cut to length, without half characters, which no address can hold. */
export function toQuery(text: string): string {
  return text.slice(0, queryLength).replace(/\p{Surrogate}/gu, '')
}
