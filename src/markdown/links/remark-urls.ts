// Remembers how the author wrote an address. In the HTML it is percent-encoded, and a diagnostic has to show the user's own value.
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
