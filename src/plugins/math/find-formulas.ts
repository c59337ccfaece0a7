// The formulas of a document, with the place of their text: in sentences, in blocks between lines of dollar signs, in code blocks for `math`.
import type { Nodes, Root } from 'mdast'
import type { InlineMath, Math as MathBlock } from 'mdast-util-math'
import { formulaBegins } from '../../markdown/dollar-signs.ts'
import { walkMarkdown } from '../../markdown/walk-tree.ts'

declare module 'mdast-util-math' {
  interface MathData {
    /** The finished formula. */
    html?: string
  }
  interface InlineMathData {
    /** The finished formula. */
    html?: string
  }
}

export interface Formula {
  node: InlineMath | MathBlock
  /** Line of the document in which its text begins, and the column from which it may begin there; from 1. */
  line: number
  column: number
  /** Nothing ends it but the end of what it stands in. */
  isOpen: boolean
}

export interface Point {
  line: number
  column: number
}

/** Blocks are brought into one form, in `tree` too: a node `math`. @param source the text of the document. */
export function findFormulas(tree: Root, source: string): Formula[] {
  const found: Formula[] = []
  const add = (node: Formula['node'], line: number, column = 1, isOpen = false): void => void found.push({ node, line, column, isOpen })
  walkMarkdown(tree, (node, index, siblings) => {
    const { start = { line: 1, column: 1 } } = node.position ?? {}
    if (node.type === 'inlineMath') add(node, start.line, start.column + dollarsOf(node, source))
    else if (node.type === 'math') {
      const isOpen = !endsWithDollars(node, source)
      // What stands behind the first dollars is a part of the formula for everybody but the parser.
      if (node.meta) node.value = `${node.meta}\n${node.value}`
      add(node, start.line + (node.meta ? 0 : 1), 1, isOpen)
    } else if (node.type === 'code' && node.lang === 'math') {
      const block: MathBlock = { type: 'math', value: node.value, ...(node.position && { position: node.position }) }
      siblings[index] = block
      add(block, start.line + 1)
    } else if (node.type === 'paragraph') {
      const [only, ...others] = node.children
      if (only?.type !== 'inlineMath' || others.length > 0 || dollarsOf(only, source) < 2) return undefined
      const block: MathBlock = { type: 'math', value: only.value, ...(only.position && { position: only.position }) }
      siblings[index] = block
      add(block, start.line, start.column + dollarsOf(only, source))
    } else return undefined
    return 'skip'
  })
  return found
}

/** Dollar signs that were meant to begin a formula in a sentence: what follows can be nothing else, and it has no end. */
export function findOpenDollars(tree: Root, source: string): Point[] {
  const found: Point[] = []
  walkMarkdown(tree, (node) => {
    // What has no place is not written as it is: a title that is a part of a line.
    if (node.type !== 'text' || node.position === undefined) return
    const { start, end } = node.position
    const written = source.slice(start.offset, end.offset)
    for (const { index } of written.matchAll(formulaBegins)) {
      const lines = written.slice(0, index).split(/\r\n?|\n/)
      const column = (lines.at(-1)?.length ?? 0) + (lines.length === 1 ? start.column : 1)
      found.push({ line: start.line + lines.length - 1, column })
    }
  })
  return found
}

/** @param offset in the text of the formula. */
export function placeInFormula({ node, line, column }: Formula, offset: number, source: string): Point {
  const before = node.value.slice(0, offset).split('\n')
  const index = before.length - 1
  const written = node.value.split('\n')[index] ?? ''
  const text = source.split(/\r\n?|\n/)[line - 1 + index] ?? ''
  // In front of it are the signs of what it stands in: of a quotation, of a list.
  const start = Math.max(0, text.indexOf(written, index === 0 ? column - 1 : 0))
  return { line: line + index, column: start + (before.at(-1)?.length ?? 0) + 1 }
}

function dollarsOf(node: Nodes, source: string): number {
  return /^\$*/.exec(source.slice(node.position?.start.offset))?.[0].length ?? 0
}

function endsWithDollars({ position }: Nodes, source: string): boolean {
  return /[\r\n][>\s]*\${2,}[ \t]*$/.test(source.slice(position?.start.offset, position?.end.offset))
}
