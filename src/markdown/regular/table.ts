// Tables: which lines make one, and where the cells of a row are.
import type { AlignType, Table, TableRow } from 'mdast'
import type { Grammar } from './grammar.ts'
import { leaveToLibrary, pointIn, type Segment, space, tab } from './places.ts'
import { readInline } from './read-inline.ts'

const [pipe, backslash] = [124, 92]

/** Whether a line below another one could make a table of them. */
export function isDelimiterRow(text: string, start: number, end: number): boolean {
  let hasDash = false
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x2d) hasDash = true
    // `:`, `|`, space, tab
    else if (code !== 0x3a && code !== pipe && code !== space && code !== tab) return false
  }
  return hasDash
}

const delimiterRow = /^\|? *:?-+:? *(?:\| *:?-+:? *)*\|? *$/

/** The alignments of the columns, or undefined if the two lines make no regular table. */
export function readAlignments(text: string, head: Segment, delimiters: Segment): AlignType[] | undefined {
  const written = text.slice(delimiters.start, delimiters.end)
  if (!delimiterRow.test(written) || !/[:|]/.test(written) || text.slice(head.start, head.end).trim() === '|') return undefined
  const cells = written.trim().replace(/^\|/, '').replace(/\|$/, '').split('|')
  return cells.length === cellsOf(text, head).length ? cells.map((cell) => alignmentOf(cell.trim())) : undefined
}

function alignmentOf(cell: string): AlignType {
  if (cell.startsWith(':')) return cell.endsWith(':') ? 'center' : 'left'
  return cell.endsWith(':') ? 'right' : null
}

export function createTable(align: AlignType[], head: Segment, delimiters: Segment): Table {
  const position = { start: pointIn(head, head.start), end: pointIn(delimiters, delimiters.end) }
  return { type: 'table', align, children: [], position }
}

export function addRow(table: Table, text: string, line: Segment, grammar: Grammar): void {
  const end = pointIn(line, line.end)
  const row: TableRow = { type: 'tableRow', children: [], position: { start: pointIn(line, line.start), end } }
  for (const { start, content, end } of cellsOf(text, line)) {
    row.children.push({
      type: 'tableCell',
      children: content.start === content.end ? [] : readInline(text, [content], grammar, { inTable: true }),
      position: { start: pointIn(line, start), end: pointIn(line, end) },
    })
  }
  table.children.push(row)
  if (table.position && end.line > table.position.end.line) table.position.end = { ...end }
}

interface Cell {
  /** Offset of the pipe before it. */
  start: number
  content: Segment
  /** Offset of the pipe after it; the last cell contains that pipe. */
  end: number
}

function cellsOf(text: string, line: Segment): Cell[] {
  const cells: Cell[] = []
  let start = line.start
  for (let at = line.start; at < line.end; at++) {
    const code = text.charCodeAt(at)
    if (code === pipe && at > line.start) {
      cells.push({ start, content: contentOf(text, { ...line, start, end: at }), end: at })
      start = at
    } else if (code === backslash) at++
    else if (code === tab) leaveToLibrary()
  }
  const content = contentOf(text, { ...line, start })
  const previous = cells.at(-1)
  if (previous !== undefined && content.start === content.end) previous.end = line.end
  else cells.push({ start, content, end: line.end })
  return cells
}

function contentOf(text: string, cell: Segment): Segment {
  let { start, end } = cell
  if (text.charCodeAt(start) === pipe) start++
  while (start < end && text.charCodeAt(start) === space) start++
  while (end > start && text.charCodeAt(end - 1) === space) end--
  return { ...cell, start, end }
}
