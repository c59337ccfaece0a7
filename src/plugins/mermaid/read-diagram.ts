// The text of a diagram -> what Mermaid's own parser understands of it, or the mistake in it. The parser needs no browser; only the library
// that it cleans labels with does, and nothing that it has cleaned is shown as HTML here.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Mermaid } from 'mermaid'

export interface Mistake {
  message: string
  /** Of the text of the diagram, from 1. */
  line: number
  column?: number
  /** Mermaid knows no kind of diagram that begins like this. */
  isUnknownKind?: true
}

/** What the parser keeps of a diagram: its methods are called by name, because each kind has others. */
export type DiagramFacts = object

/** The facts that the parser gives when a method is called. */
export function factOf(facts: DiagramFacts, method: string): unknown {
  const found: unknown = Reflect.get(facts, method)
  return typeof found === 'function' ? Reflect.apply(found, facts, []) : undefined
}

export type DiagramReading =
  | { kind: string; facts: DiagramFacts; title: string; mistake?: undefined }
  | { mistake: Mistake }
  /** The parser cannot do without a browser: nothing is known of the diagram. */
  | undefined

export interface DiagramReader {
  read(text: string): Promise<DiagramReading>
}

/** @param directory where the package `mermaid` is looked for. */
export async function createDiagramReader(directory: string): Promise<DiagramReader> {
  const find = createRequire(join(directory, 'package.json'))
  const entry = find.resolve('mermaid')
  await standInForCleaning(entry)
  const { default: mermaid }: { default: Mermaid } = await import(pathToFileURL(entry).href)
  mermaid.initialize({ startOnLoad: false, logLevel: 'fatal' })
  return {
    async read(text) {
      const cleaned = cleanText(text)
      try {
        await mermaid.parse(text)
        const { type, db } = await mermaid.mermaidAPI.getDiagramFromText(text)
        return { kind: type, facts: db, title: cleaned.title || String(factOf(db, 'getDiagramTitle') ?? '') }
      } catch (error) {
        if (error instanceof ReferenceError || error instanceof TypeError) return undefined
        if (error instanceof Error && error.name === 'UnknownDiagramError') {
          const column = (cleaned.lines[0] ?? '').search(/\S/) + 1
          return { mistake: { message: '', line: cleaned.lineOf[0] ?? 1, ...(column > 0 && { column }), isUnknownKind: true } }
        }
        return { mistake: describeMistake(error, cleaned) }
      }
    },
  }
}

/** Without a window, DOMPurify has none of its methods. */
async function standInForCleaning(mermaid: string): Promise<void> {
  const path = createRequire(mermaid).resolve('dompurify')
  const directory = [dirname(path), dirname(dirname(path))].find((folder) => existsSync(join(folder, 'package.json')))
  if (directory === undefined) return
  const { exports }: { exports?: { '.'?: { import?: { default?: string } } } } = JSON.parse(
    readFileSync(join(directory, 'package.json'), 'utf8'),
  )
  const file = exports?.['.']?.import?.default
  const { default: cleaner } = await import(pathToFileURL(file === undefined ? path : join(directory, file)).href)
  cleaner.addHook ??= () => undefined
  cleaner.sanitize ??= (text: string) => text
}

export interface CleanedText {
  lines: string[]
  /** Line of the text -> line as the author wrote it, both from 1. */
  lineOf: number[]
  /** In the front matter; '' without one. */
  title: string
}

/** What the grammars of Mermaid are given: without front matter, comments, and empty lines at the start. Their lines count from there. */
export function cleanText(text: string): CleanedText {
  const lines = text.split('\n')
  const [matter] = /^\s*-{3}\s*\n[\s\S]*?\n\s*-{3}\s*(?:\n|$)/.exec(text) ?? ['']
  const kept = [...lines.keys()].slice(matter.split('\n').length - 1).filter((index) => !/^\s*%%(?!\{)/.test(lines[index] ?? ''))
  while (kept.length > 1 && (lines[kept[0] ?? 0] ?? '').replace(/%%\{.*?\}%%/, '').trim() === '') kept.shift()
  const [, title = ''] = /^[ \t]*title:[ \t]*(["']?)?(.*?)\1[ \t]*$/m.exec(matter)?.slice(1) ?? []
  return { lines: kept.map((index) => lines[index] ?? ''), lineOf: kept.map((index) => index + 1), title }
}

/** What the generated parsers leave with their errors. */
interface Hash {
  text?: string
  token?: string | number
  expected?: string[]
  loc?: { first_line: number; last_line: number; first_column: number }
}

/** What the YAML parser in Mermaid throws. Its lines and columns count from 0, and from the line below the first `---`. */
interface MatterError {
  name: 'YAMLException'
  reason: string
  mark: { line: number; column: number }
}

function isMatterError(error: unknown): error is MatterError {
  return error instanceof Error && error.name === 'YAMLException' && 'reason' in error && 'mark' in error
}

function describeMistake(error: unknown, { lines, lineOf }: CleanedText): Mistake {
  if (isMatterError(error)) {
    const { line, column } = error.mark
    return { message: `the front matter of the diagram is no YAML: ${error.reason}`, line: line + 2, column: column + 1 }
  }
  const text = error instanceof Error ? error.message : String(error)
  const hash: Hash = error instanceof Error && 'hash' in error && typeof error.hash === 'object' && error.hash ? error.hash : {}
  const written = /line (\d+), column (\d+)/.exec(text)
  const reported = hash.loc?.first_line ?? Number(written?.[1] ?? /on line (\d+)/.exec(text)?.[1] ?? 1)
  const last = lines.findLastIndex((line) => line.trim() !== '') + 1
  const number = Math.min(Math.max(reported, 1), Math.max(last, 1))
  const column = hash.loc ? hash.loc.first_column + 1 : Number(written?.[2] ?? 1)
  return { message: wordMistake(text, hash), line: lineOf[number - 1] ?? 1, ...(number === reported && column > 0 ? { column } : {}) }
}

const mostNames = 6
/** Names of Mermaid's grammars for signs that authors write. */
const signs: Readonly<Record<string, string>> = {
  SQE: ']',
  PE: ')',
  '-)': '-)',
  DIAMOND_STOP: '}',
  STRUCT_STOP: '}',
  BLOCK_STOP: '}',
  STADIUMEND: '])',
  SUBROUTINEEND: ']]',
  CYLINDEREND: ')]',
  DOUBLECIRCLEEND: ')))',
  PIPE: '|',
  SEMI: ';',
  COLON: ':',
  SPACE: 'a space',
  NL: 'a new line',
  NEWLINE: 'a new line',
  EOF: 'the end of the diagram',
  TXT: 'a colon with a text',
}

function wordMistake(text: string, { text: found, expected, token }: Hash): string {
  if (expected === undefined || expected.length === 0) return wordText(text)
  const names = expected
    .map((name) => name.replace(/^'|'$/g, ''))
    .map((name) => signs[name] ?? name)
    .map((name) => (/^[^a-z]+$/i.test(name) ? `\`${name}\`` : name))
  const listed = `${names.slice(0, mostNames).join(', ')}${names.length > mostNames ? ` or ${names.length - mostNames} others` : ''}`
  const shown = token === 'NEWLINE' || found?.trim() === '' ? 'the end of the line' : JSON.stringify(found?.trim())
  return `expected ${listed}, found ${token === 1 || token === 'EOF' ? 'the end of the diagram' : shown}`
}

/** What the parsers say beside the place, which the finding has. */
function wordText(text: string): string {
  const [, sign] = /unexpected character: ->([\s\S]+?)<-/.exec(text) ?? []
  if (sign !== undefined) return `unexpected ${JSON.stringify(sign)}`
  if (/^Lexical error/.test(text)) return 'this is not understood'
  if (/^Edge limit exceeded/.test(text)) return 'expected at most 500 edges, found more'
  const said = text.replace(/^Parsing failed:\s*/, '').replace(/(?:Parse|Lexer) error on line \S+, column \S+:\s*/g, '')
  return said.replace(/\s+/g, ' ').trim()
}
