// The benchmark: builds one corpus with sitegen and with the peers in turns, and prints what it took beside the targets.
// docs/benchmark.md says how to run and how to read it.
import { writeFileSync } from 'node:fs'
import { describeMachine } from './describe-machine.ts'
import { printRatios } from './locales/print-ratios.ts'
import { inLocales, listVariants } from './locales/variants.ts'
import { measureBuilds } from './measure-builds.ts'
import { measureDevServer } from './measure-dev.ts'
import { measureHelp } from './measure-help.ts'
import { measureOutput, weighOnDisk, weighProductionInstallation } from './measure-sizes.ts'
import { type BenchmarkOptions, parseArguments, usage } from './parse-arguments.ts'
import { detectPeer } from './peers.ts'
import { printBuilds, printHead, printProblems, printResults } from './print-results.ts'
import { type BenchmarkResults, ownName } from './results.ts'
import { cleanSite, openSiteShelf, type Site, type SiteShelf } from './site.ts'
import { describeSitegen } from './sitegen-tool.ts'
import { startBenchmark } from './start-benchmark.ts'
import type { Tool } from './tool.ts'

interface Run {
  root: string
  options: BenchmarkOptions
  own: Tool
  tools: readonly Tool[]
  shelf: SiteShelf
  results: BenchmarkResults
}

/** @param root folder of the repository. Gives the exit code: 1 when something could not be measured, 2 for wrong options. */
export function runBenchmark(args: readonly string[], root: string): Promise<number> {
  return startBenchmark(args, {
    usage,
    parse: parseArguments,
    async run(options) {
      const own = describeSitegen(root)
      const tools = [own, ...options.peers.map(detectPeer)]
      const results = await measure({ root, options, own, tools, shelf: openSiteShelf(), results: emptyResults(options, tools) })
      console.log(options.locales === undefined ? printResults(results) : printLocales(results, tools, options.locales))
      return results.problems.length === 0 ? 0 : 1
    },
  })
}

function emptyResults({ pages }: BenchmarkOptions, tools: readonly Tool[]): BenchmarkResults {
  return {
    machine: describeMachine(new Date()),
    pages,
    tools: tools.map(({ name, versions }) => ({ name, versions })),
    builds: [],
    edits: [],
    outputs: [],
    installations: [],
    dev: [],
    helpMilliseconds: [],
    problems: [],
  }
}

async function measure(run: Run): Promise<BenchmarkResults> {
  const measures = {
    build: run.options.locales === undefined ? measureBuildTimes : measureLocales,
    size: measureAllSizes,
    dev: measureDevServers,
    start: measureStart,
  }
  const stop = () => {
    run.shelf.clear()
    process.exit(130)
  }
  process.once('SIGINT', stop)
  try {
    for (const part of run.options.locales === undefined ? run.options.parts : ['build' as const]) {
      await measures[part](run)
      // After each part: a run takes minutes, and who stops it keeps what it has found out.
      save(run)
    }
  } finally {
    process.removeListener('SIGINT', stop)
    run.shelf.clear()
  }
  return run.results
}

async function measureBuildTimes({ options, own, tools, shelf, results }: Run): Promise<void> {
  const report = (problem: string) => results.problems.push(problem)
  const add = ({ builds, edits }: Awaited<ReturnType<typeof measureBuilds>>) => {
    results.builds.push(...builds)
    results.edits.push(...edits)
  }
  const sites = tools.map((tool) => shelf.take(tool, options.pages))
  add(await measureBuilds({ sites, runs: options.runs, modes: ['cold', 'warm', 'edit'], say, report }))
  for (const size of options.scale) {
    add(await measureBuilds({ sites: [shelf.take(own, size)], runs: 1, modes: ['cold', 'warm', 'edit'], say, report }))
  }
}

/** What a second language costs is asked of sitegen alone, and peers build once, in the first turn: they take minutes for each. */
async function measureLocales({ options, own, tools, shelf, results }: Run): Promise<void> {
  const takeSites = (some: readonly Tool[]): Site[] =>
    some.flatMap((tool) =>
      listVariants(options.locales ?? 1)
        .filter(({ locales }) => tool === own || locales !== 2 || options.locales === 2)
        .map((variant) => shelf.take(inLocales(tool, variant, options.pages), options.pages)),
    )
  const report = (problem: string) => results.problems.push(problem)
  const modes = ['cold', 'edit'] as const
  const turns = [
    { sites: takeSites(tools), runs: 1 },
    { sites: takeSites([own]), runs: options.runs - 1 },
  ]
  for (const turn of turns) {
    const { builds, edits } = await measureBuilds({ ...turn, modes, say, report })
    results.builds.push(...builds)
    results.edits.push(...edits)
  }
}

function printLocales(results: BenchmarkResults, tools: readonly Tool[], locales: number): string {
  const names = tools.map(({ name }) => name)
  return [printHead(results), printRatios(results, names, listVariants(locales)), printBuilds(results), printProblems(results)]
    .filter(Boolean)
    .join('\n\n')
}

async function measureAllSizes({ root, options, own, tools, shelf, results }: Run): Promise<void> {
  const sites = [...tools.map((tool) => shelf.take(tool, options.pages)), ...options.scale.map((size) => shelf.take(own, size))]
  for (const site of sites) {
    await attempt(results, `${site.tool.name}, ${site.pages} pages, size`, async () => {
      results.outputs.push(await measureOutput(site))
    })
  }
  for (const tool of tools) {
    await attempt(results, `${tool.name}, installed size`, () => {
      const bytes = tool.installation === undefined ? weighProductionInstallation(root) : weighOnDisk(tool.installation)
      results.installations.push({ tool: tool.name, bytes })
    })
  }
}

async function measureDevServers({ options, own, tools, shelf, results }: Run): Promise<void> {
  const sites = [...tools.map((tool) => shelf.take(tool, options.pages)), ...options.scale.map((size) => shelf.take(own, size))]
  for (const site of sites) {
    if (site.tool.dev === undefined) {
      results.problems.push(`${site.tool.name}, ${site.pages} pages, dev: not built yet.`)
      continue
    }
    cleanSite(site)
    for (const start of ['cold', 'warm'] as const) {
      await attempt(results, `${site.tool.name}, ${site.pages} pages, dev, ${start}`, async () => {
        const result = await measureDevServer({ site, start, edits: options.runs })
        results.dev.push(result)
      })
    }
  }
}

async function measureStart({ root, results }: Run): Promise<void> {
  await attempt(results, `${ownName} --help`, () => {
    results.helpMilliseconds.push(...measureHelp(root, 10))
  })
}

/** What fails is noted and the rest goes on: one run with a gap is worth more than none. */
async function attempt(results: BenchmarkResults, label: string, work: () => Promise<void> | void): Promise<void> {
  say(`${label} …`)
  try {
    await work()
  } catch (error) {
    results.problems.push(`${label}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function save({ options, results }: Run): void {
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(results, null, 2)}\n`)
}

function say(line: string): void {
  console.error(line)
}
