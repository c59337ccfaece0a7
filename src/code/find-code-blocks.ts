// Documents -> their code blocks, found by the Markdown parser itself unless the text leaves no doubt: what looks like a fence inside of another
// fence, a comment or an HTML block is none. The parse is the first part of the one that makes pages, without highlighting and HTML.
import { setImmediate } from 'node:timers/promises'
import type { Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { hashOf } from '../cache/content-store.ts'
import type { Shelf } from '../cache/shelf.ts'
import type { SourceDocument } from '../content/document.ts'
import { admonitionKeywords } from '../markdown/admonitions/admonition-types.ts'
import { checkLimits } from '../markdown/check-limits.ts'
import { chooseSyntax, type SyntaxName, syntaxData } from '../markdown/choose-syntax.ts'
import { readFence } from '../markdown/code/read-fence.ts'
import { markMdxSource, remarkMdxMarks } from '../markdown/mdx/mdx-marks.ts'
import { walkMarkdown } from '../markdown/walk-tree.ts'
import type { CodeBlock } from './code-block.ts'
import { scanFences } from './scan-fences.ts'

export interface FindCodeBlocksInput {
  /** Extra admonition keywords of the configuration. */
  admonitions: string[]
  /** Identity of the program. */
  program: string
  shelf: Shelf<CodeBlock[]>
  signal?: AbortSignal | undefined
}

/** Documents between two looks at what else there is to do: a build gives its workers their next pages, the user may interrupt. */
const documentsAtOnce = 4

/**
 * Blocks of all documents, in their order, and the documents that cannot be parsed: the build says what is wrong with them.
 * @throws whatever `signal` was aborted with.
 */
export async function findCodeBlocks(
  documents: readonly SourceDocument[],
  { admonitions, program, shelf, signal }: FindCodeBlocksInput,
): Promise<{ blocks: CodeBlock[]; unread: string[] }> {
  const keywords = admonitionKeywords(admonitions)
  const shared = hashOf('code blocks', program, JSON.stringify(admonitions))
  const found: CodeBlock[] = []
  const unread: string[] = []
  let parsed = 0
  for (const source of documents) {
    // Most of what is parsed in vain otherwise: blog posts, profiles.
    if (!mayHaveFence(source.source)) continue
    const key = hashOf(shared, source.format, source.hash)
    const kept = shelf.get(source.file, key)
    if (kept === undefined && ++parsed % documentsAtOnce === 0) await setImmediate()
    signal?.throwIfAborted()
    const blocks = kept ?? readBlocks(source, keywords)
    if (blocks === undefined) {
      unread.push(source.file)
      continue
    }
    shelf.put(source.file, key, blocks)
    found.push(...blocks)
  }
  return { blocks: found, unread }
}

/** Constructs in which blocks can stand. */
const blockSyntax: ReadonlySet<SyntaxName> = new Set(['admonition', 'footnote'])

/** What only changes the text of a paragraph: reading it takes most of the time, and no block begins or ends by it. Not so in MDX, where braces in code are none. */
const withoutInlineMarkup = {
  disable: { null: ['attention', 'autolink', 'codeText', 'hardBreakEscape', 'htmlText', 'labelEnd', 'labelStartImage', 'labelStartLink'] },
}

function mayHaveFence(text: string): boolean {
  return text.includes('```') || text.includes('~~~')
}

function readBlocks(source: SourceDocument, keywords: ReadonlySet<string>): CodeBlock[] | undefined {
  const { file, format, bodyLine } = source
  const body = source.source.slice(source.bodyOffset)
  if (checkLimits(body, format, file, bodyLine - 1) !== undefined) return undefined
  const before = bodyLine - 1
  const scanned = format === 'mdx' ? undefined : scanFences(body)
  if (scanned) return scanned.map(({ line, code, ...fence }) => ({ file, ...readFence(fence), code, line: line + before, column: 1 }))
  const tree = parseTree(source, body, keywords)
  const blocks: CodeBlock[] = []
  if (tree === undefined) return undefined
  walkMarkdown(tree, (node) => {
    if (node.type === 'code') {
      const { line = 1, column = 1 } = node.position?.start ?? {}
      blocks.push({ file, ...readFence(node), code: node.value, line: line + before, column })
    }
    return undefined
  })
  return blocks
}

function parseTree(source: SourceDocument, body: string, keywords: ReadonlySet<string>): Root | undefined {
  const isMdx = source.format === 'mdx'
  const text = isMdx ? markMdxSource(body, { comments: source.file.endsWith('.md') }) : body
  const syntax = chooseSyntax(body, false).filter((name) => blockSyntax.has(name))
  const { micromarkExtensions = [], ...data } = syntaxData(syntax, keywords)
  const processor = unified()
    .data({ ...data, micromarkExtensions: isMdx ? micromarkExtensions : [...micromarkExtensions, withoutInlineMarkup] })
    .use(remarkParse)
  if (isMdx) processor.use(remarkMdx)
  try {
    const tree = processor.parse(text)
    remarkMdxMarks({ enabled: isMdx })(tree)
    return tree
  } catch {
    return undefined
  }
}
