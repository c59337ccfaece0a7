// Cuts text into words, and words that are written together into their parts: `useVideoConfig()` is one word with the parts use, video and
// config; so are `@remotion/player`, `remotion.config.ts`, `delay-render` and `--props`. Shared by the build and the browser.
import { lowerLetters, plainLettersOf, writtenMark } from './fold-letters.ts'
import type { Word } from './word.ts'
import type { WordRules } from './word-rules.ts'

const wordPattern = /[\p{L}\p{N}_$][\p{L}\p{M}\p{N}_$]*(?:['’\-./:@#][\p{L}\p{N}_$][\p{L}\p{M}\p{N}_$]*)*/gu
/** The same for text in ASCII, which is most text, in a third of the time. */
const asciiWordPattern = /[\w$]+(?:['\-./:@#][\w$]+)*/g
const partPattern =
  /\p{Lu}{2,}s(?![\p{Ll}])|\p{Lu}+(?=\p{Lu}\p{Ll})|[\p{Lu}\p{Lt}]?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+\p{N}*|[\p{Lu}\p{Lt}]+\p{N}*|\p{N}+/gu
const ascii = /^[\x00-\x7f]*$/
/** Addresses and file paths are no names: only their parts count. */
const mostParts = 7
const longestTerm = 40
/** `v1.2` is found as `1.2`, and the other way round. */
const version = /^[vV]\d+\.\d/

export function splitWords(given: string, rules: WordRules): Word[] {
  const text = rules.elision ? given.replace(rules.elision, ' ') : given
  const words: Word[] = []
  const isAscii = ascii.test(text)
  for (const match of text.matchAll(isAscii ? asciiWordPattern : wordPattern)) {
    const raw = match[0]
    const start = match.index
    const end = start + raw.length
    if (/^[a-z]+$/.test(raw)) {
      const term = rules.fold(raw)
      words.push({ term, parts: [term], start, end })
      continue
    }
    if (!isAscii && rules.runs?.has(raw)) {
      for (const word of rules.runs.split(raw, (part) => splitWords(part, rules)))
        words.push({ ...word, start: start + word.start, end: start + word.end })
      continue
    }
    const whole = isAscii ? raw : raw.normalize('NFC')
    const named = /['’]/.test(whole) ? whole.replace(/['’]s$/, '').replace(/['’]/g, '') : whole
    const word = version.test(named) ? named.slice(1) : named
    const parts: string[] = []
    for (const piece of word.match(partPattern) ?? []) {
      const part = isAscii ? rules.fold(piece.toLowerCase()) : termOf(piece, rules)
      if (part !== '') parts.push(part)
    }
    if (parts.length === 0) continue
    if (parts.length > mostParts) {
      words.push(...parts.map((part) => ({ term: part, parts: [part], start, end })))
      continue
    }
    const term = parts.length === 1 ? (parts[0] ?? '') : rules.fold(wholeOf(word, isAscii).slice(0, longestTerm))
    const pieces = parts.length > 2 ? piecesOf(word, isAscii, rules).filter((piece) => piece !== term) : []
    words.push({ term, parts, start, end, ...(pieces.length > 0 && { pieces }) })
  }
  return words
}

function termOf(word: string, rules: WordRules): string {
  const lower = lowerLetters(word)
  const plain = plainLettersOf(lower)
  return plain === lower ? rules.fold(plain) : `${rules.fold(plain)}${writtenMark}${rules.fold(lower)}`
}

const betweenPieces = /[-./:@#]+/

function piecesOf(word: string, isAscii: boolean, rules: WordRules): string[] {
  const names = word.split(betweenPieces)
  if (names.length === 1) return []
  return names
    .filter((name) => (name.match(partPattern) ?? []).length > 1)
    .map((name) => rules.fold(wholeOf(name, isAscii).slice(0, longestTerm)))
}

const optionDashes = /(?:^|[^\w-])--$/

/** Whether a word that starts there is the name of an option of a command line: `--scale`. */
export function isOption(text: string, start: number): boolean {
  return optionDashes.test(text.slice(Math.max(0, start - 3), start))
}

/** The term of an option, beside that of its name. */
export function optionTerm(name: string): string {
  return `--${name}`
}

/** Without what joins its parts. */
function wholeOf(word: string, isAscii: boolean): string {
  return isAscii ? word.toLowerCase().replace(/[^a-z0-9]/g, '') : plainLettersOf(lowerLetters(word)).replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** The terms of a word under which it is found: the whole, and those parts that mean something by themselves. */
export function termsOf({ term, parts, pieces = [] }: Word): string[] {
  return parts.length === 1 ? [term] : [term, ...pieces, ...parts.filter((part) => part.length > 1)]
}
