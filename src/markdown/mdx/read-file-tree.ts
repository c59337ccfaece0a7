// The list in a `<FileTree>` becomes rows of files and folders. Done in the tree of the document: when the component renders, the list is
// finished HTML.
import type { BlockContent, Emphasis, List, ListItem, Nodes, Paragraph, PhrasingContent, Text } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { type DocumentState, placeOfNode } from '../document-state.ts'

/** Reports what is no list of files. */
export function readFileTree(element: MdxJsxFlowElement | MdxJsxTextElement, state: DocumentState): void {
  const content = element.children.filter((child) => !isEmpty(child))
  const other = content.find((child) => child.type !== 'list')
  if (content.length === 0) reportProblem('Expected a list in <FileTree>, found nothing.', element, state)
  else if (other !== undefined) reportProblem('Expected a list and nothing else in <FileTree>.', other, state)
  for (const child of content) if (child.type === 'list') convertList(child, state)
}

function reportProblem(message: string, node: Nodes, state: DocumentState): void {
  state.diagnostics.push({
    id: 'file-tree-invalid',
    level: 'error',
    message,
    place: placeOfNode(state, node),
    hint: 'Write a list with a file or folder in each entry, `- src/`, and what is in a folder as a list below its entry.',
  })
}

function isEmpty(node: Nodes): boolean {
  return (node.type === 'text' && node.value.trim() === '') || node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
}

function convertList(list: List, state: DocumentState): void {
  list.ordered = false
  list.spread = false
  for (const item of list.children) convertItem(item, state)
}

function convertItem(item: ListItem, state: DocumentState): void {
  const [first, ...rest] = item.children
  if (first?.type !== 'paragraph') {
    reportProblem('Expected each entry of a <FileTree> to begin with a name, found one without.', item, state)
    return
  }
  const other = rest.find((child) => child.type !== 'list')
  if (other !== undefined) reportProblem('Expected nothing but the entries of a folder below its name in a <FileTree>.', other, state)
  const below = rest.filter((child) => child.type === 'list')
  const entry = readEntry(first, state)
  item.spread = false
  item.checked = null
  item.children = below.length === 0 ? [rowOf(entry, entry.name.endsWith('/'))] : [folderOf(rowOf(entry, true), below)]
  for (const list of below) convertList(list, state)
}

/** A row that opens and closes what is below it. */
function folderOf(row: Paragraph, below: readonly List[]): BlockContent {
  const summary: Paragraph = { ...row, data: { ...row.data, hName: 'summary' } }
  return { type: 'blockquote', data: { hName: 'details', hProperties: { open: true } }, children: [summary, ...below] }
}

interface Entry {
  /** '' where what the author wrote is kept as it is. */
  name: string
  /** What stands in the place of the name, such as a link. */
  content: PhrasingContent[]
  isHighlighted: boolean
  comment: PhrasingContent[]
}

/**
 * The name ends at the first space, or is in bold type, in a code span or a link. Where Markdown would see emphasis in it, as in `__init__.py`, it
 * is taken from the source.
 */
function readEntry({ children }: Paragraph, state: DocumentState): Entry {
  const [first, ...others] = children
  const start = first?.position?.start.offset ?? 0
  const written = sourceOf(start, children.at(-1)?.position?.end.offset ?? start, state)
  if (first?.type === 'strong' && written.startsWith('**')) {
    const inside = sourceOf(start + 2, (first.position?.end.offset ?? 0) - 2, state)
    return named(unescaped(inside).replace(/^`(.*)`$/, '$1'), others, true)
  }
  if (first?.type === 'inlineCode') return named(first.value, others)
  const isEmphasis = first?.type === 'emphasis' || first?.type === 'strong' || first?.type === 'delete'
  if (first === undefined || (first.type !== 'text' && !isEmphasis)) return kept(children, 1)
  if (first.type === 'text' && (/\s/.test(first.value) || others.length === 0)) return namedByText('', first, others)
  // The name goes on behind the first node, in what Markdown has taken apart.
  const end = start + (/^\S*/.exec(written)?.[0].length ?? 0)
  const last = children.findIndex((node) => (node.position?.end.offset ?? 0) >= end)
  const node = children[last]
  const name = unescaped(sourceOf(start, end, state))
  if (node === undefined) return named(name, [])
  const rest = children.slice(last + 1)
  if (node.position?.end.offset === end) return named(name, rest)
  return node.type === 'text' ? namedByText(name, node, rest) : kept(children, last + 1)
}

function sourceOf(from: number, to: number, { source }: DocumentState): string {
  return source.source.slice(source.bodyOffset + from, source.bodyOffset + to)
}

function unescaped(written: string): string {
  return written.replace(/\\([!-/:-@[-`{-~])/g, '$1')
}

function named(name: string, comment: PhrasingContent[], isHighlighted = false): Entry {
  return { name, content: [], isHighlighted, comment: startTrimmed(comment) }
}

/** The name, unless it is given, is what stands in the text before its first space; the rest is the comment. */
function namedByText(name: string, node: Text, rest: PhrasingContent[]): Entry {
  const end = node.value.search(/\s|$/)
  return named(name || node.value.slice(0, end), [{ ...node, value: node.value.slice(end) }, ...rest])
}

/** What the author wrote, such as a link, in the place of the name. */
function kept(children: PhrasingContent[], count: number): Entry {
  return { name: '', content: children.slice(0, count), isHighlighted: false, comment: startTrimmed(children.slice(count)) }
}

function startTrimmed([first, ...rest]: PhrasingContent[]): PhrasingContent[] {
  if (first?.type === 'break') return startTrimmed(rest)
  if (first?.type !== 'text') return first === undefined ? [] : [first, ...rest]
  const value = first.value.trimStart()
  return value === '' ? startTrimmed(rest) : [{ ...first, value }, ...rest]
}

/** Icon, name, comment. */
function rowOf({ name, content, isHighlighted, comment }: Entry, isFolder: boolean): Paragraph {
  if (/^(?:\.\.\.|…)$/.test(name)) return paragraph('sg-file sg-file-more', [{ type: 'text', value: '…' }, ...commentOf(comment)])
  const shown = isFolder && name !== '' && !name.endsWith('/') ? `${name}/` : name
  const label: PhrasingContent[] = content.length > 0 ? content : [{ type: 'text', value: shown }]
  return paragraph('sg-file', [
    inline('span', `icon icon-${isFolder ? 'folder' : 'document'}`, []),
    inline(isHighlighted ? 'strong' : 'span', 'sg-file-name', label),
    ...commentOf(comment),
  ])
}

function commentOf(comment: PhrasingContent[]): PhrasingContent[] {
  return comment.length === 0 ? [] : [{ type: 'text', value: ' ' }, inline('span', 'sg-file-comment', comment)]
}

function paragraph(className: string, children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', data: { hName: 'div', hProperties: { className: className.split(' ') } }, children }
}

function inline(hName: string, className: string, children: PhrasingContent[]): Emphasis {
  return { type: 'emphasis', data: { hName, hProperties: { className: className.split(' ') } }, children }
}
