// Escapes the characters that the HTML of the CommonMark specification escapes, including `"` and `>`. Browsers read both spellings alike,
// but bare output is compared with the specification byte for byte.
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
