// Attributes in braces as markdown-it-attrs reads them for VitePress: at the end of a paragraph, alone in one, or behind the title of a
// container. Of those, the id is an anchor that others link to; classes mean nothing here.
import type { Paragraph, PhrasingContent } from 'mdast'
import type { Admonition, AdmonitionTitle } from '../admonition-tree.ts'

const pattern = /(?:^|\s+)\{\s*((?:[#.][\w-]+\s*)+)\}\s*$/

export function takeParagraphId(node: Paragraph): void {
  const id = /#([\w-]+)/.exec(takeAttributes(node.children) ?? '')?.[1]
  if (id !== undefined) node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } }
}

export function takeTitleAttributes(node: Admonition): void {
  const title = node.children.find((child): child is AdmonitionTitle => child.type === 'admonitionTitle')
  const attributes = title && takeAttributes(title.children)
  if (attributes === undefined) return
  node.attributes = `${node.attributes} ${attributes}`
  if (title?.children.length === 0) node.children = node.children.filter((child) => child !== title)
}

/** Without the braces; what they stood in is shorter then. */
function takeAttributes(children: PhrasingContent[]): string | undefined {
  const last = children.at(-1)
  const found = last?.type === 'text' ? pattern.exec(last.value) : null
  if (last?.type !== 'text' || found === null) return undefined
  last.value = last.value.slice(0, found.index)
  if (last.value === '') children.pop()
  return found[1]
}
