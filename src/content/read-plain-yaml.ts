// Reads the plain form of most front matter, `key: value` on each line and lists with an item on each line, without the YAML parser: 1,000 small
// documents take that 150 ms, mostly to warm up, and this 3 ms. Anything uncertain is left to the parser; test/content/read-plain-yaml.test.ts compares the two.

type PlainValue = string | number | boolean | null

export interface PlainEntry {
  key: string
  value: PlainValue | PlainValue[]
  /** Numbers as written. */
  written?: string | PlainValue[]
  /** Offset of the key in the text. */
  start: number
  /** Where the items are in the text, if each has a line of its own. */
  items?: { start: number; end: number; indent: number }[]
}

const linePattern = /^([A-Za-z_][\w-]*): +(\S.*?) *\r?$/
const listPattern = /^([A-Za-z_][\w-]*): *\r?$/
const itemPattern = /^( *)(- +)(\S.*?) *\r?$/
/** The patterns above take quadratic time for a line full of spaces. */
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
    const item = itemPattern.exec(line)
    if (item) {
      if (!addItem(entries.at(-1), item, lineStart)) return undefined
    } else if (line !== '' && line !== '\r') {
      const [, key, source] = linePattern.exec(line) ?? []
      const [, listKey] = listPattern.exec(line) ?? []
      const name = key ?? listKey
      const read = source === undefined ? { value: [], written: [], items: [] } : (readScalar(source) ?? readFlowList(source))
      if (name === undefined || read === undefined || leftToTheParser.has(name) || keys.has(name)) return undefined
      keys.add(name)
      entries.push({ key: name, start: lineStart, ...read })
    }
    lineStart = lineEnd + 1
  }
  // Without any item, it is no list.
  return entries.some(({ items }) => items?.length === 0) ? undefined : entries
}

/** @returns whether it is an item of the list that the entry is. */
function addItem(
  entry: PlainEntry | undefined,
  [, { length: indent } = '', dash = '', source = '']: RegExpExecArray,
  lineStart: number,
): boolean {
  if (!entry?.items || !Array.isArray(entry.value) || !Array.isArray(entry.written)) return false
  const scalar = readScalar(source)
  if (scalar === undefined || indent !== (entry.items[0]?.indent ?? indent)) return false
  const start = lineStart + indent + dash.length
  entry.items.push({ start, end: start + source.length, indent })
  entry.value.push(scalar.value)
  entry.written.push(scalar.written ?? scalar.value)
  return true
}

function readScalar(source: string): { value: PlainValue; written?: string } | undefined {
  if (integer.test(source)) return { value: Number(source), written: source }
  if (plainScalar.test(source)) return { value: words.has(source) ? (words.get(source) ?? null) : source }
  if (date.test(source)) return { value: source }
  const quoted = doubleQuoted.exec(source)?.[1] ?? singleQuoted.exec(source)?.[1]
  return quoted === undefined ? undefined : { value: quoted }
}

function readFlowList(source: string): { value: string[] } | undefined {
  if (!flowList.test(source)) return undefined
  const items = source.slice(1, -1).trim()
  const list = items === '' ? [] : items.split(',').map((item) => item.trim())
  return list.some((item) => words.has(item)) ? undefined : { value: list }
}
