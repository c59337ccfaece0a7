// "Did you mean": the candidate nearest to what somebody wrote, or none when nothing is near enough to be worth saying.
// One place for it, so that keys, ids, paths and anchors are all judged alike.
import { distance } from 'fastest-levenshtein'

/** Longer values are cut: nobody wants the nearest of two texts, and the distance costs length times length. */
const longestCompared = 300

/** The share of the differing part that may be mistyped. */
const tolerance = 0.4

/**
 * The candidate that `value` was most likely meant to be. A candidate that differs in case alone wins; else the fewest edits, where
 * the edits have to be few for the length of the part that differs (leading path segments that agree do not count). The first of several
 * that are equally near is taken, so that the answer depends on the order of the candidates only. Never gives `value` itself.
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

/** One edit in two letters, then two fifths of the length; never as many as there are letters. */
function allowedEdits(length: number, candidateLength: number): number {
  const longer = Math.max(length, candidateLength)
  return Math.min(Math.max(1, Math.floor(longer * tolerance)), longer - 1)
}

/** Edit distance in which two swapped neighbours are one edit, the commonest slip of the fingers. */
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

/** How many characters at the start are whole `/`-segments that both have. */
function commonSegmentsLength(left: string, right: string): number {
  let end = 0
  const length = Math.min(left.length, right.length)
  for (let index = 0; index < length && left[index] === right[index]; index++) {
    if (left[index] === '/') end = index + 1
  }
  return end
}
