// The props of `<Code>` of Starlight that mark and fold lines -> what stands behind the language of a fence for the same.
import { escapePattern } from '../../lib/escape.ts'

/** The number of a line, a text or a pattern wherever it stands, or several lines: `{ range: '2-4' }`. */
export type CodeMark = string | number | RegExp | { readonly range: string; readonly label?: string }

export interface CodeMarks {
  mark?: CodeMark | readonly CodeMark[]
  ins?: CodeMark | readonly CodeMark[]
  del?: CodeMark | readonly CodeMark[]
  /** Lines that are closed at first: `'1-5'`. */
  collapse?: string | readonly string[]
  frame?: string
  showLineNumbers?: boolean
  startLineNumber?: number
}

export function metaOfMarks({ frame, collapse, showLineNumbers, startLineNumber, ...marks }: CodeMarks): string {
  const numbers = showLineNumbers === true || (startLineNumber !== undefined && showLineNumbers !== false)
  return [
    ...(['mark', 'ins', 'del'] as const).flatMap((kind) => listOf(marks[kind]).map((mark) => `${kind}=${writeMark(mark)}`)),
    ...(collapse === undefined ? [] : [`collapse={${[collapse].flat().join(',')}}`]),
    ...(frame === undefined ? [] : [`frame="${frame}"`]),
    ...(numbers ? [`showLineNumbers=${startLineNumber ?? 1}`] : []),
  ].join(' ')
}

function listOf(marks: CodeMark | readonly CodeMark[] | undefined): readonly CodeMark[] {
  return marks === undefined ? [] : isList(marks) ? marks : [marks]
}

function isList(marks: CodeMark | readonly CodeMark[]): marks is readonly CodeMark[] {
  return Array.isArray(marks)
}

function writeMark(mark: CodeMark): string {
  if (typeof mark === 'number') return `{${mark}}`
  if (mark instanceof RegExp) return `/${mark.source}/`
  if (typeof mark === 'object') return `{${mark.range}}`
  if (!mark.includes('"')) return `"${mark}"`
  // Within quotes there are no escapes.
  return mark.includes("'") ? `/${escapePattern(mark)}/` : `'${mark}'`
}
