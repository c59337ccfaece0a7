// Reports lines of text in MDX that look like an import or export: they are text because no empty line precedes them, or because they are
// inside a list or a quotation, or are indented. Nobody intends that.
import type { Paragraph, Root } from 'mdast'
import type { VFile } from 'vfile'
import { type DocumentState, placeOfNode, stateOf } from '../document-state.ts'
import { walkMarkdown } from '../walk-tree.ts'

const esmPattern = /^(?:import\s+(?:[\w$*{][^'"]*\sfrom\s*)?['"][^'"]+['"]|export\s+(?:const|let|var|default|function|class|\*|\{))/

export function remarkStrayEsm({ enabled }: { enabled: boolean }) {
  return (tree: Root, file: VFile): void => {
    const state = stateOf(file)
    if (!enabled || !/\b(?:import|export)\s/.test(state.source.source)) return
    const lines = state.source.source.split('\n')
    walkMarkdown(tree, (node) => {
      if (node.type !== 'paragraph') return undefined
      reportLines(node, lines, state)
      return 'skip'
    })
  }
}

function reportLines(paragraph: Paragraph, lines: readonly string[], state: DocumentState): void {
  const { position } = paragraph
  if (position === undefined) return
  for (let line = position.start.line; line <= position.end.line; line++) {
    const whole = lines[line - 1 + state.lineOffset] ?? ''
    const text = whole.slice(line === position.start.line ? position.start.column - 1 : 0).replace(/^[\s>]+/, '')
    if (!esmPattern.test(text)) continue
    const column = whole.indexOf(text) + 1
    state.diagnostics.push({
      id: 'mdx-syntax',
      level: 'error',
      message: `This line is read as text, though it begins like an ${text.startsWith('import') ? 'import' : 'export'}.`,
      place: {
        ...placeOfNode(state, {}),
        line: line + state.lineOffset,
        column,
        endLine: line + state.lineOffset,
        endColumn: column + text.trimEnd().length,
      },
      hint: 'Imports and exports stand at the left margin, outside of lists and quotations, with an empty line before and after them. Put code into a code block.',
    })
  }
}
