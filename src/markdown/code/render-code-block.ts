// One code block as HTML: a frame with an optional title around highlighted lines. A line gets an element only if it needs one, because
// most of a page's weight is code.

import { escapeAttribute, escapeHtml } from '../../lib/escape.ts'
import type { WriteText } from '../../lib/texts/text.ts'
import type { LineMark, MagicComment, MarkProblem } from './code-comments.ts'
import type { CodeHighlighter } from './code-highlighter.ts'
import type { CodeMeta, LineSpan } from './code-meta.ts'
import { markWords } from './mark-words.ts'
import { renderType } from './render-type.ts'
import { type CodeBlockText, readShownCode } from './shown-code.ts'
import type { FindIncluded } from './twoslash.ts'

export interface CodeBlockSource extends CodeBlockText {
  /** Where the types of its identifiers are kept (plugins/samples/hover-files.ts), if there are any. */
  hovers?: string
  /** The types that it asks for: index of the line of a comment `// ^?` -> type. */
  types?: Readonly<Record<number, string>> | undefined
  /** Comments of the site's own that mark lines. */
  magicComments?: readonly MagicComment[] | undefined
  /** What it may include, if it is written for Twoslash. */
  findIncluded?: FindIncluded
}

export interface RenderedCodeBlock {
  html: string
  /** The parts of the meta text that were not understood. */
  invalid: string[]
  /** Lines to fold that the block does not have. */
  outside: LineSpan[]
  problems: MarkProblem[]
}

export function renderCodeBlock(block: CodeBlockSource, highlighter: CodeHighlighter, text: WriteText): RenderedCodeBlock {
  const { meta, problems, ...marked } = readShownCode(block, block.magicComments, block.findIncluded)
  const lines = highlighter.highlight(marked.lines.join('\n'), marked.language).map((line, index) => {
    const words = marked.words.filter(({ lines: span }) => span === undefined || (span.from <= index && index < span.to))
    return markWords(line, marked.lines[index] ?? '', words)
  })
  const numbered = meta.firstLineNumber !== undefined
  const rendered = lines.map((line, index) => renderLine(line, marked.marks.get(index), numbered, index === lines.length - 1))
  for (const { written, source, line, column } of marked.types) {
    const type = block.types?.[source]
    if (type === undefined) continue
    const place = { written, above: marked.lines[line] ?? '', column, isLast: line === lines.length - 1 }
    rendered[line] += renderType({ type, ...place })
  }
  const { folds, outside } = findFolds(meta, lines.length)
  const code = folds.length === 0 ? rendered.join('') : foldLines(rendered, folds, meta.firstLineNumber, text)
  const focus = [...marked.marks.values()].some((marks) => marks.has('focus'))
  const classes = ['sg-code', focus ? 'sg-has-focus' : '', numbered ? 'sg-numbered' : '', ...frameClasses(meta)].filter(
    (name) => name !== '',
  )
  const first = numbered && meta.firstLineNumber !== 1 ? ` style="--sg-first-line:${(meta.firstLineNumber ?? 1) - 1}"` : ''
  const language = escapeAttribute(marked.language)
  const hovers = block.hovers === undefined ? '' : ` data-hovers="${escapeAttribute(block.hovers)}"`
  const pre = `<pre tabindex="0"><code class="language-${language}">${code}</code></pre>`
  const content = meta.folded === 'all' ? closeBlock(meta, pre, lines.length, text) : renderTitle(meta) + pre
  const html = `<div class="${classes.join(' ')}" data-language="${language}"${hovers}${first}>${content}</div>`
  return { html, invalid: meta.invalid, outside, problems }
}

function frameClasses({ frame, title, folded }: CodeMeta): string[] {
  const closed = folded === 'all' ? ['sg-code-closed'] : []
  if (frame === 'none') return ['sg-code-bare', ...closed]
  if (frame === 'terminal') return ['sg-code-terminal', ...closed]
  // Without a title there would be an empty tab.
  return frame === 'code' && title ? ['sg-code-editor', ...closed] : closed
}

/** A terminal has its bar without a title too; the title of an editor is in a tab. */
function renderTitle({ title = '', frame }: CodeMeta): string {
  if (title === '' && frame !== 'terminal') return ''
  return `<div class="sg-code-title">${frame === 'code' ? `<span>${escapeHtml(title)}</span>` : escapeHtml(title)}</div>`
}

/** The title opens the block. What the style sheet adds is no part of the title, nor of the code that is copied. */
function closeBlock({ title = '', frame }: CodeMeta, pre: string, count: number, text: WriteText): string {
  const label =
    title === ''
      ? ` aria-label="${escapeAttribute(text('theme.CodeBlock.closedLabel.plurals', { count }))}"`
      : ` data-lines="${escapeAttribute(countLines(count, text))}"`
  const shown = frame === 'code' && title !== '' ? `<span>${escapeHtml(title)}</span>` : escapeHtml(title)
  return `<details><summary class="sg-code-title"${label}>${shown}</summary>${pre}</details>`
}

function countLines(count: number, text: WriteText): string {
  return text('theme.CodeBlock.lines.plurals', { count })
}

function findFolds({ folded }: CodeMeta, count: number): { folds: LineSpan[]; outside: LineSpan[] } {
  if (folded === undefined || folded === 'all') return { folds: [], outside: [] }
  const isInside = ({ from, to }: LineSpan): boolean => from >= 1 && from <= to && to <= count
  return { folds: joinSpans(folded.filter(isInside)), outside: folded.filter((span) => !isInside(span)) }
}

/** In order, and those that overlap as one. */
function joinSpans(spans: readonly LineSpan[]): LineSpan[] {
  const joined: LineSpan[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last !== undefined && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else joined.push({ ...span })
  }
  return joined
}

/**
 * `<details>` around the lines, with an empty summary: its name and what it shows come from its label, so that the text of the element is still
 * the code. Browsers do not count numbers inside of what is closed, so the line behind it says its own.
 */
function foldLines(lines: readonly string[], folds: readonly LineSpan[], firstNumber: number | undefined, text: WriteText): string {
  const shown = [...lines]
  for (const { from, to } of folds) {
    const next = shown[to]
    shown[from - 1] =
      `<details class="sg-code-fold"><summary aria-label="${escapeAttribute(countLines(to - from + 1, text))}"></summary>${shown[from - 1] ?? ''}`
    shown[to - 1] += '</details>'
    if (firstNumber !== undefined && next !== undefined)
      shown[to] = next.replace('<span ', `<span style="counter-set:sg-line ${firstNumber + to}" `)
  }
  return shown.join('')
}

/** Plain lines are text and a line end. A line with an element has its line end inside it, so that copied text keeps its lines. */
function renderLine(html: string, marks: ReadonlySet<LineMark> | undefined, numbered: boolean, last: boolean): string {
  const end = last ? '' : '\n'
  if (marks === undefined && !numbered) return html + end
  const classes = ['sg-line', ...[...(marks ?? [])].map((mark) => (mark.startsWith('.') ? mark.slice(1) : `sg-line-${mark}`))]
  return `<span class="${escapeAttribute(classes.join(' '))}">${html}${end}</span>`
}
