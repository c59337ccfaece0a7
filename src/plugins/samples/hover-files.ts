// The types of a document's identifiers as one small file, which the browser requests when a reader points at a sample.
import { hoverFileName } from '../../markdown/code/hover-reference.ts'
import type { IdentifiedBlock } from './check-code.ts'

/** What the browser reads (plugins/samples/client/show-hovers.ts). */
export interface HoverData {
  /** Type and documentation, without duplicates. */
  texts: [type: string, documentation: string][]
  /** Line of the fence -> four numbers per identifier: line and column in the block from 0, length, index of its text. */
  blocks: Record<string, number[]>
}

export interface HoverFile {
  /** Output path. */
  path: string
  content: string
}

export const hoverFolder = 'assets/hovers'

/** One file for each document with a block, even if nothing is known about the identifiers, because pages refer to it. */
export function makeHoverFiles(identified: readonly IdentifiedBlock[]): HoverFile[] {
  const documents = new Map<string, IdentifiedBlock[]>()
  for (const item of identified) documents.set(item.block.file, [...(documents.get(item.block.file) ?? []), item])
  return [...documents].map(([document, blocks]) => {
    const data = describeBlocks(blocks.sort((left, right) => left.block.line - right.block.line))
    return { path: `${hoverFolder}/${hoverFileName(document)}.json`, content: JSON.stringify(data) }
  })
}

function describeBlocks(identified: readonly IdentifiedBlock[]): HoverData {
  const data: HoverData = { texts: [], blocks: {} }
  const indexes = new Map<string, number>()
  for (const { block, shownLines, identifiers } of identified) {
    const numbers = identifiers.flatMap(({ line, column, length, type, documentation }) => {
      const shown = shownLines.get(line)
      if (shown === undefined) return []
      const key = JSON.stringify([type, documentation])
      const index = indexes.get(key) ?? data.texts.push([type, documentation]) - 1
      indexes.set(key, index)
      return [shown, column, length, index]
    })
    if (numbers.length > 0) data.blocks[block.line] = numbers
  }
  return data
}
