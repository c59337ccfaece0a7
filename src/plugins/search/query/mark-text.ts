// Text of the index as HTML in which marks are the only tags: everything else is escaped here, once.
import { escapeAttribute } from '../../../lib/escape.ts'
import { rememberWords } from '../terms/remember-words.ts'
import { splitWords } from '../terms/split-words.ts'
import type { Word } from '../terms/word.ts'
import type { WordRules } from '../terms/word-rules.ts'
import { matchMisspelled, matchTerm } from './match-term.ts'
import type { QueryWord } from './parse-query.ts'

export interface Marks {
  before: string
  after: string
}

interface Range {
  start: number
  end: number
}

export interface Marker {
  markText(text: string): string
  /**
   * The words around the place that says most.
   * @param most how many words.
   * @param behind words of the query that stand further back, where the index has only the beginning of a text: where the beginning has none
   * of the query, they follow it.
   */
  markSnippet(text: string, most: number, ellipsis: string, behind?: readonly number[]): string
}

/** A word of the query, and how it was answered. */
export interface MarkedWord extends QueryWord {
  /** Nothing has it as it was typed: what is one letter away is marked. */
  isMisspelled: boolean
}

const mostBehind = 2

/** Looks at each text once, and at each word, however often they come: the titles of pages stand in many rows. */
export function createMarker(words: readonly MarkedWord[], rules: WordRules, marks: Marks): Marker {
  const snippets = new Map<string, string>()
  const lengths = new Map<string, number>()
  const rangesOf = rememberWords((text) => findWords(text, words, rules, lengths))
  return {
    markText: (text) => markRanges(text, rangesOf(text), marks),
    markSnippet(text, most, ellipsis, behind = []) {
      const ranges = rangesOf(text)
      const further = ranges.length > 0 ? [] : behind.flatMap((index) => words[index]?.written ?? []).slice(0, mostBehind)
      const key = [most, ellipsis, ...further, text].join(' ')
      const shown = rules.runs?.shown ?? /\S+/g
      const snippet = snippets.get(key) ?? markSnippet(text, ranges, shown, marks, most - further.length, ellipsis)
      snippets.set(key, snippet)
      if (further.length === 0) return snippet
      const cut = snippet.endsWith(escapeAttribute(ellipsis)) ? snippet.slice(0, -escapeAttribute(ellipsis).length) : snippet
      // Never alone on a line: a no-break space stands before it.
      return [cut, ...further.map((word) => marks.before + escapeAttribute(word) + marks.after), '']
        .join(`\u00a0${escapeAttribute(ellipsis)} `)
        .trimEnd()
    },
  }
}

function markSnippet(text: string, ranges: readonly Range[], shown: RegExp, marks: Marks, most: number, ellipsis: string): string {
  const tokens = [...text.matchAll(shown)].map((match): Range => ({ start: match.index, end: match.index + match[0].length }))
  if (tokens.length <= most) return markRanges(text, ranges, marks)
  const isMarked = tokens.map(({ start, end }) => ranges.some((range) => range.start < end && range.end > start))
  let best = 0
  let bestCount = 0
  let count = 0
  for (let last = 0; last < tokens.length; last++) {
    if (isMarked[last]) count++
    if (isMarked[last - most]) count--
    if (last >= most - 1 && count > bestCount) {
      bestCount = count
      best = last - most + 1
    }
  }
  // What is marked stands a little behind the beginning, where there is room.
  const lead = bestCount === 0 ? 0 : isMarked.indexOf(true, best) - Math.floor(most / 4)
  const from = Math.max(0, Math.min(bestCount > 1 ? best : lead, tokens.length - most))
  const to = endOf(text, tokens, isMarked, from, from + most - 1)
  const start = tokens[from]?.start ?? 0
  const end = tokens[to]?.end ?? text.length
  const inside = ranges
    .filter((range) => range.start >= start && range.end <= end)
    .map((range) => ({ start: range.start - start, end: range.end - start }))
  const cut = markRanges(text.slice(start, end), inside, marks)
  return `${from > 0 ? escapeAttribute(ellipsis) : ''}${cut}${to + 1 < tokens.length && !sentenceEnd.test(cut) ? escapeAttribute(ellipsis) : ''}`
}

const sentenceEnd = /[.!?]$/

/** The last word: where a sentence ends behind what is marked, if more than half of the words are before that. */
function endOf(text: string, tokens: readonly Range[], isMarked: readonly boolean[], from: number, last: number): number {
  for (let index = last; index > (from + last) / 2; index--) {
    if (sentenceEnd.test(text.slice(0, tokens[index]?.end))) return index
    if (isMarked[index]) break
  }
  return last
}

function markRanges(text: string, ranges: readonly Range[], { before, after }: Marks): string {
  let html = ''
  let last = 0
  for (const { start, end } of ranges) {
    html += `${escapeAttribute(text.slice(last, start))}${before}${escapeAttribute(text.slice(start, end))}${after}`
    last = end
  }
  return html + escapeAttribute(text.slice(last))
}

/** @param lengths word -> how much of it is marked; filled here. */
function findWords(text: string, words: readonly MarkedWord[], rules: WordRules, lengths: Map<string, number>): Range[] {
  const ranges: Range[] = []
  for (const found of wordsOf(text, rules)) {
    const { start, end } = found
    const raw = text.slice(start, end)
    // Long addresses give several words that stand at the same place.
    const key = `${raw} ${found.term} ${found.next ?? ''}`
    const length = lengths.get(key) ?? markedLength(found, raw, words)
    lengths.set(key, length)
    if (length > 0 && start >= (ranges.at(-1)?.end ?? 0)) ranges.push({ start, end: start + length })
  }
  return ranges
}

/** The next key finds most of the same pages again. */
const splitters = new WeakMap<WordRules, (text: string) => Word[]>()

function wordsOf(text: string, rules: WordRules): Word[] {
  const split = splitters.get(rules) ?? rememberWords((other) => splitWords(other, rules))
  splitters.set(rules, split)
  return split(text)
}

/** Letters of a word without spaces, or of that and the next one. */
function hasLetters({ term, letters, next = '' }: Word, asked: string): boolean {
  return letters !== undefined && (term + next).includes(asked)
}

/** Of a word that is still being typed, the part that is there. */
function markedLength(found: Word, raw: string, words: readonly MarkedWord[]): number {
  const { term, parts } = found
  for (const word of words) {
    if (word.exact === term || word.parts.includes(term)) return raw.length
    if ([word.term, ...word.parts].some((asked) => hasLetters(found, asked))) return raw.length
    if (word.isPrefix && raw.toLowerCase().startsWith(word.typed)) return word.typed.length
    if (parts.some((part) => matchTerm(word, part) > 0 || word.parts.includes(part))) return raw.length
    if (matchTerm(word, term) > 0 || (word.isMisspelled && matchMisspelled(word, term) > 0)) return raw.length
  }
  return 0
}
