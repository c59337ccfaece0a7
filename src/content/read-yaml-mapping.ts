// YAML text -> a mapping as plain JSON, with the place of every key: front matter, category, authors and tags files all come through here.
// YAML is parsed with the core schema of 1.2: no custom tags, no dates, `yes` is a text. JSON is YAML too, so `.json` files need no second way.
// Safe against hostile text: nesting, aliases and keys that reach a prototype end in a diagnostic.
import { type Document, isAlias, isMap, isNode, isScalar, isSeq, type Node, type ParsedNode, parseDocument } from 'yaml'
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'
import type { DiagnosticId } from '../diagnostics/ids.ts'
import { describeValue } from './describe-value.ts'
import { explainYamlError } from './explain-yaml-error.ts'
import { createPlaceFinder, type PlaceFinder } from './place-finder.ts'
import { type PlainEntry, readPlainYaml } from './read-plain-yaml.ts'

export interface YamlInput {
  file: string
  /** The whole file; the YAML is `text.slice(start, end)`. */
  text: string
  start?: number
  end?: number
  /** What the YAML is, to begin a sentence: `Front matter`. */
  name: string
  syntaxId: DiagnosticId
  forbiddenKeyId: DiagnosticId
}

export interface YamlMapping {
  /** Plain JSON. None of its keys, at any depth, is `__proto__`, `constructor` or `prototype`. */
  value: Record<string, unknown>
  /** `value[key]` in which numbers are texts as they were written: `1.10` stays `1.10`. */
  textOf(key: string): unknown
  /** Where a key stands, or an item of a list; the nearest ancestor that has a place when there is no such thing. */
  placeOf(path: readonly (string | number)[]): Place
}

/** Keys that could change the prototype of an object somewhere down the line. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Far above what anybody writes by hand; below what a bomb of aliases needs to hurt. */
const mostValues = 20_000
const deepestNesting = 64
/** In UTF-16 units. The parser takes about a second for ten times as much. */
const longestText = 256 * 1024

/** Without `mapping` there is at least one error among the diagnostics, except for empty text, which is an empty mapping. */
export function readYamlMapping(input: YamlInput): { mapping?: YamlMapping; diagnostics: Diagnostic[] } {
  const { file, text, name, start = 0, end = text.length } = input
  const findPlace = createPlaceFinder(file, text)
  const fail = (id: DiagnosticId, message: string, from: number, to: number, hint?: string): Diagnostic => {
    return { id, level: 'error', message, place: findPlace(start + from, start + to), ...(hint && { hint }) }
  }
  if (end - start > longestText) {
    const size = `${Math.ceil((end - start) / 1024)} kB`
    const hint = 'Move the data into a file of its own and import it where it is used.'
    return { diagnostics: [fail(input.syntaxId, `${name} must not be longer than 256 kB, but has ${size}.`, 0, 0, hint)] }
  }
  const plain = readPlainYaml(text, start, end)
  if (plain) return { mapping: mappingOfPlain(plain, start, findPlace), diagnostics: [] }
  const yaml = text.slice(start, end)
  const document = parseDocument(yaml, { prettyErrors: false, strict: true, version: '1.2', logLevel: 'silent' })
  const problems = [...document.errors, ...document.warnings]
  if (problems.length > 0) {
    const duplicates = problems.filter((problem) => problem.code === 'DUPLICATE_KEY')
    const reported = duplicates.length === problems.length ? duplicates : problems.slice(0, 1)
    return {
      diagnostics: reported.map((problem) => {
        const { message, hint, from, to } = explainYamlError(problem, yaml)
        return fail(input.syntaxId, `${name}: ${message}`, from, to, hint)
      }),
    }
  }

  const root = document.contents
  if (root !== null && !isMap(root)) {
    const found = describeValue(isScalar(root) ? root.value : root.toJSON())
    if (!(isScalar(root) && root.value === null)) {
      const [from, , to] = root.range
      const message = `${name} must be keys with values, \`title: My page\`, but is ${found}.`
      return { diagnostics: [fail(input.syntaxId, message, from, to, hintForNoMapping(root))] }
    }
  }

  const values = convert(document, root)
  if ('problem' in values) {
    const [from, , to] = values.node?.range ?? [0, 0, 0]
    return {
      diagnostics: [fail(values.forbidden ? input.forbiddenKeyId : input.syntaxId, `${name} ${values.problem}`, from, to, values.hint)],
    }
  }
  const value = isRecord(values.value) ? values.value : {}
  return {
    mapping: {
      value,
      textOf(key) {
        const node = isMap(root) ? root.get(key, true) : undefined
        const converted = isNode(node) ? convert(document, node, true) : undefined
        return converted && 'value' in converted ? converted.value : value[key]
      },
      placeOf: (path) => {
        const [from, to] = rangeOf(root, path)
        return findPlace(start + from, start + to)
      },
    },
    diagnostics: [],
  }
}

function mappingOfPlain(entries: readonly PlainEntry[], start: number, findPlace: PlaceFinder): YamlMapping {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]))
  return {
    value: Object.fromEntries(entries.map(({ key, value }) => [key, value])),
    textOf: (key) => byKey.get(key)?.written ?? byKey.get(key)?.value,
    placeOf([key]) {
      const entry = byKey.get(String(key))
      return entry ? findPlace(entry.start, entry.start + entry.key.length) : findPlace(start)
    },
  }
}

interface ConversionProblem {
  problem: string
  node: Node | undefined
  forbidden?: boolean
  hint?: string
}

/** Own conversion instead of the library's: it counts what aliases multiply, and sees every key with its place. */
function convert(document: Document.Parsed, root: Node | null, numbersAsText = false): { value: unknown } | ConversionProblem {
  let count = 0
  let problem: ConversionProblem | undefined

  function visit(node: Node | null | undefined, depth: number, place: Node | undefined): unknown {
    if (problem) return undefined
    if (++count > mostValues || depth > deepestNesting) {
      const limit = count > mostValues ? `has more than ${mostValues} values when its aliases are written out` : 'nests too deeply'
      problem = { problem: `${limit}.`, node: place ?? node ?? undefined, hint: 'Write the values out without aliases (`&name`, `*name`).' }
      return undefined
    }
    if (!node) return null
    if (isAlias(node)) {
      const target = node.resolve(document)
      if (target) return visit(target, depth + 1, place ?? node)
      const hint = `A value that begins with \`*\` has to be quoted: "*${node.source}".`
      problem = { problem: `uses the alias \`*${node.source}\`, but nothing is marked \`&${node.source}\`.`, node, hint }
      return undefined
    }
    if (isSeq(node)) return node.items.map((item) => visit(isNode(item) ? item : null, depth + 1, place))
    if (isMap(node)) {
      const record: Record<string, unknown> = {}
      for (const pair of node.items) {
        const key = keyOf(pair.key)
        if (key === undefined || forbiddenKeys.has(key)) {
          const keyNode = place ?? (isNode(pair.key) ? pair.key : undefined)
          problem ??=
            key === undefined
              ? { problem: 'has a key that is not a text.', node: keyNode, hint: 'A key is one word: `key: value`.' }
              : {
                  problem: `must not have the key \`${key}\`: it could change how the program works.`,
                  node: keyNode,
                  forbidden: true,
                  hint: 'Rename the key.',
                }
          return undefined
        }
        record[key] = visit(isNode(pair.value) ? pair.value : null, depth + 1, place)
      }
      return record
    }
    if (!isScalar(node)) return null
    const { value, source } = node
    if (typeof value === 'number' && (numbersAsText || !Number.isFinite(value))) return source ?? String(value)
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
  }

  const value = visit(root, 0, undefined)
  return problem ?? { value }
}

function keyOf(key: unknown): string | undefined {
  if (!isScalar(key)) return undefined
  if (typeof key.value === 'string') return key.value
  return typeof key.value === 'number' ? (key.source ?? String(key.value)) : typeof key.value === 'boolean' ? String(key.value) : undefined
}

function rangeOf(root: ParsedNode | null, path: readonly (string | number)[]): [number, number] {
  let node: unknown = root
  let range: [number, number] = [0, 0]
  for (const step of path) {
    let holder: Node | undefined
    if (isMap(node)) {
      const pair = node.items.find((item) => keyOf(item.key) === String(step))
      if (!pair) break
      if (isNode(pair.key)) holder = pair.key
      node = pair.value
    } else if (isSeq(node) && typeof step === 'number') {
      node = node.items[step]
      if (isNode(node)) holder = node
    } else break
    if (holder?.range) range = [holder.range[0], holder.range[1]]
  }
  return range
}

function hintForNoMapping(root: ParsedNode): string {
  if (isScalar(root) && typeof root.value === 'string') {
    const glued = /^([\w-]+):(\S.*)$/.exec(root.value)
    if (glued) return `Put a space after the colon: \`${glued[1]}: ${glued[2]}\`.`
  }
  return 'Write one `key: value` on each line. For a horizontal line in the text, write `***`.'
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
