// Summarizes the text of a document: the number of words, and the excerpt. Code blocks are left out of both, tables out of the excerpt.
import type { Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { collapseSpace } from './collapse-space.ts'
import { type DocumentState, stateOf } from './document-state.ts'
import { knownTextOf } from './mdx/remark-known-expressions.ts'
import { isInline, plainText } from './plain-text.ts'
import { walkMarkdown } from './walk-tree.ts'

export function remarkSummary(countWords: (text: string) => number) {
  return (tree: Root, file: VFile): void => {
    const state = stateOf(file)
    // Text inside containers counts too, so the walk descends to the blocks that hold text.
    walkMarkdown(tree, (node) => {
      const isText = node.type === 'paragraph' || node.type === 'tableCell' || node.type === 'admonitionTitle'
      // An h1 is not counted: it is the title, which the page already shows.
      if (isText || (node.type === 'heading' && node.depth > 1)) state.wordCount += countWords(plainText(node))
      if (node.type === 'paragraph' && state.excerpt === '') state.excerpt = firstLine(node)
      return isText || node.type === 'heading' ? 'skip' : undefined
    })
    finishExcerpt(state)
  }
}

/** The first line of a paragraph as in the source. */
function firstLine(node: RootContent): string {
  const lines: string[] = ['']
  walkMarkdown(node, (child) => {
    if ('value' in child && isInline(child)) {
      const [first = '', ...rest] = child.value.split('\n')
      lines[lines.length - 1] += first
      lines.push(...rest)
    } else if (child.type === 'break') lines.push('')
    else lines[lines.length - 1] += knownTextOf(child)
    return undefined
  })
  return lines.map((line) => collapseSpace(line).trim()).find((line) => /[\p{L}\p{N}]/u.test(line)) ?? ''
}

/** The excerpt of a document without paragraphs is its first heading. */
function finishExcerpt(state: DocumentState): void {
  if (state.excerpt === '') state.excerpt = state.headings.find((heading) => heading.text !== '')?.text ?? ''
}
