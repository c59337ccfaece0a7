// The tables that a run ends with, in Markdown, so that they can be kept as they are.
import { formatBytes } from '../src/lib/figures.ts'
import { formatMilliseconds, formatSeconds, formatTable } from './format.ts'
import type { BenchmarkResults, BuildResult } from './results.ts'
import { medianOf, spreadOf } from './statistics.ts'
import { judge, referencePeer } from './targets.ts'

export function printResults(results: BenchmarkResults): string {
  return [printHead(results), printTargets(results), printBuilds(results), printOutputs(results), printDev(results), printProblems(results)]
    .filter(Boolean)
    .join('\n\n')
}

export function printHead({ machine, tools }: BenchmarkResults): string {
  const parts = [
    `${machine.date.slice(0, 16).replace('T', ' ')} UTC`,
    `${machine.cores} cores (${machine.processor})`,
    `${machine.memoryGigabytes} GB`,
    machine.system,
    `Node.js ${machine.node}`,
    ...(machine.chromium === undefined ? [] : [`Chromium ${machine.chromium}`]),
    `load before the run ${machine.load.toFixed(1)}`,
  ]
  const busy = machine.load > machine.cores / 2 ? '\n\nThe machine was busy with other things: read the ratios, not the times.' : ''
  const lines = tools.map(({ name, versions }) => {
    const packages = Object.entries(versions).map(([packageName, version]) => `${packageName} ${version}`)
    return `- ${name}: ${packages.join(', ')}`
  })
  return `${parts.join(', ')}.${busy}\n\n${lines.join('\n')}`
}

function printTargets(results: BenchmarkResults): string {
  const rows = judge(results).map(({ what, ours, peer, ratio, target, met }) => [
    what,
    ours,
    peer,
    ratio,
    target,
    met === undefined ? 'not measured' : met ? 'met' : 'NOT MET',
  ])
  return `### Targets, ${results.pages} pages\n\n${formatTable(['', 'sitegen', referencePeer, 'ratio', 'target', ''], rows)}`
}

export function printBuilds({ builds }: BenchmarkResults): string {
  if (builds.length === 0) return ''
  const groups = new Map<string, BuildResult[]>()
  for (const build of builds) {
    const key = JSON.stringify([build.tool, build.pages, build.mode])
    groups.set(key, [...(groups.get(key) ?? []), build])
  }
  const rows = [...groups.values()].flatMap((group) => {
    const first = group[0]
    const seconds = spreadOf(group.map((build) => build.seconds))
    if (first === undefined || seconds === undefined) return []
    const cpu = medianOf(group.flatMap(({ cpuSeconds }) => (cpuSeconds === undefined ? [] : [cpuSeconds])))
    const peak = medianOf(group.flatMap(({ peakBytes }) => (peakBytes === undefined ? [] : [peakBytes])))
    return [
      [
        first.tool,
        String(first.pages),
        first.mode,
        String(seconds.count),
        formatSeconds(seconds.median),
        `${formatSeconds(seconds.least)} to ${formatSeconds(seconds.most)}`,
        cpu === undefined ? '-' : formatSeconds(cpu),
        peak === undefined ? '-' : formatBytes(peak),
      ],
    ]
  })
  return `### Builds\n\n${formatTable(['', 'pages', 'build', 'runs', 'median', 'range', 'CPU time', 'peak memory'], rows)}`
}

function printOutputs({ outputs, installations }: BenchmarkResults): string {
  const rows = outputs.map(({ tool, pages, files, bytes, middlePageBytes, yardstickBytes }) => [
    tool,
    String(pages),
    String(files),
    formatBytes(bytes),
    formatBytes(middlePageBytes),
    yardstickBytes === undefined ? '-' : formatBytes(yardstickBytes),
  ])
  const weights = installations.map(({ tool, bytes }) => [tool, formatBytes(bytes)])
  return [
    rows.length === 0 ? '' : `### Output\n\n${formatTable(['', 'pages', 'files', 'all', 'middle page', 'same page'], rows)}`,
    weights.length === 0 ? '' : `### Installed\n\n${formatTable(['', 'on disk'], weights)}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function printDev({ dev }: BenchmarkResults): string {
  if (dev.length === 0) return ''
  const rows = dev.map(({ tool, pages, start, shownMilliseconds, editMilliseconds }) => [
    tool,
    String(pages),
    start,
    formatMilliseconds(shownMilliseconds),
    editMilliseconds.map((milliseconds) => String(Math.round(milliseconds))).join(', '),
  ])
  return `### Dev server\n\n${formatTable(['', 'pages', 'start', 'first page', 'edits, ms'], rows)}`
}

export function printProblems({ problems }: BenchmarkResults): string {
  return problems.length === 0 ? '' : `### Not measured\n\n${problems.map((problem) => `- ${problem}`).join('\n')}`
}
