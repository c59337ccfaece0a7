// The sites that browser tests look at: one of test/sites, or this repository's own. Each is built and served as its readers get it, or, with
// SITEGEN_SERVE=dev, served by the dev server as its writers see it: what a reader can do has to hold for them too.
import { cp, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect } from 'vitest'
import { startDevServer } from '../../src/dev/dev-server.ts'
import { startPreviewServer } from '../../src/dev/preview-server.ts'
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts'
import { buildSite } from '../../src/render/build-site.ts'
import { sitesDirectory } from '../build/build-test-site.ts'
import { type Served, type SiteBrowser, startBrowser } from './browser.ts'
import type { ChromiumOptions } from './launch-chromium.ts'

export const repository = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

export const isServedByDev = process.env.SITEGEN_SERVE === 'dev'

/** What the dev server's own script asks for, in pages that it serves. */
export function isOfDevServer(path: string): boolean {
  return isServedByDev && path.startsWith('/__sitegen/')
}

export interface TestSiteOptions extends ChromiumOptions {
  /** Text of a site.config.ts instead of that of the site. */
  config?: string
  /** Adds files. */
  fill?: (siteDirectory: string) => Promise<void>
  /** As the configuration says it. @default '/' */
  baseUrl?: string
}

/** To be called where tests are described. The site is a copy of test/sites/`name`, in which nothing may be found wrong. */
export function startTestSite(name: string, { config, fill, baseUrl = '/', ...chromium }: TestSiteOptions = {}): SiteBrowser {
  let folder = ''
  // What is registered first runs last: the server has closed by then.
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return startBrowser(async () => {
    folder = await makeFolder(name)
    const siteDirectory = join(folder, 'site')
    await cp(join(sitesDirectory, name), siteDirectory, { recursive: true })
    if (config !== undefined) await writeFile(join(siteDirectory, 'site.config.ts'), config)
    await fill?.(siteDirectory)
    if (isServedByDev) return serveByDev(siteDirectory, (found) => expect(found).toEqual([]))
    const { diagnostics } = await buildSite({ siteDirectory, outDirectory: join(folder, 'build'), write: true, cache: false })
    expect(diagnostics).toEqual([])
    return startPreviewServer({ directory: join(folder, 'build'), host: '127.0.0.1', port: 0, baseUrl })
  }, chromium)
}

/** This repository's own site, without errors. */
export function startOwnSite(): SiteBrowser {
  let folder = ''
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const expectNoErrors = (found: readonly Diagnostic[]): void => expect(found.filter(({ level }) => level === 'error')).toEqual([])
  return startBrowser(async () => {
    if (isServedByDev) return serveByDev(repository, expectNoErrors)
    folder = await makeFolder('own')
    const directory = join(folder, 'build')
    expectNoErrors((await buildSite({ siteDirectory: repository, outDirectory: directory, write: true })).diagnostics)
    return startPreviewServer({ directory, host: '127.0.0.1', port: 0, baseUrl: '/' })
  })
}

/** `check` is given all that was found when the server closes. */
async function serveByDev(siteDirectory: string, check: (found: readonly Diagnostic[]) => void): Promise<Served> {
  const findings: Diagnostic[] = []
  const server = await startDevServer({
    siteDirectory,
    host: '127.0.0.1',
    port: 0,
    exactPort: true,
    onFindings: (found) => findings.push(...found),
    onNotice: () => undefined,
    onPrint: () => undefined,
  })
  await server.watching
  return {
    url: server.url,
    async close() {
      await server.close()
      check(findings)
    },
  }
}

/** What watches files names them by their real path. */
async function makeFolder(name: string): Promise<string> {
  return mkdtemp(join(await realpath(tmpdir()), `sitegen-${name}-`))
}
