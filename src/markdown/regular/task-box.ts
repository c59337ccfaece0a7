// The box of a task, `[ ]` or `[x]`, at the beginning of an item.
import type { Paragraph } from 'mdast'
import { leaveToLibrary, type Segment, skipSpaces } from './places.ts'

export interface TaskBox {
  checked: boolean
  /** Offset behind the bracket. */
  after: number
}

/** @param head the first line of the item. */
export function readTaskBox(text: string, { start, end }: Segment): TaskBox | undefined {
  const box = /^\[([ \txX]?)\](.?)/.exec(text.slice(start, end))
  if (box === null) return undefined
  const [, sign, following] = box
  // At the end of a line, the box may be none.
  if (sign === '' || sign === '\t' || following === '' || following === '\t') leaveToLibrary()
  if (following !== ' ') return undefined
  if (skipSpaces(text, start + 3, end) === end) leaveToLibrary()
  return { checked: sign !== ' ', after: start + 3 }
}

/** As the library does it: a paragraph behind a box begins behind the space, unless there is nothing but the space. */
export function removeSpace(paragraph: Paragraph): void {
  const [head] = paragraph.children
  if (head?.type !== 'text' || head.position === undefined || paragraph.position === undefined) return
  head.value = head.value.slice(1)
  if (head.value === '') {
    paragraph.children.shift()
    return
  }
  const { line, column, offset = 0 } = head.position.start
  head.position.start = { line, column: column + 1, offset: offset + 1 }
  paragraph.position.start = { ...head.position.start }
}
