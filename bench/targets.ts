// The targets, and whether a run met them. They are stated for 1,000 pages on two cores, beside Docusaurus Faster in the same run.
import { formatBytes } from '../src/lib/figures.ts'
import { formatMilliseconds, formatPercent, formatRatio, formatSeconds } from './format.ts'
import { type BenchmarkResults, type BuildMode, ownName } from './results.ts'
import { medianOf, relativeRange } from './statistics.ts'

export interface Verdict {
  what: string
  ours: string
  /** What the reference peer has there, where it has been measured. */
  peer: string
  ratio: string
  target: string
  /** Undefined when it was not measured. */
  met?: boolean
}

/** The peer that the targets speak of. */
export const referencePeer = 'Docusaurus Faster'

export function judge(results: BenchmarkResults): Verdict[] {
  return [
    judgeTime(results, 'cold', 'cold build', 7),
    judgeProcessorTime(results),
    judgeTime(results, 'warm', 'build with nothing changed', 20),
    judgeTime(results, 'edit', 'build after editing one page', 15),
    judgeChanges(results),
    judgeMemory(results),
    judgeMemoryGrowth(results),
    judgePageBytes(results),
    judgePageGrowth(results),
    judgeDevStart(results),
    judgeDevStartGrowth(results),
    judgeDevEdit(results),
    judgeHelp(results),
    judgeInstallation(results),
  ]
}

function judgeTime(results: BenchmarkResults, mode: BuildMode, what: string, divisor: number): Verdict {
  const median = (tool: string) => medianOf(buildsOf(results, tool, mode).map(({ seconds }) => seconds))
  return compare(what, median(ownName), median(referencePeer), formatSeconds, divisor)
}

function judgeProcessorTime(results: BenchmarkResults): Verdict {
  const median = (tool: string) => medianOf(buildsOf(results, tool, 'cold').flatMap(({ cpuSeconds }) => cpuSeconds ?? []))
  return compare('CPU time of a cold build', median(ownName), median(referencePeer), formatSeconds, 6.5)
}

function judgeMemory(results: BenchmarkResults): Verdict {
  return compare(
    'peak memory of a cold build',
    medianPeak(results, ownName, results.pages),
    medianPeak(results, referencePeer, results.pages),
    formatBytes,
    4,
  )
}

function judgeChanges({ edits }: BenchmarkResults): Verdict {
  const own = edits.filter(({ tool }) => tool === ownName)
  const unexpected = own.flatMap((edit) => edit.unexpected)
  const changed = own[0]?.changed.length
  const peer = edits.find(({ tool }) => tool === referencePeer)?.changed.length
  return verdict({
    what: 'files an edited page changes',
    ours: changed === undefined ? undefined : `${changed}, ${unexpected.length} of them unexpected`,
    peer: peer === undefined ? undefined : String(peer),
    target: 'its own, sitemap, feeds, search',
    met: changed === undefined ? undefined : unexpected.length === 0,
  })
}

function judgeMemoryGrowth(results: BenchmarkResults): Verdict {
  const largest = Math.max(...results.builds.filter(({ tool }) => tool === ownName).map(({ pages }) => pages))
  const large = largest > results.pages ? medianPeak(results, ownName, largest) : undefined
  const usual = medianPeak(results, ownName, results.pages)
  const factor = large === undefined || usual === undefined ? undefined : large / usual
  return verdict({
    what: large === undefined ? 'peak memory of a larger site' : `peak memory, ${largest} pages against ${results.pages}`,
    ours: factor === undefined ? undefined : `${factor.toFixed(2)} times`,
    target: 'at most 1.5 times',
    met: factor === undefined ? undefined : factor <= 1.5,
  })
}

function judgePageBytes({ outputs, pages }: BenchmarkResults): Verdict {
  const bytesOf = (name: string) => outputs.find((output) => output.tool === name && output.pages === pages)?.middlePageBytes
  const ours = bytesOf(ownName)
  const peer = bytesOf(referencePeer)
  return verdict({
    what: 'HTML of a docs page, not compressed',
    ours: ours === undefined ? undefined : formatBytes(ours),
    peer: peer === undefined ? undefined : formatBytes(peer),
    ratio: ours === undefined || peer === undefined ? undefined : formatRatio(ours, peer),
    target: 'at most 28 kB',
    met: ours === undefined ? undefined : ours <= 28_000,
  })
}

function judgePageGrowth({ outputs }: BenchmarkResults): Verdict {
  const weighed = outputs
    .filter(({ tool }) => tool === ownName)
    .flatMap(({ yardstickBytes, pages }) => (yardstickBytes ? [{ yardstickBytes, pages }] : []))
  const range = weighed.length < 2 ? undefined : relativeRange(weighed.map(({ yardstickBytes }) => yardstickBytes))
  return verdict({
    what: `the same page in sites of ${weighed.map(({ pages }) => pages).join(', ') || 'several sizes'} pages`,
    ours: range === undefined ? undefined : `within ${formatPercent(range)}`,
    target: 'within 2 %',
    met: range === undefined ? undefined : range <= 0.02,
  })
}

function judgeDevStart({ dev, pages }: BenchmarkResults): Verdict {
  const shown = (name: string) =>
    dev.find((run) => run.tool === name && run.start === 'cold' && run.pages === pages)?.shownMilliseconds ??
    dev.find((run) => run.tool === name && run.start === 'cold')?.shownMilliseconds
  return limit('dev: start to first page in the browser', shown(ownName), shown(referencePeer), 1200)
}

function judgeDevStartGrowth({ dev }: BenchmarkResults): Verdict {
  const runs = dev.filter(({ tool, start }) => tool === ownName && start === 'cold')
  const range = runs.length < 2 ? undefined : relativeRange(runs.map(({ shownMilliseconds }) => shownMilliseconds))
  return verdict({
    what: `dev: start in sites of ${runs.map(({ pages }) => pages).join(', ') || 'several sizes'} pages`,
    ours: range === undefined ? undefined : `within ${formatPercent(range)}`,
    target: 'within 20 %',
    met: range === undefined ? undefined : range <= 0.2,
  })
}

function judgeDevEdit({ dev }: BenchmarkResults): Verdict {
  const edit = (name: string) => medianOf(dev.filter(({ tool }) => tool === name).flatMap(({ editMilliseconds }) => editMilliseconds))
  return limit('dev: edit saved to page updated in the browser', edit(ownName), edit(referencePeer), 80)
}

function judgeHelp({ helpMilliseconds }: BenchmarkResults): Verdict {
  return limit('sitegen --help', medianOf(helpMilliseconds), undefined, 150)
}

function judgeInstallation({ installations }: BenchmarkResults): Verdict {
  const bytesOf = (name: string) => installations.find(({ tool }) => tool === name)?.bytes
  const ours = bytesOf(ownName)
  const peer = bytesOf(referencePeer)
  return verdict({
    what: 'installed production dependencies',
    ours: ours === undefined ? undefined : formatBytes(ours),
    peer: peer === undefined ? undefined : formatBytes(peer),
    ratio: ours === undefined || peer === undefined ? undefined : formatRatio(ours, peer),
    target: 'at most 90 MB',
    met: ours === undefined ? undefined : ours <= 90_000_000,
  })
}

/** A target that is a part of what the peer takes. */
function compare(
  what: string,
  ours: number | undefined,
  peer: number | undefined,
  format: (value: number) => string,
  divisor: number,
): Verdict {
  const both = ours !== undefined && peer !== undefined
  return verdict({
    what,
    ours: ours === undefined ? undefined : format(ours),
    peer: peer === undefined ? undefined : format(peer),
    ratio: both ? formatRatio(ours, peer) : undefined,
    target: `at most 1/${divisor}`,
    met: both ? ours * divisor <= peer : undefined,
  })
}

/** A target that is a time. */
function limit(what: string, ours: number | undefined, peer: number | undefined, milliseconds: number): Verdict {
  return verdict({
    what,
    ours: ours === undefined ? undefined : formatMilliseconds(ours),
    peer: peer === undefined ? undefined : formatMilliseconds(peer),
    ratio: ours === undefined || peer === undefined ? undefined : formatRatio(ours, peer),
    target: `at most ${formatMilliseconds(milliseconds)}`,
    met: ours === undefined ? undefined : ours <= milliseconds,
  })
}

interface VerdictInput {
  what: string
  ours: string | undefined
  peer?: string | undefined
  ratio?: string | undefined
  target: string
  met: boolean | undefined
}

function verdict({ what, ours = '-', peer = '-', ratio = '-', target, met }: VerdictInput): Verdict {
  return { what, ours, peer, ratio, target, ...(met === undefined ? {} : { met }) }
}

function buildsOf({ builds, pages }: BenchmarkResults, name: string, mode: BuildMode) {
  return builds.filter((build) => build.tool === name && build.mode === mode && build.pages === pages)
}

function medianPeak({ builds }: BenchmarkResults, name: string, pages: number): number | undefined {
  const cold = builds.filter((build) => build.tool === name && build.mode === 'cold' && build.pages === pages)
  return medianOf(cold.flatMap(({ peakBytes }) => (peakBytes === undefined ? [] : [peakBytes])))
}
