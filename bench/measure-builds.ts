// Times builds: cold (no cache, no output), warm (nothing changed) and edit (one sentence more on one page). The tools take turns, so that
// whatever else the machine does meets all of them alike.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOutput, listChanges, listUnexpectedChanges } from './compare-outputs.ts'
import { editPage } from './edit-page.ts'
import type { BuildMode, BuildResult, EditResult } from './results.ts'
import { runCommand } from './run-command.ts'
import { cleanSite, outputDirectory, type Site, sourceFile } from './site.ts'

export interface BuildTask {
  sites: readonly Site[]
  runs: number
  modes: readonly BuildMode[]
  /** Tells how far it is. */
  say(line: string): void
  /** Takes what went wrong; the site it went wrong for is left out from then on. */
  report(problem: string): void
}

export async function measureBuilds({
  sites,
  runs,
  modes,
  say,
  report,
}: BuildTask): Promise<{ builds: BuildResult[]; edits: EditResult[] }> {
  const builds: BuildResult[] = []
  const edits: EditResult[] = []
  const broken = new Set<Site>()
  for (const mode of modes) {
    for (let run = 1; run <= runs; run++) {
      for (const site of sites) {
        if (broken.has(site)) continue
        const label = `${site.tool.name}, ${site.pages} pages, ${mode} ${run}/${runs}`
        try {
          const { result, edit } = await measureBuild(site, mode, run)
          builds.push(result)
          if (edit) edits.push(edit)
          say(`${label}: ${result.seconds.toFixed(2)} s`)
        } catch (error) {
          broken.add(site)
          report(`${label}: ${error instanceof Error ? error.message : String(error)}`)
        }
      }
    }
  }
  return { builds, edits }
}

async function measureBuild(site: Site, mode: BuildMode, run: number): Promise<{ result: BuildResult; edit?: EditResult }> {
  const { tool, pages } = site
  if (mode === 'cold') cleanSite(site)
  if (mode !== 'edit') return { result: { tool: tool.name, pages, mode, ...(await buildSite(site)) } }

  const output = outputDirectory(site)
  const before = hashOutput(output)
  const sentence = `Zebra sentence number ${run} of the benchmark.`
  editPage(sourceFile(site, site.middle), sentence)
  const result: BuildResult = { tool: tool.name, pages, mode, ...(await buildSite(site)) }
  const pageFile = tool.pageFile(site.middle.url)
  // A build that misses the edit would be fast for the wrong reason.
  if (!readFileSync(join(output, pageFile), 'utf8').includes(sentence)) throw new Error(`Expected "${sentence}" in ${pageFile}.`)
  const changed = listChanges(before, hashOutput(output))
  return { result, edit: { tool: tool.name, pages, changed, unexpected: listUnexpectedChanges(changed, pageFile) } }
}

/** One build as it stands. @throws CommandFailed */
export async function buildSite(site: Site): Promise<{ seconds: number; cpuSeconds?: number; peakBytes?: number }> {
  const run = await runCommand(site.tool.build(site.directory), site.directory)
  site.built = true
  return run
}
