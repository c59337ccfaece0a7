// Turns the alerts of code hosts, `> [!NOTE]`, into admonitions, and reports mistakes in admonitions: one without an end, and text that looks
// like one but has an unknown keyword.
import type { Blockquote, Root, Text } from 'mdast'
import type { VFile } from 'vfile'
import { listNearest, nearest } from '../../../diagnostics/suggest.ts'
import { type DocumentState, placeOfNode, stateOf } from '../../../markdown/document-state.ts'
import { walkMarkdown } from '../../../markdown/walk-tree.ts'
import type { Admonition, AdmonitionTitle } from '../admonition-tree.ts'
import { type ContainerStyle, otherContainers } from '../admonition-types.ts'

const openingPattern = /(^|\n)(:{3,})([ \t]*)([A-Za-z][\w-]*)/g

/** The five of GitHub. A space or the end of the line follows. */
const alertPattern = /^\[!(note|tip|important|warning|caution)\](?=\s|$)[ \t]*/i

export interface AdmonitionOptions {
  keywords: ReadonlySet<string>
  style: ContainerStyle
}

export function remarkAdmonitions(options: AdmonitionOptions) {
  return (tree: Root, file: VFile): void => {
    const state = stateOf(file)
    const { source } = state.source
    if (source.includes('[!')) turnAlerts(tree, source.slice(state.source.bodyOffset).split(/\r\n?|\n/))
    if (!source.includes(':::')) return
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
        if (first?.type === 'text') reportUnknown(first, options, state)
      }
      return undefined
    })
  }
}

function turnAlerts(tree: Root, lines: readonly string[]): void {
  walkMarkdown(tree, (node, index, siblings) => {
    const alert = node.type === 'blockquote' ? readAlert(node, lines) : undefined
    if (alert !== undefined) siblings[index] = alert
    return undefined
  })
}

/** The rest of the line after the mark is the title, as on some hosts. A mark without anything after it stays a quotation. */
function readAlert(quote: Blockquote, lines: readonly string[]): Admonition | undefined {
  const [first, ...blocks] = quote.children
  const mark = first?.type === 'paragraph' ? first.children[0] : undefined
  if (first?.type !== 'paragraph' || mark?.type !== 'text') return undefined
  const [matched, keyword = ''] = alertPattern.exec(mark.value) ?? []
  const { line = 1, column = 1 } = mark.position?.start ?? {}
  // An escaped bracket stays text.
  if (matched === undefined || lines[line - 1]?.[column - 1] !== '[') return undefined
  const rest = [{ ...mark, value: mark.value.slice(matched.length) }, ...first.children.slice(1)]
  const lineEnd = rest.findIndex((child) => child.type === 'break' || (child.type === 'text' && child.value.includes('\n')))
  const end = rest[lineEnd]
  const [before = '', ...after] = end?.type === 'text' ? end.value.split('\n') : []
  const title = [...rest.slice(0, lineEnd < 0 ? rest.length : lineEnd), { type: 'text' as const, value: before }]
  const text = lineEnd < 0 ? [] : [...(end?.type === 'text' ? [{ ...end, value: after.join('\n') }] : []), ...rest.slice(lineEnd + 1)]
  const written = title.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  const content = text.filter((child) => child.type !== 'text' || child.value !== '')
  if (written.length + content.length + blocks.length === 0) return undefined
  const titleNode: AdmonitionTitle = { type: 'admonitionTitle', children: written }
  return {
    type: 'admonition',
    keyword: keyword.toLowerCase(),
    attributes: '',
    closed: true,
    children: [...(written.length > 0 ? [titleNode] : []), ...(content.length > 0 ? [{ ...first, children: content }] : []), ...blocks],
    ...(quote.position && { position: quote.position }),
  }
}

function reportUnknown(text: Text, { keywords, style }: AdmonitionOptions, state: DocumentState): void {
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
      hint: hintFor(keyword, colons, style === 'vitepress' ? '' : space, keywords),
    })
  }
}

const otherStyle = "With `markdown: { containers: 'vitepress' }` in the configuration, documents have the containers of VitePress."

function hintFor(keyword: string, colons: string, space: string, keywords: ReadonlySet<string>): string {
  if (keywords.has(keyword)) {
    return space === ''
      ? 'Put an empty line before it, and nothing but a title after the keyword.'
      : `Write "${colons}${keyword}", without a space after the colons. ${otherStyle}`
  }
  if (otherContainers.includes(keyword)) return otherStyle
  const suggestion = nearest(keyword, keywords)
  const known = listNearest(keyword, keywords)
  return `${suggestion === undefined ? '' : `Did you mean "${suggestion}"? `}Known are ${known}; more can be added in markdown.admonitions of the configuration.`
}
