// `npm run search:quality`: how well the search answers what readers look for, beside Pagefind on the same pages in the same run.
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type GoldenQuery, judgeAnswers, type Quality } from '../../src/plugins/search/query/judge-answers.ts'
import { openLocalIndex } from '../../src/plugins/search/query/open-local-index.ts'
import { parseQueries } from '../../src/plugins/search/query/parse-queries.ts'
import { loadWordRules } from '../../src/plugins/search/words/load-word-rules.ts'
import { goldenQueries } from '../../test/plugins/search/golden.ts'
import { buildSite } from '../build-site.ts'
import { formatPercent, formatTable } from '../format.ts'
import { launchBrowser } from '../launch-browser.ts'
import { serveSite } from '../serve-site.ts'
import { startBenchmark } from '../start-benchmark.ts'
import { openDocSearch } from './docsearch.ts'
import { findPagefind, judgePeerTarget } from './find-pagefind.ts'
import { indexWithPagefind, openPagefind } from './pagefind.ts'
import { parseSearchArguments, type SearchOptions, usage } from './search-options.ts'

const targets = { reciprocalRank: 0.9, firstThree: 0.95, aheadOfPagefind: 0.1 }
/** Of queries in a file (`--queries`): what users ask, in their own words. */
const targetsOfFile = { reciprocalRank: 0.85, firstThree: 0.9, aheadOfPagefind: 0.25 }
/** Results that are looked at. */
const depth = 40

/** @param root folder of the repository. Gives the exit code: 1 when a target is missed, 2 for wrong options. */
export function runSearchQuality(args: readonly string[], root: string): Promise<number> {
  return startBenchmark(args, { usage, parse: parseSearchArguments, run: (options) => judgeSearch(options, root) })
}

async function judgeSearch(options: SearchOptions, root: string): Promise<number> {
  const temporary = mkdtempSync(join(tmpdir(), 'sitegen-search-'))
  try {
    const found = findPagefind(options.pagefind, root)
    const directory = options.built ?? join(temporary, 'build')
    if (options.built === undefined) buildSite(root, root, directory)
    const asked = options.queries === undefined ? goldenQueries : parseQueries(await readFile(options.queries, 'utf8'))
    const own = await judgeIndex(directory, asked)
    const peer = 'missing' in found ? undefined : await judgePagefind(found.directory, root, directory, join(temporary, 'peer'), asked)
    const docSearch = options.docsearch === undefined ? undefined : await judgeAnswers(asked, openDocSearch(options.docsearch))
    const wanted = options.queries === undefined ? targets : targetsOfFile
    const ahead = judgePeerTarget(found, peer && own.reciprocalRank - peer.quality.reciprocalRank >= wanted.aheadOfPagefind)
    print({ own, peer, docSearch }, ahead.text, wanted)
    if (options.verbose) printMissed(own)
    const isMet = own.reciprocalRank >= wanted.reciprocalRank && own.firstThree >= wanted.firstThree && ahead.isFine
    return isMet ? 0 : 1
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

/** @param directory absolute folder of a built site. */
export function judgeIndex(directory: string, queries: readonly GoldenQuery[]): Promise<Quality> {
  return judgeFiles((file) => readFile(join(directory, file), 'utf8'), queries)
}

/** @param read gives the text of a file of the index. */
export function judgeFiles(read: (file: string) => Promise<string>, queries: readonly GoldenQuery[]): Promise<Quality> {
  const index = openLocalIndex({ read, loadRules: loadWordRules })
  return judgeAnswers(queries, async (query) => {
    const { hits } = await index.search({ indexName: 'local', query, hitsPerPage: depth })
    return hits.map(({ url }) => url)
  })
}

interface PeerQuality {
  version: string
  quality: Quality
}

async function judgePagefind(
  installed: string,
  root: string,
  directory: string,
  out: string,
  queries: readonly GoldenQuery[],
): Promise<PeerQuality> {
  console.error('asking Pagefind …')
  const version = indexWithPagefind(installed, directory, out)
  const served = await serveSite(root, out, root)
  const browser = await launchBrowser()
  try {
    const tab = await openPagefind(browser, served.origin)
    return { version, quality: await judgeAnswers(queries, tab.search) }
  } finally {
    await browser.close()
    served.close()
  }
}

interface Judgements {
  own: Quality
  peer: PeerQuality | undefined
  docSearch: Quality | undefined
}

/** @param ahead whether it is as far ahead of Pagefind as it should be. */
function print({ own, peer, docSearch }: Judgements, ahead: string, wanted: typeof targets): void {
  const row = (name: string, { reciprocalRank, first, firstThree }: Quality, sections: string): string[] => [
    name,
    reciprocalRank.toFixed(3),
    formatPercent(first),
    formatPercent(firstThree),
    sections,
  ]
  const target = ['target', `${wanted.reciprocalRank}, and ${wanted.aheadOfPagefind} ahead`, '', formatPercent(wanted.firstThree), '']
  const rows = [
    row('sitegen', own, Number.isNaN(own.sections) ? '' : formatPercent(own.sections)),
    peer ? row(`Pagefind ${peer.version}`, peer.quality, '') : ['Pagefind', 'not measured', '', '', ''],
    ...(docSearch ? [row('rules of DocSearch', docSearch, '')] : []),
    target,
  ]
  const withSection = own.judged.filter(({ isSectionRight }) => isSectionRight !== undefined).length
  const titles = [`${own.judged.length} queries`, 'mean reciprocal rank', 'first', 'first three', `right section (${withSection})`]
  console.log(`${formatTable(titles, rows)}\n`)
  console.log(`${wanted.aheadOfPagefind} ahead of Pagefind: ${ahead}.${peer ? ' It is judged by pages alone.' : ''}`)
}

function printMissed({ judged }: Quality): void {
  const rows = judged
    .filter(({ rank, isSectionRight }) => rank !== 1 || isSectionRight === false)
    .map(({ query, rank, wanted, found }) => [query, String(rank ?? '-'), wanted[0] ?? '', found[0] ?? ''])
  console.log(formatTable(['not first', 'rank', 'expected', 'found'], rows))
}
