// Reports mistakes in admonitions: one without an end, and text that looks like one but has an unknown keyword.
import type { Root, Text } from 'mdast'
import type { VFile } from 'vfile'
import { nearest } from '../../diagnostics/suggest.ts'
import { type DocumentState, placeOfNode, stateOf } from '../document-state.ts'
import { walkMarkdown } from '../walk-tree.ts'

const openingPattern = /(^|\n)(:{3,})([A-Za-z][\w-]*)/g

export function remarkAdmonitions(keywords: ReadonlySet<string>) {
  return (tree: Root, file: VFile): void => {
    const state = stateOf(file)
    if (!state.source.source.includes(':::')) return
    walkMarkdown(tree, (node) => {
      if (node.type === 'admonition' && !node.closed) {
        const { line = 1, column = 1 } = placeOfNode(state, node)
        state.diagnostics.push({
          id: 'admonition-unclosed',
          level: 'warning',
          message: `The admonition "${node.keyword}" has no end; everything after it in its container is taken to be inside.`,
          place: { file: state.source.file, line, column },
          hint: 'Close it with a line of as many colons as it was opened with, at least three. An outer one needs more colons than an inner one.',
        })
      }
      if (node.type === 'paragraph') {
        const first = node.children[0]
        if (first?.type === 'text') reportUnknown(first, keywords, state)
      }
      return undefined
    })
  }
}

function reportUnknown(text: Text, keywords: ReadonlySet<string>, state: DocumentState): void {
  for (const match of text.value.matchAll(openingPattern)) {
    const [, , colons = '', keyword = ''] = match
    const start = placeOfNode(state, text)
    const linesBefore = text.value.slice(0, match.index + (match[1] ?? '').length).split('\n').length - 1
    const line = (start.line ?? 1) + linesBefore
    const column = linesBefore === 0 ? (start.column ?? 1) : 1
    const suggestion = nearest(keyword, keywords)
    const known = [...keywords].join(', ')
    state.diagnostics.push({
      id: 'directive-unused',
      level: 'warning',
      message: keywords.has(keyword)
        ? `"${colons}${keyword}" does not open an admonition here; it is shown as text.`
        : `"${colons}${keyword}" is no admonition that this site knows; it is shown as text.`,
      place: { file: state.source.file, line, column, endLine: line, endColumn: column + colons.length + keyword.length },
      hint: keywords.has(keyword)
        ? 'Put an empty line before it, and nothing but a title after the keyword.'
        : `${suggestion === undefined ? '' : `Did you mean "${suggestion}"? `}Known are ${known}; more can be added in markdown.admonitions of the configuration.`,
    })
  }
}
