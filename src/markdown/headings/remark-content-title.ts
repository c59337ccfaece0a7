// Finds the title that a document gives itself: its first heading, if that is an h1 with no thematic break before it (behaviour §2.22).
import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { stateOf } from '../document-state.ts'
import { plainText } from '../plain-text.ts'

/** Posts always show their title above the body, so theirs is removed (behaviour §2.21). */
export function remarkContentTitle() {
  return (tree: Root, file: VFile): void => {
    const index = tree.children.findIndex((node) => node.type === 'heading' || node.type === 'thematicBreak')
    const node = tree.children[index]
    if (node?.type !== 'heading' || node.depth !== 1) return
    const state = stateOf(file)
    state.contentTitle = plainText(node).trim()
    if (state.source.collection.kind === 'blog') tree.children.splice(index, 1)
  }
}
