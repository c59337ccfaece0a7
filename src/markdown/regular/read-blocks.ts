// Reads a text line by line: which containers a line stands in, and which block it begins or continues.
import type { BlockContent, Blockquote, List, ListItem } from 'mdast'
import type { Grammar } from './grammar.ts'
import { type ItemMarker, isSeam, isThematicBreak, readFenceLine, readHeadingLine, readItemMarker } from './line-starts.ts'
import { irregular, leaveToLibrary, placeOf, pointIn, type Segment, skipSpaces, space, tab } from './places.ts'
import { createLeaves } from './read-leaves.ts'

/** `sign`: items with the same one belong to one list. `size`: how far the text of an item is indented. */
type Container = { kind: 'quote'; node: Blockquote } | { kind: 'item'; node: ListItem; list: List; sign: number; size: number }

const greaterThan = 62

/** Where a line begins. */
export interface LineStart {
  /** From 1. */
  line: number
  offset: number
}

export const startOfText: LineStart = { line: 1, offset: 0 }

export interface Reading {
  /** The blocks before the last seam. */
  children: BlockContent[]
  /** The last seam (`isSeam`) before something that is not regular. Undefined at the end of the text. */
  stop: LineStart | undefined
  /** Offset of the line that is not regular, or the length of the text. */
  reached: number
}

/** Reads from the start of the text, or from a seam, to the end. */
export function readBlocks(text: string, grammar: Grammar, from: LineStart): Reading {
  const { widest } = grammar
  const children: BlockContent[] = []
  const containers: Container[] = []
  const leaves = createLeaves(text, grammar, { append, item, isEmpty: () => containers.length === 0, onHeading })
  /** Whether the line before was empty, and which container it was in is not yet known. */
  let afterBlank = false
  /** The last line that belongs to the open containers. */
  let last: Segment = { line: from.line, lineStart: from.offset, start: from.offset, end: from.offset }
  /** Where a list in a quotation ends before an empty line is intricate. */
  let isListInDoubt = false
  /** Whether the line before was empty and in no quotation. */
  let afterEmpty = false
  let seam = { start: from, count: 0 }
  let reached = from.offset

  try {
    let { line } = from
    for (let start = from.offset; start < text.length; line++) {
      const newline = text.indexOf('\n', start)
      const end = newline < 0 ? text.length : newline
      reached = start
      readLine({ line, lineStart: start, start, end })
      start = end + 1
    }
    if (leaves.open === 'fence' || isListInDoubt) leaveToLibrary()
    leaves.close()
    closeContainers(0)
    return { children, stop: undefined, reached: text.length }
  } catch (error) {
    if (error !== irregular) throw error
    return { children: children.slice(0, seam.count), stop: seam.start, reached }
  }

  function readLine(whole: Segment): void {
    const { matched, start } = matchContainers(whole)
    const segment = { ...whole, start }
    if (leaves.open === 'fence') {
      if (matched < containers.length) leaveToLibrary()
      if (leaves.readFenceLine(segment)) last = segment
    } else if (skipSpaces(text, start, whole.end) === whole.end) readBlankLine(segment, matched)
    else readText(segment, matched)
  }

  /** How many containers go on in this line, and where their content starts. */
  function matchContainers({ start, end }: Segment): { matched: number; start: number } {
    let at = start
    for (const [index, container] of containers.entries()) {
      const next = skipSpaces(text, at, end)
      if (container.kind === 'quote') {
        if (next === end || next - at > widest || text.charCodeAt(next) !== greaterThan) return { matched: index, start: at }
        at = behindQuoteSign(next, end)
      } else if (next === end) at = Math.min(end, at + container.size)
      else if (next - at >= container.size) at += container.size
      else return { matched: index, start: at }
    }
    return { matched: containers.length, start: at }
  }

  function behindQuoteSign(sign: number, end: number): number {
    return sign + 1 < end && text.charCodeAt(sign + 1) === space ? sign + 2 : sign + 1
  }

  function readBlankLine(segment: Segment, matched: number): void {
    // Spaces at the very end belong to the containers.
    if (segment.end === text.length) leaveToLibrary()
    if (isListInDoubt && matched < containers.length) leaveToLibrary()
    leaves.close()
    closeContainers(matched)
    afterBlank = true
    const quote = containers.findLastIndex(({ kind }) => kind === 'quote')
    afterEmpty = quote < 0
    if (afterEmpty) return
    if (quote < containers.length - 1) isListInDoubt = true
    last = segment
  }

  function readText(segment: Segment, matched: number): void {
    let list = matched < containers.length ? closeUnmatched(segment, matched) : undefined
    if (list === undefined && afterBlank) {
      const innermost = containers.at(-1)
      if (innermost?.kind === 'item') innermost.node.spread = true
    }
    afterBlank = false
    isListInDoubt = false
    const { end } = segment
    let { start } = segment
    const interrupted = leaves.open === 'paragraph'
    for (;;) {
      const first = skipSpaces(text, start, end)
      // A container without content on this line, or an indentation whose width has to be counted.
      if (first === end || text.charCodeAt(first) === tab) leaveToLibrary()
      if (first - start > widest) break
      if (text.charCodeAt(first) === greaterThan) {
        openQuote(segment, first)
        start = behindQuoteSign(first, end)
      } else {
        const marker = readItemMarker(text, first, end, widest)
        if (marker === undefined) break
        if (interrupted && !interrupts(marker)) {
          if (leaves.open === 'paragraph') break
          leaveToLibrary()
        }
        openItem(segment, first, marker, first - start, list)
        start = marker.content
      }
      list = undefined
    }
    if (afterEmpty && containers.length === 0 && isSeam(text, segment.lineStart)) {
      seam = { start: { line: segment.line, offset: segment.lineStart }, count: children.length }
    }
    afterEmpty = false
    leaves.readLine({ ...segment, start })
    last = segment
  }

  /** Closes the containers that do not go on. @returns the list, if the next item of it begins here. */
  function closeUnmatched({ start, end }: Segment, matched: number): List | undefined {
    const container = containers[matched]
    const first = skipSpaces(text, start, end)
    const marker = first - start > widest ? undefined : readItemMarker(text, first, end, widest)
    const list = container?.kind === 'item' && marker?.sign === container.sign ? container.list : undefined
    const quote = containers.findLastIndex(({ kind }) => kind === 'quote')
    // Where a container ends in a quotation that goes on is intricate.
    if (isListInDoubt || (list === undefined && containers.slice(0, matched).some(({ kind }) => kind === 'quote'))) leaveToLibrary()
    if (leaves.open === 'paragraph' && list === undefined && !endsParagraph(start, first, end, marker)) leaveToLibrary()
    // The empty line was inside of the quotation.
    if (quote >= matched) afterBlank = false
    closeContainers(matched, list)
    if (list && afterBlank) list.spread = true
    return list
  }

  /** Whether a line is certainly more than the continuation of a paragraph in containers that do not go on. */
  function endsParagraph(start: number, first: number, end: number, marker: ItemMarker | undefined): boolean {
    if (first - start > widest) return false
    if (marker) return interrupts(marker)
    if (text.charCodeAt(first) === greaterThan || isThematicBreak(text, first, end)) return true
    return readHeadingLine(text, first, end) !== undefined || readFenceLine(text, first, end) !== undefined
  }

  function openQuote(segment: Segment, first: number): void {
    leaves.close()
    const node: Blockquote = { type: 'blockquote', children: [], position: placeFrom(segment, first) }
    append(node)
    containers.push({ kind: 'quote', node })
  }

  /** @param list that the item belongs to, if it is not the first of a new one. */
  function openItem(segment: Segment, first: number, { sign, number, content }: ItemMarker, indent: number, list?: List): void {
    leaves.close()
    const isOrdered = number !== undefined
    const node: ListItem = { type: 'listItem', spread: false, checked: null, children: [], position: placeFrom(segment, first) }
    const parent: List = list ?? {
      type: 'list',
      ordered: isOrdered,
      start: isOrdered ? Number(number) : null,
      spread: false,
      children: [],
      position: placeFrom(segment, first),
    }
    if (list === undefined) append(parent)
    parent.children.push(node)
    containers.push({ kind: 'item', node, list: parent, sign, size: indent + content - first })
  }

  /** @param list whose next item follows. */
  function closeContainers(count: number, list?: List): void {
    if (count < containers.length) leaves.close()
    while (containers.length > count) {
      const container = containers.pop()
      const end = pointIn(last, last.end)
      if (container?.node.position) container.node.position.end = end
      if (container?.kind === 'item' && container.list !== list && container.list.position) container.list.position.end = { ...end }
    }
  }

  function item(): ListItem | undefined {
    const container = containers.at(-1)
    return container?.kind === 'item' ? container.node : undefined
  }

  /** It ends whatever is open. */
  function onHeading({ line, lineStart, start }: Segment): void {
    if (start === lineStart) seam = { start: { line, offset: start }, count: children.length }
  }

  function append(node: BlockContent): void {
    const container = containers.at(-1)
    if (container) container.node.children.push(node)
    else children.push(node)
  }

  function interrupts({ number }: ItemMarker): boolean {
    return number === undefined || number === '1'
  }
}

/** The end is set when the node is closed. */
function placeFrom(segment: Segment, start: number) {
  return placeOf({ ...segment, start })
}
