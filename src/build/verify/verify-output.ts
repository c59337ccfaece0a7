// Compares an output with that of a build that uses no earlier results. This proves that the cache works for this site, and that its
// components give the same result each time.
import { join } from 'node:path'
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { BuildOptions, BuildReport } from '../build-report.ts'
import type { RenderResult } from '../pages/render-result.ts'
import type { Workspace } from '../workspace.ts'
import { compareFolders, type FileDifference } from './compare-folders.ts'

export interface BuiltOutput {
  /** Absolute. */
  directory: string
  pages: readonly RenderResult[]
}

/** One `output-differs` for each file that differs. If the second build fails, its errors instead: the first build had none. */
export async function verifyOutput(
  built: BuiltOutput,
  { siteDirectory, workers, memory, signal }: BuildOptions,
  { workDirectory, program }: Workspace,
  config: ResolvedConfig,
  build: (options: BuildOptions) => Promise<BuildReport>,
): Promise<Diagnostic[]> {
  const outDirectory = join(workDirectory, 'verify')
  const again = await build({
    siteDirectory,
    outDirectory,
    write: true,
    cache: false,
    program,
    ...(workers !== undefined && { workers }),
    ...(memory !== undefined && { memory }),
    ...(signal && { signal }),
  })
  if (again.failed) return again.diagnostics.filter(({ level }) => level === 'error')
  const sourceOf = new Map(built.pages.map(({ file, record }) => [file, record?.source]))
  const differences = await compareFolders(built.directory, outDirectory)
  return differences.map((difference) => diagnose(difference, sourceOf.get(difference.path) ?? config.configFile))
}

function diagnose({ path, at, onlyIn }: FileDifference, source: string): Diagnostic {
  const found = at
    ? `found another byte at ${at.byte}, in line ${at.line}`
    : `found the file in the build ${onlyIn === 'first' ? 'with' : 'without'} the cache only`
  return {
    id: 'output-differs',
    level: 'error',
    message: `Expected a build without the cache to give the same \`${path}\`, ${found}.`,
    place: { file: source },
    ...(at && { notes: [{ message: `With the cache:    ${at.first}` }, { message: `Without the cache: ${at.second}` }] }),
    hint: 'Either a component gives another result each time (it reads the clock, or takes a random number), or it reads what the cache cannot know of: a file, a variable of the environment, the network. Import files instead of reading them; if neither is the case, `sitegen clean` mends it and the cause is a mistake of sitegen.',
  }
}
