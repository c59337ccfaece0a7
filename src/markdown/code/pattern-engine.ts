// Matches grammar patterns against lines of code, for the highlighting library. Most of its time goes into patterns that match nowhere: so
// a pattern is not tried on a line that lacks the characters it needs, and results for a line are shared by all rules with the same pattern
// (Shiki's own engine keeps them per rule).
import type { RegexEngine } from 'shiki/types'
import type { PatternTranslator } from './grammar-patterns.ts'

/** One pattern, shared by all rules that use it; separate ones for ASCII lines and for other lines. */
interface SharedPattern {
  source: string
  ascii: boolean
  /** For each way to match, the characters that are needed, as bits; empty if unknown. */
  needs: readonly Signs[]
  /** Created when a line first has the needed characters; null if JavaScript has no such pattern. */
  regexp: RegExp | null | undefined
  /** Whether a result also holds for later positions in the line. False if a match depends on where the search began. */
  isKept: boolean
  line: Line | undefined
  searchedFrom: number
  match: RegExpExecArray | null
}

/** A set of the 96 characters from the space on, 32 in each number. */
type Signs = readonly [number, number, number]

type Capture = { start: number; end: number; length: number }

/** How the library represents a group that took no part in a match. */
const noCapture = 0xffffffff

const emptyMatch: RegExpExecArray | null = null

class Line {
  readonly content: string
  readonly ascii: boolean
  readonly signs: Signs
  constructor(content: string) {
    this.content = content
    this.ascii = isAscii(content)
    this.signs = signsOf(content)
  }
}

/** Patterns that JavaScript cannot run match nothing. */
export function createPatternEngine({ translate, needsOf }: Pick<PatternTranslator, 'translate' | 'needsOf'>): RegexEngine {
  const known = { ascii: new Map<string, SharedPattern>(), any: new Map<string, SharedPattern>() }
  const share = (source: string, ascii: boolean): SharedPattern => {
    const patterns = ascii ? known.ascii : known.any
    const pattern = patterns.get(source) ?? {
      source,
      ascii,
      needs: needsOf(source).map(signsOf),
      regexp: undefined,
      isKept: false,
      line: undefined,
      searchedFrom: 0,
      match: emptyMatch,
    }
    patterns.set(source, pattern)
    return pattern
  }
  const prepare = (pattern: SharedPattern): RegExp | null => {
    try {
      pattern.regexp = translate(pattern.source, pattern.ascii)
      pattern.isKept = !pattern.regexp.sticky && !hasStrategy(pattern.regexp)
    } catch {
      pattern.regexp = null
    }
    return pattern.regexp ?? null
  }
  return {
    createString: (content) => new Line(content),
    createScanner(sources) {
      const shareAll = (ascii: boolean): SharedPattern[] => sources.map((source) => share(String(source), ascii))
      const inAscii = shareAll(true)
      let inAny: SharedPattern[] | undefined
      return {
        findNextMatchSync(text, start) {
          const line = text instanceof Line ? text : new Line(String(text))
          inAny ??= line.ascii ? undefined : shareAll(false)
          let best = -1
          let bestMatch = emptyMatch
          let index = -1
          for (const pattern of line.ascii || !inAny ? inAscii : inAny) {
            index += 1
            if (!mayMatch(pattern.needs, line.signs)) continue
            const regexp = pattern.regexp === undefined ? prepare(pattern) : pattern.regexp
            const match = regexp && search(pattern, regexp, line, start)
            if (match === null || (bestMatch !== null && match.index >= bestMatch.index)) continue
            best = index
            bestMatch = match
            if (match.index === start) break
          }
          return bestMatch === null ? null : { index: best, captureIndices: capturesOf(bestMatch) }
        },
      }
    },
  }
}

function search(pattern: SharedPattern, regexp: RegExp, line: Line, start: number): RegExpExecArray | null {
  const { match } = pattern
  if (pattern.isKept && pattern.line === line && pattern.searchedFrom <= start && (match === null || match.index >= start)) return match
  regexp.lastIndex = start
  pattern.line = line
  pattern.searchedFrom = start
  pattern.match = attempt(regexp, line.content)
  return pattern.match
}

/** Some patterns are compiled on first use and can fail then; a few need more stack than there is. */
function attempt(regexp: RegExp, text: string): RegExpExecArray | null {
  try {
    return regexp.exec(text)
  } catch {
    return null
  }
}

/** Whether the translator emulates the pattern with more than one search. */
function hasStrategy(regexp: RegExp): boolean {
  return 'rawOptions' in regexp && typeof regexp.rawOptions === 'object' && regexp.rawOptions !== null && 'strategy' in regexp.rawOptions
}

function capturesOf({ indices }: RegExpExecArray): Capture[] {
  const captures: Capture[] = []
  // Groups that took no part in the match have no indices, whatever the types say.
  for (const range of (indices ?? []) as Iterable<[number, number] | undefined>) {
    captures.push(range ? { start: range[0], end: range[1], length: range[1] - range[0] } : { start: noCapture, end: noCapture, length: 0 })
  }
  return captures
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) > 0x7f) return false
  return true
}

function signsOf(text: string): Signs {
  let low = 0
  let middle = 0
  let high = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code < 0x20 || code > 0x7f) continue
    // A shift uses only the lowest five bits of its distance.
    if (code < 0x40) low |= 1 << code
    else if (code < 0x60) middle |= 1 << code
    else high |= 1 << code
  }
  return [low, middle, high]
}

function mayMatch(needs: readonly Signs[], [low, middle, high]: Signs): boolean {
  if (needs.length === 0) return true
  for (const need of needs) {
    if ((need[0] & ~low) === 0 && (need[1] & ~middle) === 0 && (need[2] & ~high) === 0) return true
  }
  return false
}
