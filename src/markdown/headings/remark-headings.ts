// Collects the headings of a document for its table of contents: level, id, plain text, and the few kinds of inline HTML shown there.
import type { Heading, Nodes, Root } from 'mdast'
import type { VFile } from 'vfile'
import { escapeHtml } from '../../lib/escape.ts'
import { type DocumentState, placeOfNode, stateOf } from '../document-state.ts'
import { knownTextOf } from '../mdx/remark-known-expressions.ts'
import { withoutBadges } from '../mdx/remark-theme-components.ts'
import { findModule } from '../mdx/resolve-import.ts'
import { plainText } from '../plain-text.ts'
import { finishedHtmlOf } from '../remark-to-rehype.ts'
import { walkMarkdown } from '../walk-tree.ts'

const inlineTags: Partial<Record<Nodes['type'], string>> = { emphasis: 'em', strong: 'strong', delete: 'del' }

export function remarkHeadings() {
  return (tree: Root, file: VFile): void => {
    const state = stateOf(file)
    const partials = partialsOf(tree, state)
    walkMarkdown(tree, (node) => {
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        const partial = partials.get(node.name ?? '')
        if (partial !== undefined) state.headingInserts.push({ index: state.headings.length, file: partial })
      }
      if (node.type !== 'heading') return undefined
      const id = node.data?.hProperties?.id
      if (node.depth > 1 && typeof id === 'string') state.headings.push(describeHeading(node, id))
      return 'skip'
    })
  }
}

/** Name of a component -> the partial it was imported from. */
function partialsOf(tree: Root, state: DocumentState): Map<string, string> {
  const partials = new Map<string, string>()
  walkMarkdown(tree, (node) => {
    if (node.type !== 'mdxjsEsm') return undefined
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue
      const specifier = String(statement.source.value)
      const file = /^[.@/]/.test(specifier) ? findModule(specifier, placeOfNode(state, node), state)?.file : undefined
      const local = statement.specifiers.find((part) => part.type === 'ImportDefaultSpecifier')?.local.name
      if (file !== undefined && local !== undefined && /\.mdx?$/i.test(file)) partials.set(local, file)
    }
    return undefined
  })
  return partials
}

function describeHeading(heading: Heading, id: string) {
  const node = { ...heading, children: withoutBadges(heading.children) }
  return { html: inlineHtml(node).trim(), text: plainText(node).trim(), id, level: node.depth }
}

/** Keeps code, em, strong, del and what plugins have made; of links and other tags only the content, of images nothing. */
function inlineHtml(node: Nodes): string {
  const finished = finishedHtmlOf(node)
  if (finished !== undefined) return finished
  if (node.type === 'text') return escapeHtml(node.value)
  if (node.type === 'inlineCode') return `<code>${escapeHtml(node.value)}</code>`
  if (!('children' in node)) return escapeHtml(knownTextOf(node))
  const inside = node.children.map(inlineHtml).join('')
  const tag = inlineTags[node.type]
  return tag === undefined ? inside : `<${tag}>${inside}</${tag}>`
}
