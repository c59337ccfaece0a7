// Builds a state of a site twice, with the cache of earlier builds and without any, and says in what the two differ.
import { mkdir, mkdtemp, readdir, readFile, rm, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { BuildOptions } from '../../src/build/build-report.ts'
import { buildSite } from '../../src/build/build-site.ts'
import type { ContentStore } from '../../src/cache/content-store.ts'
import { type Diagnostic, DiagnosticError } from '../../src/diagnostics/diagnostic.ts'
import { hashOf } from '../../src/lib/hash.ts'
import { sharedWork } from '../shared-work.ts'
import { filesOf, type SiteState } from './rich-site.ts'

export interface BuildOutcome {
  diagnostics: readonly Diagnostic[]
  failed: boolean
  /** Path -> bytes; empty when the build failed. */
  files: ReadonlyMap<string, Buffer>
  /** Pages of the site, and those of them that were taken from the store. */
  pages: number
  kept: number
}

export interface SiteFolder {
  directory: string
  /** Makes the folder hold exactly the files of a state; untouched files keep their times. */
  write(state: SiteState): Promise<void>
  /** @param workers threads; none but this one by default. */
  buildIncrementally(workers?: number): Promise<BuildOutcome>
  buildCleanly(): Promise<BuildOutcome>
  remove(): Promise<void>
}

export async function makeSiteFolder(): Promise<SiteFolder> {
  const directory = await mkdtemp(join(tmpdir(), 'sitegen-property-'))
  let written: Record<string, string | Uint8Array> = {}
  const build = async (outDirectory: string, options: Pick<BuildOptions, 'cache' | 'bundles' | 'workers'>): Promise<BuildOutcome> => {
    try {
      const report = await buildSite({
        siteDirectory: directory,
        outDirectory,
        write: true,
        ...options,
        program: (await sharedWork()).program,
      })
      const files = report.failed ? new Map() : await readFolder(join(directory, outDirectory))
      return { diagnostics: report.diagnostics, failed: report.failed, files, pages: report.pages, kept: report.cache.pages }
    } catch (error) {
      if (error instanceof DiagnosticError) return { diagnostics: error.diagnostics, failed: true, files: new Map(), pages: 0, kept: 0 }
      throw error
    }
  }
  return {
    directory,
    async write(state) {
      const files = filesOf(state)
      for (const file of Object.keys(written)) if (!(file in files)) await unlink(join(directory, file))
      for (const [file, content] of Object.entries(files)) {
        if (written[file] === content) continue
        await mkdir(dirname(join(directory, file)), { recursive: true })
        await writeFile(join(directory, file), content)
      }
      written = files
    },
    buildIncrementally: (workers = 0) => build('build', { workers }),
    buildCleanly: () => build('clean', { cache: false, workers: 0, bundles: bundlesFor(written) }),
    remove: () => rm(directory, { recursive: true, force: true }),
  }
}

/** Bundles that clean builds have made: `hash of files` + key -> entry. */
const cleanBundles = new Map<string, Buffer>()

/**
 * A clean build takes the bundle of another one where every file is the same that could go into it. What the program thinks that a bundle
 * depends on does not count: that is in question here. A document of plain Markdown that no other document includes never goes into one.
 */
function bundlesFor(files: Record<string, string | Uint8Array>): ContentStore {
  const isPlain = (path: string): boolean => /\/[^/_][^/]*\.md$/.test(path) && !String(files[path]).includes('import')
  const paths = Object.keys(files).filter((path) => !isPlain(path))
  const content = hashOf(...paths.sort().flatMap((path) => [path, files[path] ?? '']))
  return {
    read: async (key) => cleanBundles.get(content + key),
    write: async (key, bytes) => void cleanBundles.set(content + key, Buffer.from(bytes)),
  }
}

async function readFolder(directory: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    await Promise.all(
      paths.sort().map(async (path): Promise<[string, Buffer]> => [path.slice(directory.length + 1), await readFile(path)]),
    ),
  )
}

/** What stands in one and not in the other, or with other bytes; empty when the two are the same. */
export function differencesOf(incremental: BuildOutcome, clean: BuildOutcome): string[] {
  const differences = changedFiles(incremental.files, clean.files).map((path) =>
    describe(path, incremental.files.get(path), clean.files.get(path)),
  )
  const [found, expected] = [withoutStacks(incremental.diagnostics), withoutStacks(clean.diagnostics)]
  for (const [index, diagnostic] of expected.entries()) {
    if (found[index] !== diagnostic) differences.push(`diagnostic ${index}: ${found[index]} instead of ${diagnostic}`)
  }
  if (found.length > expected.length)
    differences.push(`diagnostics that the clean build has not: ${found.slice(expected.length).join(', ')}`)
  if (incremental.pages !== clean.pages) differences.push(`${incremental.pages} pages instead of ${clean.pages}`)
  return differences
}

/** Paths whose bytes differ, or that only one of the two has. */
export function changedFiles(before: ReadonlyMap<string, Buffer>, after: ReadonlyMap<string, Buffer>): string[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort()
  return paths.filter((path) => {
    const [left, right] = [before.get(path), after.get(path)]
    return left === undefined || right === undefined || !left.equals(right)
  })
}

function describe(path: string, found: Buffer | undefined, expected: Buffer | undefined): string {
  if (found === undefined) return `${path} is missing`
  if (expected === undefined) return `${path} should not be there`
  let at = 0
  while (found[at] === expected[at]) at++
  const around = (bytes: Buffer): string => bytes.toString('utf8', Math.max(0, at - 60), at + 60)
  return `${path}: «${around(found)}» instead of «${around(expected)}»`
}

/** Stacks name temporary files of the build. */
function withoutStacks(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map(({ stack: _, ...diagnostic }) => JSON.stringify(diagnostic))
}
