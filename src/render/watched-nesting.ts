// Elements of the site's own modules that a browser will put elsewhere than where they are written (markdown/html-nesting.ts). Each is noted
// where its outer element is made. What a component between the two makes is not known there, so the component is noted as a possible cause
// for what the finished page shows (build/pages/read-nesting.ts).
import { Fragment } from 'react'
import { findNestingProblem, type NestingProblem } from '../markdown/html-nesting.ts'
import { staticHtmlTag } from '../markdown/mdx/static-html.ts'

export interface WrongNesting {
  problem: NestingProblem
  /** Made where the outer element was made: its stack leads to the component. */
  origin: Error
}

/** A component inside of an element that cannot contain everything. */
export interface PossibleNesting {
  outer: string
  /** Name of the component. */
  component: string
  /** As above. */
  origin: Error
}

/** What one page has of both. */
export interface Nestings {
  wrong: WrongNesting[]
  possible: PossibleNesting[]
}

/** Elements that cannot contain everything. */
const outerNames = new Set('p a button form li dt dd table thead tbody tfoot tr h1 h2 h3 h4 h5 h6'.split(' '))

/** More of them say nothing new about a page. */
const most = 50

/** For the render in progress: renders are synchronous, so there is one at a time. */
const found: Nestings = { wrong: [], possible: [] }

export function noteNesting(element: string, props: unknown): void {
  if (!outerNames.has(element) || found.wrong.length >= most) return
  visit(childrenOf(props), [element])
}

/** Forgets them: the next page starts with none. */
export function takeNestings(): Nestings {
  return { wrong: found.wrong.splice(0), possible: found.possible.splice(0) }
}

function visit(node: unknown, open: readonly string[]): void {
  if (Array.isArray(node)) {
    for (const child of node) visit(child, open)
    return
  }
  if (typeof node !== 'object' || node === null || !('type' in node) || !('props' in node)) return
  if (node.type === Fragment) visit(childrenOf(node.props), open)
  const component = componentNameOf(node.type)
  if (component !== undefined) notePossible(open[0] ?? '', component)
  // The tags around finished HTML are removed, and nobody looks into it.
  if (typeof node.type !== 'string' || node.type === staticHtmlTag) return
  const problem = findNestingProblem(open, node.type)
  // One inside of another such element was noted when that was made.
  if (problem?.outer === open[0] && problem !== undefined) found.wrong.push({ problem, origin: new Error(problem.text) })
  else visit(childrenOf(node.props), [...open, node.type])
}

function notePossible(outer: string, component: string): void {
  const { possible } = found
  if (possible.length >= most || possible.some((other) => other.outer === outer && other.component === component)) return
  possible.push({ outer, component, origin: new Error(component) })
}

/** Also of what `memo` and `forwardRef` make. */
function componentNameOf(type: unknown): string | undefined {
  if (typeof type === 'function') return type.name
  if (typeof type !== 'object' || type === null) return undefined
  return componentNameOf('type' in type ? type.type : 'render' in type ? type.render : undefined)
}

function childrenOf(props: unknown): unknown {
  return typeof props === 'object' && props !== null && 'children' in props ? props.children : undefined
}
