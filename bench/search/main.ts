// `npm run bench:search`: what a search costs its reader and the build, each figure beside its target, with Pagefind in the same run.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { formatBytes } from '../../src/lib/figures.ts'
import { buildSite } from '../build-site.ts'
import { machineLine } from '../describe-machine.ts'
import { formatMilliseconds, formatPercent, formatTable } from '../format.ts'
import { launchBrowser } from '../launch-browser.ts'
import { serveSite } from '../serve-site.ts'
import { openSiteShelf, outputDirectory, type Site } from '../site.ts'
import { describeSitegen, writeConfiguration } from '../sitegen-tool.ts'
import { startBenchmark } from '../start-benchmark.ts'
import { medianOf } from '../statistics.ts'
import { type FoundPagefind, findPagefind, judgePeerTarget } from './find-pagefind.ts'
import { type BuildShare, measureBuildShare } from './measure-build-share.ts'
import { type KeyTimes, measureLastKey, measureSearchBytes, ownInterface, type SearchCost, type SearchInterface } from './measure-search.ts'
import { indexWithPagefind, interfacePath } from './pagefind.ts'
import { parseSearchArguments, type SearchOptions, usage } from './search-options.ts'

/** Two common words of the corpus, and twelve letters of it. */
const corpusQueries = { words: 'static firewall', letters: 'render cache' }
const ownQueries = { words: 'audio volume', letters: 'render video' }

const pagefindInterface: SearchInterface = { input: '.pagefind-ui__search-input', results: '.pagefind-ui__result-link' }

/** A time is at most such a part of what the peer takes; on the large corpus so many times that. */
const ofPeer = { cold: 7, warm: 14 }
const ofLarge = 1.3

interface Measured {
  cost: SearchCost
  keys: KeyTimes
}

/** @param root folder of the repository. Gives the exit code: 1 when a target is missed, 2 for wrong options. */
export function runSearchBenchmark(args: readonly string[], root: string): Promise<number> {
  return startBenchmark(args, { usage, parse: parseSearchArguments, run: (options) => measureSearch(options, root) })
}

async function measureSearch(options: SearchOptions, root: string): Promise<number> {
  console.log(`${machineLine()}\n`)
  const pagefind = findPagefind(options.pagefind, root)
  const temporary = mkdtempSync(join(tmpdir(), 'sitegen-search-'))
  const shelf = openSiteShelf()
  let browser: Browser | undefined
  try {
    const tool = describeSitegen(root)
    const [small, large] = options.sizes.map((size) => shelf.take(tool, size))
    if (!small || !large) throw new Error('Expected two corpora.')
    // First: for minutes after a browser has deleted its files, it costs more to make new ones (`cleanSite`), and a search makes many.
    const buildShare = await measureBuildShare(small, options.runs)
    browser = await launchBrowser()
    const ownDirectory = options.built ?? join(temporary, 'own')
    if (options.built === undefined) buildSite(root, root, ownDirectory)
    const corpus = await measureCorpus(browser, root, small, options)
    const largeCorpus = await measureCorpus(browser, root, large, options)
    const own = await measure(browser, root, root, ownDirectory, ownQueries, options)
    const peer = 'missing' in pagefind ? undefined : await measurePagefind(browser, root, small, pagefind.directory, temporary, options)
    return print({ options, corpus, largeCorpus, own, pagefind, peer, buildShare })
  } finally {
    await browser?.close()
    shelf.clear()
    rmSync(temporary, { recursive: true, force: true })
  }
}

async function measureCorpus(browser: Browser, root: string, site: Site, options: SearchOptions): Promise<Measured> {
  // Corpora come without search.
  writeConfiguration(site.directory, { search: true })
  buildSite(root, site.directory, outputDirectory(site))
  return measure(browser, root, site.directory, outputDirectory(site), corpusQueries, options, site.middle.url)
}

async function measure(
  browser: Browser,
  root: string,
  site: string,
  directory: string,
  { words, letters }: typeof corpusQueries,
  { runs }: SearchOptions,
  path = '/docs/lambda/setup/',
): Promise<Measured> {
  const served = await serveSite(root, directory, site)
  try {
    return await measureAt(browser, served.origin + path, ownInterface, words, letters, runs)
  } finally {
    served.close()
  }
}

async function measureAt(
  browser: Browser,
  address: string,
  search: SearchInterface,
  words: string,
  letters: string,
  runs: number,
): Promise<Measured> {
  const costs: SearchCost[] = []
  const keys: KeyTimes[] = []
  for (let run = 0; run < runs; run++) {
    console.error(`searching ${run + 1}/${runs}`)
    if (run < 2) costs.push(await measureSearchBytes(browser, address, search, words))
    keys.push(await measureLastKey(browser, address, search, letters))
  }
  const most = (name: keyof SearchCost): number => Math.max(...costs.map((cost) => cost[name]))
  return {
    cost: { bytes: most('bytes'), requests: most('requests') },
    keys: { cold: medianOf(keys.map(({ cold }) => cold)) ?? 0, warm: medianOf(keys.map(({ warm }) => warm)) ?? 0 },
  }
}

interface PeerMeasured extends Measured {
  version: string
}

async function measurePagefind(
  browser: Browser,
  root: string,
  site: Site,
  installed: string,
  temporary: string,
  { runs }: SearchOptions,
): Promise<PeerMeasured> {
  const directory = join(temporary, 'peer')
  const version = indexWithPagefind(installed, outputDirectory(site), directory)
  const served = await serveSite(root, directory, site.directory)
  try {
    const { words, letters } = corpusQueries
    return { version, ...(await measureAt(browser, served.origin + interfacePath, pagefindInterface, words, letters, runs)) }
  } finally {
    served.close()
  }
}

interface Results {
  options: SearchOptions
  corpus: Measured
  largeCorpus: Measured
  own: Measured
  pagefind: FoundPagefind
  peer: PeerMeasured | undefined
  buildShare: BuildShare
}

/** @returns the exit code. */
function print({ options, corpus, largeCorpus, own, pagefind, peer, buildShare }: Results): number {
  const [small, large] = options.sizes
  const rows: string[][] = []
  let isMet = true
  const add = (figure: string, value: string, other: string, target: string, holds: boolean | undefined): void => {
    const { text, isFine } = judgePeerTarget(pagefind, holds)
    rows.push([figure, value, other, target, text])
    isMet &&= isFine
  }
  const bytesOf = ({ cost }: Measured): string => `${formatBytes(cost.bytes)}, ${cost.requests} requests`
  add(
    `bytes until the results of two words, ${small} pages`,
    bytesOf(corpus),
    peer ? bytesOf(peer) : 'not measured',
    'half of Pagefind',
    peer && corpus.cost.bytes <= peer.cost.bytes / 2,
  )
  const growth = largeCorpus.cost.bytes / corpus.cost.bytes
  add(`the same, ${large} pages`, bytesOf(largeCorpus), '-', `1.3 times, here ${growth.toFixed(2)}`, growth <= 1.3)
  add("the same, this repository's site", bytesOf(own), '-', formatBytes(50_000), own.cost.bytes <= 50_000)
  for (const [name, measured, factor] of [
    [`${small} pages`, corpus, 1],
    [`${large} pages`, largeCorpus, ofLarge],
    ["this repository's site", own, 1],
  ] as const) {
    for (const [time, figure] of [
      ['cold', 'last of 12 keys to results'],
      ['warm', 'the same, loaded'],
    ] as const) {
      const peerTime = peer ? formatMilliseconds(peer.keys[time]) : 'not measured'
      // Machines differ: a time is judged beside that of the peer in the same run.
      const target = peer && (peer.keys[time] / ofPeer[time]) * factor
      const value = measured.keys[time]
      add(
        `${figure}, ${name}`,
        formatMilliseconds(value),
        measured === corpus ? peerTime : '-',
        target === undefined ? `1/${ofPeer[time]} of Pagefind` : formatMilliseconds(target),
        target === undefined ? undefined : value <= target,
      )
    }
  }
  const addShare = (figure: string, share: number): void => add(figure, formatPercent(share), '-', '15 %', share <= 0.15)
  addShare(`time added to a cold build, ${small} pages`, buildShare.time)
  if (buildShare.cpuTime !== undefined) addShare('the same, CPU time', buildShare.cpuTime)
  console.log(formatTable(['search', 'sitegen', peer ? `Pagefind ${peer.version}` : 'Pagefind', 'target', ''], rows))
  return isMet ? 0 : 1
}
