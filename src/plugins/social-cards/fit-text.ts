// Fits a text into the lines of a card: widths are measured, not guessed from the number of letters.

/** Width of a text at font size 1. */
export type MeasureText = (text: string) => number

export interface FittedText {
  lines: string[]
  /** Pixels. */
  fontSize: number
}

export interface TextSpace {
  /** Pixels. */
  width: number
  /** Font sizes to try, largest first; the last one is used if none fits. */
  fontSizes: readonly [number, ...number[]]
  mostLines: number
}

const ellipsis = '…'

/**
 * The largest size at which the text fits into `mostLines` lines without breaking a word. At the smallest size, words that are too wide are
 * broken, and what does not fit is cut off with an ellipsis.
 */
export function fitText(text: string, { width, fontSizes, mostLines }: TextSpace, measure: MeasureText): FittedText {
  for (const fontSize of fontSizes) {
    const lines = wrapWords(text, width / fontSize, measure)
    if (lines.length <= mostLines && lines.every((line) => measure(line) * fontSize <= width)) return { lines, fontSize }
  }
  const fontSize = fontSizes.at(-1) ?? fontSizes[0]
  const lines = wrapWords(text, width / fontSize, measure).flatMap((line) => breakWord(line, width / fontSize, measure))
  if (lines.length <= mostLines) return { lines, fontSize }
  const kept = lines.slice(0, mostLines)
  const last = kept.pop() ?? ''
  return { lines: [...kept, cutLine(last + ellipsis, width / fontSize, measure)], fontSize }
}

/** The text if it fits, otherwise as much of it as does, with an ellipsis. */
export function cutLine(text: string, width: number, measure: MeasureText): string {
  if (measure(text) <= width) return text
  const characters = segment(text.endsWith(ellipsis) ? text.slice(0, -ellipsis.length) : text)
  const fits = (count: number): boolean => measure(joinCut(characters, count)) <= width
  return joinCut(characters, largestCount(characters.length, fits))
}

function joinCut(characters: readonly string[], count: number): string {
  return characters.slice(0, count).join('').trimEnd() + ellipsis
}

/** Each line has as many words as fit; a word that is too wide has its own line. */
function wrapWords(text: string, width: number, measure: MeasureText): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line === '' || measure(longer) <= width) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  return [...lines, line]
}

/** Function names break before a capital letter or after a sign if that fills more than half of the line; otherwise anywhere. */
function breakWord(word: string, width: number, measure: MeasureText): string[] {
  if (measure(word) <= width) return [word]
  const characters = segment(word)
  const most = Math.max(
    1,
    largestCount(characters.length, (count) => measure(characters.slice(0, count).join('')) <= width),
  )
  let end = most
  for (let place = most; place > most / 2; place--) {
    const [before = '', after = ''] = characters.slice(place - 1, place + 1)
    if (!/[-_./:@([]$/.test(before) && !(/\p{Ll}$/u.test(before) && /^\p{Lu}/u.test(after))) continue
    end = place
    break
  }
  return [characters.slice(0, end).join(''), ...breakWord(characters.slice(end).join(''), width, measure)]
}

/** Splits into what readers see as characters, so that no accent or emoji is torn apart. */
function segment(text: string): string[] {
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment)
}

/** The largest number up to `most` that fits; 0 if none does. Assumes that a longer text is never narrower. */
function largestCount(most: number, fits: (count: number) => boolean): number {
  let low = 0
  let high = most
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle - 1
  }
  return low
}
