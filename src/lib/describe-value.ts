// Describes a user's value for "found …". Always short, and never runs code of the value itself.
const longestText = 60

/** `"left"`, `42`, `a list of 3`, `an object`, `nothing`. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (typeof value === 'string') return quote(value)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'function') return 'a function'
  if (typeof value === 'symbol') return 'a symbol'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`
  if (value instanceof Promise) return 'a promise'
  if (value instanceof Date) return 'a date'
  if (value instanceof RegExp) return 'a regular expression'
  return 'an object'
}

/** The same in the words of YAML, where quotes may be left out: `the text "left"`, `the number 42`, `a mapping (keys with values)`, `empty`. */
export function describeYamlValue(value: unknown): string {
  if (value === null || value === undefined) return 'empty'
  const described = describeValue(value)
  if (typeof value === 'string') return `the text ${described}`
  if (typeof value === 'number') return `the number ${described}`
  return described === 'an object' ? 'a mapping (keys with values)' : described
}

function quote(text: string): string {
  const shown = text.length > longestText ? `${text.slice(0, longestText)}…` : text
  return JSON.stringify(shown)
}

/** `a`, `a or b`, `a, b or c`. */
export function joinChoices(choices: readonly string[]): string {
  const unique = [...new Set(choices)]
  if (unique.length < 2) return unique.join('')
  return `${unique.slice(0, -1).join(', ')} or ${unique.at(-1)}`
}
