// Describes a value from the user's files in messages: `the text "third"`. In one place, so that all messages about content read alike.

const longestShown = 60

/** Always one short line, whatever the value. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return 'empty'
  if (typeof value === 'string')
    return `the text ${JSON.stringify(value.length > longestShown ? `${value.slice(0, longestShown)}…` : value)}`
  if (typeof value === 'number') return `the number ${value}`
  if (typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`
  return 'a mapping (keys with values)'
}
