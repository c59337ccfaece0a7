// Makes the id of the footnotes' heading specific to the document, like the ids of the notes: lists of posts have several documents on one
// page.
import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { stateOf } from './document-state.ts'
import { walkHtml } from './walk-tree.ts'

const sharedId = 'footnote-label'

export function rehypeFootnotes() {
  return (tree: Root, file: VFile): void => {
    const { footnotePrefix } = stateOf(file)
    walkHtml(tree, (node) => {
      if (node.type !== 'element') return undefined
      if (node.tagName === 'h2' && node.properties.id === sharedId) node.properties.id = footnotePrefix + sharedId
      if (node.tagName === 'a' && node.properties.dataFootnoteRef !== undefined) {
        node.properties.ariaDescribedBy = [footnotePrefix + sharedId]
      }
      return undefined
    })
  }
}
