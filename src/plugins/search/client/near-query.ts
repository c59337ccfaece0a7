// What is searched when nothing was found: the beginning of the longest word, for the reader may know the page by a word that is like it.

const shortest = 3

/** `tomatozzqq & more` -> `tomato`; '' where there is nothing to shorten. */
export function nearQuery(query: string): string {
  const words = query.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const longest = words.reduce((found, word) => (word.length > found.length ? word : found), '')
  const length = Math.ceil(longest.length * 0.6)
  return length < shortest ? '' : longest.slice(0, length)
}
