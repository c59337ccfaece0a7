// Remembers how the author wrote a URL. It is percent-encoded in the HTML, but diagnostics show the original.
import type { Root } from 'mdast'
import { normalizeUri } from 'micromark-util-sanitize-uri'
import type { VFile } from 'vfile'
import { stateOf } from '../document-state.ts'
import { walkMarkdown } from '../walk-tree.ts'

export function remarkUrls() {
  return (tree: Root, file: VFile): void => {
    const { writtenUrls } = stateOf(file)
    walkMarkdown(tree, (node) => {
      if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
        const normalized = normalizeUri(node.url)
        if (normalized !== node.url) writtenUrls.set(normalized, node.url)
      }
      return undefined
    })
  }
}
