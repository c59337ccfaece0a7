// Gives the checkboxes of task lists a name: without one a screen reader would only say "checkbox".
import type { Root } from 'hast'
import { walkHtml } from './walk-tree.ts'

export function rehypeTaskLists() {
  return (tree: Root): void => {
    walkHtml(tree, (node) => {
      if (node.type !== 'element' || node.tagName !== 'input') return undefined
      const { type, disabled, checked } = node.properties
      if (type === 'checkbox' && disabled === true) node.properties.ariaLabel ??= checked === true ? 'Done' : 'Not done'
      return undefined
    })
  }
}
