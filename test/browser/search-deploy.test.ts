// The site was deployed again while a page of it is open.
import { describe, expect, it } from 'vitest'
import { answered, box, modal, openSearch, startSearchSite } from './search-site.ts'

const browser = startSearchSite()

describe('an index that another version of the program has written', () => {
  it('a search -> the error screen, and the console says to reload the page', async () => {
    const page = await browser.open('/', { allowConsole: /The search failed/ })
    await page.route('**/search-index/manifest.json', (route) => route.fulfill({ json: { format: 99 } }))
    const said = page.waitForEvent('console', (message) => message.text().includes('The search failed'))
    await openSearch(page)
    await box(page).fill('water')
    await modal(page).getByText('Unable to fetch results', { exact: true }).waitFor()
    expect((await said).text()).toContain('found 99. The site was deployed again since this page was loaded: reload the page.')
    // The program that fits, which a reload brings.
    await page.unroute('**/search-index/manifest.json')
    await box(page).fill('watering')
    await answered(page, 'watering')
    expect(await modal(page).getAttribute('data-status')).toBe('idle')
  })
})
