// Source code -> lines of HTML, colored for both modes at once. One highlighter serves all documents of a parser: it loads a language when
// a document first needs it, and caches lines by grammar state.
import { createHighlighterCore, type HighlighterCore } from 'shiki/core'
import { bundledLanguages, bundledLanguagesInfo } from 'shiki/langs'
import { escapeHtml } from '../../lib/escape.ts'
import { type CodeTheme, type CodeThemeNames, loadCodeTheme, tokenClass } from './code-theme.ts'
import { grammarNameOf, plainLanguages } from './grammar-name.ts'
import { createPatternTranslator } from './grammar-patterns.ts'
import { createPatternEngine } from './pattern-engine.ts'

type Grammar = ReturnType<HighlighterCore['getLanguage']>
type GrammarState = ReturnType<Grammar['tokenizeLine2']>['ruleStack']

export interface CodeHighlighter {
  /** Loads a language if necessary; false if no language has that name. */
  prepare(language: string): Promise<boolean>
  /** The lines of `code` as HTML without line ends. A language that was not prepared gives escaped text. */
  highlight(code: string, language: string): string[]
  /** Names and aliases of all languages. */
  languageNames(): string[]
}

/** Longer lines and blocks stay plain: they are minified or generated, and highlighting them would delay the build. */
const longestLine = 5_000
const longestBlock = 200_000

/** How many lines are cached before the cache is cleared: at 100 to 300 bytes each, a few megabytes. */
const rememberedLines = 30_000

/** What is known of one language: its grammar and the lines seen so far, by grammar state. */
interface LanguageMemory {
  grammar: Grammar
  first: Map<string, RememberedLine>
  lines: WeakMap<GrammarState, Map<string, RememberedLine>>
  /** One object per distinct state, by depth, so that equal states share their cached lines. */
  states: Map<number, GrammarState[]>
}

interface RememberedLine {
  html: string
  next: GrammarState
}

/** @throws DiagnosticError `config-invalid` for an unknown theme. */
export async function createCodeHighlighter(themes: CodeThemeNames): Promise<CodeHighlighter> {
  const theme = await loadCodeTheme(themes)
  const translator = createPatternTranslator()
  // JavaScript's own regular expressions: the WebAssembly engine takes 50 ms more to start, and longer for each line.
  const shiki = await createHighlighterCore({
    themes: [theme.registration],
    langs: [],
    engine: createPatternEngine(translator),
    warnings: false,
  })
  const classOf = tokenClassifier(theme, shiki.setTheme(theme.registration.name).colorMap)
  const languages = new Map<string, LanguageMemory>()
  const loading = new Map<string, Promise<boolean>>()
  let remembered = 0

  async function load(language: string): Promise<boolean> {
    const entry = Object.entries(bundledLanguages).find(([name]) => name === language)
    if (entry === undefined) return false
    const { default: grammars } = await entry[1]()
    await Promise.all(grammars.map(({ name }) => translator.load(name)))
    await shiki.loadLanguage(grammars)
    languages.set(language, rememberNothing(shiki.getLanguage(language)))
    return true
  }

  function prepare(name: string): Promise<boolean> {
    if (plainLanguages.has(name)) return Promise.resolve(true)
    const language = grammarNameOf(name)
    const known = loading.get(language) ?? load(language)
    loading.set(language, known)
    return known
  }

  function highlight(code: string, language: string): string[] {
    const lines = code.split('\n')
    const memory = languages.get(grammarNameOf(language))
    if (memory === undefined || code.length > longestBlock) return lines.map(escapeHtml)
    let state: GrammarState | null = null
    return lines.map((line) => {
      if (line.length > longestLine) return escapeHtml(line)
      const result = highlightLine(memory, line, state)
      state = result.next
      return result.html
    })
  }

  function highlightLine(memory: LanguageMemory, line: string, state: GrammarState | null): RememberedLine {
    const seen = linesAfter(memory, state)
    const known = seen.get(line)
    if (known !== undefined) return known
    const { tokens, ruleStack } = memory.grammar.tokenizeLine2(line, state)
    const result = { html: renderTokens(line, tokens, classOf), next: commonState(memory, ruleStack) }
    if (++remembered > rememberedLines) {
      remembered = 0
      for (const [name, { grammar }] of languages) languages.set(name, rememberNothing(grammar))
    } else seen.set(line, result)
    return result
  }

  return { prepare, highlight, languageNames: () => bundledLanguagesInfo.flatMap(({ id, aliases }) => [id, ...(aliases ?? [])]) }
}

function rememberNothing(grammar: Grammar): LanguageMemory {
  return { grammar, first: new Map(), lines: new WeakMap(), states: new Map() }
}

function linesAfter(memory: LanguageMemory, state: GrammarState | null): Map<string, RememberedLine> {
  if (state === null) return memory.first
  const known = memory.lines.get(state)
  if (known !== undefined) return known
  const lines = new Map<string, RememberedLine>()
  memory.lines.set(state, lines)
  return lines
}

/** A state equal to `state` that was seen before, or `state`. */
function commonState(memory: LanguageMemory, state: GrammarState): GrammarState {
  const candidates = memory.states.get(state.depth) ?? []
  const known = candidates.find((candidate) => candidate.equals(state))
  if (known !== undefined) return known
  candidates.push(state)
  memory.states.set(state.depth, candidates)
  return state
}

/** Each token is two numbers: where it starts, and its attributes packed into bits. */
function renderTokens(line: string, tokens: Uint32Array, classOf: (metadata: number) => string): string {
  let html = ''
  let run = ''
  let runClass = ''
  for (let index = 0; index < tokens.length; index += 2) {
    const text = line.slice(tokens[index], tokens[index + 2] ?? line.length)
    const className = classOf(tokens[index + 1] ?? 0)
    // Adjacent tokens of one color share an element; white space joins any color.
    if (className !== runClass && text.trim() !== '') {
      html += renderRun(run, runClass)
      run = ''
      runClass = className
    }
    run += text
  }
  return html + renderRun(run, runClass)
}

function renderRun(text: string, className: string): string {
  return className === '' || text === '' ? escapeHtml(text) : `<span class="${className}">${escapeHtml(text)}</span>`
}

/** Positions of the attributes in the bits of a token (the format of the TextMate library). */
const fontStyleShift = 11
const foregroundShift = 15
const backgroundShift = 24

function tokenClassifier(theme: CodeTheme, colorMap: readonly string[]): (metadata: number) => string {
  const known = new Map<number, string>()
  const placeIn = (colors: readonly string[], id: number) => Math.max(0, colors.indexOf((colorMap[id] ?? '').toUpperCase()))
  return (metadata) => {
    const key = metadata >>> fontStyleShift
    const found = known.get(key)
    if (found !== undefined) return found
    const light = placeIn(theme.light.colors, (metadata >>> foregroundShift) & 0x1ff)
    const dark = placeIn(theme.dark.colors, metadata >>> backgroundShift)
    const style = (metadata >>> fontStyleShift) & 0xf
    const classes = [tokenClass(light, dark), style & 1 ? 't-i' : '', style & 2 ? 't-b' : '', style & 4 ? 't-u' : '']
    const className = classes.filter((name) => name !== '').join(' ')
    known.set(key, className)
    return className
  }
}
