// Divides a text at its headings into stretches that are regular and stretches that are not, and puts the trees of both together.
import type { BlockContent, Nodes, Root, RootContent } from 'mdast'
import type { Point } from 'unist'
import type { ContainerStyle } from '../../plugins/admonitions/admonition-types.ts'
import type { SyntaxName } from '../choose-syntax.ts'
import { blankLine, createLineScanner, headingPattern } from '../line-scanner.ts'
import { walkMarkdown } from '../walk-tree.ts'
import { type LineStart, type Reading, readBlocks, startOfText } from './read-blocks.ts'

/** `children`: of a regular stretch. `to`: where the next stretch begins, if there is one. */
export interface Stretch {
  from: LineStart
  to: LineStart | undefined
  children: BlockContent[] | undefined
}

/** @param first what the reader has read from the start of the text. */
export function divideText(text: string, first: Reading, syntax: ReadonlySet<SyntaxName>, style: ContainerStyle): Stretch[] {
  const stretches: Stretch[] = []
  let from: LineStart | undefined = startOfText
  let reading = first
  for (;;) {
    const { children, stop } = reading
    if (stop === undefined || stop.offset > from.offset) stretches.push({ from, to: stop, children })
    if (stop === undefined) return stretches
    from = findSection(text, stop, style)
    stretches.push({ from: stop, to: from, children: undefined })
    if (from === undefined) return stretches
    reading = readBlocks(text, syntax, from)
  }
}

/** The next heading in the first column, behind an empty line, which ends raw HTML. What looks like one may be in a comment (`joinTrees`). */
function findSection(text: string, from: LineStart, style: ContainerStyle): LineStart | undefined {
  const scan = createLineScanner('md', style)
  let { line, offset } = from
  let isBlank = false
  while (offset < text.length) {
    const newline = text.indexOf('\n', offset)
    const end = newline < 0 ? text.length : newline
    const written = text.slice(offset, end)
    const { kind, depth, admonitions } = scan(written)
    if (isBlank && kind === 'text' && depth === 0 && admonitions === 0 && headingPattern.test(written)) return { line, offset }
    isBlank = blankLine.test(written)
    offset = end + 1
    line++
  }
  return undefined
}

/** Begins one more section, so that it shows whether the last irregular one was over. */
const extraSection = '# .\n'

/**
 * The irregular stretches as one text. Since each begins with a heading, except at the beginning of the text, they mean the same there, unless
 * something goes on behind the end of one.
 */
export function joinIrregular(text: string, stretches: readonly Stretch[]): string {
  const parts = stretches.map(({ from, to, children }) => (children === undefined ? text.slice(from.offset, to?.offset) : ''))
  return parts.join('') + (stretches.at(-1)?.children === undefined ? '' : extraSection)
}

/**
 * The tree of a text.
 * @param rest the tree of its irregular stretches; its nodes are moved to where they are in the whole text.
 * @returns undefined if an irregular stretch means something else as a part of the text.
 */
export function joinTrees(text: string, stretches: readonly Stretch[], rest: Root): Root | undefined {
  const lineStarts = lineStartsOf(text)
  const children: RootContent[] = []
  let next = 0
  /** In the text of the irregular stretches. */
  let line = 1
  for (const { from, to, children: regular } of stretches) {
    if (regular !== undefined) {
      children.push(...regular)
      continue
    }
    if (line > 1 && !isHeadingAt(rest.children[next], line)) return undefined
    const shift = from.line - line
    line = to === undefined ? Number.POSITIVE_INFINITY : to.line - shift
    for (let node = rest.children[next]; node?.position && node.position.start.line < line; node = rest.children[++next]) {
      if (!moveLines(node, shift, lineStarts)) return undefined
      children.push(node)
    }
  }
  // What is left is the extra section, if the last stretch is regular.
  const hasExtra = stretches.at(-1)?.children !== undefined
  const isWhole = hasExtra ? next === rest.children.length - 1 && isHeadingAt(rest.children[next], line) : next === rest.children.length
  return isWhole ? createRoot(text, children, lineStarts) : undefined
}

function isHeadingAt(node: RootContent | undefined, line: number): boolean {
  return node?.type === 'heading' && node.position?.start.line === line && node.position.start.column === 1
}

/** @returns false if there is a definition: it holds for the whole text. */
function moveLines(node: RootContent, shift: number, lineStarts: readonly number[]): boolean {
  let isLocal = true
  const visit = (inner: Nodes): undefined => {
    if (inner.type === 'definition' || inner.type === 'footnoteDefinition') isLocal = false
    if (inner.position) inner.position = { start: moved(inner.position.start), end: moved(inner.position.end) }
  }
  const moved = ({ line, column }: Point): Point => {
    return { line: line + shift, column, offset: (lineStarts[line + shift - 1] ?? 0) + column - 1 }
  }
  visit(node)
  walkMarkdown(node, visit)
  return isLocal
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
