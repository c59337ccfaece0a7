// Elements of the site's own modules that a browser will put elsewhere than where they are written (markdown/html-nesting.ts). Each is noted
// where its outer element is made; what a component puts between the two is not looked at.
import { Fragment } from 'react'
import { findNestingProblem, type NestingProblem } from '../markdown/html-nesting.ts'
import { staticHtmlTag } from '../markdown/mdx/static-html.ts'

export interface WrongNesting {
  problem: NestingProblem
  /** Made where the outer element was made: its stack leads to the component. */
  origin: Error
}

/** Elements that cannot contain everything. */
const outerNames = new Set('p a button form table thead tbody tfoot tr h1 h2 h3 h4 h5 h6'.split(' '))

/** More of them say nothing new about a page. */
const most = 50

/** For the render in progress: renders are synchronous, so there is one at a time. */
const found: WrongNesting[] = []

export function noteWrongNesting(element: string, props: unknown): void {
  if (!outerNames.has(element) || found.length >= most) return
  visit(childrenOf(props), [element])
}

/** Forgets them: the next page starts with none. */
export function takeWrongNestings(): WrongNesting[] {
  return found.splice(0)
}

function visit(node: unknown, open: readonly string[]): void {
  if (Array.isArray(node)) {
    for (const child of node) visit(child, open)
    return
  }
  if (typeof node !== 'object' || node === null || !('type' in node) || !('props' in node)) return
  if (node.type === Fragment) visit(childrenOf(node.props), open)
  // The tags around finished HTML are removed, and nobody looks into it.
  if (typeof node.type !== 'string' || node.type === staticHtmlTag) return
  const problem = findNestingProblem(open, node.type)
  // One inside of another such element was noted when that was made.
  if (problem?.outer === open[0] && problem !== undefined) found.push({ problem, origin: new Error(problem.text) })
  else visit(childrenOf(node.props), [...open, node.type])
}

function childrenOf(props: unknown): unknown {
  return typeof props === 'object' && props !== null && 'children' in props ? props.children : undefined
}
