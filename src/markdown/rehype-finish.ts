// The last step over a tree of HTML: comments of the author go, finished pieces become what the stringifier writes out as it is.
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
