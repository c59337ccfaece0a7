// Rejects a configuration that is not a tree: one that contains itself cannot be checked, sent to workers or written as JSON. Custom fields
// must also be JSON, because the theme gets them in that form.
import { describeValue } from '../lib/describe-value.ts'
import { isJsonValue } from '../lib/json-value.ts'
import { type Finding, formatPath, type ValuePath } from './finding.ts'

const deepest = 100
/** They refer to the prototype of an object, not to a property. At the top level they are reported as unknown keys. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** At most one finding: a promise, a forbidden key, the first cycle, or the first custom field that JSON cannot hold. */
export function checkPlainData(config: unknown): Finding[] {
  if (config instanceof Promise) {
    // It is no longer awaited, so its rejection must not end the process.
    config.catch(() => undefined)
    const message = 'Expected the default export to be an object, found a promise.'
    return [{ id: 'config-invalid', path: [], at: 'value', message, hint: 'Wait for it: `export default await …`.' }]
  }
  const finding = visit(config, [], [])
  return finding ? [finding] : []
}

function visit(value: unknown, path: ValuePath, parents: readonly unknown[]): Finding | undefined {
  const isCustom = path[0] === 'customFields' && path.length > 1
  if (isCustom && !isJsonValue(value)) {
    const message = `Expected "${formatPath(path)}" to be a value that JSON can hold, found ${describeValue(value)}.`
    return {
      id: 'config-invalid',
      path,
      at: 'value',
      message,
      hint: 'Custom fields are sent to the browser: use text, numbers, lists and plain objects.',
    }
  }
  if (value === null || typeof value !== 'object') return undefined
  // Options of plugins are theirs.
  if (path[0] === 'plugins' || (path.length === 2 && /^(?:remark|rehype|esbuild)Plugins$/.test(String(path[1])))) return undefined
  if (parents.includes(value) || parents.length > deepest) {
    const message = `Expected "${formatPath(path.slice(0, 8))}" to be plain data, found an object that contains itself.`
    return { id: 'config-invalid', path: path.slice(0, 8), at: 'value', message }
  }
  const inside = [...parents, value]
  for (const [key, child] of Object.entries(value)) {
    if (path.length > 0 && forbiddenKeys.has(key)) return forbiddenKey([...path, key])
    const finding = visit(child, [...path, Array.isArray(value) ? Number(key) : key], inside)
    if (finding) return finding
  }
  return undefined
}

function forbiddenKey(path: ValuePath): Finding {
  const message = `The configuration must not have the key "${formatPath(path)}": it could change how the program works.`
  return { id: 'config-invalid', path, at: 'key', message, hint: 'Give it another name.' }
}
