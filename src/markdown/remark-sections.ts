// The plain text of a document, in three forms that share one pass: sections for the search, the number of words, and the
// excerpt. Code blocks and tags are left out of all of them. Rules: behaviour §2.18, §2.21.
import type { Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import type { Section } from '../content/document.ts'
import { type DocumentState, stateOf } from './document-state.ts'
import { plainText } from './plain-text.ts'
import { walkMarkdown } from './walk-tree.ts'

export function remarkSections(countWords: (text: string) => number) {
  return (tree: Root, file: VFile): void => {
    const state = stateOf(file)
    const texts: string[] = []
    let section: Section = { anchor: '', heading: '', level: 1, text: '' }
    const close = () => {
      section.text = texts.splice(0).join(' ').replace(/\s+/g, ' ').trim()
      if (section.anchor !== '' || section.text !== '') state.sections.push(section)
    }
    // Headings inside of containers begin a section too, so the walk goes down to the blocks that hold text.
    walkMarkdown(tree, (node) => {
      if (node.type === 'heading') {
        const id = node.data?.hProperties?.id
        if (typeof id !== 'string') return 'skip'
        close()
        section = { anchor: id, heading: plainText(node).trim(), level: node.depth, text: '' }
        state.wordCount += countWords(section.heading)
        return 'skip'
      }
      if (node.type === 'paragraph' || node.type === 'tableCell' || node.type === 'admonitionTitle') {
        const text = plainText(node)
        texts.push(text)
        state.wordCount += countWords(text)
        if (state.excerpt === '' && node.type === 'paragraph') state.excerpt = firstLine(node)
        return 'skip'
      }
      return undefined
    })
    close()
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
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).find((line) => /[\p{L}\p{N}]/u.test(line)) ?? ''
}

/** A document of headings alone is described by its first one. */
function finishExcerpt(state: DocumentState): void {
  if (state.excerpt === '') state.excerpt = state.headings.find((heading) => heading.text !== '')?.text ?? ''
}
