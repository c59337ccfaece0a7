// Samples that are written for Twoslash, `ts twoslash` after the fence: comments in them are for the check and not for readers. A line `//
// @filename: a.ts` begins a file, `// @errors: 2304` and `// @noErrors` say what the compiler may complain about, `// @strict: false` sets an
// option of it, `// @include: name` takes the code of a block `twoslash include name`, and `// ^?` asks for a type.

export interface TwoslashSample {
  /** Indexes of lines that readers do not see. */
  hidden: Set<number>
  /** Index of a line -> what readers see in its place. */
  shownAs: Map<number, string>
  /** The files of the sample, if it names some: what stands before the first name is one too, if it is code. */
  parts: TwoslashPart[]
  /** Numbers of the errors that it has. */
  errors: number[]
  /** All errors, or those of the numbers, are ignored. */
  ignored: 'all' | number[]
  /** Compiler options, as in a tsconfig.json, with the line of each. */
  options: { name: string; value: unknown; line: number }[]
  includes: { name: string; line: number }[]
  queries: TypeQuery[]
  problems: { line: number; message: string; hint: string }[]
}

/** A comment `// ^?`: it asks for the type of what stands above its `^`. */
export interface TypeQuery {
  /** Index of its line. */
  line: number
  /** Index of the line of code above it, without other such comments between them; -1 if there is none. */
  target: number
  /** Index of the `^` in its line. */
  column: number
}

export interface TwoslashPart {
  name: string
  /** Indexes of its first line and of the one after its last. */
  from: number
  to: number
}

const markerPattern = /^\s*\/\/\s?@(\w+)(?::[ \t]?(.*))?$/
const queryPattern = /^\s*\/\/\s*\^([?|])(?:\s|$)/
const partNamePattern = /^(?:[\w@-][\w.@-]*\/)*[\w@-][\w.@-]*\.(?:[cm]?[jt]sx?|json)$/
const lists: ReadonlySet<string> = new Set(['lib', 'types', 'typeRoots', 'customConditions'])
/** What asks Twoslash for other output, or writes a note into its own. */
const withoutMeaning =
  /^(?:showEmit|showEmittedFile|emit|noStaticSemanticInfo|noErrorValidation|noErrorsCutted|keepNotations|log|warn|error|annotate|thumbnail)$/

export function isTwoslash(meta: string): boolean {
  return /(?:^|\s)twoslash(?=\s|$)/.test(meta)
}

/** Name of a block that only gives its code to others. Its language may be left out: nobody reads it in colors. */
export function includedName({ language, meta }: { language: string; meta: string }): string | undefined {
  return /(?:^|\s)twoslash\s+include\s+(\S+)/.exec(`${language} ${meta}`)?.[1]
}

/** Name of an include, `main` or `main-1` -> its code; undefined if there is none. */
export type FindIncluded = (name: string) => string | undefined

/** @param blocks those of a document. */
export function collectIncludes(blocks: Iterable<{ language: string; meta: string; code: string }>): FindIncluded {
  const codes = new Map<string, string>()
  for (const block of blocks) {
    const name = includedName(block)
    if (name !== undefined) codes.set(name, block.code)
  }
  return (name) => {
    const [, base = name, part] = codes.has(name) ? [] : (/^(.*)-([^-]+)$/.exec(name) ?? [])
    const code = codes.get(base)
    return code === undefined ? undefined : includedCode(code, part)
  }
}

/** Puts what a sample includes into its place. `sources` has the index of the line that each line was made from. */
export function expandIncludes(lines: readonly string[], find: FindIncluded): { lines: string[]; sources: number[] } {
  const expanded = lines.flatMap((line, source) => {
    const name = includeAt(line)
    const code = name === undefined ? undefined : find(name)
    return (code === undefined ? [line] : code.split('\n')).map((text) => ({ text, source }))
  })
  return { lines: expanded.map(({ text }) => text), sources: expanded.map(({ source }) => source) }
}

/** Name of what a line includes. */
export function includeAt(line: string): string | undefined {
  if (!line.includes('@include')) return undefined
  const [, name, value = ''] = markerPattern.exec(line.replace(/\r$/, '')) ?? []
  return name === 'include' && value.trim() !== '' ? value.trim() : undefined
}

/** The code of such a block. `main-1` is the code up to its line `// - 1`. */
export function includedCode(code: string, part: string | undefined): string | undefined {
  const lines = code.split('\n')
  const end = part === undefined ? lines.length : lines.findIndex((line) => line.trim() === `// - ${part}`)
  if (end < 0) return undefined
  return lines
    .slice(0, end)
    .filter((line) => !/^\s*\/\/ - \S+\s*$/.test(line))
    .join('\n')
}

export function readTwoslash(lines: readonly string[]): TwoslashSample {
  const sample: TwoslashSample = {
    hidden: new Set(),
    shownAs: new Map(),
    parts: [],
    errors: [],
    ignored: [],
    options: [],
    includes: [],
    queries: [],
    problems: [],
  }
  for (const [line, text] of lines.entries()) {
    if (!text.includes('//')) continue
    const [, asked] = queryPattern.exec(text) ?? []
    if (asked !== undefined) sample.hidden.add(line)
    if (asked === '?') sample.queries.push({ line, target: codeAbove(line, lines, sample), column: text.indexOf('^') })
    const [, name = '', value] = markerPattern.exec(text.replace(/\r$/, '')) ?? []
    if (name !== '') readMarker(name, value?.trim(), line, sample)
  }
  closeParts(sample, lines)
  return sample
}

/** Whether a line asks for completions, which pages do not show. */
export function asksForCompletions(line: string): boolean {
  return queryPattern.exec(line)?.[1] === '|'
}

function codeAbove(line: number, lines: readonly string[], { hidden }: TwoslashSample): number {
  return lines.slice(0, line).findLastIndex((_, index) => !hidden.has(index))
}

function readMarker(name: string, value: string | undefined, line: number, sample: TwoslashSample): void {
  sample.hidden.add(line)
  const report = (message: string, hint: string): void => {
    sample.problems.push({ line, message, hint })
  }
  if (name === 'filename') {
    if (value === undefined || !partNamePattern.test(value)) {
      report(
        `Expected the name of a file after \`@filename:\`, found ${JSON.stringify(value ?? '')}.`,
        'Write a relative path with an ending: // @filename: src/a.ts',
      )
      return
    }
    if (sample.parts.some((part) => part.name === value))
      report(`Two files of the sample have the name ${JSON.stringify(value)}.`, 'Give each a name of its own.')
    sample.hidden.delete(line)
    sample.shownAs.set(line, `// ${value}`)
    sample.parts.push({ name: value, from: line, to: line })
    return
  }
  if (name === 'errors' || name === 'noErrors') {
    const numbers = (value ?? '').split(/[\s,]+/).filter((number) => number !== '')
    const wrong = numbers.find((number) => !/^\d{3,5}$/.test(number))
    if (wrong !== undefined || (name === 'errors' && numbers.length === 0)) {
      report(
        `Expected \`@${name}\` to name errors of TypeScript, found ${JSON.stringify(wrong ?? '')}.`,
        `Write their numbers with spaces between them: // @${name}: 2322 2741`,
      )
    } else if (name === 'errors') sample.errors.push(...numbers.map(Number))
    else if (numbers.length === 0) sample.ignored = 'all'
    else if (sample.ignored !== 'all') sample.ignored.push(...numbers.map(Number))
    return
  }
  if (name === 'include') {
    if (value) sample.includes.push({ name: value, line })
    else report('Expected a name after `@include:`, found none.', 'Name a block of the page that says `twoslash include name`.')
    return
  }
  if (!withoutMeaning.test(name)) sample.options.push({ name, value: optionValue(name, value), line })
}

function optionValue(name: string, value: string | undefined): unknown {
  if (value === undefined || value === 'true') return true
  if (value === 'false') return false
  if (lists.has(name)) return value.split(',').map((item) => item.trim())
  return /^\d+$/.test(value) && name === 'maxNodeModuleJsDepth' ? Number(value) : value
}

function closeParts({ parts, hidden, includes }: TwoslashSample, lines: readonly string[]): void {
  for (const [index, part] of parts.entries()) part.to = parts[index + 1]?.from ?? lines.length
  const [first] = parts
  const before = first?.from ?? 0
  const hasCode =
    includes.some(({ line }) => line < before) ||
    lines.slice(0, before).some((line, index) => !hidden.has(index) && line.trim() !== '' && !/^\s*\/\/ ?---cut/.test(line))
  if (first !== undefined && hasCode) parts.unshift({ name: 'index.ts', from: 0, to: first.from })
}
