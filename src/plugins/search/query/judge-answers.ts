// How good answers are: at which place the page stands that should come first, and whether its first row leads to the right section.

export interface GoldenQuery {
  query: string
  /** Paths of the page that should come first, or of the pages that answer equally well. */
  pages: readonly string[]
  /** Id of the heading that the first result should lead to. */
  anchor?: string
}

export interface Judged {
  query: string
  /** From 1; undefined when the page was not found. */
  rank: number | undefined
  /** Whether the first row of the page leads to the section that was asked for; undefined where none was. */
  isSectionRight: boolean | undefined
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
  /** Part of the queries with a section whose first row leads there: to that section of that page. */
  sections: number
  judged: Judged[]
}

/** @param answer addresses of rows, the best one first; a page may come more than once. */
export async function judgeAnswers(
  queries: readonly GoldenQuery[],
  answer: (query: string) => Promise<readonly string[]>,
): Promise<Quality> {
  const judged: Judged[] = []
  for (const { query, pages, anchor } of queries) {
    const wanted = pages.map(bare)
    const rows = await answer(query)
    const found = [...new Set(rows.map(bare))]
    const index = found.findIndex((path) => wanted.includes(path))
    const [first = ''] = rows
    judged.push({
      query,
      rank: index < 0 ? undefined : index + 1,
      isSectionRight: anchor === undefined ? undefined : wanted.includes(bare(first)) && anchorOf(first) === anchor,
      wanted: anchor === undefined ? wanted : wanted.map((path) => `${path}#${anchor}`),
      found: (anchor === undefined ? found : rows).slice(0, 3),
    })
  }
  const share = (holds: (rank: number) => boolean): number =>
    judged.filter(({ rank }) => rank !== undefined && holds(rank)).length / judged.length
  const withSection = judged.filter(({ isSectionRight }) => isSectionRight !== undefined)
  return {
    reciprocalRank: judged.reduce((sum, { rank }) => sum + (rank === undefined ? 0 : 1 / rank), 0) / judged.length,
    first: share((rank) => rank === 1),
    firstThree: share((rank) => rank <= 3),
    sections: withSection.filter(({ isSectionRight }) => isSectionRight).length / withSection.length,
    judged,
  }
}

function anchorOf(url: string): string {
  return decodeURIComponent(/#(.*)$/.exec(url)?.[1] ?? '')
}

/** The same page under each form of its address. */
function bare(url: string): string {
  return url
    .replace(/[?#].*$/, '')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/(?<=.)\/+$/, '')
}
