// Nodes of the YAML parser -> plain JSON. Not the library's conversion: this one limits what aliases multiply, refuses keys that reach a
// prototype, finds duplicate keys (the library compares each with each), and names the node at fault.
import { type Document, isAlias, isMap, isNode, isScalar, isSeq, type Node } from 'yaml'

/** Keys that could change the prototype of an object later on. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Far more than anybody writes by hand, and fewer than an alias bomb needs to do harm. */
const mostValues = 20_000
const deepestNesting = 64

export interface ConversionProblem {
  problem: string
  node: Node | undefined
  forbidden?: boolean
  hint?: string
}

/** `numbersAsText`: numbers are returned as written. */
export function convertYaml(document: Document.Parsed, root: Node | null, numbersAsText = false): { value: unknown } | ConversionProblem {
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
        const key = yamlKey(pair.key)
        const wrong = problemOfKey(key, record)
        if (key === undefined || wrong) {
          problem ??= {
            problem: 'has a key that is not a text.',
            hint: 'A key is one word: `key: value`.',
            ...wrong,
            node: place ?? (isNode(pair.key) ? pair.key : undefined),
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

/** The text of a key; undefined if it is not a valid key. */
export function yamlKey(key: unknown): string | undefined {
  if (!isScalar(key)) return undefined
  if (typeof key.value === 'string') return key.value
  return typeof key.value === 'number' ? (key.source ?? String(key.value)) : typeof key.value === 'boolean' ? String(key.value) : undefined
}

function problemOfKey(key: string | undefined, record: Readonly<Record<string, unknown>>): Omit<ConversionProblem, 'node'> | undefined {
  if (key === undefined) return undefined
  if (forbiddenKeys.has(key)) {
    return { problem: `must not have the key \`${key}\`: it could change how the program works.`, forbidden: true, hint: 'Rename the key.' }
  }
  return Object.hasOwn(record, key) ? { problem: `has the key \`${key}\` twice.`, hint: 'Keep one of them.' } : undefined
}
