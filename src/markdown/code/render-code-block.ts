// One code block as HTML: a frame with an optional title around highlighted lines. A line gets an element only if it needs one, because
// most of a page's weight is code.

import { escapeAttribute, escapeHtml } from '../../lib/escape.ts'
import type { LineMark, MarkProblem } from './code-comments.ts'
import type { CodeHighlighter } from './code-highlighter.ts'
import { type CodeBlockText, readShownCode } from './shown-code.ts'

export interface CodeBlockSource extends CodeBlockText {
  /** Where the types of its identifiers are kept (plugins/samples/hover-files.ts), if there are any. */
  hovers?: string
}

export interface RenderedCodeBlock {
  html: string
  /** The parts of the meta text that were not understood. */
  invalid: string[]
  problems: MarkProblem[]
}

export function renderCodeBlock(block: CodeBlockSource, highlighter: CodeHighlighter): RenderedCodeBlock {
  const { meta, problems, ...marked } = readShownCode(block)
  const lines = highlighter.highlight(marked.lines.join('\n'), block.language)
  const numbered = meta.firstLineNumber !== undefined
  const code = lines.map((line, index) => renderLine(line, marked.marks.get(index), numbered, index === lines.length - 1)).join('')
  const focus = [...marked.marks.values()].some((marks) => marks.has('focus'))
  const classes = ['sg-code', focus ? 'sg-has-focus' : '', numbered ? 'sg-numbered' : ''].filter((name) => name !== '')
  const title = meta.title === undefined || meta.title === '' ? '' : `<div class="sg-code-title">${escapeHtml(meta.title)}</div>`
  const first = numbered && meta.firstLineNumber !== 1 ? ` style="--sg-first-line:${(meta.firstLineNumber ?? 1) - 1}"` : ''
  const language = escapeAttribute(block.language)
  const hovers = block.hovers === undefined ? '' : ` data-hovers="${escapeAttribute(block.hovers)}"`
  const html = `<div class="${classes.join(' ')}" data-language="${language}"${hovers}${first}>${title}<pre tabindex="0"><code class="language-${language}">${code}</code></pre></div>`
  return { html, invalid: meta.invalid, problems }
}

/** Plain lines are text and a line end. A line with an element has its line end inside it, so that copied text keeps its lines. */
function renderLine(html: string, marks: ReadonlySet<LineMark> | undefined, numbered: boolean, last: boolean): string {
  const end = last ? '' : '\n'
  if (marks === undefined && !numbered) return html + end
  const classes = ['sg-line', ...[...(marks ?? [])].map((mark) => `sg-line-${mark}`)]
  return `<span class="${classes.join(' ')}">${html}${end}</span>`
}
