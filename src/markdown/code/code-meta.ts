// Parses the text after the language of a code fence: title, marked lines, line numbers. Rules: behaviour §2.22.

export interface CodeMeta {
  title: string | undefined
  /** Numbers of marked lines, from 1. Undefined if there is no range; magic comments then apply. */
  highlighted: Set<number> | undefined
  /** Number of the first line, if line numbers are shown. */
  firstLineNumber: number | undefined
  /** Parts that could not be understood. */
  invalid: string[]
}

const titlePattern = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/
const rangePattern = /\{([\d,.\-\s]*)\}/
const numbersPattern = /(?:^|\s)showLineNumbers(?:=(\S+)|(?=\s|$))/
/** For `sitegen check-code` (code/block-instructions.ts): their values can contain what looks like a range. */
const instructionPattern = /(?:^|\s)(?:no-check|fails|file)=(?:"[^"]*"|'[^']*')/g
/** Anything in braces that is meant as a range but is not one. */
const wrongRangePattern = /(?:^|\s)(\{[^}]*\})/

/** @param lineCount number of lines of the block: a range is cut off there. */
export function parseCodeMeta(meta: string, lineCount: number): CodeMeta {
  const invalid: string[] = []
  const title = titlePattern.exec(meta)
  const rest = (title === null ? meta : meta.replace(title[0], ' ')).replace(instructionPattern, ' ')
  const range = rangePattern.exec(rest)
  const wrong = range === null ? wrongRangePattern.exec(rest)?.[1] : undefined
  if (wrong !== undefined) invalid.push(wrong)
  const highlighted = range === null ? undefined : parseRange(range[1] ?? '', lineCount)
  if (range !== null && highlighted === undefined) invalid.push(range[0])
  const numbers = numbersPattern.exec(rest)
  const first = numbers?.[1]
  if (first !== undefined && !/^\d{1,9}$/.test(first)) invalid.push(`showLineNumbers=${first}`)
  return {
    title: title === null ? undefined : (title[1] ?? title[2]),
    highlighted,
    firstLineNumber: numbers === null ? undefined : first !== undefined && /^\d{1,9}$/.test(first) ? Number(first) : 1,
    invalid,
  }
}

/** `1,3-5` -> 1, 3, 4, 5. Undefined if it is not a list of numbers and spans. */
function parseRange(text: string, lineCount: number): Set<number> | undefined {
  const lines = new Set<number>()
  for (const part of text.split(',')) {
    const match = /^\s*(\d{1,9})\s*(?:(?:-|\.{2,3})\s*(\d{1,9})\s*)?$/.exec(part)
    if (match === null) return undefined
    const from = Number(match[1])
    const to = Math.min(match[2] === undefined ? from : Number(match[2]), lineCount)
    for (let line = from; line <= to; line++) lines.add(line)
  }
  return lines
}
