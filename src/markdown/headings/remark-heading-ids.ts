// Ids of headings: the one that the author wrote (written-id.ts), else one made from the text. Links from outside lead
// to these ids, so they are those of GitHub and Docusaurus wherever those have any.
import type { Heading, Root } from 'mdast'
import type { Transformer } from 'unified'
import type { VFile } from 'vfile'
import { loadShortcodeRemover } from '../../plugins/emoji/markdown/remark-emoji.ts'
import { placeOfNode, stateOf } from '../document-state.ts'
import { withoutBadges } from '../mdx/remark-theme-components.ts'
import { idText } from '../plain-text.ts'
import { walkMarkdown } from '../walk-tree.ts'
import { createHeadingSlugger, type HeadingIds } from './heading-slugger.ts'
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

/**
 * The text of an h1 enters the duplicate counter, but one that is the title of the page has no id unless one is written. Where VitePress's ids
 * are wanted, it has one, a written id enters the counter too, and names of emoji are no part of the text.
 */
export function remarkHeadingIds({ kind, emoji }: { kind: HeadingIds; emoji: boolean }): Transformer<Root> {
  return async (tree: Root, file: VFile): Promise<void> => {
    const slugger = createHeadingSlugger(kind)
    const headings: Heading[] = []
    walkMarkdown(tree, (node) => {
      if (node.type !== 'heading') return undefined
      headings.push(node)
      return 'skip'
    })
    const textOf = (node: Heading): string => idText(textOnly(node))
    const hasNames = kind !== 'github' && emoji && headings.some((node) => textOf(node).includes(':'))
    const withoutNames = hasNames ? await loadShortcodeRemover() : (text: string) => text
    const { originalHeadings, frontMatter } = stateOf(file).source
    const originals = matchOriginals(headings, originalHeadings)
    // Beside a title in front matter, it is a heading like others.
    const title = frontMatter.title === undefined ? headings[0] : undefined
    for (const node of headings) {
      const written = node.data?.hProperties?.id
      if (typeof written === 'string' && kind !== 'github') slugger.take(written)
      const idOfText = (): string => {
        const own = slugger.slug(withoutNames(textOf(node)))
        return originals?.get(node) ?? own
      }
      // The text of a heading with a written id is not counted.
      const id = typeof written === 'string' ? written : idOfText()
      // In the page the id stands beside the text, as in the list of contents: what is alike in a row takes little room when compressed.
      if (node.depth > 1) node.data = { ...node.data, hProperties: { className: ['sg-anchor'], id } }
      else if (kind !== 'github' || node !== title) node.data = { ...node.data, hProperties: { id } }
    }
  }
}

/** The ids of the original, section by section, if a translation has the same sections. */
function matchOriginals(
  headings: readonly Heading[],
  originals: readonly { id: string; level: number }[] | undefined,
): ReadonlyMap<Heading, string> | undefined {
  const sections = headings.filter(({ depth }) => depth > 1)
  if (originals === undefined || originals.length !== sections.length) return undefined
  if (sections.some(({ depth }, index) => originals[index]?.level !== depth)) return undefined
  return new Map(sections.map((node, index) => [node, originals[index]?.id ?? '']))
}

/** Ids for headings that plugins have added: none that the document has already. */
export function remarkAddedHeadingIds({ enabled, kind }: { enabled: boolean; kind: HeadingIds }) {
  return (tree: Root): void => {
    if (!enabled) return
    const slugger = createHeadingSlugger(kind)
    const added: Heading[] = []
    walkMarkdown(tree, (node) => {
      if (node.type !== 'heading') return undefined
      const id = node.data?.hProperties?.id
      if (typeof id === 'string') slugger.take(id)
      else if (node.depth > 1) added.push(node)
      return 'skip'
    })
    for (const node of added)
      node.data = {
        ...node.data,
        hProperties: { ...node.data?.hProperties, className: ['sg-anchor'], id: slugger.slug(idText(textOnly(node))) },
      }
  }
}

function textOnly(node: Heading): Heading {
  return { ...node, children: withoutBadges(node.children) }
}
