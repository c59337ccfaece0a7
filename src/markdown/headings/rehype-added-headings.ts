// Headings that only plugins for the HTML tree make: they get an id and a place in the list of contents, as those of the author have.
import type { Element, Nodes, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { VFile } from 'vfile'
import { escapeHtml } from '../../lib/escape.ts'
import { stateOf } from '../document-state.ts'
import { walkHtml } from '../walk-tree.ts'
import { createHeadingSlugger } from './heading-slugger.ts'

const shownTags: ReadonlySet<string> = new Set(['code', 'em', 'strong', 'del'])

/** Before the plugins: which headings the author has written as HTML. These are not in the list, with plugins or without. */
export function rehypeWrittenHeadings({ written }: { written: WeakSet<Element> }) {
  return (tree: Root): void => {
    for (const heading of headingsIn(tree)) written.add(heading)
  }
}

/** After the plugins. */
export function rehypeAddedHeadings({ written }: { written: WeakSet<Element> }) {
  return (tree: Root, file: VFile): void => {
    const state = stateOf(file)
    const all = headingsIn(tree)
    const slugger = createHeadingSlugger(state.options.headingIds ?? 'github')
    for (const { properties } of all) if (typeof properties.id === 'string') slugger.take(properties.id)
    let position = 0
    for (const heading of all) {
      const { id: own, className } = heading.properties
      if (written.has(heading) || (Array.isArray(className) && className.includes('sg-anchor'))) {
        position = 1 + Math.max(position - 1, findHeading(own))
        continue
      }
      const text = textOf(heading).replace(/\s+/g, ' ').trim()
      const id = typeof own === 'string' ? own : slugger.slug(text)
      const { id: _, ...others } = heading.properties
      heading.properties = { ...others, className: [...(Array.isArray(className) ? className : []), 'sg-anchor'], id }
      // The beginning of a post comes here by itself, after the whole.
      const known = findHeading(id)
      if (known < 0) {
        state.headings.splice(position, 0, { html: inlineHtml(heading).trim(), text, id, level: Number(heading.tagName[1]) })
        for (const insert of state.headingInserts) if (insert.index > position) insert.index++
        position++
      } else position = known + 1
    }

    function findHeading(id: unknown): number {
      return state.headings.findIndex((heading) => heading.id === id)
    }
  }
}

function headingsIn(tree: Root): Element[] {
  const found: Element[] = []
  walkHtml(tree, (node) => {
    if (node.type !== 'element' || !/^h[2-6]$/.test(node.tagName)) return undefined
    found.push(node)
    return 'skip'
  })
  return found
}

function inlineHtml(node: Nodes): string {
  if (node.type === 'text') return escapeHtml(node.value)
  if (!('children' in node)) return ''
  const inside = node.children.map(inlineHtml).join('')
  return node.type === 'element' && shownTags.has(node.tagName) ? `<${node.tagName}>${inside}</${node.tagName}>` : inside
}
