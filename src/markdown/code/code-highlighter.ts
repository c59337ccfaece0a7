// Source code -> lines of HTML, colored for both modes at once. One highlighter serves all documents of a parser: it loads a language when
// a document first needs it, and caches lines by grammar state. Each language has a registry of grammars of its own: in a shared one, the
// colors of code inside Markdown would depend on what the thread has met before.
import { createHighlighterCoreSync, guessEmbeddedLanguages, type HighlighterCore, type LanguageRegistration } from 'shiki/core'
import { bundledLanguagesInfo } from 'shiki/langs'
import { escapeHtml } from '../../lib/escape.ts'
import { type CodeTheme, type CodeThemeNames, loadCodeTheme, tokenClass } from './code-theme.ts'
import { grammarNameOf, plainLanguages } from './grammar-name.ts'
import { createPatternTranslator } from './grammar-patterns.ts'
import { createPatternEngine } from './pattern-engine.ts'

type Grammar = ReturnType<HighlighterCore['getLanguage']>
type GrammarState = ReturnType<Grammar['tokenizeLine2']>['ruleStack']

export interface CodeHighlighter {
  /**
   * Loads a language, and those that `code` embeds, if necessary; false if no language has that name.
   * @param code what is highlighted then, or a text that it is a part of.
   */
  prepare(language: string, code: string): Promise<boolean>
  /** Whether `prepare` would change nothing. */
  isPrepared(language: string, code: string): boolean
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

/** Languages that are embedded without being named. */
const unnamed: Readonly<Record<string, { embeds: string; where: RegExp }>> = {
  haml: { embeds: 'ruby', where: /[=-]/ },
  markdown: { embeds: 'html-derivative', where: /<[a-z!/]/i },
  mdx: { embeds: 'tsx', where: /[{<]|^(?:ex|im)port\b/m },
}

/** @throws DiagnosticError `config-invalid` for an unknown theme. */
export async function createCodeHighlighter(themes: CodeThemeNames): Promise<CodeHighlighter> {
  const theme = await loadCodeTheme(themes)
  const translator = createPatternTranslator()
  // JavaScript's own regular expressions: the WebAssembly engine takes 50 ms more to start, and longer for each line.
  const engine = createPatternEngine(translator)
  const start = (langs: LanguageRegistration[]): { shiki: HighlighterCore; colorMap: string[] } => {
    const shiki = createHighlighterCoreSync({ themes: [theme.registration], langs, engine, warnings: false })
    return { shiki, colorMap: shiki.setTheme(theme.registration.name).colorMap }
  }
  const classOf = tokenClassifier(theme, start([]).colorMap)
  /** Language -> its grammars; none if there is no such language. */
  const grammars = new Map<string, LanguageRegistration[]>()
  const loading = new Map<string, Promise<void>>()
  /** By the language and what the code embeds. */
  const languages = new Map<string, LanguageMemory>()
  let remembered = 0

  async function load(id: string): Promise<void> {
    const entry = bundledLanguagesInfo.find((info) => info.id === id)
    const { default: found } = (await entry?.import()) ?? { default: [] }
    await Promise.all(found.map(({ name }) => translator.load(name)))
    grammars.set(id, found)
  }

  function loadOnce(id: string): Promise<void> {
    const known = loading.get(id) ?? load(id)
    loading.set(id, known)
    return known
  }

  async function prepare(name: string, code: string): Promise<boolean> {
    if (plainLanguages.has(name)) return true
    const id = idOf(name)
    await loadOnce(id)
    for (const embedded of embeddedIn(id, code)) await loadOnce(embedded)
    return grammars.get(id)?.length !== 0
  }

  function isPrepared(name: string, code: string): boolean {
    const id = idOf(name)
    return plainLanguages.has(name) || [id, ...embeddedIn(id, code)].every((language) => grammars.has(language))
  }

  /** Languages that the grammar of another one takes in if they are loaded. Those of a loaded one are looked for when it is reached. */
  function* embeddedIn(id: string, code: string): Generator<string> {
    let named: Set<string> | undefined
    const found = new Set([id])
    for (const language of found)
      for (const { name, embeddedLangsLazy = [] } of grammars.get(language) ?? [])
        for (const embedded of embeddedLangsLazy) {
          named ??= new Set(guessEmbeddedLanguages(code, undefined).map(idOf))
          const isMeant = named.has(embedded) || (unnamed[name]?.embeds === embedded && unnamed[name].where.test(code))
          if (!isMeant || found.has(embedded)) continue
          found.add(embedded)
          yield embedded
        }
  }

  function memoryOf(name: string, code: string): LanguageMemory | undefined {
    const id = idOf(name)
    if (!grammars.get(id)?.length) return undefined
    const all = [id, ...embeddedIn(id, code)]
    const key = all.join(' ')
    const known = languages.get(key)
    if (known !== undefined) return known
    const memory = rememberNothing(start(all.flatMap((one) => grammars.get(one) ?? [])).shiki.getLanguage(id))
    languages.set(key, memory)
    return memory
  }

  function highlight(code: string, language: string): string[] {
    const lines = code.split('\n')
    const memory = code.length > longestBlock ? undefined : memoryOf(language, code)
    if (memory === undefined) return lines.map(escapeHtml)
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

  return { prepare, isPrepared, highlight, languageNames: () => [...idOfName.keys()] }
}

const idOfName = new Map(bundledLanguagesInfo.flatMap(({ id, aliases = [] }) => [id, ...aliases].map((name) => [name, id])))

/** The name of a language in a fence -> its one name here. */
function idOf(name: string): string {
  const language = grammarNameOf(name)
  return idOfName.get(language) ?? language
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
