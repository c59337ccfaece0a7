// Text with the characters escaped that the HTML of the CommonMark specification escapes: `"` and `>` too. Browsers read both
// spellings alike; bare output is compared with the specification byte for byte.
import type { Root } from 'hast'
import { walkHtml } from './walk-tree.ts'

export function rehypeSpecificationText() {
  return (tree: Root): void => {
    walkHtml(tree, (node, index, siblings) => {
      if (node.type !== 'text') return undefined
      siblings[index] = {
        type: 'raw',
        value: node.value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
      }
      return undefined
    })
  }
}
