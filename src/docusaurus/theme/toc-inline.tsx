// `@theme/TOCInline`: the headings of a document in its text, `<TOCInline toc={toc} />`.
import type { ReactElement } from 'react'
import { classNames } from '../../theme/class-names.ts'

interface TocEntry {
  /** HTML of the heading. */
  value: string
  id: string
  level: number
}

interface TocNode extends TocEntry {
  children: TocNode[]
}

export interface TOCInlineProps {
  toc: readonly TocEntry[]
  minHeadingLevel?: number
  maxHeadingLevel?: number
  className?: string
}

export default function TOCInline({ toc, minHeadingLevel = 2, maxHeadingLevel = 3, className }: TOCInlineProps): ReactElement | null {
  if (!Array.isArray(toc)) throw new Error('Expected <TOCInline> to have `toc`, the headings of a document: `<TOCInline toc={toc} />`.')
  const nodes = nest(toc.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel))
  return nodes.length === 0 ? null : (
    <div className={classNames('contents-inline', className)}>
      <TocItems nodes={nodes} />
    </div>
  )
}

function TocItems({ nodes }: { nodes: readonly TocNode[] }): ReactElement {
  return (
    <ul>
      {nodes.map(({ id, value, children }) => (
        <li key={id}>
          <a href={`#${encodeURIComponent(id)}`} dangerouslySetInnerHTML={{ __html: value }} />
          {children.length > 0 && <TocItems nodes={children} />}
        </li>
      ))}
    </ul>
  )
}

function nest(entries: readonly TocEntry[]): TocNode[] {
  const roots: TocNode[] = []
  const open: TocNode[] = []
  for (const entry of entries) {
    while ((open.at(-1)?.level ?? 0) >= entry.level) open.pop()
    const node = { ...entry, children: [] }
    const siblings = open.at(-1)?.children ?? roots
    siblings.push(node)
    open.push(node)
  }
  return roots
}
