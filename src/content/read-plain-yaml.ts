// Reads the plain form of most front matter, `key: value` on each line, without the YAML parser: 1,000 small documents take that 150 ms,
// mostly to warm up, and this 3 ms. Anything uncertain is left to the parser; test/content/read-plain-yaml.test.ts compares the two.

export interface PlainEntry {
  key: string
  value: string | number | boolean | null | string[]
  /** A number as written. */
  written?: string
  /** Offset of the key in the text. */
  start: number
}

const linePattern = /^([A-Za-z_][\w-]*): +(\S.*?) *\r?$/
/** The pattern above takes quadratic time for a line full of spaces. */
const longestLine = 1000
/** Starts with a letter, has no colon before a space, no comment, no control character. */
const plainScalar = /^\p{L}(?:[^\u0000-\u001f\u007f-\u009f\ufeff\u2028\u2029:#]|:(?! |$)|(?<! )#)*$/u
const doubleQuoted = /^"([^"\\\u0000-\u001f\u007f-\u009f\ufeff]*)"$/
const singleQuoted = /^'([^'\u0000-\u001f\u007f-\u009f\ufeff]*)'$/
/** The core schema of YAML 1.2 has no dates. */
const date = /^\d{4}-\d{2}-\d{2}$/
const integer = /^(?:0|[1-9]\d{0,8})$/
const flowList = /^\[ *(?:[A-Za-z][\w./-]*(?: *, *[A-Za-z][\w./-]*)*)? *\]$/
const words = new Map<string, boolean | null>([
  ['true', true],
  ['True', true],
  ['TRUE', true],
  ['false', false],
  ['False', false],
  ['FALSE', false],
  ['null', null],
  ['Null', null],
  ['NULL', null],
])
const leftToTheParser = new Set(['__proto__', 'constructor', 'prototype'])

/** Undefined if the text is not in the plain form; that does not mean that it is wrong. */
export function readPlainYaml(text: string, start: number, end: number): PlainEntry[] | undefined {
  const entries: PlainEntry[] = []
  const keys = new Set<string>()
  let lineStart = start
  while (lineStart < end) {
    const newline = text.indexOf('\n', lineStart)
    const lineEnd = newline < 0 || newline > end ? end : newline
    const line = text.slice(lineStart, lineEnd)
    if (line.length > longestLine) return undefined
    if (line !== '' && line !== '\r') {
      const match = linePattern.exec(line)
      const key = match?.[1]
      const scalar = match?.[2] === undefined ? undefined : readScalar(match[2])
      if (key === undefined || scalar === undefined || leftToTheParser.has(key) || keys.has(key)) return undefined
      keys.add(key)
      entries.push({ key, start: lineStart, ...scalar })
    }
    lineStart = lineEnd + 1
  }
  return entries
}

function readScalar(source: string): Pick<PlainEntry, 'value' | 'written'> | undefined {
  if (integer.test(source)) return { value: Number(source), written: source }
  if (plainScalar.test(source)) return { value: words.has(source) ? (words.get(source) ?? null) : source }
  if (date.test(source)) return { value: source }
  const quoted = doubleQuoted.exec(source)?.[1] ?? singleQuoted.exec(source)?.[1]
  if (quoted !== undefined) return { value: quoted }
  if (!flowList.test(source)) return undefined
  const items = source.slice(1, -1).trim()
  const list = items === '' ? [] : items.split(',').map((item) => item.trim())
  return list.some((item) => words.has(item)) ? undefined : { value: list }
}
