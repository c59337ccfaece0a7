// Ids of headings: the one that the author wrote (written-id.ts), else one made from the text. Links from outside lead
// to these ids, so they are those of GitHub and Docusaurus wherever those have any.
import GithubSlugger, { slug } from 'github-slugger'
import type { Heading, Root } from 'mdast'
import type { VFile } from 'vfile'
import { placeOfNode, stateOf } from '../document-state.ts'
import { withoutBadges } from '../mdx/remark-theme-components.ts'
import { idText } from '../plain-text.ts'
import { walkMarkdown } from '../walk-tree.ts'
import { takeWrittenId, unmarkWrittenIds } from './written-id.ts'

/** Takes written ids out of the headings, before anything reads their text, and turns back what was marked elsewhere. */
export function remarkWrittenIds() {
  return (tree: Root, file: VFile): void => {
    const state = stateOf(file)
    walkMarkdown(tree, (node) => {
      if ('value' in node) node.value = unmarkWrittenIds(node.value)
      if ('alt' in node && node.alt) node.alt = unmarkWrittenIds(node.alt)
      if (node.type !== 'heading') return undefined
      const last = node.children.at(-1)
      if (last && 'value' in last) last.value = unmarkWrittenIds(last.value)
      const taken = takeWrittenId(node)
      if (taken === undefined) return undefined
      if (taken.id !== '') node.data = { ...node.data, hProperties: { id: taken.id } }
      else
        state.diagnostics.push({
          id: 'heading-id-invalid',
          level: 'warning',
          message: `${taken.written} is no id of a heading; it is shown as text.`,
          place: placeOfNode(state, node),
          hint: 'An id is one word, without spaces and braces: {#one-word}.',
        })
      return undefined
    })
  }
}

/** A written id does not enter the duplicate counter. The text of an h1 enters it, but an h1 has no id unless one is written. */
export function remarkHeadingIds() {
  return (tree: Root): void => {
    const slugger = new GithubSlugger()
    walkMarkdown(tree, (node) => {
      if (node.type !== 'heading') return undefined
      const written = node.data?.hProperties?.id
      const id = typeof written === 'string' ? written : idOf(idText(textOnly(node)), slugger)
      if (node.depth > 1) node.data = { ...node.data, hProperties: { id, className: ['sg-anchor'] } }
      return 'skip'
    })
  }
}

/** Ids for headings that plugins have added: none that the document has already. */
export function remarkAddedHeadingIds({ enabled }: { enabled: boolean }) {
  return (tree: Root): void => {
    if (!enabled) return
    const slugger = new GithubSlugger()
    const added: Heading[] = []
    walkMarkdown(tree, (node) => {
      if (node.type !== 'heading') return undefined
      const id = node.data?.hProperties?.id
      if (typeof id === 'string') slugger.occurrences[id] = 0
      else if (node.depth > 1) added.push(node)
      return 'skip'
    })
    for (const node of added)
      node.data = {
        ...node.data,
        hProperties: { ...node.data?.hProperties, id: idOf(idText(textOnly(node)), slugger), className: ['sg-anchor'] },
      }
  }
}

function textOnly(node: Heading): Heading {
  return { ...node, children: withoutBadges(node.children) }
}

/** A text of signs and pictures alone leaves nothing of which an id could be made. */
function idOf(text: string, slugger: GithubSlugger): string {
  return slugger.slug(/[^-]/.test(slug(text)) ? text : 'section')
}
