// What the search adds to a build: CPU time of builds with it and without it, in turns.
import { runCommand } from '../run-command.ts'
import { cleanSite, type Site } from '../site.ts'
import { writeConfiguration } from '../sitegen-tool.ts'
import { medianOf } from '../statistics.ts'

/** @returns CPU time of a cold build with search as a part of one without, less 1: 0.1 for ten percent more. Undefined without GNU time. */
export async function measureBuildShare(site: Site, runs: number): Promise<number | undefined> {
  const { tool, directory } = site
  const ratios: number[] = []
  const build = async (search: boolean): Promise<number | undefined> => {
    writeConfiguration(directory, { search })
    cleanSite(site)
    return (await runCommand(tool.build(directory), directory)).cpuSeconds
  }
  for (let run = 0; run < runs; run++) {
    console.error(`builds with and without search, ${run + 1}/${runs}`)
    const without = await build(false)
    const withSearch = await build(true)
    if (without !== undefined && withSearch !== undefined) ratios.push(withSearch / without)
  }
  const ratio = medianOf(ratios)
  return ratio === undefined ? undefined : ratio - 1
}
