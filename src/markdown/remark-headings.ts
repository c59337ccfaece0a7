// The list of headings of a document, for its contents list: level, id, plain text, and inline HTML of the few kinds that the
// list shows (behaviour §2.16).
import type { Heading, Nodes, Root } from 'mdast'
import type { VFile } from 'vfile'
import { stateOf } from './document-state.ts'
import { escapeHtml } from './escape-html.ts'
import { plainText } from './plain-text.ts'
import { walkMarkdown } from './walk-tree.ts'

const inlineTags: Partial<Record<Nodes['type'], string>> = { emphasis: 'em', strong: 'strong', delete: 'del' }

export function remarkHeadings() {
  return (tree: Root, file: VFile): void => {
    const { headings } = stateOf(file)
    walkMarkdown(tree, (node) => {
      if (node.type !== 'heading') return undefined
      const id = node.data?.hProperties?.id
      if (typeof id === 'string') headings.push(describeHeading(node, id))
      return 'skip'
    })
  }
}

function describeHeading(node: Heading, id: string) {
  return { html: inlineHtml(node).trim(), text: plainText(node).trim(), id, level: node.depth }
}

/** code, em, strong and del; of links and tags only what is inside, of images nothing. */
function inlineHtml(node: Nodes): string {
  if (node.type === 'text') return escapeHtml(node.value)
  if (node.type === 'inlineCode') return `<code>${escapeHtml(node.value)}</code>`
  if (!('children' in node)) return ''
  const inside = node.children.map(inlineHtml).join('')
  const tag = inlineTags[node.type]
  return tag === undefined ? inside : `<${tag}>${inside}</${tag}>`
}
