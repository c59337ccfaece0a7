// Highlights the code blocks of a document and stores their HTML in the nodes. Each language is loaded when a document first uses it.
import type { Code, Root } from 'mdast'
import type { Transformer } from 'unified'
import type { VFile } from 'vfile'
import { nearest } from '../../diagnostics/suggest.ts'
import { type DocumentState, placeOfNode, stateOf } from '../document-state.ts'
import { walkMarkdown } from '../walk-tree.ts'
import { hoverReference } from './hover-reference.ts'
import { convertCommand, packageManagerGroup, packageManagerLabels, packageManagers } from './package-managers.ts'
import { isTypedSample, readFence } from './read-fence.ts'
import { renderCodeBlock } from './render-code-block.ts'
import { renderTabs } from './render-tabs.ts'

declare module 'mdast' {
  interface CodeData {
    /** The finished block. */
    html?: string
  }
}

export function remarkCode(): Transformer<Root> {
  return async (tree: Root, file: VFile): Promise<void> => {
    const state = stateOf(file)
    const blocks: Code[] = []
    walkMarkdown(tree, (node) => {
      if (node.type === 'code') blocks.push(node)
      return undefined
    })
    for (const block of blocks) await finishBlock(block, state)
  }
}

async function finishBlock(block: Code, state: DocumentState): Promise<void> {
  const { language: written, meta } = readFence(block)
  const language = written || state.options.code.defaultLanguage
  if (!(await state.highlighter.prepare(language))) reportLanguage(block, language, state)
  const line = (block.position?.start.line ?? 1) + state.lineOffset
  const hovers = state.options.code.hovers && isTypedSample({ language, meta }) ? hoverReference(state.source.file, line) : undefined
  const { html, invalid } = isForAllManagers(meta)
    ? renderManagerTabs(block, language, meta, state)
    : renderCodeBlock({ code: block.value, language, meta, ...(hovers === undefined ? {} : { hovers }) }, state.highlighter)
  block.data = { ...block.data, html }
  for (const part of invalid) {
    state.diagnostics.push({
      id: 'code-meta-invalid',
      level: 'warning',
      message: `The text after the language of a code block has ${JSON.stringify(part)}, which is not a range of lines.`,
      place: firstLineOf(block, state),
      hint: 'Write line numbers and spans, for example {1,3-5}, and showLineNumbers=10 with a whole number.',
    })
  }
}

/** Whether an npm command is also shown for the other package managers. The word is the one used in content written for Docusaurus. */
function isForAllManagers(meta: string): boolean {
  return /(?:^|\s)npm2yarn(?=\s|$)/.test(meta)
}

function renderManagerTabs(block: Code, language: string, meta: string, state: DocumentState): { html: string; invalid: string[] } {
  const blocks = packageManagers.map((manager) => ({
    manager,
    ...renderCodeBlock({ code: convertCommand(block.value, manager), language, meta }, state.highlighter),
  }))
  const name = `${state.footnotePrefix}pm-${block.position?.start.line ?? 0}`
  const tabs = blocks.map(({ manager, html }) => ({ value: manager, label: packageManagerLabels[manager], html }))
  return { html: renderTabs({ name, group: packageManagerGroup, className: 'package-managers', tabs }), invalid: blocks[0]?.invalid ?? [] }
}

function reportLanguage(block: Code, language: string, state: DocumentState): void {
  const suggestion = nearest(language, state.highlighter.languageNames())
  state.diagnostics.push({
    id: 'code-language-unknown',
    level: 'warning',
    message: `No grammar is known for the language ${JSON.stringify(language)} of a code block; it is shown as plain text.`,
    place: firstLineOf(block, state),
    hint:
      suggestion === undefined ? 'Name a language that Shiki bundles, or "text".' : `Did you mean "${suggestion}"? Plain text is "text".`,
  })
}

/** Only the fence line: marking the whole block would hide what is wrong. */
function firstLineOf(block: Code, state: DocumentState) {
  const { file, line, column } = placeOfNode(state, block)
  return { file, ...(line === undefined ? {} : { line }), ...(column === undefined ? {} : { column }) }
}
