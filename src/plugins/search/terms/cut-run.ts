// Words of scripts that are written without spaces, such as Chinese, Japanese and Thai, and those of Korean, which are long and found by a part.
// Two browsers do not always cut a text alike, and older ones cannot: so each two neighbors are a term, too, marked as letters that are no
// word (fold-letters.ts).
import { lowerLetters, plainLettersOf, writtenMark } from './fold-letters.ts'

/** Inside of the brackets of a pattern. */
export const runLetters =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ーｰﾞﾟ'
const anyRun = new RegExp(`[${runLetters}]`, 'u')
const runs = new RegExp(`[${runLetters}]+|[^${runLetters}]+`, 'gu')
/** A letter with its marks. */
const unit = /\P{M}\p{M}*|\p{M}+/gu

/** A word of a run. */
export interface RunWord {
  term: string
  /** The pairs of letters inside of it, if it has three letters or more. */
  inside: string[]
  /** Terms of the letters that begin in it, and are no word. */
  pairs: string[]
  start: number
  end: number
}

export function hasRun(text: string): boolean {
  return anyRun.test(text)
}

/** How many letters of an alphabet say as much. */
export function letterCount(text: string): number {
  return hasRun(text) ? text.length * 2 : text.length
}

/** The parts of a text in turn: in such scripts, and in others. */
export function listRuns(text: string): { part: string; start: number; isRun: boolean }[] {
  return [...text.matchAll(runs)].map(({ 0: part, index }) => ({ part, start: index, isRun: hasRun(part) }))
}

/** Its dictionaries are the same for every language. */
const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('zh', { granularity: 'word' }) : null

interface Unit {
  text: string
  start: number
  end: number
}

/** @param cut null where the browser has none: then all neighbors are words. */
export function cutRun(run: string, cut: Pick<Intl.Segmenter, 'segment'> | null = segmenter): RunWord[] {
  const units = [...run.matchAll(unit)].map(({ 0: text, index }): Unit => ({ text: folded(text), start: index, end: index + text.length }))
  if (!cut) return pairWords(units)
  return [...cut.segment(run)].flatMap(({ segment, index, isWordLike }) => {
    if (isWordLike === false) return []
    const end = index + segment.length
    const own = units.filter(({ start }) => start >= index && start < end)
    const inside = own.length > 2 ? pairsOf(own) : []
    const first = units.find(({ start }) => start >= end)
    const across = first ? pairsOf([...own.slice(-1), first]) : own.length > 1 ? own.slice(-1).map(({ text }) => text) : []
    return [{ term: folded(segment), inside, pairs: [...inside, ...across].map((pair) => pair + writtenMark), start: index, end }]
  })
}

function folded(text: string): string {
  return plainLettersOf(lowerLetters(text))
}

function pairsOf(units: readonly Unit[]): string[] {
  return units.slice(1).map(({ text }, index) => `${units[index]?.text ?? ''}${text}`)
}

function pairWords(units: readonly Unit[]): RunWord[] {
  const word = (term: string, first: Unit | undefined, last: Unit | undefined): RunWord => {
    return { term, inside: [], pairs: [], start: first?.start ?? 0, end: last?.end ?? 0 }
  }
  if (units.length < 2) return units.map((only) => word(only.text, only, only))
  return pairsOf(units).map((pair, index) => word(pair, units[index], units[index + 1]))
}
