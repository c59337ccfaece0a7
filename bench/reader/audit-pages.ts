// Lighthouse's scores of pages, as a phone and as a desktop sees them. Lighthouse is not a dependency: it is as large as all of ours together.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromiumPath } from '../describe-machine.ts'

export interface Audit {
  path: string
  device: 'phone' | 'desktop'
  /** 0 to 100, by category; undefined where Lighthouse could not tell. */
  scores: Record<string, number | undefined>
  /** Names of the audits that cost points. */
  failed: string[]
}

/** The parts of Lighthouse that are used here. */
interface Lighthouse {
  default(address: string, flags: object, config?: unknown): Promise<{ lhr: LighthouseResult } | undefined>
  desktopConfig: unknown
}

interface LighthouseResult {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null }>
}

interface ChromeLauncher {
  launch(options: object): Promise<{ port: number; kill(): void }>
}

const mostTries = 3

/** @param directory where Lighthouse is installed. */
export async function auditPages(directory: string, origin: string, paths: readonly string[]): Promise<Audit[]> {
  const require = createRequire(join(directory, 'package.json'))
  const load = (name: string): Promise<unknown> => import(pathToFileURL(require.resolve(name)).href)
  const lighthouse = (await load('lighthouse')) as Lighthouse
  const launcher = (await load('chrome-launcher')) as ChromeLauncher
  const chrome = await launcher.launch({ chromePath: chromiumPath(), chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'] })
  try {
    const audits: Audit[] = []
    for (const path of paths) {
      for (const device of ['phone', 'desktop'] as const) {
        const config = device === 'desktop' ? lighthouse.desktopConfig : undefined
        const audit = async (): Promise<LighthouseResult | undefined> =>
          (await lighthouse.default(`${origin}${path}`, { port: chrome.port, logLevel: 'error' }, config))?.lhr
        let result = await audit()
        // Lighthouse now and then misses what it waits for, and then has no score: that says nothing of the page.
        for (let tries = 1; result && !isWhole(result) && tries < mostTries; tries++) result = await audit()
        if (result) audits.push({ path, device, ...read(result) })
      }
    }
    return audits
  } finally {
    chrome.kill()
  }
}

function isWhole({ categories }: LighthouseResult): boolean {
  return Object.values(categories).every(({ score }) => score !== null)
}

function read({ categories, audits }: LighthouseResult): Pick<Audit, 'scores' | 'failed'> {
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, score === null ? undefined : Math.round(score * 100)]),
    ),
    failed: Object.values(categories)
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  }
}
