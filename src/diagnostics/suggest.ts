// "Did you mean": the candidate nearest to what was written, or none if nothing is similar enough. In one place, so that keys, ids, paths
// and anchors are all treated alike.
import { distance } from 'fastest-levenshtein'

/** Longer values are cut: nobody needs suggestions for long texts, and the distance takes quadratic time. */
const longestCompared = 300

/** Share of the differing part that may be mistyped. */
const tolerance = 0.4

/**
 * The candidate that `value` was most likely meant to be. One that differs only in case wins; otherwise the one with the fewest edits,
 * provided that they are few for the length of the differing part (matching leading path segments do not count). Of equally near ones the
 * first is taken, so that the result depends only on the order of the candidates. Never returns `value` itself.
 */
export function nearest(value: string, candidates: Iterable<string>): string | undefined {
  const wanted = value.slice(0, longestCompared)
  const lower = wanted.toLowerCase()
  let best: string | undefined
  let fewest = Number.POSITIVE_INFINITY
  for (const candidate of candidates) {
    if (candidate === value || candidate.length > longestCompared) continue
    const lowerCandidate = candidate.toLowerCase()
    if (lowerCandidate === lower) return candidate
    const start = commonSegmentsLength(lower, lowerCandidate)
    const limit = allowedEdits(lower.length - start, lowerCandidate.length - start)
    if (Math.abs(lower.length - lowerCandidate.length) > Math.min(limit, fewest - 1)) continue
    const edits = countEdits(lower.slice(start), lowerCandidate.slice(start))
    if (edits <= limit && edits < fewest) {
      best = candidate
      fewest = edits
    }
  }
  return best
}

/** Lists in messages have at most this many. */
export const mostListed = 8

/** Names for a message: all if they are few, else the first and the number of the others. */
export function listNames(names: Iterable<string>): string {
  const all = [...new Set(names)]
  // "and 1 more" would be longer than the name.
  if (all.length <= mostListed + 2) return all.join(', ')
  return `${all.slice(0, mostListed).join(', ')} and ${all.length - mostListed} more`
}

/**
 * `candidates` for a message that has to list them: all if they are few, else the nearest to `value` and the number of the others. Names that
 * are equally near keep their order.
 */
export function listNearest(value: string, candidates: Iterable<string>): string {
  const all = [...new Set(candidates)]
  if (all.length <= mostListed + 2) return listNames(all)
  const wanted = value.slice(0, longestCompared).toLowerCase()
  const edits = new Map(all.map((candidate) => [candidate, distance(wanted, candidate.slice(0, longestCompared).toLowerCase())]))
  return listNames([...all].sort((left, right) => (edits.get(left) ?? 0) - (edits.get(right) ?? 0)))
}

/** One edit in two letters, then two fifths of the length; never as many edits as letters. */
function allowedEdits(length: number, candidateLength: number): number {
  const longer = Math.max(length, candidateLength)
  return Math.min(Math.max(1, Math.floor(longer * tolerance)), longer - 1)
}

/** Edit distance where swapping two adjacent letters, the most common typo, is one edit. */
function countEdits(left: string, right: string): number {
  return isOneSwap(left, right) ? 1 : distance(left, right)
}

function isOneSwap(left: string, right: string): boolean {
  if (left.length !== right.length) return false
  let index = 0
  while (index < left.length && left[index] === right[index]) index++
  return (
    index + 1 < left.length &&
    left[index] === right[index + 1] &&
    left[index + 1] === right[index] &&
    left.slice(index + 2) === right.slice(index + 2)
  )
}

/** Length of the leading `/`-segments that both have in common. */
function commonSegmentsLength(left: string, right: string): number {
  let end = 0
  const length = Math.min(left.length, right.length)
  for (let index = 0; index < length && left[index] === right[index]; index++) {
    if (left[index] === '/') end = index + 1
  }
  return end
}
