// Finds the code blocks of documents. It uses the Markdown parser unless the text is unambiguous: what looks like a fence inside another
// fence, a comment or an HTML block is not one. The parse is the first part of the one that makes pages, without highlighting and HTML.
import { setImmediate } from 'node:timers/promises'
import type { Shelf } from '../../cache/shelf.ts'
import type { TextDocument } from '../../content/document.ts'
import { hashOf } from '../../lib/hash.ts'
import { checkLimits } from '../../markdown/check-limits.ts'
import { readFence } from '../../markdown/code/read-fence.ts'
import { unwrapMdxCode } from '../../markdown/mdx/unwrap-mdx-code.ts'
import { parseBlocks } from '../../markdown/parse-blocks.ts'
import { setAsideCode } from '../../markdown/set-aside-code.ts'
import { walkMarkdown } from '../../markdown/walk-tree.ts'
import { admonitionKeywords, type ContainerStyle } from '../admonitions/admonition-types.ts'
import type { CodeBlock } from './code-block.ts'

export interface FindCodeBlocksInput {
  /** Extra admonition keywords of the configuration. */
  admonitions: string[]
  containers?: ContainerStyle
  /** Identity of the program. */
  program: string
  shelf: Shelf<CodeBlock[]>
  signal?: AbortSignal | undefined
}

/** How many documents are parsed before other work gets a turn: a build gives its workers their next pages, and the user may interrupt. */
const documentsAtOnce = 4

/**
 * The blocks of all documents, in order, and the documents that cannot be parsed: the build says what is wrong with them.
 * @throws the reason of `signal` when it is aborted.
 */
export async function findCodeBlocks(
  documents: readonly TextDocument[],
  { admonitions, containers = 'docusaurus', program, shelf, signal }: FindCodeBlocksInput,
): Promise<{ blocks: CodeBlock[]; unread: string[] }> {
  const keywords = admonitionKeywords(admonitions, containers)
  const shared = hashOf('code blocks', program, JSON.stringify([admonitions, containers]))
  const found: CodeBlock[] = []
  const unread: string[] = []
  let parsed = 0
  for (const source of documents) {
    // Skips most of what would be parsed in vain: blog posts, profiles.
    if (!mayHaveFence(source.source)) continue
    const key = hashOf(shared, source.format, source.hash)
    const kept = shelf.get(source.file, key)
    if (kept === undefined && ++parsed % documentsAtOnce === 0) await setImmediate()
    signal?.throwIfAborted()
    const blocks = kept ?? readBlocks(source, keywords, containers)
    if (blocks === undefined) {
      unread.push(source.file)
      continue
    }
    shelf.put(source.file, key, blocks)
    found.push(...blocks)
  }
  return { blocks: found, unread }
}

function mayHaveFence(text: string): boolean {
  return text.includes('```') || text.includes('~~~')
}

function readBlocks(source: TextDocument, keywords: ReadonlySet<string>, containers: ContainerStyle): CodeBlock[] | undefined {
  const { file, format, bodyLine } = source
  const written = source.source.slice(source.bodyOffset)
  const body = format === 'mdx' ? unwrapMdxCode(written) : written
  if (checkLimits(body, format, file, bodyLine - 1, containers) !== undefined) return undefined
  const before = bodyLine - 1
  const scanned = format === 'mdx' ? undefined : scanFences(body)
  if (scanned) return scanned.map(({ line, code, ...fence }) => ({ file, ...readFence(fence), code, line: line + before, column: 1 }))
  const tree = parseBlocks(body, format, keywords, 'any', containers)
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

export interface ScannedFence {
  /** Line of the opening fence, from 1. */
  line: number
  /** The first word after the fence, and what follows it. */
  lang: string
  meta: string
  code: string
}

/** If HTML starts a line, what looks like a fence may not be one. The same holds for what may be in a list, a quotation or a footnote. */
const doubtful = /^[ \t>*+\d.)-]*<|^(?: {4}|\t)/m
const fences = /`{3,}|~{3,}/g
/** Characters that introduce escapes in the words after a fence. */
const encoded = /[\\&]/

/**
 * Finds the code blocks of plain Markdown without a parser, if the text is unambiguous: all its fences are at the start of a line and
 * outside HTML. Most documents are like this, and scanning takes a tenth of the time.
 * @returns undefined when only a parser can decide.
 */
export function scanFences(body: string): ScannedFence[] | undefined {
  const aside = setAsideCode(body)
  if (aside === undefined || doubtful.test(aside.text)) return undefined
  if (aside.text.match(fences)?.length !== 2 * aside.blocks.size) return undefined
  const lines = aside.text.split('\n')
  const found: ScannedFence[] = []
  for (const [line, { value }] of aside.blocks) {
    const info = (lines[line - 1] ?? '').replace(/^(?:`+|~+)/, '').trim()
    if (encoded.test(info)) return undefined
    const [lang = ''] = info.split(/[ \t]/, 1)
    found.push({ line, lang, meta: info.slice(lang.length).trim(), code: value })
  }
  return found
}
