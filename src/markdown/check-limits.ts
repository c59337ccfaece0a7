// Checks a document before it is parsed. When constructs are nested absurdly deep or crowd one paragraph, Markdown parsers need far more
// time and stack than the length suggests, so such text is refused. One pass over the lines, no recursion; code in fences costs next to
// nothing.

import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ContainerStyle } from '../plugins/admonitions/admonition-types.ts'
import { createLineScanner, headingPattern, type ScannedLine } from './line-scanner.ts'

export const limits = {
  /** UTF-16 units. The longest hand-written pages known have less than a fifth of it. */
  characters: 1_000_000,
  /** Lines plus signs of inline markup: what the parser makes nodes of. Takes about 5 s when each becomes a node. */
  constructs: 60_000,
  /**
   * Work that grows with the square of a block's size: its signs times its length, because the parser may look at the rest of the block for
   * each sign, plus a weight for each line and each consecutive list item. Summed over all blocks.
   */
  effort: 100_000_000,
  /**
   * Characters that the parser of JavaScript reads of an import or export of MDX: at each empty line in it, it tries everything from its start.
   * Takes about 5 s.
   */
  programs: 20_000_000,
  /** Quotations and lists inside each other. */
  containers: 60,
  admonitions: 40,
  /** `[` inside `[` in one block. */
  brackets: 100,
  /** `{` inside `{` in MDX. */
  braces: 200,
}

const delimiterRowPattern = /^[ \t]*\|?[ \t:|-]*-[ \t:|-]*$/
const bulletPattern = /^(?:[-*+]|1[.)])(?:[ \t]|$)/
const numberPattern = /^\d{1,9}[.)](?:[ \t]|$)/
const esmPattern = /^(?:import|export)\s/
/** On one line, without what may be in it by escapes. */
const textLiteral = /"[^"\n]*"|'[^'\n]*'|`[^`\n]*`|\/\/.*/g
/** A tag of MDX that fills its line, with texts as attributes: the parser looks for nothing in them. */
const tagOfTexts = /^<[A-Za-z][\w.]*(?:\s+[\w:.-]+=(?:"[^"]*"|'[^']*'|\{"(?:[^"\\]|\\.)*"\}))+\s*(?:\/>|><\/[\w.]+>)\s*$/
const signPattern = /[*_[\]`<~!|&:@]/g
/** The same and backslashes: each may become a node, but none makes the parser look at the rest of the block. */
const constructPattern = /[*_[\]`<~!|&:@\\]/g

/** How much of a sign a brace of MDX is: at each end of an expression, the parser tries everything from its start. */
const braceWeight = 0.25

/** How much of a construct a line of code is: the parser only looks for its end. */
const codeLine = 0.2

/** What each line adds to `effort` for every line of its block or list so far. */
const lineWeight = 4

/** A stretch of lines whose inline markup the parser reads as one text. */
interface Block {
  length: number
  signs: number
  brackets: number
  deepestBrackets: number
  lines: number
  isList: boolean
  isTable: boolean
  /** It ends with its line: what follows needs no empty line before it. */
  isHeading: boolean
  /** Imports and exports of MDX are read as a whole. */
  isEsm: boolean
}

interface Excess {
  id: 'content-too-large' | 'content-too-deep'
  line?: number
  message: string
  hint: string
}

const splitHint = 'Split it into several documents, or publish the data as a file in a static folder.'

/** The limit that a body exceeds, or undefined. @param lineOffset lines of the file before the body. */
export function checkLimits(
  body: string,
  format: 'md' | 'mdx',
  file: string,
  lineOffset: number,
  containers?: ContainerStyle,
): Diagnostic | undefined {
  const excess = findExcess(body, format, containers)
  if (excess === undefined) return undefined
  const { id, line, message, hint } = excess
  return { id, level: 'error', message, place: { file, ...(line === undefined ? {} : { line: line + lineOffset }) }, hint }
}

/** For what the check cannot foresee: HTML or components nested so deep that the stack overflows. */
export function tooDeepForStack(file: string): Diagnostic {
  return {
    id: 'content-too-deep',
    level: 'error',
    message: 'Elements or expressions are nested too deep to be read.',
    place: { file },
    hint: 'Close elements where they end, and take data out into a module that is imported.',
  }
}

function findExcess(body: string, format: 'md' | 'mdx', containers?: ContainerStyle): Excess | undefined {
  if (body.length > limits.characters) {
    return tooLarge(`A document may have at most ${limits.characters} characters; this one has ${body.length}.`)
  }
  const total = { constructs: 0, effort: 0, braces: 0, items: 0 }
  const scan = createLineScanner(format, containers)
  const program = { length: 0, depth: 0, read: 0 }
  let block: Block | undefined
  const lines = body.split(/\r\n?|\n/)
  for (const [index, text] of lines.entries()) {
    const number = index + 1
    const scanned = scan(text)
    const { depth, admonitions } = scanned
    if (depth > limits.containers) return tooDeep(number, 'Quotations and lists', depth, limits.containers)
    if (admonitions > limits.admonitions) return tooDeep(number, 'Admonitions', admonitions, limits.admonitions)
    total.constructs += scanned.kind === 'code' ? codeLine : 1
    if (total.constructs > limits.constructs) return tooManyConstructs()
    // The marker tells a list from a paragraph.
    const content = withMarker(text, scanned)
    if (format === 'mdx') {
      followProgram(program, text, block === undefined)
      if (program.read > limits.programs) {
        return {
          id: 'content-too-large',
          line: number,
          message: `The import or export that goes on here has ${program.length} characters so far and too many empty lines: each makes the parser read it from its start.`,
          hint: 'Remove the empty lines in it, or take the data out into a file that is imported.',
        }
      }
    }
    if (scanned.kind !== 'text' || content === '') {
      block = undefined
      continue
    }
    block = continueBlock(block, text, content)
    // Up to the first empty line it is a program, which the parser reads once.
    if (format === 'mdx' && block.isEsm) {
      const deepest = countBraces(content, total)
      if (deepest > limits.braces) return tooDeep(number, 'Braces', deepest, limits.braces)
      continue
    }
    const before = block.signs * block.length
    const counted = format === 'mdx' && block.lines === 1 && tagOfTexts.test(content) ? '' : content
    countSigns(block, content.length, counted)
    if (format === 'mdx') block.signs += countOf(content, /[{}]/g) * braceWeight
    total.items = block.isList ? total.items + 1 : /^[ \t]/.test(text) ? total.items : 0
    total.effort += block.signs * block.length - before + (block.lines + total.items) * lineWeight
    total.constructs += countOf(counted, constructPattern)
    if (block.deepestBrackets > limits.brackets) return tooDeep(number, 'Brackets', block.deepestBrackets, limits.brackets)
    if (total.effort > limits.effort) {
      return {
        id: 'content-too-deep',
        line: number,
        message: `The block that ends here is too long: it has ${block.lines} lines, ${Math.ceil(block.signs)} signs of markup and ${block.length} characters, or stands in a list of ${total.items} lines.`,
        hint: 'Divide it with empty lines, or put it into a code block.',
      }
    }
    if (total.constructs > limits.constructs) return tooManyConstructs()
    if (format === 'mdx') {
      const deepest = countBraces(content, total)
      if (deepest > limits.braces) return tooDeep(number, 'Braces', deepest, limits.braces)
    }
  }
  return undefined
}

/** @param begins the line is the first of its block. */
function followProgram(program: { length: number; depth: number; read: number }, text: string, begins: boolean): void {
  if (program.length === 0 && !(begins && esmPattern.test(text))) return
  if (text.trim() === '') {
    // Without an open bracket, the program ends here.
    if (program.depth > 0) program.read += program.length
    else program.length = 0
    return
  }
  program.length += text.length + 1
  for (const [bracket] of text.replace(textLiteral, '').matchAll(/[()[\]{}]/g)) {
    program.depth = /[([{]/.test(bracket) ? program.depth + 1 : Math.max(0, program.depth - 1)
  }
}

/** The text of a line with the marker of the list item that it begins. */
function withMarker(line: string, { content, start }: ScannedLine): string {
  const marker = start === 0 ? undefined : /(?:[-*+]|\d{1,9}[.)])[ \t]*$/.exec(line.slice(Math.max(0, start - 24), start))?.[0]
  return marker === undefined ? content : marker + content
}

function continueBlock(block: Block | undefined, text: string, content: string): Block {
  const isBullet = bulletPattern.test(content)
  const isNumber = numberPattern.test(content)
  const isHeading = headingPattern.test(content)
  const begins = block === undefined || block.isTable || block.isHeading || isHeading || isBullet || (isNumber && block.isList)
  if (!begins && block.lines === 1 && delimiterRowPattern.test(text)) block.isTable = true
  if (!begins) {
    block.lines++
    return block
  }
  const isTable = block?.isTable ?? false
  return {
    length: 0,
    signs: 0,
    brackets: 0,
    deepestBrackets: 0,
    lines: 1,
    isList: isBullet || isNumber,
    isTable: isTable && !isHeading,
    isHeading,
    isEsm: esmPattern.test(text),
  }
}

function countSigns(block: Block, length: number, content: string): void {
  block.length += length
  for (const [sign] of content.matchAll(signPattern)) {
    block.signs++
    if (sign === '[') block.deepestBrackets = Math.max(block.deepestBrackets, ++block.brackets)
    if (sign === ']') block.brackets = Math.max(0, block.brackets - 1)
  }
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

function countBraces(content: string, total: { braces: number }): number {
  let deepest = 0
  for (const [brace] of content.matchAll(/[{}]/g)) {
    total.braces = brace === '{' ? total.braces + 1 : Math.max(0, total.braces - 1)
    deepest = Math.max(deepest, total.braces)
  }
  return deepest
}

function tooManyConstructs(): Excess {
  return tooLarge(`A document may have at most ${limits.constructs} lines and signs of markup together; this one has more.`)
}

function tooLarge(message: string): Excess {
  return { id: 'content-too-large', message, hint: splitHint }
}

function tooDeep(line: number, what: string, found: number, allowed: number): Excess {
  return {
    id: 'content-too-deep',
    line,
    message: `${what} may be nested ${allowed} deep at most; here they are ${found} deep.`,
    hint: 'Close them where they end; where the signs are meant as text, put them into a code block.',
  }
}
