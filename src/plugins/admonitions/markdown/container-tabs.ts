// `::: tabs` as vitepress-plugin-tabs reads it: each tab begins with a line `== Label`. Outer tabs have more equals signs than inner ones.
import type { PhrasingContent, RootContent } from 'mdast'
import type { Admonition, AdmonitionTitle } from '../admonition-tree.ts'

/** Makes each tab a node of its own. Without a line that begins one, nothing is changed. */
export function readContainerTabs(node: Admonition): void {
  const title = node.children.find((child): child is AdmonitionTitle => child.type === 'admonitionTitle')
  const [first] = title?.children ?? []
  const group = first?.type === 'text' ? /(?:^|\s)key:(\S+)/.exec(first.value)?.[1] : undefined
  const tabs: Admonition[] = []
  const before: Admonition['children'] = []
  let signs: number | undefined
  for (const child of node.children.flatMap((each) => (each === title ? [] : splitAtTabs(each)))) {
    const isTab = child.type === 'label' && (signs ?? child.signs) === child.signs
    if (isTab) {
      signs = child.signs
      const label: AdmonitionTitle = { type: 'admonitionTitle', children: child.children }
      tabs.push({ type: 'admonition', keyword: 'tab', attributes: '', closed: true, container: 'tab', children: [label] })
    } else {
      const block: RootContent | AdmonitionTitle = child.type === 'label' ? { type: 'paragraph', children: child.written } : child
      const current = tabs.at(-1)
      if (current === undefined) before.push(block)
      else current.children.push(block)
    }
  }
  if (tabs.length === 0) return
  node.container = 'tabs'
  if (group !== undefined) node.group = group
  node.children = [...before, ...tabs]
}

interface Label {
  type: 'label'
  /** How many equals signs it has. */
  signs: number
  children: PhrasingContent[]
  /** With the signs. */
  written: PhrasingContent[]
}

type Part = Label | Admonition['children'][number]

const labelPattern = /^(={2,})[ \t]+/

/** A label is a line of a paragraph, or of HTML, which goes on until an empty line. */
function splitAtTabs(node: Admonition['children'][number]): Part[] {
  if (node.type === 'admonition' && !node.closed) return endAtTabs(node)
  if (node.type === 'html' && /^={2,}[ \t]/m.test(node.value))
    return splitLines([{ type: 'text', value: node.value }], (lines) => {
      const value = lines.map(textOf).join('\n')
      return value.includes('<') ? { ...node, value } : { type: 'paragraph', children: [{ type: 'text', value }] }
    })
  if (node.type !== 'paragraph' || !node.children.some((child) => child.type === 'text' && child.value.includes('=='))) return [node]
  return splitLines(node.children, (lines) => ({ ...node, children: joinLines(lines) }))
}

/** A container without an end is over where the next tab begins. */
function endAtTabs(node: Admonition): Part[] {
  const parts = node.children.flatMap(splitAtTabs)
  const end = parts.findIndex(({ type }) => type === 'label')
  if (end < 0) return [node]
  const inside = parts.slice(0, end).filter((part) => part.type !== 'label')
  return [{ ...node, children: inside }, ...parts.slice(end)]
}

type Line = PhrasingContent[]

function splitLines(content: readonly PhrasingContent[], join: (lines: Line[]) => RootContent): Part[] {
  const parts: Part[] = []
  let rest: Line[] = []
  const flush = (): void => {
    if (rest.some((line) => textOf(line).trim() !== '' || line.some(({ type }) => type !== 'text'))) parts.push(join(rest))
    rest = []
  }
  for (const line of linesOf(content)) {
    const [first, ...others] = line
    const [, signs = ''] = first?.type === 'text' ? (labelPattern.exec(first.value) ?? []) : []
    const label = first?.type === 'text' ? first.value.slice(signs.length).trimStart() : ''
    if (first?.type === 'text' && signs !== '' && (label !== '' || others.length > 0)) {
      flush()
      const children = label === '' ? others : [{ ...first, value: label }, ...others]
      parts.push({ type: 'label', signs: signs.length, children, written: line })
    } else rest.push(line)
  }
  flush()
  return parts
}

function linesOf(content: readonly PhrasingContent[]): Line[] {
  const lines: Line[] = [[]]
  for (const node of content) {
    if (node.type !== 'text') lines.at(-1)?.push(node)
    else
      for (const [index, value] of node.value.split('\n').entries()) {
        if (index > 0) lines.push([])
        if (value !== '') lines.at(-1)?.push({ ...node, value })
      }
  }
  return lines
}

function joinLines(lines: readonly Line[]): PhrasingContent[] {
  return lines.flatMap((line, index) => (index === 0 ? line : [{ type: 'text' as const, value: '\n' }, ...line]))
}

function textOf(line: Line): string {
  return line.map((node) => (node.type === 'text' ? node.value : '')).join('')
}
