// Letters as readers type them who leave out what is hard to type: `Straße` is found by `strasse`, `œuvre` by `oeuvre`. A term says how its word
// is written where that is something else, because what is exact comes before what is folded.

/** Stands in a term between the folded word and the word as it is written: `strasse|straße`. No word has it. */
export const writtenMark = '|'

/** Letters that are no other letter with an accent. */
const plainLetters = 'ßss œoe æae øo łl đd ðd þth ħh ıi'.split(' ')
/** Marks of Hebrew and Arabic letters and of emoji: they are seldom written at all. */
const optionalMarks = /[\u0591-\u05bd\u05bf-\u05c7\u064b-\u065f\u0670]|[\u20d0-\u20ff]|[\ufe00-\ufe0f]/g
/** Accents. In other scripts than Latin, Greek and Cyrillic a mark is a letter of its own, and so is й. */
const accents = /(?<!\u0438)\u0306|[\u0300-\u0305\u0307-\u036f]/g

/** Lower case. No white space: some ligatures stand for several words, and terms are written with a space behind them. */
export function lowerLetters(text: string): string {
  const lower = text.toLowerCase()
  if (/^[\x21-\x7e]*$/.test(lower)) return lower
  return lower.normalize('NFKD').replace(optionalMarks, '').replace(/\s+/g, '').normalize('NFC')
}

/** @param lower in lower case. @returns it without accents and special letters. */
export function plainLettersOf(lower: string): string {
  const plain = lower.normalize('NFD').replace(accents, '').normalize('NFC')
  return plainLetters.reduce((text, [letter = '', ...others]) => text.replaceAll(letter, others.join('')), plain)
}

/** The word of a term, folded. */
export function foldedOf(term: string): string {
  const mark = term.indexOf(writtenMark)
  return mark < 0 ? term : term.slice(0, mark)
}

/** The word of a term as it is written; '' of letters that are no word (cut-run.ts). */
export function writtenOf(term: string): string {
  return term.slice(term.indexOf(writtenMark) + 1)
}
