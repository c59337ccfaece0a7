// YAML text (core schema of 1.2: no custom tags, no dates, `yes` is a string) -> a mapping as plain JSON, with the place of every key, for
// front matter, category, authors and tags files. JSON is YAML too, so `.json` files need nothing extra. Safe against hostile text: deep
// nesting, alias bombs and keys that reach a prototype become diagnostics.
import { type Document, isMap, isNode, isScalar, isSeq, type Node, type Pair, type ParsedNode, parseDocument } from 'yaml'
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'
import type { DiagnosticId } from '../diagnostics/ids.ts'
import { describeYamlValue } from '../lib/describe-value.ts'
import { convertYaml, yamlKey } from './convert-yaml.ts'
import { explainYamlError } from './explain-yaml-error.ts'
import { createPlaceFinder, type PlaceFinder } from './place-finder.ts'
import { type PlainEntry, readPlainYaml } from './read-plain-yaml.ts'

export interface YamlInput {
  file: string
  /** The whole file; the YAML is `text.slice(start, end)`. */
  text: string
  start?: number
  end?: number
  /** Name of the YAML at the start of messages: `Front matter`. */
  name: string
  syntaxId: DiagnosticId
  forbiddenKeyId: DiagnosticId
}

export interface YamlMapping {
  /** Plain JSON. None of its keys, at any depth, is `__proto__`, `constructor` or `prototype`. */
  value: Record<string, unknown>
  /** `value[key]` with numbers as the text that was written: `1.10` stays `1.10`. */
  textOf(key: string): unknown
  /** The place of a key or of an item of a list; if it does not exist, that of the nearest ancestor. */
  placeOf(path: readonly (string | number)[]): Place
}

/** In UTF-16 units. The parser takes about a second for ten times that length. */
const longestText = 256 * 1024

/** Without `mapping` there is at least one error in the diagnostics. Empty text is an empty mapping. */
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
  const document = parseYaml(yaml)
  if (!document)
    return { diagnostics: [fail(input.syntaxId, `${name}: the values nest too deeply.`, 0, 0, 'Write them with less nesting.')] }
  // Only the first: later ones are mostly its consequences.
  const [problem] = [...document.errors, ...document.warnings]
  if (problem) {
    const { message, hint, from, to } = explainYamlError(problem, yaml)
    return { diagnostics: [fail(input.syntaxId, `${name}: ${message}`, from, to, hint)] }
  }

  const root = document.contents
  if (root !== null && !isMap(root)) {
    const found = isSeq(root) ? `a list of ${root.items.length}` : describeYamlValue(isScalar(root) ? root.value : undefined)
    if (!(isScalar(root) && root.value === null)) {
      const [from, , to] = root.range
      const message = `${name} must be keys with values, \`title: My page\`, but is ${found}.`
      return { diagnostics: [fail(input.syntaxId, message, from, to, hintForNoMapping(root))] }
    }
  }

  const values = convertYaml(document, root)
  if ('problem' in values) {
    const [from, , to] = values.node?.range ?? [0, 0, 0]
    return {
      diagnostics: [fail(values.forbidden ? input.forbiddenKeyId : input.syntaxId, `${name} ${values.problem}`, from, to, values.hint)],
    }
  }
  const value = isRecord(values.value) ? values.value : {}
  const findRange = createRangeFinder(root)
  return {
    mapping: {
      value,
      textOf(key) {
        const node = isMap(root) ? root.get(key, true) : undefined
        const converted = isNode(node) ? convertYaml(document, node, true) : undefined
        return converted && 'value' in converted ? converted.value : value[key]
      },
      placeOf: (path) => {
        const [from, to] = findRange(path)
        return findPlace(start + from, start + to)
      },
    },
    diagnostics: [],
  }
}

/** Undefined if the text nests deeper than the parser's stack; the parser itself checks only some forms of nesting. */
function parseYaml(yaml: string): Document.Parsed | undefined {
  try {
    return parseDocument(yaml, { prettyErrors: false, strict: true, uniqueKeys: false, version: '1.2', logLevel: 'silent' })
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function mappingOfPlain(entries: readonly PlainEntry[], start: number, findPlace: PlaceFinder): YamlMapping {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]))
  return {
    value: Object.fromEntries(entries.map(({ key, value }) => [key, value])),
    textOf: (key) => byKey.get(key)?.written ?? byKey.get(key)?.value,
    placeOf([key, index]) {
      const entry = byKey.get(String(key))
      if (!entry) return findPlace(start)
      const item = typeof index === 'number' ? entry.items?.[index] : undefined
      return item ? findPlace(item.start, item.end) : findPlace(entry.start, entry.start + entry.key.length)
    },
  }
}

/** Finds ranges by path. Top-level keys are indexed once: every document asks for all of them. */
function createRangeFinder(root: ParsedNode | null): (path: readonly (string | number)[]) => [number, number] {
  const top = new Map(isMap(root) ? root.items.map((pair) => [yamlKey(pair.key), pair]) : [])
  return (path) => {
    let node: unknown = root
    let range: [number, number] = [0, 0]
    for (const step of path) {
      let holder: Node | undefined
      if (isMap(node)) {
        const pair: Pair | undefined = node === root ? top.get(String(step)) : node.items.find((item) => yamlKey(item.key) === String(step))
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
