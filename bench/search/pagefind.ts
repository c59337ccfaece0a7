// Pagefind as the peer of the search: it indexes the same built pages, by what is in their <main>, and is asked in the browser as its
// documentation says.
import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { pagefindProgram } from './find-pagefind.ts'

/** Page with Pagefind's own interface, which the benchmark types into. */
export const interfacePath = '/pagefind/interface.html'

const interfacePage = `<!doctype html><html lang="en"><head><title>Pagefind</title>
<link href="/pagefind/pagefind-ui.css" rel="stylesheet"><script src="/pagefind/pagefind-ui.js"></script></head>
<body><main id="search"></main><script>addEventListener('DOMContentLoaded', () => new PagefindUI({ element: '#search', showImages: false }))</script></body></html>`

/**
 * @param installed folder in which `npm install pagefind` was run.
 * @param directory of the built site.
 * @param out folder that is served: the index is below it. Not that of the site, whose headers forbid what Pagefind's program needs.
 * @returns its version.
 */
export function indexWithPagefind(installed: string, directory: string, out: string): string {
  const program = pagefindProgram(installed)
  if (!existsSync(program)) throw new Error(`Expected Pagefind to be installed in "${installed}", found no ${program}.`)
  const args = ['--site', directory, '--output-path', join(out, 'pagefind'), '--root-selector', 'main']
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`Expected Pagefind to index "${directory}", found exit code ${status}:\n${stdout}${stderr}`)
  writeFileSync(join(out, interfacePath), interfacePage)
  // What every served site has.
  writeFileSync(join(out, '404.html'), interfacePage)
  return /v(\d+\.\d+\.\d+)/.exec(stdout)?.[1] ?? 'unknown'
}

export interface PagefindTab {
  /** Paths of the pages that it finds, the best one first. */
  search(query: string): Promise<string[]>
  close(): Promise<void>
}

export async function openPagefind(browser: Browser, origin: string): Promise<PagefindTab> {
  const page = await browser.newPage()
  await page.goto(origin + interfacePath)
  return {
    search: (query) => searchIn(page, query),
    close: () => page.close(),
  }
}

const mostResults = 20

function searchIn(page: Page, query: string): Promise<string[]> {
  return page.evaluate(
    async ([query, most]) => {
      interface Pagefind {
        search(query: string): Promise<{ results: { data(): Promise<{ url: string }> }[] }>
      }
      const address = '/pagefind/pagefind.js'
      const pagefind: Pagefind = await import(address)
      const { results } = await pagefind.search(query)
      const found = await Promise.all(results.slice(0, most).map((result) => result.data()))
      return found.map(({ url }) => url)
    },
    [query, mostResults] as const,
  )
}
