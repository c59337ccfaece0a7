// Splits a Markdown file into front matter and body, and reads the front matter as YAML. gray-matter splits; its engine for YAML is our reader,
// which knows positions. gray-matter would run `---js` as a program, so every other language is refused before it is called.
import matter from 'gray-matter'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { describeYamlValue } from '../lib/describe-value.ts'
import { createPlaceFinder } from './place-finder.ts'
import { readYamlMapping, type YamlMapping } from './read-yaml-mapping.ts'

export interface FrontMatterBlock {
  /** Absent if there is no front matter, or if it could not be read (the diagnostics then say why). */
  mapping?: YamlMapping
  /** Offset in the text where the body begins, and the line (from 1) on which it begins. */
  bodyOffset: number
  bodyLine: number
  diagnostics: Diagnostic[]
}

/** What other tools use instead of YAML: TOML in `+++`, JSON in `;;;`. */
const foreignFence = /^(\+\+\+|;;;)[ \t]*[a-z]*[ \t]*\r?\n/
const openingLine = /^---([^\n]*)(?:\n|$)/
const emptyLines = /\n\s{200}/
const startsWithKey = /^\s*(?:#[^\n]*\n\s*)*["']?[A-Za-z_][\w-]*["']?[ \t]*:(?:\s|$)/

/** `text` has no byte order mark. A `---` at the top that does not start front matter is a thematic break and belongs to the body. */
export function readFrontMatter(file: string, text: string): FrontMatterBlock {
  const none: FrontMatterBlock = { bodyOffset: 0, bodyLine: 1, diagnostics: [] }
  const opening = openingLine.exec(text)
  if (!opening) return foreignFence.test(text) ? readForeignBlock(file, text, none) : { ...none, diagnostics: findLateBlock(file, text) }

  const language = (opening[1] ?? '').trim()
  const isYaml = language === '' || /^ya?ml$/i.test(language)
  const start = opening[0].length
  const attached = /^[a-z]/i.test(opening[1] ?? '')
  const closing = findClosingLine(text, start, '---')
  if (!isYaml) {
    if (!/^[a-z][\w.+-]*$/i.test(language) || !(attached || closing)) return none
    return refuseLanguage(file, text, `---${language}`, closing?.end, none)
  }
  if (!closing && !startsWithKey.test(text.slice(start, start + 2000))) return none
  const refuse = (message: string, from: number, to: number, hint: string): FrontMatterBlock => {
    const place = createPlaceFinder(file, text)(from, to)
    return { ...none, diagnostics: [{ id: 'front-matter-syntax', level: 'error', message, place, hint }] }
  }
  // gray-matter ends the block at any line that begins like this. It takes the whole text without one, and quadratic time for empty lines.
  const until = text.indexOf('\n---', '---'.length)
  if (until < 0) {
    const message = 'Front matter is not closed: there is no line with only `---` after the opening one.'
    return refuse(message, 0, 3, 'Add a line `---` after the last key.')
  }
  const gap = emptyLines.exec(text.slice(0, until))?.index
  if (gap !== undefined)
    return refuse('Expected front matter, found more than 200 empty lines or spaces in a row.', gap + 1, gap + 1, 'Remove the empty lines.')
  // The rest is not its business: of all that it gets it makes copies.
  const lineEnd = text.indexOf('\n', until + 1)
  const block = splitBlock(lineEnd < 0 ? text : text.slice(0, lineEnd + 1), language !== '')
  if (block.closing.trim() !== '---') {
    const message = `Expected a line with only \`---\` at the end of the front matter, found ${describeYamlValue(block.closing.trim())}.`
    const hint = 'Write `---` on a line of its own; in a value, put the text in quotes or indent it.'
    return refuse(message, block.end + 1, block.end + 1 + block.closing.length, hint)
  }
  const { mapping, diagnostics } = readYamlMapping({
    file,
    text,
    start,
    end: block.end + 1,
    name: 'Front matter',
    syntaxId: 'front-matter-syntax',
    forbiddenKeyId: 'front-matter-forbidden-key',
  })
  return { ...(mapping && { mapping }), bodyOffset: block.bodyOffset, bodyLine: lineOf(text, block.bodyOffset), diagnostics }
}

/** In the text: where the YAML ends, the line after that, and where the body begins. */
interface Block {
  end: number
  closing: string
  bodyOffset: number
}

/** @param isNamed the opening line says `yaml`. */
function splitBlock(text: string, isNamed: boolean): Block {
  const refuse = (): never => {
    throw new Error('Front matter is only read as YAML.')
  }
  // The values are read from the text itself. Options keep gray-matter from its cache, which has half of what it could not read.
  const { matter: yaml } = matter(text, { engines: { yaml: () => ({}), json: refuse, javascript: refuse } })
  const end = (isNamed ? (openingLine.exec(text)?.[1] ?? '').replace(/\r$/, '').length : 0) + '---'.length + yaml.length
  const newline = text.indexOf('\n', end + 1)
  const bodyOffset = newline < 0 ? text.length : newline + 1
  return { end, closing: text.slice(end + 1, bodyOffset), bodyOffset }
}

function refuseLanguage(
  file: string,
  text: string,
  fence: string,
  bodyOffset: number | undefined,
  none: FrontMatterBlock,
): FrontMatterBlock {
  const message = `Front matter must be YAML between two lines of \`---\`, but begins with \`${fence}\`.`
  const hint = 'Rewrite it as YAML, `key: value`. Front matter is never run as a program.'
  const place = createPlaceFinder(file, text)(0, fence.length)
  const body = bodyOffset === undefined ? {} : { bodyOffset, bodyLine: lineOf(text, bodyOffset) }
  return { ...none, ...body, diagnostics: [{ id: 'front-matter-engine', level: 'error', message, place, hint }] }
}

function readForeignBlock(file: string, text: string, none: FrontMatterBlock): FrontMatterBlock {
  const fence = text.slice(0, 3)
  const closing = findClosingLine(text, text.indexOf('\n') + 1, fence)
  return closing ? refuseLanguage(file, text, fence, closing.end, none) : none
}

/** Front matter after blank lines is not read as such; reports it, because otherwise it would only appear as text. */
function findLateBlock(file: string, text: string): Diagnostic[] {
  const blank = /^\s+(?=---\r?\n)/.exec(text)?.[0]
  if (!blank?.includes('\n')) return []
  const start = text.indexOf('\n', blank.length) + 1
  if (!findClosingLine(text, start, '---') || !startsWithKey.test(text.slice(start, start + 2000))) return []
  const message = 'Front matter must begin on the first line of the file; this is read as text.'
  const place = createPlaceFinder(file, text)(blank.length, blank.length + 3)
  return [{ id: 'front-matter-syntax', level: 'warning', message, place, hint: 'Remove the empty lines above it.' }]
}

/** The line with nothing but `fence` and perhaps spaces: where it starts, and where the next line starts. */
function findClosingLine(text: string, from: number, fence: string): { start: number; end: number } | undefined {
  let start = from
  while (start < text.length) {
    if (text.startsWith(fence, start)) {
      const newline = text.indexOf('\n', start)
      const end = newline < 0 ? text.length : newline + 1
      if (text.slice(start + fence.length, end).trim() === '') return { start, end }
    }
    const next = text.indexOf(`\n${fence}`, start)
    if (next < 0) return undefined
    start = next + 1
  }
  return undefined
}

function lineOf(text: string, offset: number): number {
  return createPlaceFinder('', text)(offset).line ?? 1
}
