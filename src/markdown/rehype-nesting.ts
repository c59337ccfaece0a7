// Reports elements that a browser will put elsewhere than where they are written (html-nesting.ts). It runs before raw HTML is parsed, because
// the parser does what a browser does and leaves no trace of it.
import type { Nodes, Root } from 'hast'
import type { VFile } from 'vfile'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { type DocumentState, placeOfNode, stateOf } from './document-state.ts'
import { findNestingProblem, type NestingProblem, nestingHint, optionallyEnded } from './html-nesting.ts'

/** In raw HTML: a comment, or a tag. */
const tagPattern = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z\d-]*)(?:[^"'<>]|"[^"]*"|'[^']*')*>/gi
const voidElements = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])

export function rehypeNesting() {
  return (tree: Root, file: VFile): void => {
    const state = stateOf(file)
    // The beginning of a post is part of the whole post.
    if (!state.preview) checkChildren(tree, { names: [], rawFrom: 0, ended: [] }, state)
  }
}

interface Around {
  /** The elements around, outermost first. Those from `rawFrom` on were opened by tags in raw HTML, and may stay open for what follows. */
  names: string[]
  rawFrom: number
  /** Elements of raw HTML that a browser has ended, in case that their end tags come later. */
  ended: { outer: string; diagnostic: Diagnostic }[]
}

function checkChildren(parent: Nodes, around: Around, state: DocumentState): void {
  if (!('children' in parent)) return
  for (const child of parent.children) {
    if (child.type === 'raw') checkRaw(child, around, state)
    const isJsx = child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement'
    if (child.type !== 'element' && !isJsx) continue
    const name = isJsx ? child.name : child.tagName
    const inside = (names: string[]): Around => ({ names, rawFrom: names.length, ended: [] })
    // A fragment is not there; what a component puts around its children is not known.
    if (name === null) checkChildren(child, inside(around.names), state)
    else if (!/^[a-z][a-z\d]*$/.test(name)) checkChildren(child, inside([]), state)
    else {
      const problem = findNestingProblem(around.names, name)
      if (problem) report(problem, placeOfNode(state, child), around, state)
      checkChildren(child, inside([...around.names, name]), state)
    }
  }
}

function checkRaw(node: Extract<Nodes, { type: 'raw' }>, around: Around, state: DocumentState): void {
  const { names, ended } = around
  for (const { 1: slash, 2: tag, index, 0: whole } of node.value.matchAll(tagPattern)) {
    const name = tag?.toLowerCase()
    if (name === undefined) continue
    if (slash === '/') {
      const last = names.lastIndexOf(name)
      if (last >= around.rawFrom) names.length = last
      else {
        const meant = ended.findLastIndex(({ outer }) => outer === name)
        if (meant >= 0) state.diagnostics.push(...ended.splice(meant).map(({ diagnostic }) => diagnostic))
      }
      continue
    }
    const problem = findNestingProblem(names, name)
    if (problem) report(problem, placeOfTag(node, index, state), around, state)
    if (!voidElements.has(name) && !whole.endsWith('/>')) names.push(name)
  }
}

function placeOfTag(node: Extract<Nodes, { type: 'raw' }>, offset: number, state: DocumentState): Diagnostic['place'] {
  const { file, line = 1, column = 1 } = placeOfNode(state, node)
  const before = node.value.slice(0, offset).split('\n')
  return { file, line: line + before.length - 1, column: before.length === 1 ? column + offset : (before.at(-1)?.length ?? 0) + 1 }
}

function report(problem: NestingProblem, place: Diagnostic['place'], around: Around, state: DocumentState): void {
  const { outer, text } = problem
  const diagnostic: Diagnostic = {
    id: 'html-nesting',
    level: 'warning',
    message: text,
    ...(place && {
      place: {
        file: place.file,
        ...(place.line !== undefined && { line: place.line }),
        ...(place.column !== undefined && { column: place.column }),
      },
    }),
    hint: nestingHint(problem),
  }
  const index = around.names.lastIndexOf(outer)
  if (index < around.rawFrom || !optionallyEnded.has(outer)) state.diagnostics.push(diagnostic)
  else {
    around.ended.push({ outer, diagnostic })
    around.names.length = index
  }
}
