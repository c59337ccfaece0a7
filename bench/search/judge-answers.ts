// How good answers are: at which place the page stands that should come first.
import type { GoldenQuery } from '../../test/search/golden.ts'

export interface Judged {
  query: string
  /** From 1; undefined when the page was not found. */
  rank: number | undefined
  wanted: readonly string[]
  /** The first pages that were found. */
  found: readonly string[]
}

export interface Quality {
  /** Mean of 1 / rank; a page that is not found counts 0. */
  reciprocalRank: number
  /** Part of the queries whose page is first, and among the first three. */
  first: number
  firstThree: number
  judged: Judged[]
}

/** @param answer paths of pages, the best one first; a page may come more than once. */
export async function judgeAnswers(
  queries: readonly GoldenQuery[],
  answer: (query: string) => Promise<readonly string[]>,
): Promise<Quality> {
  const judged: Judged[] = []
  for (const { query, pages } of queries) {
    const wanted = pages.map(bare)
    const found = [...new Set((await answer(query)).map(bare))]
    const index = found.findIndex((path) => wanted.includes(path))
    judged.push({ query, rank: index < 0 ? undefined : index + 1, wanted, found: found.slice(0, 3) })
  }
  const share = (holds: (rank: number) => boolean): number =>
    judged.filter(({ rank }) => rank !== undefined && holds(rank)).length / judged.length
  return {
    reciprocalRank: judged.reduce((sum, { rank }) => sum + (rank === undefined ? 0 : 1 / rank), 0) / judged.length,
    first: share((rank) => rank === 1),
    firstThree: share((rank) => rank <= 3),
    judged,
  }
}

/** The same page under each form of its address. */
function bare(url: string): string {
  return url
    .replace(/[?#].*$/, '')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/(?<=.)\/+$/, '')
}
