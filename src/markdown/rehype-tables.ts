// Puts tables into a frame that scrolls, so that a wide one does not make the page wide. The frame takes focus: without it a
// keyboard could not scroll.
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
