// Words of scripts that are written without spaces, such as Chinese, Japanese and Thai, and those of Korean, which are long and found by a part.
// Two browsers do not always cut a text alike, and older ones cannot: so each two letters that stand beside each other are in the index, too
// (index/pairs-in-runs.ts).
import { lowerLetters, plainLettersOf } from './fold-letters.ts'
import type { Word } from './word.ts'
import type { RunRules } from './word-rules.ts'

const scripts = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Thai', 'Lao', 'Khmer', 'Myanmar']
/** Inside of the brackets of a pattern. */
const runLetters = `${scripts.map((script) => `\\p{sc=${script}}`).join('')}ーｰﾞﾟ`
const anyRun = new RegExp(`[${runLetters}]`, 'u')
const runs = new RegExp(`[${runLetters}]+|[^${runLetters}]+`, 'gu')
/** A letter with its marks. */
const unit = /\P{M}\p{M}*|\p{M}+/gu

function hasRun(text: string): boolean {
  return anyRun.test(text)
}

/** The parts of a text in turn: in such scripts, and in others. */
function listRuns(text: string): { part: string; start: number; isRun: boolean }[] {
  return [...text.matchAll(runs)].map(({ 0: part, index }) => ({ part, start: index, isRun: hasRun(part) }))
}

let known: Intl.Segmenter | undefined

/**
 * Its dictionaries are the same for every language, and most sites never need them: loading them takes as long as many pages. Null where
 * the browser has none.
 */
function loadSegmenter(): Intl.Segmenter | null {
  if (typeof Intl.Segmenter !== 'function') return null
  known ??= new Intl.Segmenter('zh', { granularity: 'word' })
  return known
}

/** @param cut null: all neighbors are words. */
export function cutRun(run: string, cut: Pick<Intl.Segmenter, 'segment'> | null = loadSegmenter()): Word[] {
  const segments = cut ? [...cut.segment(run)].filter(({ isWordLike }) => isWordLike !== false) : listNeighbors(run)
  return segments.map(({ segment, index }, number) => ({
    term: folded(segment),
    parts: [folded(segment)],
    letters: lettersOf(segment),
    next: lettersOf(segments[number + 1]?.segment ?? '')[0],
    start: index,
    end: index + segment.length,
  }))
}

function listNeighbors(run: string): { segment: string; index: number }[] {
  const letters = [...run.matchAll(unit)]
  const pairs = letters.map(({ 0: letter, index }, number) => ({ segment: letter + (letters[number + 1]?.[0] ?? ''), index }))
  return pairs.slice(0, Math.max(1, pairs.length - 1))
}

function lettersOf(text: string): string[] {
  return (text.match(unit) ?? []).map(folded)
}

function folded(text: string): string {
  return plainLettersOf(lowerLetters(text))
}

function pairsOf(letters: readonly string[]): string[] {
  return letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`)
}

export const runRules: RunRules = {
  has: hasRun,
  split: (text, splitOthers) =>
    listRuns(text).flatMap(({ part, start, isRun }) => {
      const words = isRun ? cutRun(part) : splitOthers(part)
      return words.map((word) => ({ ...word, start: start + word.start, end: start + word.end }))
    }),
  pairsOf,
  // Two letters are about a word.
  shown: new RegExp(`(?:[${runLetters}]\\p{M}*){1,2}|[^\\s${runLetters}]+`, 'gu'),
}
