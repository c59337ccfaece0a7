// The text of Markdown nodes without markup, for titles, ids, excerpts and word counts. Tags and code blocks do not count as text.
import type { Nodes } from 'mdast'
import { collapseSpace } from './collapse-space.ts'
import { knownTextOf } from './mdx/remark-known-expressions.ts'
import { walkMarkdown } from './walk-tree.ts'

const inlineTypes = new Set<string>(['text', 'inlineCode', 'emphasis', 'strong', 'delete', 'link', 'linkReference', 'mdxJsxTextElement'])
/** Types whose value is no text. Any other type with a value comes from a plugin, as formulas do: its value is what the author has written. */
const silentTypes = new Set<string>(['code', 'html', 'yaml', 'mdxFlowExpression', 'mdxjsEsm'])

/** Text on one line; blocks are separated by a space, and images are left out. */
export function plainText(node: Nodes): string {
  return collapseSpace(textOf(node, false))
}

/**
 * The text that the id of a heading is made from, as Docusaurus makes it: with the alternative texts of images, with expressions as they are
 * written, and with every space, because each becomes a hyphen.
 */
export function idText(node: Nodes): string {
  return textOf(node, true)
}

/** By the name that such types have: `inlineMath`, `textDirective`. */
export function isInline({ type }: { type: string }): boolean {
  return /^(?:inline|text)/.test(type)
}

function textOf(node: Nodes, forId: boolean): string {
  const parts: string[] = []
  const add = (child: Nodes): undefined => {
    if (child.type === 'text' || child.type === 'inlineCode') parts.push(child.value)
    else if (child.type === 'image' || child.type === 'imageReference') parts.push(forId ? (child.alt ?? '') : '')
    else if (child.type === 'mdxTextExpression') parts.push(forId ? child.value : knownTextOf(child))
    else if ('value' in child && !silentTypes.has(child.type)) parts.push(isInline(child) ? child.value : ` ${child.value} `)
    else if (!inlineTypes.has(child.type) && child.type !== 'html' && child.type !== 'heading') parts.push(' ')
  }
  add(node)
  walkMarkdown(node, add)
  return parts.join('')
}
