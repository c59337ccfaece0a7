// What JSON can hold, and what in a value it cannot: for messages that name the place and what stands there.

/** Of the value alone, not of what is in it. Undefined counts: JSON leaves such a key out. */
export function isJsonValue(value: unknown): boolean {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object') return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === Object.prototype || prototype === null
}

/** The first value in `value` that JSON cannot hold, with the keys that lead to it. */
export function findNoJson(value: unknown, path: readonly string[] = []): { path: readonly string[]; value: unknown } | undefined {
  if (!isJsonValue(value)) return { path, value }
  for (const [key, child] of value !== null && typeof value === 'object' ? Object.entries(value) : []) {
    const found = child === undefined ? { path: [...path, key], value: child } : findNoJson(child, [...path, key])
    if (found) return found
  }
  return undefined
}
