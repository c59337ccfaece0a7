// The search of a site in German and Chinese: readers of a language load the rules of its words, and no other.
import { expect, it } from 'vitest'
import { startTestSite } from './start-site.ts'

const browser = startTestSite('search-languages')

it.each([
  ['German', '', 'Schriftgroesse', '/docs/einstellungen', ['words-german']],
  ['German', '', 'synchronisierungen', '/docs/synchronisieren', ['words-german']],
  ['Chinese', '/zh-Hans', '比较两个版本', '/zh-Hans/docs/konflikte', ['words-chinese']],
])('%s pages, %s/search?q=%s -> %s first', async (_language, base, query, path, scripts) => {
  const page = await browser.open(`${base}/docs/intro`)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(...(/words-[a-z]+(?=-\w+\.js)/.exec(request.url()) ?? [])))
  expect(loaded).toEqual([])
  await page.goto(browser.url(`${base}/search?q=${encodeURIComponent(query)}`))
  const results = page.getByRole('main').getByRole('article').getByRole('link')
  await expect.poll(() => results.first().getAttribute('href')).toContain(path)
  expect(loaded).toEqual(scripts)
  expect(await page.getByRole('main').locator('mark').count()).toBeGreaterThan(0)
})
