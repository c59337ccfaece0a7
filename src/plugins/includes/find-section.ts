// A heading of a Markdown file, with what stands below it: to the next heading of the same level or of a higher one.
import GithubSlugger from 'github-slugger'
import type { Heading } from 'mdast'
import { parseBlocks } from '../../markdown/parse-blocks.ts'
import { walkMarkdown } from '../../markdown/walk-tree.ts'
import type { FileLine } from './code-regions.ts'

export interface Section {
  id: string
  lines: FileLine[]
}

/** The sections of a file, under the ids that its headings would have. */
export function findSections(lines: readonly FileLine[], format: 'md' | 'mdx', keywords: ReadonlySet<string>): Section[] {
  const tree = parseBlocks(lines.map(({ text }) => text).join('\n'), format, keywords, 'any')
  const headings: Heading[] = []
  if (tree)
    walkMarkdown(tree, (node) => {
      if (node.type === 'heading') headings.push(node)
      return undefined
    })
  const slugger = new GithubSlugger()
  const indexOf = (heading: Heading | undefined): number => (heading?.position?.start.line ?? lines.length + 1) - 1
  return headings.map((heading, at) => {
    const next = headings.slice(at + 1).find(({ depth }) => depth <= heading.depth)
    return { id: idOf(lines[indexOf(heading)]?.text ?? '', slugger), lines: lines.slice(indexOf(heading), indexOf(next)) }
  })
}

const writtenId = /\s*(?:\\?\{#([^{}\s]+)\}|\{\/\*\s*#([^\s*]+).*\*\/\}|<!--\s*#([^\s>]+).*-->)[\s#]*$/

function idOf(line: string, slugger: GithubSlugger): string {
  const written = writtenId.exec(line)
  const id = written?.[1] ?? written?.[2] ?? written?.[3]
  if (id !== undefined) return id
  const text = line
    .replace(/^[>\s]*#{1,6}\s+/, '')
    .replace(/\s+#+\s*$/, '')
    .replace(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/<[^>]*>/g, '')
  return slugger.slug(text.replace(/(?<!\w)_|_(?!\w)/g, '').trim())
}
