// What a reader has typed -> the words to look for. Questions lose their common words; the last word may not be finished yet.
import { foldedOf } from '../terms/fold-letters.ts'
import type { Stem } from '../terms/remember-words.ts'
import { isOption, optionTerm, splitWords } from '../terms/split-words.ts'
import type { Word } from '../terms/word.ts'
import type { WordRules } from '../terms/word-rules.ts'

export interface QueryWord {
  /** Folded, and the term of the index that is the word as it was typed (terms/fold-letters.ts). */
  term: string
  exact: string
  /** The same word, folded, as it is written as well: `ueber` for `über`. */
  spellings: string[]
  written: string
  /** As typed, in lower case: while a word is being typed, its end is no ending yet. */
  typed: string
  /** Of a compound such as `useVideo`, at least two; of other words none. Of a Chinese word its pairs of letters: it may be cut otherwise. */
  parts: string[]
  /** What it is together with a neighbor, as one term: `setup` of `set up`. And names that it is put together of: `seekTo` of `player.current.seekTo`. */
  joined: string[]
  /** Other terms that mean as much. */
  synonyms: string[]
  /** The reader may still be typing it. */
  isPrefix: boolean
  /** In quotation marks: it has to be on the page, as it was typed. */
  isQuoted: boolean
  /** Of the language of the site. */
  stem: Stem
  /** How many letters of an alphabet say as much as one of its own. */
  perLetter: number
  /** How much it counts beside the others: little for values in a message, such as times, addresses and ids. */
  weight: number
}

/** Longer queries are cut (docs/specification.md 5.01). */
const longestQuery = 64

/** Numbers with a unit, ids, addresses: a message has others for every reader. */
const value = /^(?:\d{3,}[a-z]{0,2}|[\da-f]{8,}|(?=\w*\d\w*\d)\w{12,})$/i
const address = /\b(?:https?|file):\/\/\S*|(?:[a-z]:|~|\.{1,2})?(?:[\\/][\w.@-]+){3,}/gi
/** At the beginning: in a message, values stand in quotation marks. */
const quoted = /^\s*["“„][^"“”„]+["”“]/g
const weightOfValue = 0.2

/** What stands in quotation marks, without them. */
export function quotesOf(query: string): string[] {
  const text = query.slice(0, longestQuery)
  return rangesOf(text, quoted).map(({ start, end }) => text.slice(start, end).replace(/["“„”]/g, ' '))
}

/** @param synonyms groups of terms, folded. */
export function parseQuery(query: string, rules: WordRules, synonyms: readonly (readonly string[])[]): QueryWord[] {
  const text = query.slice(0, longestQuery)
  const words = splitWords(text, rules)
  const { stem, isCommon, runs } = rules
  const addresses = rangesOf(text, address)
  const quotes = rangesOf(text, quoted)
  const all = words.map(({ term: written, parts, pieces = [], letters, start, end }, index): QueryWord => {
    const term = foldedOf(written)
    const exact = isOption(text, start) ? optionTerm(written) : written
    const raw = text.slice(start, end).toLowerCase()
    const telling = parts.filter((part) => part.length > 1 && !isCommon(part))
    const isWithin = (place: Range): boolean => start >= place.start && end <= place.end
    const isValue = value.test(raw) || addresses.some(isWithin)
    const isQuoted = quotes.some(isWithin)
    return {
      term,
      exact,
      spellings: rules.otherSpellings(written),
      written: text.slice(start, end),
      typed: /^[a-z\d]+$/.test(raw) ? raw : term,
      parts: letters && letters.length > 2 ? (runs?.pairsOf(letters) ?? []) : parts.length > 1 ? telling : [],
      // What comes after the word, such as a space or a bracket, says that it is finished.
      // A single letter of a script without spaces stands in many words.
      isPrefix: (index === words.length - 1 && end === text.length) || (term.length === 1 && letters !== undefined),
      isQuoted,
      perLetter: letters ? 2 : 1,
      joined: isQuoted ? [] : [...joinedWith(words, index, isCommon), ...pieces, ...packagesOf(raw, rules)],
      synonyms: isQuoted ? [] : synonymsOf(term, stem, synonyms),
      stem,
      // The last word of a query that is cut may be half a word.
      weight: isValue || end === longestQuery ? weightOfValue : 1,
    }
  })
  const telling = all.filter(({ exact, isPrefix }) => !isCommon(exact) || (isPrefix && all.length === 1))
  return (telling.length === 0 ? all : telling).filter(({ term }, index, list) => list.findIndex((other) => other.term === term) === index)
}

/** Of `@scope/name/part`, what begins it as well: `@scope/name`. */
function packagesOf(raw: string, rules: WordRules): string[] {
  const names = raw.split('/')
  return names.slice(2).flatMap((_, index) => splitWords(names.slice(0, index + 2).join('/'), rules).map(({ term }) => foldedOf(term)))
}

interface Range {
  start: number
  end: number
}

function rangesOf(text: string, pattern: RegExp): Range[] {
  return [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
}

/** What is written as one word elsewhere. A letter that says nothing, such as an article, is no half of one. */
function joinedWith(words: readonly Word[], index: number, isCommon: WordRules['isCommon']): string[] {
  return [words.slice(index - 1, index + 1), words.slice(index, index + 2)]
    .filter((pair) => pair.length === 2 && pair.every(({ parts, term }) => parts.length === 1 && (term.length > 1 || !isCommon(term))))
    .map((pair) => pair.map(({ term }) => foldedOf(term)).join(''))
}

function synonymsOf(term: string, stem: Stem, synonyms: readonly (readonly string[])[]): string[] {
  const group = synonyms.filter((words) => words.some((word) => word === term || stem(word) === stem(term))).flat()
  return group.filter((word) => stem(word) !== stem(term))
}
