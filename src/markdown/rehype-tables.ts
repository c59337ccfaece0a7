// Puts tables into a frame that scrolls, so that a wide table does not widen the page. The frame is focusable, so that it can be scrolled
// with the keyboard.
import type { Element, Nodes, Root } from 'hast'
import type { VFile } from 'vfile'
import { stateOf } from './document-state.ts'
import { walkHtml } from './walk-tree.ts'

const frameClass = 'sg-table'

/** The table in such a frame; undefined for anything else. */
export function tableInFrame(node: Nodes): Element | undefined {
  if (node.type !== 'element' || node.tagName !== 'div') return undefined
  const { className } = node.properties
  const [table] = node.children
  return Array.isArray(className) && className[0] === frameClass && table?.type === 'element' ? table : undefined
}

export function rehypeTables() {
  return (tree: Root, file: VFile): void => {
    const { text } = stateOf(file)
    walkHtml(tree, (node, index, siblings) => {
      if (node.type !== 'element' || node.tagName !== 'table') return undefined
      siblings[index] = {
        type: 'element',
        tagName: 'div',
        properties: { className: [frameClass], tabIndex: 0, role: 'group', ariaLabel: text('theme.Table.label') },
        children: [node],
      }
      return 'skip'
    })
  }
}
