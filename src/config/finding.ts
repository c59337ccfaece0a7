// A mistake in a configuration before its place is known: the path to it in the object. locate-value.ts turns the path into a place.
import type { Level } from '../diagnostics/diagnostic.ts'
import type { DiagnosticId } from '../diagnostics/ids.ts'

export type ValuePath = readonly (string | number)[]

export interface Finding {
  id: DiagnosticId
  /** @default 'error' */
  level?: Level
  path: ValuePath
  /** What to underline: the key, or its value. */
  at: 'key' | 'value'
  message: string
  hint?: string
  /** The key that was probably meant, for an unknown one. */
  suggestion?: string
}

/** The value at a path of own properties; undefined when the path leads nowhere. */
export function valueAt(root: unknown, path: ValuePath): unknown {
  let current = root
  for (const step of path) {
    if (current === null || typeof current !== 'object' || !Object.hasOwn(current, step)) return undefined
    current = Reflect.get(current, step)
  }
  return current
}

/** A path as written in code: `navbar.items[2].to`. */
export function formatPath(path: ValuePath): string {
  return path.reduce<string>((written, step) => {
    if (typeof step === 'number') return `${written}[${step}]`
    if (!/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(step)) return `${written}[${JSON.stringify(step)}]`
    return written === '' ? step : `${written}.${step}`
  }, '')
}
