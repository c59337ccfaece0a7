// Tells code in fences from text, line by line, without a parser: for what has to be known before a document is parsed, or without parsing
// it. It follows the quotations, lists, footnotes and admonitions that a line stands in, because a fence ends with its container.
import { htmlBlockNames, htmlRawNames } from 'micromark-util-html-tag-name'
import type { ContainerStyle } from '../plugins/admonitions/admonition-types.ts'

export interface ScannedLine {
  /** The line of an opening fence, a line of its code, the line of its closing fence; all others are text. */
  kind: 'text' | 'open' | 'code' | 'close'
  /** How many quotations and lists the line stands in. */
  depth: number
  /** How many admonitions it stands in. */
  admonitions: number
  /** What follows the markers and the indentation of all containers; in code, of those around the fence. */
  content: string
  /** Index of `content` in the line. */
  start: number
}

export type LineScanner = (line: string) => ScannedLine

/** `columns`: how far text must be indented to belong to the item. `colons`: those of the fence that opened the admonition. */
type Container = { kind: 'quote' } | { kind: 'item' | 'footnote'; columns: number } | { kind: 'admonition'; colons: number }

/** A fence or raw HTML, with the number of containers around it. */
type Open = { kind: 'fence'; sign: string; containers: number } | { kind: 'html'; end: RegExp; containers: number }

/** More are not followed: check-limits.ts refuses such documents. */
const mostContainers = 150

const fencePattern = /^(?:(`{3,})[^`]*|(~{3,}).*)$/
const closingPattern = /^(`{3,}|~{3,})[ \t]*$/
const admonitionPatterns = { docusaurus: /^(:{3,})[A-Za-z]/, vitepress: /^(:{3,})[ \t]*[A-Za-z]/ }
const admonitionEndPattern = /^(:{3,})[ \t]*$/
const itemPattern = /^(?:[-*+]|(\d{1,9})[.)])(?=[ \t]|$)/
const footnotePattern = /^\[\^[^\]\s]+\]:/
const breakPattern = /^(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/
export const headingPattern = /^#{1,6}(?:[ \t]|$)/
/** Ends a paragraph, which becomes a heading; elsewhere it is text. */
const underlinePattern = /^(?:=+|-+)$/

export const blankLine = /^[ \t]*$/
const htmlNames = htmlBlockNames.join('|')
const rawNames = htmlRawNames.join('|')
/** The beginning of raw HTML -> where it ends. The last form cannot interrupt a paragraph. */
const htmlForms: readonly [start: RegExp, end: RegExp][] = [
  [new RegExp(`^<(?:${rawNames})(?:[\\s>]|$)`, 'i'), new RegExp(`</(?:${rawNames})>`, 'i')],
  [/^<!--/, /-->/],
  [/^<\?/, /\?>/],
  [/^<!\[CDATA\[/, /\]\]>/],
  [/^<![a-z]/i, />/],
  [new RegExp(`^</?(?:${htmlNames})(?:[\\s>]|/>|$)`, 'i'), blankLine],
]
const wholeTag = /^(?:<[a-z][a-z\d-]*(?:\s[^<>]*)?>|<\/[a-z][a-z\d-]*\s*>)[ \t]*$/i

/** Lines that no container and no fence can begin with: most lines. */
const plainLine = /^[^\s>*+\-\d[:`~<#=_]/

/** The scanner of one document. MDX has neither indented code nor raw HTML. Every line has to be given, in order. */
export function createLineScanner(format: 'md' | 'mdx', style: ContainerStyle = 'docusaurus'): LineScanner {
  const admonitionPattern = admonitionPatterns[style]
  const widest = format === 'mdx' ? Number.POSITIVE_INFINITY : 3
  const containers: Container[] = []
  let open: Open | undefined
  let inParagraph = false

  return (line) => {
    if (containers.length === 0) {
      // Most lines are decided by their first character.
      if (open === undefined && (line === '' || plainLine.test(line))) {
        inParagraph = line !== ''
        return { kind: 'text', depth: 0, admonitions: 0, content: line, start: 0 }
      }
      if (open?.kind === 'fence' && !/^[ \t]*[`~]/.test(line)) return { kind: 'code', depth: 0, admonitions: 0, content: line, start: 0 }
    }
    const cursor = createCursor(line)
    const matched = matchContainers(cursor)
    const blank = cursor.rest() === ''
    if (open !== undefined && matched >= open.containers) return continueOpen(open, cursor, blank)
    open = undefined
    if (containers[matched]?.kind === 'admonition') {
      containers.length = matched
      inParagraph = false
      return report('text', cursor)
    }
    let interrupted = matched < containers.length
    let opened: Container | undefined = blank ? undefined : openedBy(cursor, matched)
    // A paragraph in a quotation or list may go on without their markers, unless it is inside an admonition that stands there.
    const mayBeLazy =
      interrupted && inParagraph && !blank && !containers.some(({ kind }, index) => index > matched && kind === 'admonition')
    if (opened === undefined && mayBeLazy && !beginsBlock(cursor)) return report('text', cursor)
    if (interrupted) containers.length = matched
    while (opened !== undefined && containers.length < mostContainers) {
      containers.push(opened)
      interrupted = true
      inParagraph = false
      if (opened.kind === 'admonition') return report('text', cursor)
      opened = cursor.rest() === '' ? undefined : openedBy(cursor, containers.length)
    }
    if (interrupted) inParagraph = false
    return scanLeaf(cursor)
  }

  /** Moves past the markers of the containers that go on in this line, and says how many do. */
  function matchContainers(cursor: Cursor): number {
    for (const [index, container] of containers.entries()) {
      if (!continues(container, cursor)) return index
    }
    return containers.length
  }

  function continues(container: Container, cursor: Cursor): boolean {
    switch (container.kind) {
      case 'quote':
        return cursor.indent() <= widest && cursor.takeQuote()
      case 'admonition': {
        const colons = cursor.indent() <= 3 ? admonitionEndPattern.exec(cursor.rest())?.[1]?.length : undefined
        return colons === undefined || colons < container.colons
      }
      default:
        if (cursor.rest() === '') return true
        if (cursor.indent() < container.columns) return false
        cursor.takeColumns(container.columns)
        return true
    }
  }

  function continueOpen(block: Open, cursor: Cursor, blank: boolean): ScannedLine {
    containers.length = block.containers
    if (block.kind === 'html') {
      if (block.end.test(cursor.rest())) open = undefined
      return report('text', cursor)
    }
    const closing = blank || cursor.indent() > widest ? undefined : closingPattern.exec(cursor.rest())?.[1]
    if (!closing?.startsWith(block.sign)) return report('code', cursor)
    open = undefined
    return report('close', cursor)
  }

  /** The container that begins here; its marker is taken. */
  function openedBy(cursor: Cursor, outer: number): Container | undefined {
    const indent = cursor.indent()
    if (indent > widest) return undefined
    if (cursor.takeQuote()) return { kind: 'quote' }
    const rest = cursor.rest()
    const colons = admonitionPattern.exec(rest)?.[1]?.length
    if (colons !== undefined) return { kind: 'admonition', colons }
    const footnote = footnotePattern.exec(rest)?.[0]
    if (footnote !== undefined) {
      cursor.takeMarker(footnote.length)
      return { kind: 'footnote', columns: 4 }
    }
    const item = breakPattern.test(rest) ? null : itemPattern.exec(rest)
    if (item === null) return undefined
    const [marker, number] = item
    const isEmpty = blankLine.test(rest.slice(marker.length))
    // Such an item is text when it would interrupt a paragraph.
    if (inParagraph && outer === containers.length && (isEmpty || (number !== undefined && Number(number) !== 1))) return undefined
    cursor.takeMarker(marker.length)
    const space = cursor.indent()
    const taken = isEmpty || space > 4 ? 1 : space
    if (!isEmpty) cursor.takeColumns(taken)
    return { kind: 'item', columns: indent + marker.length + taken }
  }

  /** Whether a line is more than the continuation of a paragraph. */
  function beginsBlock(cursor: Cursor): boolean {
    const rest = cursor.rest()
    if (cursor.indent() > widest) return false
    return fencePattern.test(rest) || headingPattern.test(rest) || breakPattern.test(rest) || htmlEnd(rest) !== undefined
  }

  function scanLeaf(cursor: Cursor): ScannedLine {
    const rest = cursor.rest()
    if (rest === '') {
      inParagraph = false
      return report('text', cursor)
    }
    // Indented code, or a line of a paragraph.
    if (cursor.indent() > widest) return report('text', cursor)
    const fence = fencePattern.exec(rest)
    const sign = fence?.[1] ?? fence?.[2]
    if (sign !== undefined) {
      open = { kind: 'fence', sign, containers: containers.length }
      inParagraph = false
      return report('open', cursor)
    }
    const end = htmlEnd(rest)
    if (end !== undefined) {
      if (!end.test(rest)) open = { kind: 'html', end, containers: containers.length }
      inParagraph = false
    } else inParagraph = !headingPattern.test(rest) && !breakPattern.test(rest) && !(inParagraph && underlinePattern.test(rest))
    return report('text', cursor)
  }

  function htmlEnd(rest: string): RegExp | undefined {
    if (format === 'mdx' || !rest.startsWith('<')) return undefined
    const form = htmlForms.find(([start]) => start.test(rest))
    return form?.[1] ?? (!inParagraph && wholeTag.test(rest) ? blankLine : undefined)
  }

  function report(kind: ScannedLine['kind'], cursor: Cursor): ScannedLine {
    let depth = 0
    let admonitions = 0
    for (const container of containers) {
      if (container.kind === 'admonition') admonitions++
      else if (container.kind !== 'footnote') depth++
    }
    return { kind, depth, admonitions, content: cursor.rest(), start: cursor.start() }
  }
}

/** A place in a line that counts columns, because a tab can be half inside a container. */
interface Cursor {
  /** Columns from the cursor to the next character that is no white space. */
  indent(): number
  /** The line from that character on, without white space at the end. */
  rest(): string
  /** Index of that character. */
  start(): number
  takeColumns(count: number): void
  takeMarker(length: number): void
  takeQuote(): boolean
}

function createCursor(line: string): Cursor {
  let column = 0
  let next = 0
  let nextColumn = 0
  let rest = ''
  const skipSpace = (): void => {
    for (;;) {
      const character = line[next]
      if (character === ' ') nextColumn++
      else if (character === '\t') nextColumn += 4 - (nextColumn % 4)
      else break
      next++
    }
    rest = line.slice(next).trimEnd()
  }
  const takeMarker = (length: number): void => {
    next += length
    nextColumn += length
    column = nextColumn
    skipSpace()
  }
  skipSpace()
  return {
    indent: () => nextColumn - column,
    rest: () => rest,
    start: () => next,
    takeColumns: (count) => {
      column += count
    },
    takeMarker,
    takeQuote: () => {
      if (!rest.startsWith('>')) return false
      takeMarker(1)
      if (nextColumn > column) column++
      return true
    },
  }
}
