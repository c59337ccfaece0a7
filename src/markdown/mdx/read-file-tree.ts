// The list in a `<FileTree>` becomes rows of files and folders. Done in the tree of the document: when the component renders, the list is
// finished HTML.
import type { BlockContent, Emphasis, List, ListItem, Nodes, Paragraph, PhrasingContent } from 'mdast'
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
 * The name of a file is read as it is written: `__init__.py` is no emphasis. It ends at the first space, or is in bold type, in a code span
 * or a link.
 */
function readEntry({ children, position }: Paragraph, state: DocumentState): Entry {
  const [first] = children
  const sourceOf = (from: number, to: number): string =>
    state.source.source.slice(state.source.bodyOffset + from, state.source.bodyOffset + to)
  const start = position?.start.offset ?? 0
  const written = sourceOf(start, position?.end.offset ?? start)
  if (first?.type === 'strong' && written.startsWith('**')) {
    const inside = sourceOf((first.position?.start.offset ?? 0) + 2, (first.position?.end.offset ?? 0) - 2)
    return { ...named(inside.replace(/^`(.*)`$/, '$1'), children.slice(1)), isHighlighted: true }
  }
  if (first?.type === 'inlineCode') return named(first.value, children.slice(1), false)
  if (first === undefined || first.type === 'link' || !/^(?:text|emphasis|strong|delete)$/.test(first.type)) {
    return { name: '', content: children.slice(0, 1), isHighlighted: false, comment: children.slice(1) }
  }
  const end = start + (/^\S*/.exec(written)?.[0].length ?? 0)
  const after = children.findIndex((node) => (node.position?.end.offset ?? 0) > end)
  const cut = children[after]
  if (cut === undefined) return named(sourceOf(start, end), [])
  const rest = children.slice(after + 1)
  if ((cut.position?.start.offset ?? 0) >= end) return named(sourceOf(start, end), [cut, ...rest])
  if (cut.type !== 'text') return { name: '', content: children.slice(0, after + 1), isHighlighted: false, comment: rest }
  const text = cut.value.slice(cut.value.search(/\s|$/))
  return named(sourceOf(start, end), [...(text.trim() === '' ? [] : [{ ...cut, value: text }]), ...rest])
}

/** @param escapes whether a backslash stands before signs. */
function named(written: string, comment: PhrasingContent[], escapes = true): Entry {
  const name = escapes ? written.replace(/\\([!-/:-@[-`{-~])/g, '$1') : written
  return { name, content: [], isHighlighted: false, comment: startTrimmed(comment) }
}

function startTrimmed([first, ...rest]: PhrasingContent[]): PhrasingContent[] {
  if (first?.type !== 'text') return first === undefined ? [] : [first, ...rest]
  const value = first.value.trimStart()
  return value === '' ? rest : [{ ...first, value }, ...rest]
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
