// Reports mistakes in admonitions: one without an end, and text that looks like one but has an unknown keyword.
import type { Root, Text } from 'mdast'
import type { VFile } from 'vfile'
import { nearest } from '../../diagnostics/suggest.ts'
import { type DocumentState, placeOfNode, stateOf } from '../document-state.ts'
import { walkMarkdown } from '../walk-tree.ts'

const openingPattern = /(^|\n)(:{3,})([ \t]*)([A-Za-z][\w-]*)/g

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
    const [, lineBreak = '', colons = '', space = '', keyword = ''] = match
    const opening = `${colons}${space}${keyword}`
    const start = placeOfNode(state, text)
    const linesBefore = text.value.slice(0, match.index + lineBreak.length).split('\n').length - 1
    const line = (start.line ?? 1) + linesBefore
    const column = linesBefore === 0 ? (start.column ?? 1) : 1
    state.diagnostics.push({
      id: 'directive-unused',
      level: 'warning',
      message: keywords.has(keyword)
        ? `"${opening}" does not open an admonition here; it is shown as text.`
        : `"${opening}" is not an admonition of this site; it is shown as text.`,
      place: { file: state.source.file, line, column, endLine: line, endColumn: column + opening.length },
      hint: hintFor(keyword, colons, space, keywords),
    })
  }
}

function hintFor(keyword: string, colons: string, space: string, keywords: ReadonlySet<string>): string {
  if (keywords.has(keyword)) {
    return space === ''
      ? 'Put an empty line before it, and nothing but a title after the keyword.'
      : `Write "${colons}${keyword}", without a space after the colons.`
  }
  const suggestion = nearest(keyword, keywords)
  const known = [...keywords].join(', ')
  return `${suggestion === undefined ? '' : `Did you mean "${suggestion}"? `}Known are ${known}; more can be added in markdown.admonitions of the configuration.`
}
