// Splits a Markdown file into front matter and body, and reads the front matter as YAML. Not with gray-matter: that evaluates `---js`
// unless told otherwise, caches what it could not parse, and gives no positions.
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
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
const startsWithKey = /^\s*(?:#[^\n]*\n\s*)*["']?[A-Za-z_][\w-]*["']?[ \t]*:(?:\s|$)/

/** `text` has no byte order mark. A `---` at the top that does not start front matter is a thematic break and belongs to the body. */
export function readFrontMatter(file: string, text: string): FrontMatterBlock {
  const none: FrontMatterBlock = { bodyOffset: 0, bodyLine: 1, diagnostics: [] }
  const opening = openingLine.exec(text)
  if (!opening) return foreignFence.test(text) ? readForeignBlock(file, text, none) : { ...none, diagnostics: findLateBlock(file, text) }

  const language = (opening[1] ?? '').trim()
  const isYaml = language === '' || /^ya?ml$/i.test(language)
  const start = opening[0].length
  const closing = findClosingLine(text, start, '---')
  const attached = /^[a-z]/i.test(opening[1] ?? '')
  if (!isYaml) {
    if (!/^[a-z][\w.+-]*$/i.test(language) || !(attached || closing)) return none
    return refuseLanguage(file, text, `---${language}`, closing?.end, none)
  }
  if (!closing) {
    if (!startsWithKey.test(text.slice(start, start + 2000))) return none
    const message = 'Front matter is not closed: there is no line with only `---` after the opening one.'
    const hint = 'Add a line `---` after the last key.'
    return {
      ...none,
      diagnostics: [{ id: 'front-matter-syntax', level: 'error', message, place: createPlaceFinder(file, text)(0, 3), hint }],
    }
  }
  const { mapping, diagnostics } = readYamlMapping({
    file,
    text,
    start,
    end: closing.start,
    name: 'Front matter',
    syntaxId: 'front-matter-syntax',
    forbiddenKeyId: 'front-matter-forbidden-key',
  })
  return { ...(mapping && { mapping }), bodyOffset: closing.end, bodyLine: lineOf(text, closing.end), diagnostics }
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
