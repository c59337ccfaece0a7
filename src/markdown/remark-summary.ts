// What the text of a document comes to: the number of words, and the excerpt. Code blocks and tags are left out of both.
// Rules: behaviour §2.18, §2.21.
import type { Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { collapseSpace } from './collapse-space.ts'
import { type DocumentState, stateOf } from './document-state.ts'
import { plainText } from './plain-text.ts'
import { walkMarkdown } from './walk-tree.ts'

export function remarkSummary(countWords: (text: string) => number) {
  return (tree: Root, file: VFile): void => {
    const state = stateOf(file)
    // Headings and texts inside of containers count too, so the walk goes down to the blocks that hold text.
    walkMarkdown(tree, (node) => {
      const isText = node.type === 'paragraph' || node.type === 'tableCell' || node.type === 'admonitionTitle'
      // A heading without an id is no part of the page: it is the title that the page has already.
      if (isText || (node.type === 'heading' && typeof node.data?.hProperties?.id === 'string'))
        state.wordCount += countWords(plainText(node))
      if (node.type === 'paragraph' && state.excerpt === '') state.excerpt = firstLine(node)
      return isText || node.type === 'heading' ? 'skip' : undefined
    })
    finishExcerpt(state)
  }
}

/** The first line of a paragraph as it stands in the source. */
function firstLine(node: RootContent): string {
  const lines: string[] = ['']
  walkMarkdown(node, (child) => {
    if (child.type === 'text' || child.type === 'inlineCode') {
      const [first = '', ...rest] = child.value.split('\n')
      lines[lines.length - 1] += first
      lines.push(...rest)
    } else if (child.type === 'break') lines.push('')
    return undefined
  })
  return lines.map((line) => collapseSpace(line).trim()).find((line) => /[\p{L}\p{N}]/u.test(line)) ?? ''
}

/** A document of headings alone is described by its first one. */
function finishExcerpt(state: DocumentState): void {
  if (state.excerpt === '') state.excerpt = state.headings.find((heading) => heading.text !== '')?.text ?? ''
}
