// Turns rows of `*` and `_` into emphasis. A row that closes belongs to the nearest row of the same sign that opens; where the two have
// different lengths, the rules are intricate, and the text is left to the library.
import type { Emphasis, PhrasingContent, Strong, Text } from 'mdast'
import type { Point } from 'unist'
import { addressSign } from '../choose-syntax.ts'
import { leaveToLibrary } from './places.ts'

/** A row of `*` or `_`. */
export interface Run {
  type: 'run'
  sign: string
  opens: boolean
  closes: boolean
  start: Point
  end: Point
}

/** `[` or `![`, until it is known whether it begins a link. */
export interface Bracket {
  type: 'bracket'
  sign: '[' | '!['
  /** False if a link would contain a link. */
  active: boolean
  start: Point
  end: Point
}

export type Item = PhrasingContent | Run | Bracket

/** @param watched a text in which there may be a bare address is not regular. */
export function resolveRuns(items: readonly Item[], watched: boolean): PhrasingContent[] {
  const nodes: Item[] = []
  const openers: { run: Run; index: number }[] = []
  const open = { '*': 0, _: 0 }
  for (const item of items) {
    const sign = item.type === 'run' ? signOf(item) : undefined
    if (item.type !== 'run' || sign === undefined) {
      nodes.push(item)
      continue
    }
    if (item.closes && open[sign] > 0) {
      let opener = openers.pop()
      while (opener !== undefined && signOf(opener.run) !== sign) {
        open[signOf(opener.run)]--
        opener = openers.pop()
      }
      if (opener === undefined) leaveToLibrary()
      open[sign]--
      const children = nodes.splice(opener.index)
      nodes.push(wrap(opener.run, item, settle(children.slice(1), watched)))
      continue
    }
    if (item.opens) {
      open[sign]++
      openers.push({ run: item, index: nodes.length })
    }
    nodes.push(item)
  }
  return settle(nodes, watched)
}

function signOf({ sign }: Run): '*' | '_' {
  return sign.startsWith('*') ? '*' : '_'
}

function wrap(opener: Run, closer: Run, children: PhrasingContent[]): Emphasis | Strong {
  const position = { start: opener.start, end: closer.end }
  if (opener.sign.length !== closer.sign.length) leaveToLibrary()
  if (closer.sign.length === 1) return { type: 'emphasis', children, position }
  if (closer.sign.length === 2) return { type: 'strong', children, position }
  if (closer.sign.length > 3) leaveToLibrary()
  const inner = { start: move(opener.start, 1), end: move(closer.start, 2) }
  return { type: 'emphasis', children: [{ type: 'strong', children, position: inner }], position }
}

function move({ line, column, offset }: Point, count: number): Point {
  return { line, column: column + count, ...(offset !== undefined && { offset: offset + count }) }
}

/** What is left of rows and brackets is text. */
function settle(items: readonly Item[], watched: boolean): PhrasingContent[] {
  const nodes: PhrasingContent[] = []
  for (const item of items) {
    const node: PhrasingContent =
      item.type === 'run' || item.type === 'bracket'
        ? { type: 'text', value: item.sign, position: { start: item.start, end: item.end } }
        : item
    const last = nodes.at(-1)
    if (last?.type === 'text' && node.type === 'text') extend(last, node)
    else nodes.push(node)
  }
  if (watched && nodes.some((node) => node.type === 'text' && addressSign.test(node.value))) leaveToLibrary()
  return nodes
}

function extend(text: Text, { value, position }: Text): void {
  text.value += value
  if (text.position && position) text.position.end = position.end
}
