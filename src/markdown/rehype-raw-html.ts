// Tags written in Markdown become elements. The HTML parser that this takes is slow and big, so it is loaded and run for
// documents with tags only.
import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { walkHtml } from './walk-tree.ts'

export function rehypeRawHtml() {
  return async (tree: Root, file: VFile): Promise<Root> => {
    let found = false
    walkHtml(tree, (node) => {
      found ||= node.type === 'raw'
      return undefined
    })
    if (!found) return tree
    const { default: rehypeRaw } = await import('rehype-raw')
    return rehypeRaw({ passThrough: ['finishedHtml'] })(tree, file)
  }
}
