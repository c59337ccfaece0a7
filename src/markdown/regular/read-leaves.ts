// The blocks that hold no others: reads what is left of a line behind the markers of its containers.
import type { BlockContent, Code, ListItem, Paragraph, Table } from 'mdast'
import type { Grammar } from './grammar.ts'
import { closesFence, type FenceLine, isThematicBreak, isUnderline, readFenceLine, readHeadingLine } from './line-starts.ts'
import { leaveToLibrary, placeOf, pointIn, type Segment, skipSpaces, space, tab } from './places.ts'
import { readInline } from './read-inline.ts'
import { addRow, createTable, isDelimiterRow, readAlignments } from './table.ts'
import { readTaskBox, removeSpace } from './task-box.ts'

const moduleStart = /^(?:im|ex)port(?![a-z])/

const [openBracket, caret, lessThan, openBrace] = [91, 94, 60, 123]

/** The containers around the leaves. */
export interface Containers {
  append(node: BlockContent): void
  /** The innermost one, if it is an item. */
  item(): ListItem | undefined
  isEmpty(): boolean
  /** Is told where a heading begins, before it is appended. */
  onHeading(start: Segment): void
}

export interface Leaves {
  /** What the next line may continue. */
  readonly open: 'paragraph' | 'table' | 'fence' | undefined
  /** A line with something in it, while no fence is open. */
  readLine(segment: Segment): void
  /** Any line while a fence is open. @returns whether it closes it. */
  readFenceLine(segment: Segment): boolean
  /** Ends a paragraph or a table. */
  close(): void
}

interface OpenFence {
  line: FenceLine
  node: Code
  indent: number
  lines: string[]
}

export function createLeaves(text: string, grammar: Grammar, containers: Containers): Leaves {
  const { widest, isMdx } = grammar
  let paragraph: Segment[] | undefined
  let table: Table | undefined
  let fence: OpenFence | undefined

  return {
    get open() {
      if (paragraph) return 'paragraph'
      if (fence) return 'fence'
      return table && 'table'
    },
    readLine,
    readFenceLine: (segment) => fence !== undefined && continueFence(fence, segment),
    close,
  }

  function readLine(segment: Segment): void {
    const { start, end } = segment
    const first = skipSpaces(text, start, end)
    if (first - start > widest) {
      if (paragraph === undefined || isDelimiterRow(text, first, end)) leaveToLibrary()
      paragraph.push(segment)
      return
    }
    const block = { ...segment, start: first }
    if (paragraph && isUnderline(text, first, end)) leaveToLibrary()
    if (isThematicBreak(text, first, end)) {
      close()
      containers.append({ type: 'thematicBreak', position: placeOf(block) })
      return
    }
    const heading = readHeadingLine(text, first, end)
    if (heading) {
      close()
      containers.onHeading(block)
      const content = readInline(text, [{ ...segment, start: heading.start, end: heading.end }], grammar)
      containers.append({ type: 'heading', depth: heading.depth, children: content, position: placeOf(block) })
      return
    }
    const opening = readFenceLine(text, first, end)
    if (opening) {
      close()
      const node: Code = { type: 'code', lang: opening.lang, meta: opening.meta, value: '', position: placeOf(block) }
      containers.append(node)
      fence = { line: opening, node, indent: first - start, lines: [] }
      return
    }
    if (isUnusualStart(first)) leaveToLibrary()
    if (table) addRow(table, text, block, grammar)
    else if (paragraph === undefined) paragraph = [block]
    else if (isDelimiterRow(text, first, end)) beginTable(paragraph, block)
    else paragraph.push(segment)
  }

  /** Lines that begin admonitions, footnotes, HTML, or what only MDX has. */
  function isUnusualStart(first: number): boolean {
    if (text.startsWith(':::', first)) return true
    switch (text.charCodeAt(first)) {
      case openBracket:
        return grammar.footnotes && text.charCodeAt(first + 1) === caret
      case lessThan:
        return isMdx || text.charCodeAt(first + 1) !== space
      case openBrace:
        return isMdx
      default:
        return isMdx && moduleStart.test(text.slice(first, first + 7))
    }
  }

  function beginTable([head, ...others]: readonly Segment[], delimiters: Segment): void {
    const align = head && others.length === 0 && grammar.tables ? readAlignments(text, head, delimiters) : undefined
    if (head === undefined || align === undefined) leaveToLibrary()
    paragraph = undefined
    table = createTable(align, head, delimiters)
    addRow(table, text, head, grammar)
    containers.append(table)
  }

  function continueFence({ line: opening, node, indent, lines }: OpenFence, segment: Segment): boolean {
    const { start, end } = segment
    const first = skipSpaces(text, start, end)
    if (text.charCodeAt(first) === tab && (indent > 0 || !containers.isEmpty())) leaveToLibrary()
    if (first - start > widest || !closesFence(text, first, end, opening)) {
      lines.push(text.slice(Math.min(first, start + indent), end))
      return false
    }
    node.value = lines.join('\n')
    if (node.position) node.position.end = pointIn(segment, end)
    fence = undefined
    return true
  }

  function close(): void {
    table = undefined
    if (paragraph === undefined) return
    const [head] = paragraph
    const tail = paragraph.at(-1)
    if (head === undefined || tail === undefined) leaveToLibrary()
    if (text.charCodeAt(head.start) === openBracket && paragraph.some(mayEndLabel)) leaveToLibrary()
    const task = grammar.tasks ? takeTask(head) : undefined
    const content = readInline(text, paragraph, grammar, { from: task })
    const position = { start: pointIn(head, head.start), end: pointIn(tail, tail.end) }
    const node: Paragraph = { type: 'paragraph', children: content, position }
    containers.append(node)
    if (task !== undefined) removeSpace(node)
    paragraph = undefined
  }

  /** Definitions would change the meaning of the whole text. */
  function mayEndLabel({ start, end }: Segment): boolean {
    return text.slice(start, end).includes(']:')
  }

  /** @returns the offset behind the box of a task, if this is the beginning of an item that has one. */
  function takeTask(head: Segment): number | undefined {
    const item = containers.item()
    if (item === undefined || item.children.length > 0) return undefined
    const box = readTaskBox(text, head)
    if (box) item.checked = box.checked
    return box?.after
  }
}
