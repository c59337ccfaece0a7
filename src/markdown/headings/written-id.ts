// The id that an author writes at the end of a heading: `{#id}`, `\{#id}`, `{/* #id */}` or `<!-- #id -->`. To a parser these are emphasis,
// an expression or HTML. So before parsing, their punctuation is replaced by Unicode noncharacters, of which there is one for each sign of
// ASCII: the length stays the same, so all places stay correct, and afterward whatever was no heading is turned back.
import type { Heading, Nodes } from 'mdast'
import { escapePattern } from '../../lib/escape.ts'
import { createLineScanner } from '../line-scanner.ts'

const punctuation = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'
const firstSubstitute = 0xfdd0

/** A text without such signs has no written ids. */
const anyMark = /\{#|\{\/\*\s*#|<!--\s*#/

/** `{#id}`, with anything between the braces, which are written `\{` inside; a comment may go on after the id. */
const wholeMark = /^(?:\{#((?:[^{}\\]|\\.)*)\}|\{\/\*\s*#([^\s*]*).*\*\/\}|<!--\s*#([^\s>]*).*-->)$/s
const heading = /^#{1,6}[ \t]/
const underline = /^(?:=+|-+)$/

/** `## Title %{#id}%` -> `## Title  {#id} `, as long as it was, so that all places stay correct. */
export function withUsualBraces(body: string, [open, close]: readonly [string, string]): string {
  const written = new RegExp(`${escapePattern(open)}([ \\t]*[#.][^{}\\n]*)${escapePattern(close)}(?=[ \\t]*$)`, 'gm')
  return body.replace(
    written,
    (_, inner: string) => `${open.slice(0, -1).replace(/./g, ' ')}{${inner}}${close.slice(1).replace(/./g, ' ')}`,
  )
}

/** `body` with the written ids of its headings replaced. */
export function markWrittenIds(body: string, format: 'md' | 'mdx'): string {
  if (!anyMark.test(body)) return body
  const scan = createLineScanner(format)
  const lines = body.split('\n')
  const scanned = lines.map((line) => scan(line))
  return lines
    .map((line, index) => {
      const { kind, content, start } = scanned[index] ?? { kind: 'code', content: '', start: 0 }
      if (kind !== 'text' || !anyMark.test(content)) return line
      const next = scanned[index + 1]
      const isHeading = heading.test(content) || (next?.kind === 'text' && underline.test(next.content))
      const mark = isHeading ? findMark(withoutClosingSigns(content)) : undefined
      if (mark === undefined) return line
      const [from, to] = [start + mark.start, start + mark.end]
      return line.slice(0, from) + substitute(line.slice(from, to)) + line.slice(to)
    })
    .join('\n')
}

/** Restores the original. */
export function unmarkWrittenIds(text: string): string {
  return /[\uFDD0-\uFDEF]/.test(text)
    ? text.replace(/[\uFDD0-\uFDEF]/g, (sign) => punctuation[sign.charCodeAt(0) - firstSubstitute] ?? sign)
    : text
}

/** Removes the mark from the end of a heading. Undefined if there is none; `id` is '' if there is no word in it, or several. */
export function takeWrittenId(node: Heading): { id: string; written: string } | undefined {
  const last = node.children.at(-1)
  const text = last === undefined ? '' : sourceOf(last)
  const mark = findMark(text)
  if (last === undefined || mark === undefined) return undefined
  const { id, start, end } = mark
  const written = text.slice(start, end)
  if (id === '' || /\s/.test(id)) return { id: '', written }
  const rest = text.slice(0, start).trimEnd()
  if (last.type === 'text' && rest !== '') last.value = rest
  else node.children.pop()
  const before = node.children.at(-1)
  if (rest === '' && before?.type === 'text') before.value = before.value.trimEnd()
  return { id, written }
}

/** The mark that a text ends with. Only its last candidate is looked at, so that the time does not grow with their number. */
function findMark(text: string): { id: string; start: number; end: number } | undefined {
  const { length: end } = text.trimEnd()
  const start = Math.max(...['{#', '{/*', '<!--'].map((sign) => text.lastIndexOf(sign)))
  const match = start < 0 ? null : wholeMark.exec(text.slice(start, end))
  if (match === null) return undefined
  const id = (match[1]?.replace(/\\([{}])/g, '$1') ?? match[2] ?? match[3] ?? '').trim()
  return { id, start: text[start - 1] === '\\' && match[1] !== undefined ? start - 1 : start, end }
}

/** `## Title {#id} ##` may end with signs of its own. */
function withoutClosingSigns(content: string): string {
  let end = content.length
  while (content[end - 1] === '#') end--
  return /[ \t]/.test(content[end - 1] ?? '') ? content.slice(0, end) : content
}

function substitute(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, (sign) => String.fromCharCode(firstSubstitute + punctuation.indexOf(sign)))
}

/** The text of a node as it is in the document: comments are nodes of their own where they were not replaced. */
function sourceOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'html') return node.value
  return node.type === 'mdxTextExpression' ? `{${node.value}}` : ''
}
