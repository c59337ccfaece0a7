// The last step on the HTML tree: removes the author's comments, and turns finished pieces into raw nodes, which the stringifier writes
// unchanged.
import type { Root } from 'hast'
import { walkHtml } from './walk-tree.ts'

export function rehypeFinish() {
  return (tree: Root): void => {
    walkHtml(tree, (node, index, siblings) => {
      if (node.type === 'comment') siblings[index] = { type: 'text', value: '' }
      if (node.type === 'finishedHtml') siblings[index] = { type: 'raw', value: node.value }
      return undefined
    })
  }
}
