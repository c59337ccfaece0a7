// Puts tables into a frame that scrolls, so that a wide table does not widen the page. The frame is focusable, so that it can be scrolled
// with the keyboard.
import type { Root } from 'hast'
import { walkHtml } from './walk-tree.ts'

export function rehypeTables() {
  return (tree: Root): void => {
    walkHtml(tree, (node, index, siblings) => {
      if (node.type !== 'element' || node.tagName !== 'table') return undefined
      siblings[index] = {
        type: 'element',
        tagName: 'div',
        properties: { className: ['sg-table'], tabIndex: 0, role: 'group', ariaLabel: 'Table' },
        children: [node],
      }
      return 'skip'
    })
  }
}
