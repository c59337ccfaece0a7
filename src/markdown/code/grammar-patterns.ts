// Translates grammar patterns from Oniguruma's syntax to JavaScript regular expressions. Those of the most common languages are translated
// when sitegen is compiled (translate-grammars.ts), all others when the highlighter needs them.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { EmulatedRegExp, toRegExp, type toRegExpDetails } from 'oniguruma-to-es'
import { packageDirectory } from '../../lib/package-directory.ts'

/**
 * The options that Shiki uses (@shikijs/engine-javascript, `defaultJavaScriptRegexConstructor`), for every Node.js version that sitegen
 * supports.
 */
export const translationOptions = {
  target: 'ES2024',
  global: true,
  hasIndices: true,
  lazyCompileLength: 3_000,
  rules: { allowOrphanBackrefs: true, asciiWordBoundaries: true, captureGroup: true, recursionLimit: 5, singleline: true },
} as const

/** A pattern of a grammar, its JavaScript form, and what a line needs for it to match (required-signs.ts). */
export type TranslatedPattern = [
  source: string,
  pattern: string,
  flags: string,
  needs: string[],
  options?: ReturnType<typeof toRegExpDetails>['options'],
]

export interface PatternTranslator {
  /** Loads the precompiled patterns of a grammar, if there are any. */
  load(grammar: string): Promise<void>
  /**
   * @param ascii the pattern is only tried on ASCII text, so it may be simpler.
   * @throws if JavaScript has no such pattern.
   */
  translate(source: string, ascii?: boolean): RegExp
  /** Strings; if the pattern matches in a line, the line has all characters of at least one of them. Empty if unknown. */
  needsOf(source: string): readonly string[]
}

/** Where they are for the program, whether it runs compiled or from source. */
const compiledGrammars = pathToFileURL(join(packageDirectory, 'dist/grammars/'))

/** @param directory holds `<grammar>.json`; need not exist. */
export function createPatternTranslator(directory: URL = compiledGrammars): PatternTranslator {
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
 * Reduces classes like `\p{Alpha}` to their ASCII characters. On ASCII text the result is the same; but the full class has hundreds of
 * ranges, and the grammar of TypeScript has thousands of such classes: compiling them took most of the time of the first pages.
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
    // Without `v`, classes cannot be nested.
    if (!flags.includes('v')) return pattern
    const ownFlags = flags.includes('i') ? 'iv' : 'v'
    // Escapes are read one by one, because `\\p{` is a backslash before a letter.
    return pattern.replace(/\\(?:[pP]\{[^}]+\}|.)/gs, (found) => (/^\\p./i.test(found) ? narrowClass(found, ownFlags) : found))
  }
}

function classOfAscii(property: RegExp): string {
  const codes = Array.from({ length: 128 }, (_, code) => code).filter((code) => property.test(String.fromCharCode(code)))
  return `[${codes.map((code) => `\\x${code.toString(16).padStart(2, '0')}`).join('')}]`
}
