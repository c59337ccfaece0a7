// The patterns of a grammar as JavaScript's regular expressions. Grammars are written in Oniguruma's syntax; those that documentation uses
// most are translated when sitegen is compiled (translate-grammars.ts), all other patterns when the highlighter meets them.
import { readFile } from 'node:fs/promises'
import { EmulatedRegExp, toRegExp, type toRegExpDetails } from 'oniguruma-to-es'

/** What Shiki translates with (@shikijs/engine-javascript, `defaultJavaScriptRegexConstructor`), for every Node.js that sitegen runs on. */
export const translationOptions = {
  target: 'ES2024',
  global: true,
  hasIndices: true,
  lazyCompileLength: 3_000,
  rules: { allowOrphanBackrefs: true, asciiWordBoundaries: true, captureGroup: true, recursionLimit: 5, singleline: true },
} as const

/** A pattern of a grammar, what it is in JavaScript, and what a line has to have for it (required-signs.ts). */
export type TranslatedPattern = [
  source: string,
  pattern: string,
  flags: string,
  needs: string[],
  options?: ReturnType<typeof toRegExpDetails>['options'],
]

export interface PatternTranslator {
  /** Takes up the patterns of a grammar that were translated before, if there are any. */
  load(grammar: string): Promise<void>
  /**
   * @param ascii the pattern will only be tried on text that is all ASCII: then it may be a simpler one.
   * @throws when JavaScript has no such pattern.
   */
  translate(source: string, ascii?: boolean): RegExp
  /** Texts, of one of which a line has every character if the pattern matches in it. Empty where that is not known. */
  needsOf(source: string): readonly string[]
}

/** @param directory holds `<grammar>.json`; need not exist. */
export function createPatternTranslator(directory: URL = new URL('grammars/', import.meta.url)): PatternTranslator {
  const known = new Map<string, TranslatedPattern>()
  const narrow = createNarrowing()
  return {
    async load(grammar) {
      const text = await readFile(new URL(`${grammar}.json`, directory), 'utf8').catch(() => '[]')
      const patterns: TranslatedPattern[] = JSON.parse(text)
      for (const pattern of patterns) known.set(pattern[0], pattern)
    },
    translate(source, ascii = false) {
      const [, whole, flags, , options] = known.get(source) ?? []
      if (whole === undefined) return toRegExp(source, translationOptions)
      const pattern = ascii ? narrow(whole, flags ?? '') : whole
      return options ? new EmulatedRegExp(pattern, flags, options) : new RegExp(pattern, flags)
    },
    needsOf: (source) => known.get(source)?.[3] ?? [],
  }
}

/**
 * Gives patterns the ASCII characters alone of classes like `\p{Alpha}`. On text that is all ASCII the result is the same; but the whole of
 * such a class has hundreds of ranges, and the grammar of TypeScript thousands of such classes: compiling them took most of the first pages.
 */
function createNarrowing(): (pattern: string, flags: string) => string {
  const known = new Map<string, string>()
  const narrowClass = (property: string, flags: string): string => {
    const key = flags + property
    const narrowed = known.get(key) ?? classOfAscii(new RegExp(property, flags))
    known.set(key, narrowed)
    return narrowed
  }
  return (pattern, flags) => {
    // Without `v`, a class cannot stand in another one.
    if (!flags.includes('v')) return pattern
    const ownFlags = flags.includes('i') ? 'iv' : 'v'
    // Escapes are read one after the other, because `\\p{` is a backslash before a letter.
    return pattern.replace(/\\(?:[pP]\{[^}]+\}|.)/gs, (found) => (/^\\p./i.test(found) ? narrowClass(found, ownFlags) : found))
  }
}

function classOfAscii(property: RegExp): string {
  const codes = Array.from({ length: 128 }, (_, code) => code).filter((code) => property.test(String.fromCharCode(code)))
  return `[${codes.map((code) => `\\x${code.toString(16).padStart(2, '0')}`).join('')}]`
}
