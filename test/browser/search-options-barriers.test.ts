// Barriers on screens of the search that only some sites have: a choice of versions, the note of a fallback.
import type { BrowserContextOptions } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { startHostedSite } from '../search-provider/hosted-site.ts'
import { findBarriers } from './axe.ts'
import { modal, openSearch, searchFor, startSearchSite } from './search-site.ts'

const ways: Record<string, BrowserContextOptions> = {
  light: { colorScheme: 'light', reducedMotion: 'reduce' },
  dark: { colorScheme: 'dark', reducedMotion: 'reduce' },
  'dark, on a phone': { viewport: { width: 320, height: 640 }, colorScheme: 'dark', hasTouch: true, reducedMotion: 'reduce' },
}

describe('a choice of versions', () => {
  const browser = startSearchSite({
    config: `import { defineConfig } from 'sitegen'
export default defineConfig({
  title: 'Garden',
  url: 'https://example.com',
  docs: { routeBasePath: 'docs', lastVersion: 'current', versions: { current: { label: 'New', path: '' } } },
  blog: false,
  onOrphanPages: 'ignore',
  search: { contextualSearch: true },
})
`,
    files: {
      'content/versioned_docs/version-1.0/old.md': '---\nslug: /\n---\n\n# Old\n\nThyme of old.\n',
      'content/versions.json': '["1.0"]',
    },
  })

  it.each(Object.keys(ways))('%s -> no barriers', async (way) => {
    const page = await browser.open('/search?q=thyme', ways[way])
    await page.getByRole('main').getByRole('article').first().waitFor()
    expect(await page.getByRole('combobox', { name: 'Version', exact: true }).count()).toBe(1)
    expect(await findBarriers(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
})

describe('the note of a fallback', () => {
  const site = startHostedSite({ fallback: 'local' })
  const allowConsole = /Failed to load resource|The search failed\.|answered by the index of the site/
  const note = 'The search service cannot be reached. These results come from this site itself.'

  it.each(Object.keys(ways))('%s -> no barriers', async (way) => {
    site.provider().behaveAll('drop')
    const page = await site.open('/', { ...ways[way], allowConsole })
    await openSearch(page)
    await searchFor(page, 'tomato')
    expect(await modal(page).getByText(note, { exact: true }).isVisible()).toBe(true)
    expect(await findBarriers(page)).toEqual([])
    await page.goto(site.url('/search?q=tomato'))
    await page.getByRole('main').getByText(note, { exact: true }).waitFor()
    expect(await findBarriers(page)).toEqual([])
  })
})
