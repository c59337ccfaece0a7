// Finds the title that a document gives itself: its first heading, if that is an h1. What stands before it, a rule, a picture, the tag of a
// component, makes no difference: a page with such a heading must not get a second one.
import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { stateOf } from '../document-state.ts'
import { withoutBadges } from '../mdx/remark-theme-components.ts'
import { plainText } from '../plain-text.ts'
import { walkMarkdown } from '../walk-tree.ts'

/** Posts always show their title above the body, so theirs is removed. */
export function remarkContentTitle() {
  return (tree: Root, file: VFile): void => {
    const state = stateOf(file)
    let found = false
    walkMarkdown(tree, (node, index, siblings) => {
      if (found || node.type !== 'heading') return found ? 'skip' : undefined
      found = true
      if (node.depth !== 1) return 'skip'
      state.contentTitle = plainText({ ...node, children: withoutBadges(node.children) }).trim()
      if (state.source.collection.kind === 'blog') siblings.splice(index, 1)
      return 'skip'
    })
  }
}
