// Adds the link at the end of every heading that leads to the heading itself.
import type { Element, Nodes, Root } from 'hast'
import type { VFile } from 'vfile'
import type { WriteText } from '../../lib/texts/text.ts'
import { stateOf } from '../document-state.ts'
import { withoutBadges } from '../mdx/remark-theme-components.ts'
import { walkHtml } from '../walk-tree.ts'

export function rehypeHeadings() {
  return (tree: Root, file: VFile): void => {
    const { text } = stateOf(file)
    walkHtml(tree, (node) => {
      if (node.type !== 'element' || !/^h[2-6]$/.test(node.tagName)) return undefined
      const { id, className } = node.properties
      if (typeof id === 'string' && Array.isArray(className) && className.includes('sg-anchor'))
        node.children.push(anchorLink(node, id, text))
      return undefined
    })
  }
}

function anchorLink(heading: Element, id: string, text: WriteText): Element {
  const name = textOf({ ...heading, children: withoutBadges(heading.children) }).trim()
  const properties = {
    className: ['sg-anchor-link'],
    translate: 'no',
    ariaLabel: text('theme.common.headingLinkTitle', { heading: name === '' ? id : name }),
    href: `#${encodeURIComponent(id)}`,
  }
  return { type: 'element', tagName: 'a', properties, children: [{ type: 'text', value: '#' }] }
}

function textOf(node: Nodes): string {
  if (node.type === 'finishedHtml') return node.text ?? ''
  if ('children' in node) return node.children.map(textOf).join('')
  if (node.type === 'mdxTextExpression') return node.data?.knownText ?? ''
  return node.type === 'text' ? node.value : ''
}
