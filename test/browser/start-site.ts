// The sites that browser tests look at: one of test/sites, or this repository's own. Each is built and served as its readers get it, or, with
// SITEGEN_SERVE=dev, served by the dev server as its writers see it: what a reader can do has to hold for them too.
import { existsSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { buildSite } from '../../src/build/build-site.ts'
import { startDevServer } from '../../src/dev/dev-server.ts'
import { startPreviewServer } from '../../src/dev/preview-server.ts'
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts'
import { sitesDirectory } from '../build/build-test-site.ts'
import { patience, sharedWork } from '../shared-work.ts'
import { type Served, type SiteBrowser, startBrowser } from './browser.ts'
import type { ChromiumOptions } from './launch-chromium.ts'
import { newFolder, shareFolder } from './run-folder.ts'

export const repository = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

export const isServedByDev = process.env.SITEGEN_SERVE === 'dev'

/** What the dev server's own script asks for, in pages that it serves. */
export function isOfDevServer(path: string): boolean {
  return isServedByDev && path.startsWith('/__sitegen/')
}

export interface TestSiteOptions extends ChromiumOptions {
  /** Text of a site.config.ts instead of that of the site. */
  config?: string
  /** Files besides those of the site, by their paths. */
  files?: Record<string, string>
  /** Adds what is not known before the tests start. Such a site is not shared. */
  fill?: (siteDirectory: string) => Promise<void>
  /** As the configuration says it. @default '/' */
  baseUrl?: string
}

/** A site that is served. */
interface Site extends Served {
  /** Fails when something has been found wrong with it. */
  check(): void
}

/** By what is in them: many files look at the same ones. They are served until the worker ends. */
const sharedSites = new Map<string, Promise<Site>>()

function shareSite(key: string, serve: () => Promise<Site>): () => Promise<Served> {
  return async () => {
    const serving = sharedSites.get(key) ?? serve()
    sharedSites.set(key, serving)
    const { url, check } = await serving
    return { url, close: async () => check() }
  }
}

/** To be called where tests are described. The site is a copy of test/sites/`name`, if there is one; nothing may be found wrong in it. */
export function startTestSite(name: string, options: TestSiteOptions = {}): SiteBrowser {
  const { config, files = {}, fill, baseUrl = '/', ...chromium } = options
  const expectNothing = (found: readonly Diagnostic[]): void => expect(found).toEqual([])
  const key = JSON.stringify([name, config, files, baseUrl])

  const fillSite = async (siteDirectory: string): Promise<void> => {
    const copied = join(sitesDirectory, name)
    if (existsSync(copied)) await cp(copied, siteDirectory, { recursive: true })
    for (const [path, text] of Object.entries(config === undefined ? files : { ...files, 'site.config.ts': config })) {
      await mkdir(dirname(join(siteDirectory, path)), { recursive: true })
      await writeFile(join(siteDirectory, path), text)
    }
    await fill?.(siteDirectory)
  }
  const build = async (folder: string): Promise<void> => {
    const siteDirectory = join(folder, 'site')
    await fillSite(siteDirectory)
    const outDirectory = join(folder, 'build')
    expectNothing((await buildSite({ siteDirectory, outDirectory, write: true, cache: false, ...(await sharedWork()) })).diagnostics)
  }
  const serve = async (): Promise<Site> => {
    if (isServedByDev) {
      const siteDirectory = join(await newFolder(name), 'site')
      await fillSite(siteDirectory)
      return serveByDev(siteDirectory, expectNothing)
    }
    if (fill === undefined) return serveBuild(await shareFolder(name, key, build), baseUrl)
    const folder = await newFolder(name)
    await build(folder)
    return serveBuild(folder, baseUrl)
  }
  return startBrowser(fill === undefined ? shareSite(key, serve) : serve, chromium)
}

/** This repository's own site, without errors. */
export function startOwnSite(): SiteBrowser {
  const expectNoErrors = (found: readonly Diagnostic[]): void => expect(found.filter(({ level }) => level === 'error')).toEqual([])
  const build = async (folder: string): Promise<void> =>
    expectNoErrors((await buildSite({ siteDirectory: repository, outDirectory: join(folder, 'build'), write: true })).diagnostics)
  const serve = async (): Promise<Site> =>
    isServedByDev ? serveByDev(repository, expectNoErrors) : serveBuild(await shareFolder('own', 'own', build))
  return startBrowser(shareSite('own', serve))
}

/** Serves the folder `build` in the folder. */
export async function serveBuild(folder: string, baseUrl = '/'): Promise<Site> {
  const server = await startPreviewServer({ directory: join(folder, 'build'), host: '127.0.0.1', port: 0, baseUrl })
  return { ...server, check: () => undefined }
}

/** `check` is given all that was found so far, when the server closes too. */
async function serveByDev(siteDirectory: string, expectFine: (found: readonly Diagnostic[]) => void): Promise<Site> {
  const findings: Diagnostic[] = []
  const server = await startDevServer({
    ...(await sharedWork()),
    siteDirectory,
    host: '127.0.0.1',
    port: 0,
    exactPort: true,
    patience,
    onFindings: (found) => findings.push(...found),
    onNotice: () => undefined,
    onPrint: () => undefined,
  })
  await server.watching
  const check = (): void => expectFine(findings)
  return {
    url: server.url,
    check,
    async close() {
      await server.close()
      check()
    },
  }
}
