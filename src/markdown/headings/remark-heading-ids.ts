// Ids of headings: the one written as `{#id}` at the end, else one made from the text as GitHub does. Rules: behaviour §2.22.
import GithubSlugger from 'github-slugger'
import type { Heading, Root } from 'mdast'
import { idText } from '../plain-text.ts'
import { walkMarkdown } from '../walk-tree.ts'

const explicitIdPattern = /\s*\{#([^{}\s]+)\}\s*$/

/** Written ids are used verbatim and do not enter the duplicate counter; an h1 enters it but gets no id. */
export function remarkHeadingIds() {
  return (tree: Root): void => {
    const slugger = new GithubSlugger()
    walkMarkdown(tree, (node) => {
      if (node.type !== 'heading') return undefined
      const id = takeExplicitId(node) ?? slugger.slug(idText(node))
      if (node.depth > 1) node.data = { ...node.data, hProperties: { id, className: ['sg-anchor'] } }
      return 'skip'
    })
  }
}

function takeExplicitId(heading: Heading): string | undefined {
  const last = heading.children.at(-1)
  if (last?.type !== 'text') return undefined
  const id = explicitIdPattern.exec(last.value)?.[1]
  if (id === undefined) return undefined
  last.value = last.value.replace(explicitIdPattern, '')
  if (last.value === '') heading.children.pop()
  return id
}
