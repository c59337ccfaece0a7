// Builds one of the small sites under test/sites/ (or files given in the test) in a temporary folder, and reads what came out.
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import type { BuildOptions, BuildReport } from '../../src/build/build-report.ts'
import { buildSite } from '../../src/build/build-site.ts'
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts'
import { sharedWork } from '../shared-work.ts'

export const sitesDirectory = join(dirname(dirname(fileURLToPath(import.meta.url))), 'sites')

export interface TestSite {
  /** Absolute. */
  directory: string
  build(options?: Partial<BuildOptions>): Promise<TestBuild>
  /** Writes or replaces files of the site. */
  write(files: Record<string, string | Uint8Array>): Promise<void>
}

export interface TestBuild {
  report: BuildReport
  /** `level id` of each diagnostic, in order. */
  findings: string[]
  diagnostics: Diagnostic[]
  /** Text of an output file. */
  read(path: string): Promise<string>
  /** All output files, sorted. */
  files(): Promise<string[]>
}

const minimalConfig = `import { defineConfig } from 'sitegen'\nexport default defineConfig({ title: 'Test', url: 'https://example.com' })\n`

/** @param source name of a folder under test/sites/, or files; without a site.config.ts they get a minimal one. */
export async function openTestSite(source: string | Record<string, string | Uint8Array>): Promise<TestSite> {
  const site = await makeTestSite(source)
  onTestFinished(() => rm(site.directory, { recursive: true, force: true }))
  return site
}

/** One build for all tests of a `describe`: call it there, and what it gives inside the tests. */
export function shareBuild(source: string | Record<string, string | Uint8Array>, options?: Partial<BuildOptions>): () => TestBuild {
  let shared: { site: TestSite; build: TestBuild } | undefined
  beforeAll(async () => {
    const site = await makeTestSite(source)
    shared = { site, build: await site.build(options) }
  })
  afterAll(async () => {
    if (shared) await rm(shared.site.directory, { recursive: true, force: true })
  })
  return () => {
    if (!shared) throw new Error('The shared build is there inside of tests only.')
    return shared.build
  }
}

async function makeTestSite(source: string | Record<string, string | Uint8Array>): Promise<TestSite> {
  const directory = await mkdtemp(join(tmpdir(), 'sitegen-site-'))
  const write = async (files: Record<string, string | Uint8Array>): Promise<void> => {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(directory, path)), { recursive: true })
      await writeFile(join(directory, path), text)
    }
  }
  if (typeof source === 'string') await cp(join(sitesDirectory, source), directory, { recursive: true })
  else await write({ ...('site.config.ts' in source ? {} : { 'site.config.ts': minimalConfig }), ...source })
  return {
    directory,
    write,
    async build(options) {
      const report = await buildSite({ siteDirectory: directory, write: true, ...(await sharedWork()), ...options })
      const out = join(directory, 'build')
      return {
        report,
        diagnostics: report.diagnostics,
        findings: report.diagnostics.map(({ level, id }) => `${level} ${id}`),
        read: (path) => readFile(join(out, path), 'utf8'),
        async files() {
          const entries = await readdir(out, { recursive: true, withFileTypes: true })
          return entries
            .filter((entry) => entry.isFile())
            .map((entry) => join(entry.parentPath, entry.name).slice(out.length + 1))
            .sort()
        },
      }
    },
  }
}

export async function buildTestSite(
  source: string | Record<string, string | Uint8Array>,
  options?: Partial<BuildOptions>,
): Promise<TestBuild> {
  return (await openTestSite(source)).build(options)
}
