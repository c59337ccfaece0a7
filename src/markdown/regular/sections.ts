// Divides a text into stretches that are regular and stretches that are not, and puts the trees of both together.
import type { BlockContent, Root, RootContent } from 'mdast'
import type { ContainerStyle } from '../../plugins/admonitions/admonition-types.ts'
import { blankLine, createLineScanner } from '../line-scanner.ts'
import { walkMarkdown } from '../walk-tree.ts'
import type { Grammar } from './grammar.ts'
import { isSeam } from './line-starts.ts'
import { moveNode } from './move-nodes.ts'
import { type LineStart, type Reading, readBlocks, startOfText } from './read-blocks.ts'

/** `children`: of a regular stretch. `to`: where the next stretch begins, if there is one. */
export interface Stretch {
  from: LineStart
  to: LineStart | undefined
  children: BlockContent[] | undefined
}

/**
 * @param first what the reader has read from the start of the text.
 * @returns undefined if the reader would go the same way too often.
 */
export function divideText(text: string, first: Reading, grammar: Grammar, style: ContainerStyle): Stretch[] | undefined {
  const stretches: Stretch[] = []
  let from = startOfText
  let reading = first
  for (let inVain = 0; inVain < text.length; ) {
    const { children, stop, reached } = reading
    if (stop === undefined || children.length > 0) stretches.push({ from, to: stop, children })
    if (stop === undefined) return stretches
    inVain += reached - stop.offset
    const to = findSeam(text, stop, grammar, style)
    const last = stretches.at(-1)
    if (last && last.children === undefined) last.to = to
    else stretches.push({ from: children.length > 0 ? stop : from, to, children: undefined })
    if (to === undefined) return stretches
    from = to
    reading = readBlocks(text, grammar, from)
  }
  return undefined
}

/**
 * The next seam behind `from` that is in no fence, container or component, as it seems. What is certain shows later (`joinTrees`). The empty
 * line before it ends raw HTML.
 */
function findSeam(text: string, from: LineStart, { isMdx }: Grammar, style: ContainerStyle): LineStart | undefined {
  const scan = createLineScanner(isMdx ? 'mdx' : 'md', style)
  let { line, offset } = from
  let isBlank = false
  let open = 0
  while (offset < text.length) {
    const newline = text.indexOf('\n', offset)
    const end = newline < 0 ? text.length : newline
    const written = text.slice(offset, end)
    const { kind, depth, admonitions } = scan(written)
    const isOutside = (kind === 'text' || kind === 'open') && depth === 0 && admonitions === 0 && open <= 0
    if (isOutside && isBlank && isSeam(text, offset)) return { line, offset }
    if (isMdx && kind === 'text') open += countOpen(written)
    isBlank = blankLine.test(written)
    offset = end + 1
    line++
  }
  return undefined
}

/** How many more components and expressions a line opens than it closes, as it seems. */
function countOpen(line: string): number {
  if (!/[<>{}]/.test(line)) return 0
  const text = line.replace(/`[^`]*`/g, '')
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0
  return count(/<[A-Za-z>]|\{/g) - count(/<\/|\/>|\}/g)
}

/** One more block, which shows whether the last irregular stretch was over. */
const extraBlock = '# .\n'

/**
 * The irregular stretches as one text. Since each begins with a seam, they mean the same there, unless something in one of them goes on
 * until it is closed. Then no block of the text begins where the next stretch begins.
 */
export function joinIrregular(text: string, stretches: readonly Stretch[]): string {
  const parts = stretches.map(({ from, to, children }) => (children === undefined ? text.slice(from.offset, to?.offset) : ''))
  return parts.join('') + (stretches.at(-1)?.children === undefined ? '' : extraBlock)
}

/**
 * The tree of a text.
 * @param rest the tree of its irregular stretches; its nodes are moved to where they are in the whole text.
 * @returns undefined if an irregular stretch means something else as a part of the text.
 */
export function joinTrees(text: string, stretches: readonly Stretch[], rest: Root): Root | undefined {
  if (isBoundToPlace(rest, stretches)) return undefined
  const lineStarts = lineStartsOf(text)
  const children: RootContent[] = []
  let next = 0
  // In the text of the irregular stretches.
  let line = 1
  let offset = 0
  for (const { from, to = { line: lineStarts.length + 1, offset: text.length }, children: regular } of stretches) {
    if (regular !== undefined) {
      children.push(...regular)
      continue
    }
    if (line > 1 && !beginsAt(rest.children[next], line)) return undefined
    const move = { lines: from.line - line, offsets: from.offset - offset, lineStarts }
    line += to.line - from.line
    offset += to.offset - from.offset
    for (let node = rest.children[next]; node?.position && node.position.start.line < line; node = rest.children[++next]) {
      moveNode(node, move)
      children.push(node)
    }
  }
  // What is left is the extra block, if the last stretch is regular.
  const hasExtra = stretches.at(-1)?.children !== undefined
  const isWhole = hasExtra ? next === rest.children.length - 1 && beginsAt(rest.children[next], line) : next === rest.children.length
  return isWhole ? createRoot(text, children, lineStarts) : undefined
}

function beginsAt(node: RootContent | undefined, line: number): boolean {
  return node?.position?.start.line === line && node.position.start.column === 1
}

/**
 * Definitions hold for the whole text. And in imports and exports, the library moves the places of names twice, to where nothing is, which
 * cannot be repeated; only at the beginning of the text they are the same.
 */
function isBoundToPlace(rest: Root, [first]: readonly Stretch[]): boolean {
  const unmoved = first?.children === undefined ? (first?.to?.line ?? 1) : 1
  // The box of a task, in a paragraph that is directly below an empty item.
  let isBound = 'checked' in rest
  walkMarkdown(rest, ({ type, position }) => {
    isBound ||= type === 'definition' || type === 'footnoteDefinition'
    isBound ||= type === 'mdxjsEsm' && (position?.start.line ?? unmoved) >= unmoved
    return undefined
  })
  return isBound
}

function lineStartsOf(text: string): number[] {
  const starts = [0]
  for (let newline = text.indexOf('\n'); newline >= 0; newline = text.indexOf('\n', newline + 1)) starts.push(newline + 1)
  return starts
}

export function createRoot(text: string, children: RootContent[], lineStarts = lineStartsOf(text)): Root {
  const end = { line: lineStarts.length, column: text.length - (lineStarts.at(-1) ?? 0) + 1, offset: text.length }
  return { type: 'root', children, position: { start: { line: 1, column: 1, offset: 0 }, end } }
}
