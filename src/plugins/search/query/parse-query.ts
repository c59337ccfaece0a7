// What a reader has typed -> the words to look for. Questions lose their common words; the last word may not be finished yet.
import { isCommonWord } from '../terms/common-words.ts'
import { splitWords } from '../terms/split-words.ts'

export interface QueryWord {
  /** Folded (terms/fold-term.ts). */
  term: string
  /** As typed, in lower case: while a word is being typed, its end is no ending yet. */
  typed: string
  /** Of a compound such as `useVideo`, at least two; of other words none. */
  parts: string[]
  /** The reader may still be typing it. */
  isPrefix: boolean
}

/** Longer queries are cut (spec 5.01). */
const longestQuery = 64

export function parseQuery(query: string): QueryWord[] {
  const text = query.slice(0, longestQuery)
  const words = splitWords(text)
  const ends = words.map(({ end }) => end)
  const all = words.map(({ term, parts, start, end }, index): QueryWord => {
    const raw = text.slice(start, end).toLowerCase()
    return {
      term,
      typed: /^[a-z\d]+$/.test(raw) ? raw : term,
      parts: parts.length > 1 ? parts.filter((part) => part.length > 1) : [],
      // What comes after the word, such as a space or a bracket, says that it is finished.
      isPrefix: index === words.length - 1 && ends[index] === text.length,
    }
  })
  const telling = all.filter(({ term, isPrefix }) => !isCommonWord(term) || (isPrefix && all.length === 1))
  const unique = (telling.length === 0 ? all : telling).filter(
    ({ term }, index, list) => list.findIndex((other) => other.term === term) === index,
  )
  return unique
}
