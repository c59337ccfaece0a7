// What the search adds to a build: builds with it and without it, in turns.
import { type CommandRun, runCommand } from '../run-command.ts'
import { cleanSite, type Site } from '../site.ts'
import { writeConfiguration } from '../sitegen-tool.ts'
import { medianOf } from '../statistics.ts'

/** A cold build with search as a part of one without, less 1: 0.1 for ten percent more. Medians of the pairs. */
export interface BuildShare {
  /** On the clock. */
  time: number
  /** Of the processors. Undefined without GNU time. */
  cpuTime: number | undefined
}

export async function measureBuildShare(site: Site, runs: number): Promise<BuildShare> {
  const { tool, directory } = site
  const times: number[] = []
  const cpuTimes: number[] = []
  const build = (search: boolean): Promise<CommandRun> => {
    writeConfiguration(directory, { search })
    cleanSite(site)
    return runCommand(tool.build(directory), directory)
  }
  for (let run = 0; run < runs; run++) {
    console.error(`builds with and without search, ${run + 1}/${runs}`)
    const without = await build(false)
    const withSearch = await build(true)
    times.push(withSearch.seconds / without.seconds)
    if (without.cpuSeconds !== undefined && withSearch.cpuSeconds !== undefined) cpuTimes.push(withSearch.cpuSeconds / without.cpuSeconds)
  }
  const cpuTime = medianOf(cpuTimes)
  return { time: (medianOf(times) ?? 1) - 1, cpuTime: cpuTime === undefined ? undefined : cpuTime - 1 }
}
