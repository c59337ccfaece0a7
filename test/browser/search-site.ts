// The site that the tests of the search look at, with thirty more pages that all say one word; and what those tests do again and again.
import type { Locator, Page } from 'playwright-core'
import { type SiteBrowser, started } from './browser.ts'
import { type Held, hold } from './navigation-steps.ts'
import { startTestSite, type TestSiteOptions } from './start-site.ts'

export function startSearchSite(options: TestSiteOptions = {}): SiteBrowser {
  const files: Record<string, string> = { 'content/docs/herbs/_category_.json': '{ "label": "Herbs" }' }
  for (let number = 10; number < 40; number += 1)
    files[`content/docs/herbs/herb-${number}.md`] = `# Herb ${number}\n\nThe herb number ${number} smells of thyme.\n`
  return startTestSite('search', { ...options, files: { ...files, ...options.files } })
}

/** The configuration of the site with other options of the search and other items in the navbar, both as code. */
export function searchSiteConfig({
  search = '{}',
  items = "{ label: 'Guide', to: '/docs/' }",
}: {
  search?: string
  items?: string
}): string {
  return `import { defineConfig } from 'sitegen'
export default defineConfig({
  title: 'Garden',
  url: 'https://example.com',
  docs: { routeBasePath: 'docs' },
  blog: false,
  onOrphanPages: 'ignore',
  search: ${search},
  navbar: { title: 'Garden', items: [${items}] },
})
`
}

export const modal = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' })
export const box = (page: Page): Locator => modal(page).getByRole('combobox', { name: 'Search', exact: true })
export const rows = (page: Page): Locator => modal(page).getByRole('option')
export const searchButton = (page: Page): Locator => page.locator('.search-button')

/** By its key, and ready to type. */
export async function openSearch(page: Page): Promise<void> {
  await started(page)
  await page.keyboard.press('/')
  await box(page).waitFor()
}

/** Resolves when the rows of the query are shown. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await box(page).fill(query)
  await answered(page, query)
}

/** Resolves when the query has been answered, with whatever. */
export async function answered(page: Page, query: string): Promise<void> {
  await modal(page)
    .getByRole('status')
    .filter({ hasText: `for ${query}` })
    .waitFor({ state: 'attached' })
}

/** Text of the active row. */
export function activeRow(page: Page): Promise<string | null> {
  return modal(page).locator('[role=option][aria-selected=true] .search-row-title').textContent()
}

/** Keeps the files of the index that are still to come waiting. */
export function holdIndex(page: Page): Promise<Held> {
  return hold(page, '**/{assets/search,search-index}/**')
}

export function readStored(page: Page, kind: 'RECENT' | 'FAVORITE'): Promise<string[]> {
  return page.evaluate((name) => {
    const hits: unknown = JSON.parse(localStorage.getItem(`__DOCSEARCH_${name}_SEARCHES__local/`) ?? '[]')
    return Array.isArray(hits) ? hits.map((hit) => hit.hierarchy[hit.type]) : []
  }, kind)
}

/** Before the page is loaded: as many as `names`, the first one the latest. */
export async function store(page: Page, kind: 'RECENT' | 'FAVORITE', names: readonly string[]): Promise<void> {
  await page.evaluate(
    ([of, titles]) => {
      const hits = titles.map((title) => ({
        objectID: `stored-${title}`,
        url: '/docs/reference/water',
        type: 'lvl1',
        hierarchy: { lvl0: 'Reference', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
        content: null,
      }))
      localStorage.setItem(`__DOCSEARCH_${of}_SEARCHES__local/`, JSON.stringify(hits))
    },
    [kind, names] as const,
  )
}
