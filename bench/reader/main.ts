// `npm run bench:reader`: what a page costs its reader, in Chromium, on the built corpus and on this repository's site, beside the budgets.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { buildSite } from '../build-site.ts'
import { machineLine } from '../describe-machine.ts'
import { formatMilliseconds, formatTable } from '../format.ts'
import { launchBrowser } from '../launch-browser.ts'
import { serveSite } from '../serve-site.ts'
import { openSiteShelf, outputDirectory } from '../site.ts'
import { describeSitegen } from '../sitegen-tool.ts'
import { startBenchmark } from '../start-benchmark.ts'
import { medianOf } from '../statistics.ts'
import { type Audit, auditPages } from './audit-pages.ts'
import { describeFigure, type Figures, figureNames, formatBudget, formatFigure, isWithin } from './budgets.ts'
import { measureClick, measureMenu } from './measure-acts.ts'
import { measurePaint, type Paint } from './measure-paint.ts'
import { measurePayload } from './measure-payload.ts'
import { parseReaderArguments, type ReaderOptions, usage } from './reader-options.ts'

/** Of this repository's site: one page of each kind. */
const ownDocsPage = '/docs/lambda/setup/'
const ownPages = ['/', ownDocsPage, '/blog/4-0/', '/templates/hello-world/']

/** @param root folder of the repository. Gives the exit code: 1 when a budget is exceeded, 2 for wrong options. */
export function runReaderBenchmark(args: readonly string[], root: string): Promise<number> {
  return startBenchmark(args, { usage, parse: parseReaderArguments, run: (options) => measureReader(options, root) })
}

async function measureReader(options: ReaderOptions, root: string): Promise<number> {
  console.log(`${machineLine()}\n`)
  const browser = await launchBrowser()
  const own = mkdtempSync(join(tmpdir(), 'sitegen-reader-'))
  const shelf = openSiteShelf()
  try {
    const corpus = shelf.take(describeSitegen(root), options.pages)
    buildSite(root, corpus.directory, outputDirectory(corpus))
    buildSite(root, root, own)
    const figures = await measureCorpus({ browser, options, root, corpus: corpus.directory, path: corpus.middle.url })
    const site = await measureOwnSite({ browser, options, root, directory: own })
    print(figures, site.figures)
    printAudits(site.audits)
    return exceeded(figures) || exceeded(site.figures) ? 1 : 0
  } finally {
    await browser.close()
    shelf.clear()
    rmSync(own, { recursive: true, force: true })
  }
}

interface Measured {
  browser: Browser
  options: ReaderOptions
  root: string
}

async function measureCorpus({ browser, options, root, corpus, path }: Measured & { corpus: string; path: string }): Promise<Figures> {
  const served = await serveSite(root, join(corpus, 'build'), corpus)
  const beside = options.beside === undefined ? undefined : await serveSite(root, options.beside, corpus)
  try {
    const address = served.origin + path
    const paints: Paint[] = []
    const ratios: number[] = []
    for (let run = 0; run < options.runs; run++) {
      console.error(`corpus, paint ${run + 1}/${options.runs}`)
      const paint = await measurePaint(browser, address)
      paints.push(paint)
      // In turns, so that what else the machine does meets both.
      if (beside) ratios.push(paint.largest / (await measurePaint(browser, beside.origin + path)).largest)
    }
    const paintRatio = medianOf(ratios)
    return {
      ...(await measurePayload(browser, address, true)),
      ...summarize(paints),
      ...(paintRatio === undefined ? {} : { paintRatio }),
      ...(await measureActs(browser, address, options.runs)),
    }
  } finally {
    served.close()
    beside?.close()
  }
}

async function measureActs(browser: Browser, address: string, runs: number): Promise<Figures> {
  const clicks: number[] = []
  const menus: number[] = []
  for (let run = 0; run < runs; run++) {
    console.error(`clicks ${run + 1}/${runs}`)
    clicks.push(await measureClick(browser, address))
    if (new URL(address).pathname === ownDocsPage) menus.push(await measureMenu(browser, address))
  }
  const [click, menu] = [medianOf(clicks), medianOf(menus)]
  return { ...(click === undefined ? {} : { click }), ...(menu === undefined ? {} : { menu }) }
}

function summarize(paints: readonly Paint[]): Figures {
  console.log(`largest paint: median ${formatMilliseconds(medianOf(paints.map(({ largest }) => largest)) ?? 0)} of ${paints.length} runs`)
  return { blocking: medianOf(paints.map(({ blocking }) => blocking)) ?? 0, shift: Math.max(...paints.map(({ shift }) => shift)) }
}

interface OwnSite {
  figures: Figures
  audits: Audit[]
}

async function measureOwnSite({ browser, options, root, directory }: Measured & { directory: string }): Promise<OwnSite> {
  const served = await serveSite(root, directory, root)
  try {
    const address = served.origin + ownDocsPage
    const paints: Paint[] = []
    for (let run = 0; run < options.runs; run++) {
      console.error(`this repository's site, paint ${run + 1}/${options.runs}`)
      paints.push(await measurePaint(browser, address))
    }
    const figures = {
      ...(await measurePayload(browser, address, true)),
      ...summarize(paints),
      ...(await measureActs(browser, address, options.runs)),
    }
    const audits = options.lighthouse === undefined ? [] : await auditPages(options.lighthouse, served.origin, ownPages)
    return { figures, audits }
  } finally {
    served.close()
  }
}

function print(corpus: Figures, own: Figures): void {
  const cell = (figures: Figures, name: keyof Figures): string => {
    const value = figures[name]
    if (value === undefined) return '-'
    return `${formatFigure(name, value)}${isWithin(name, value) ? '' : ' (EXCEEDED)'}`
  }
  const rows = figureNames.map((name) => [describeFigure(name), cell(corpus, name), cell(own, name), formatBudget(name)])
  console.log(`\n${formatTable(['docs page', 'corpus', 'this site', 'budget'], rows)}`)
}

function printAudits(audits: readonly Audit[]): void {
  if (audits.length === 0) return
  const names = Object.keys(audits[0]?.scores ?? {})
  const rows = audits.map(({ path, device, scores, failed }) => [
    `${path}, ${device}`,
    ...names.map((name) => String(scores[name] ?? 'not measured')),
    failed.length === 0 ? '-' : failed.join(', '),
  ])
  console.log(`\n${formatTable(['Lighthouse', ...names, 'what costs points'], rows)}`)
}

function exceeded(figures: Figures): boolean {
  return figureNames.some((name) => {
    const value = figures[name]
    return value !== undefined && !isWithin(name, value)
  })
}
