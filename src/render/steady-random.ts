// Makes Math.random() return the same numbers in each build while a page renders. Packages use it for ids in what they draw (clip paths,
// gradients), and a site cannot change that; with real randomness, no two builds of such a page would give the same bytes.
import { hashOf } from '../lib/hash.ts'

/**
 * @param seed names the page.
 * @param work must be synchronous: everything that runs meanwhile gets these numbers.
 */
export function withSteadyRandom<Result>(seed: string, work: () => Result): Result {
  const { random } = Math
  Math.random = countRandom(seed)
  try {
    return work()
  } finally {
    Math.random = random
  }
}

/** Marsaglia's xorshift with 32 bits of state, which must not be 0: plenty for the ids of a page. */
function countRandom(seed: string): () => number {
  let state = Number.parseInt(hashOf(seed).slice(0, 8), 16) || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}
