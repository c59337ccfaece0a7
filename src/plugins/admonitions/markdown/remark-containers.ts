// What VitePress writes as containers besides boxes: `::: details` is for readers to open, `::: code-group` shows one of its code blocks at a
// time, `::: tabs` has tabs with any content, `::: raw` and `::: v-pre` mean nothing here, so their content takes their place. `[[toc]]` is left out: each page has a list of its headings.
import type { Code, Nodes, Root } from 'mdast'
import { readFence } from '../../../markdown/code/read-fence.ts'
import { walkMarkdown } from '../../../markdown/walk-tree.ts'
import type { Admonition, AdmonitionTitle } from '../admonition-tree.ts'
import { writeBadges } from './badge-tags.ts'
import { readContainerTabs } from './container-tabs.ts'
import { takeParagraphId, takeTitleAttributes } from './written-attributes.ts'

/** The text of a tab, in what follows the language of a code block. */
const labelPattern = /\[([^\]]*)\]/
const titlePattern = /(?:^|\s)title="([^"]*)"/

export function remarkContainers() {
  return (tree: Root): void => {
    walkMarkdown(tree, (_node, index, siblings) => {
      for (let node = siblings[index]; node !== undefined; node = siblings[index]) {
        const content = contentOf(node)
        if (content === undefined) break
        siblings.splice(index, 1, ...content)
      }
      const node = siblings[index]
      if (node?.type === 'html') node.value = writeBadges(node.value)
      if (node?.type === 'paragraph') takeParagraphId(node)
      if (node?.type !== 'admonition') return undefined
      takeTitleAttributes(node)
      if (node.keyword === 'tabs') readContainerTabs(node)
      if (node.keyword === 'details') readDetails(node)
      if (node.keyword === 'code-group') readCodeGroup(node)
      return undefined
    })
  }
}

/** What takes the place of a node; undefined if it stays. */
function contentOf(node: Nodes): Nodes[] | undefined {
  if (node.type === 'admonition' && (node.keyword === 'raw' || node.keyword === 'v-pre'))
    return node.children.filter(({ type }) => type !== 'admonitionTitle')
  const [only, ...others] = node.type === 'paragraph' ? node.children : []
  return only?.type === 'text' && others.length === 0 && /^\[\[toc\]\]$/i.test(only.value) ? [] : undefined
}

function readDetails(node: Admonition): void {
  node.container = 'details'
  node.open = /(?:^|\s)open(?:\s|$)/.test(node.attributes)
  const title = node.children.find((child): child is AdmonitionTitle => child.type === 'admonitionTitle')
  const last = title?.children.at(-1)
  if (title === undefined || last === undefined) return
  if (last.type === 'mdxTextExpression' && last.value.trim() === 'open') title.children.pop()
  else if (last.type === 'text' && /(?:^|\s)\{open\}\s*$/.test(last.value)) last.value = last.value.replace(/\s*\{open\}\s*$/, '')
  else return
  node.open = true
}

function readCodeGroup(node: Admonition): void {
  node.container = 'code-group'
  node.children = node.children.filter(({ type }) => type !== 'admonitionTitle')
  for (const child of node.children) if (child.type === 'code') labelTab(child)
}

/** The label becomes the tab, and is not shown as the title of the block as well. */
function labelTab(block: Code): void {
  const written = block.meta ?? ''
  const label = labelPattern.exec(written)?.[1]?.trim() || titlePattern.exec(written)?.[1]
  block.meta = written.replace(labelPattern, '').replace(titlePattern, '')
  block.data = { ...block.data, tab: label || readFence(block).language || 'text' }
}
