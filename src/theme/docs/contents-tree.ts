// The tree of a contents list. It is built from all levels before levels are selected, so that a heading whose parent is
// not shown moves up, and not below a heading that it does not belong to.
import type { Heading } from '../../content/document.ts'
import type { TableOfContents } from '../../routes/table-of-contents-of.ts'

export interface ContentsNode {
  heading: Heading
  children: ContentsNode[]
}

export function buildContentsTree(
  headings: readonly Heading[],
  { hide, minHeadingLevel, maxHeadingLevel }: TableOfContents,
): ContentsNode[] {
  if (hide) return []
  const roots: ContentsNode[] = []
  const open: ContentsNode[] = []
  for (const heading of headings) {
    if (heading.level < 2) continue
    while ((open.at(-1)?.heading.level ?? 0) >= heading.level) open.pop()
    const node: ContentsNode = { heading, children: [] }
    const siblings = open.at(-1)?.children ?? roots
    siblings.push(node)
    open.push(node)
  }
  return keepLevels(roots, minHeadingLevel, maxHeadingLevel)
}

function keepLevels(nodes: readonly ContentsNode[], minLevel: number, maxLevel: number): ContentsNode[] {
  return nodes.flatMap(({ heading, children }) => {
    const kept = keepLevels(children, minLevel, maxLevel)
    return heading.level >= minLevel && heading.level <= maxLevel ? [{ heading, children: kept }] : kept
  })
}
