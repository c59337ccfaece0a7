// Search in one version of the docs (`contextualSearch`), on a site with two of them.
import { expect, it } from 'vitest'
import { openSearch, rows, searchFor } from './search-site.ts'
import { startTestSite } from './start-site.ts'

const browser = startTestSite('shell', {
  config: `import { defineConfig } from 'sitegen'
export default defineConfig({
  title: 'Shell',
  url: 'https://example.com',
  docs: { sidebarPath: 'content/sidebars.ts', lastVersion: 'current', versions: { current: { label: 'New', path: '' } } },
  blog: false,
  onOrphanPages: 'ignore',
  onUnusedAssets: 'ignore',
  search: { contextualSearch: true },
})
`,
  files: {
    'content/docs/many/page-1.md': '# Quince\n\nA quince of today.\n',
    'content/versioned_docs/version-1.0/quince.md': '# Quince once\n\nA quince of old.\n',
  },
})

it('[spec 7.10] a page of a version -> only pages of that version are found; elsewhere those of the latest', async () => {
  const page = await browser.open('/docs/1.0/')
  await openSearch(page)
  await searchFor(page, 'quince')
  expect(await rows(page).evaluateAll((options) => options.map((option) => option.getAttribute('href')))).toEqual(['/docs/1.0/quince'])
  await page.goto(browser.url('/'))
  await openSearch(page)
  await searchFor(page, 'quince')
  const found = await rows(page).evaluateAll((options) => options.map((option) => option.getAttribute('href')))
  expect(found.every((href) => href?.startsWith('/docs/many/page-1'))).toBe(true)
})

it('the search page -> a choice of versions', async () => {
  const page = await browser.open('/search?q=quince')
  const results = page.getByRole('main').getByRole('article').getByRole('link')
  await expect.poll(() => results.first().getAttribute('href')).toMatch(/^\/docs\/many\/page-1/)
  const choice = page.getByRole('combobox', { name: 'Version' })
  expect(await choice.getByRole('option').allTextContents()).toEqual(['New', '1.0'])
  await choice.selectOption('1.0')
  await expect.poll(() => results.first().getAttribute('href')).toBe('/docs/1.0/quince')
})
