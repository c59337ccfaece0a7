// One code block as HTML: a frame with an optional title around highlighted lines. Only lines that need an element get one,
// because most of a page's weight is code.
import { type LineMark, readCodeComments } from './code-comments.ts'
import type { CodeHighlighter } from './code-highlighter.ts'
import { type CodeMeta, parseCodeMeta } from './code-meta.ts'
import { escapeAttribute, escapeHtml } from './escape-html.ts'

export interface CodeBlockSource {
  code: string
  /** Lower case; 'text' for none. */
  language: string
  meta: string
}

/** The HTML, and the parts of the meta text that were not understood. */
export function renderCodeBlock(block: CodeBlockSource, highlighter: CodeHighlighter): { html: string; invalid: string[] } {
  const source = block.code.endsWith('\n') ? block.code.slice(0, -1) : block.code
  const meta = parseCodeMeta(block.meta, source.split('\n').length)
  // Behaviour §2.22: where a range marks the lines, comments are left alone.
  const marked =
    meta.highlighted === undefined ? readCodeComments(source, block.language) : { lines: source.split('\n'), marks: marksOf(meta) }
  const lines = highlighter.highlight(marked.lines.join('\n'), block.language)
  const numbered = meta.firstLineNumber !== undefined
  const code = lines.map((line, index) => renderLine(line, marked.marks.get(index), numbered, index === lines.length - 1)).join('')
  const focus = [...marked.marks.values()].some((marks) => marks.has('focus'))
  const classes = ['sg-code', focus ? 'sg-has-focus' : '', numbered ? 'sg-numbered' : ''].filter((name) => name !== '')
  const title = meta.title === undefined || meta.title === '' ? '' : `<div class="sg-code-title">${escapeHtml(meta.title)}</div>`
  const first = numbered && meta.firstLineNumber !== 1 ? ` style="--sg-first-line:${(meta.firstLineNumber ?? 1) - 1}"` : ''
  const language = escapeAttribute(block.language)
  const html = `<div class="${classes.join(' ')}" data-language="${language}"${first}>${title}<pre tabindex="0"><code class="language-${language}">${code}</code></pre></div>`
  return { html, invalid: meta.invalid }
}

function marksOf(meta: CodeMeta): Map<number, Set<LineMark>> {
  return new Map([...(meta.highlighted ?? [])].map((line) => [line - 1, new Set<LineMark>(['highlight'])]))
}

/** Plain lines are text and a line end. The line end of an element stands inside it, so that copied text keeps its lines. */
function renderLine(html: string, marks: ReadonlySet<LineMark> | undefined, numbered: boolean, last: boolean): string {
  const end = last ? '' : '\n'
  if (marks === undefined && !numbered) return html + end
  const classes = ['sg-line', ...[...(marks ?? [])].map((mark) => `sg-line-${mark}`)]
  return `<span class="${classes.join(' ')}">${html}${end}</span>`
}
