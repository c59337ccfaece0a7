// The hint for an id that does not exist: the likely one, similar ones, or a list of what exists.
import { listNearest, mostListed, nearest } from '../../diagnostics/suggest.ts'

/** `what` is the plural noun for the ids. */
export function idHint(id: string, ids: Iterable<string>, what = 'documents'): string {
  const available = [...new Set(ids)].sort()
  if (/(?:^|\/)_/.test(id))
    return `A name that begins with \`_\` is that of a partial, which has no page of its own. Name a document that shows it.`
  if (available.length === 0) return `There are no ${what}.`
  const near = nearest(id, available)
  const word = tellingWord(id)
  const alike = available.filter((other) => other !== near && (tellingWord(other) === word || other.split('/').includes(word)))
  const shown = [...(near === undefined ? [] : [near]), ...alike].slice(0, mostListed)
  if (shown.length > 0) return `Did you mean ${shown.map((other) => `"${other}"`).join(' or ')}?`
  return `The ${what} are: ${listNearest(id, available)}.`
}

/** The last part of an id, or the one before it when the last is only `index` or `readme`. */
function tellingWord(id: string): string {
  const parts = id.split('/')
  const last = parts.at(-1) ?? id
  return /^(index|readme)$/i.test(last) ? (parts.at(-2) ?? last) : last
}
