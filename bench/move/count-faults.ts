// Opens every page with an island of a built site, wakes its islands, and lists crash boxes, errors of the console, and islands that stay asleep.
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { launchBrowser } from '../launch-browser.ts'
import { serveSite } from '../serve-site.ts'

/**
 * When no island has woken for so long, the others count as asleep: what they import could not be loaded, or they wait for something else. On a
 * machine that does other things as well, a page with many of them takes longer than that.
 */
const longestWait = 30_000

/** A page whose scripts never end answers nothing. */
const longestVisit = 120_000

const pagesAtOnce = 4

export interface PageFault {
  path: string
  fault: string
}

/** @param out absolute folder of the built site. */
export async function countFaults(out: string, site: string, root: string): Promise<{ pages: number; faults: PageFault[] }> {
  const paths = listPages(out)
  const served = await serveSite(root, out, site)
  const browser = await launchBrowser()
  const faults: PageFault[] = []
  try {
    const left = [...paths]
    const visitNext = async (): Promise<void> => {
      for (let path = left.shift(); path !== undefined; path = left.shift()) {
        const page = await browser.newPage()
        const found = await Promise.race([
          visit(page, served.origin + path).catch((error: unknown) => [`not looked at: ${String(error).slice(0, 300)}`]),
          setTimeout(longestVisit, [`not looked at: no answer for ${longestVisit / 1000} s`], { ref: false }),
        ])
        for (const fault of found) faults.push({ path, fault })
        await Promise.race([page.close(), setTimeout(longestWait, undefined, { ref: false })])
      }
    }
    await Promise.all(Array.from({ length: pagesAtOnce }, visitNext))
  } finally {
    await browser.close()
    served.close()
  }
  return { pages: paths.length, faults: faults.sort((left, right) => (left.path < right.path ? -1 : 1)) }
}

/** Those with an island of their own, and one page of each language for the islands that are on all of its pages, such as the search. */
function listPages(out: string): string[] {
  const ofLanguages = new Map<string, { path: string; modules: string[] }[]>()
  for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue
    const html = readFileSync(join(out, file), 'utf8')
    const modules = [...html.matchAll(/<sg-island [^>]*?data-module="([^"]*)"/g)].map(([, module = '']) => module)
    if (modules.length === 0) continue
    const [, language = ''] = /<html[^>]* lang="?([\w-]+)/.exec(html) ?? []
    const path = `/${file.split(sep).join('/')}`.replace(/(?:index)?\.html$/, '')
    ofLanguages.set(language, [...(ofLanguages.get(language) ?? []), { path, modules }])
  }
  return [...ofLanguages.values()].flatMap((pages) => {
    const counts = new Map<string, number>()
    for (const { modules } of pages) for (const module of new Set(modules)) counts.set(module, (counts.get(module) ?? 0) + 1)
    const isEverywhere = (module: string): boolean => (counts.get(module) ?? 0) > pages.length * 0.9
    const own = pages.filter(({ modules }) => !modules.every(isEverywhere))
    return [...own, ...pages.filter((page) => !own.includes(page)).slice(0, 1)].map(({ path }) => path).sort()
  })
}

async function visit(page: Page, address: string): Promise<string[]> {
  const faults: string[] = []
  // What other hosts do not answer says nothing about the page.
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('net::ERR_')) faults.push(`console: ${message.text().slice(0, 300)}`)
  })
  page.on('pageerror', (error) => faults.push(`error: ${error.message.slice(0, 300)}`))
  // An island that is woken by a picture or a frame of another host would wait for it.
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  const wake = (): string[] => {
    const asleep = [...document.querySelectorAll<HTMLElement>('sg-island:not([data-state="awake"])')]
    for (const island of asleep) {
      island.scrollIntoView()
      // Somebody who goes through the page with the keyboard.
      for (const target of [island, ...island.children]) target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    }
    return asleep.map((island) => island.outerHTML.slice(0, 200))
  }
  let asleep = await page.evaluate(wake)
  for (let before = Number.POSITIVE_INFINITY; asleep.length > 0 && asleep.length < before; ) {
    before = asleep.length
    await page.waitForFunction(`(${String(wake)})().length < ${before}`, undefined, { timeout: longestWait }).catch(() => undefined)
    asleep = await page.evaluate(wake)
  }
  for (const island of asleep) faults.push(`asleep: ${island}`)
  for (const text of await page.locator('.sg-crash-text').allTextContents()) faults.push(`crash box: ${text.slice(0, 300)}`)
  return faults
}
