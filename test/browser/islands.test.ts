// Islands in a real browser: when they wake, what they keep, and that a page without them loads no script.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { buildSite } from '../../src/render/build-site.ts'
import { sitesDirectory } from '../build/build-test-site.ts'
import { startSiteBrowser } from './browser.ts'

let out = ''
const browser = startSiteBrowser(async () => {
  out = await mkdtemp(join(tmpdir(), 'sitegen-islands-'))
  const { diagnostics } = await buildSite({
    siteDirectory: join(sitesDirectory, 'islands'),
    outDirectory: join(out, 'build'),
    write: true,
    cache: false,
  })
  expect(diagnostics).toEqual([])
  return join(out, 'build')
})
afterAll(() => rm(out, { recursive: true, force: true }))

const isScript = (url: string) => new URL(url).pathname.endsWith('.js')

describe('islands', () => {
  it('an island with intent -> asleep until it is pointed at, then the first click counts', async () => {
    const page = await browser.open('/')
    const island = page.locator('sg-island').first()
    expect(await island.getAttribute('data-state')).toBe('asleep')
    await island.getByRole('button').click()
    await page.waitForFunction(() => document.querySelector('sg-island')?.getAttribute('data-state') === 'awake')
    await expect.poll(() => island.getByRole('button').textContent()).toBe('Count 8')
    await island.getByRole('button').click()
    await expect.poll(() => island.getByRole('button').textContent()).toBe('Count 13')
  })

  it('focus by keyboard -> wakes it, Enter works', async () => {
    const page = await browser.open('/')
    const button = page.locator('sg-island').first().getByRole('button')
    await button.focus()
    await page.waitForFunction(() => document.querySelector('sg-island')?.getAttribute('data-state') === 'awake')
    await page.keyboard.press('Enter')
    await expect.poll(() => button.textContent()).toBe('Count 8')
  })

  it('children -> the same elements before and after waking', async () => {
    const page = await browser.open('/')
    const island = page.locator('sg-island').first()
    await island.locator('strong').evaluate((element) => element.setAttribute('data-mine', ''))
    await island.hover()
    await page.waitForFunction(() => document.querySelector('sg-island')?.getAttribute('data-state') === 'awake')
    expect(await island.locator('strong[data-mine]').textContent()).toBe('Kept <as> HTML')
  })

  it('children that were not shown at first -> appear when the island shows them', async () => {
    const page = await browser.open('/')
    const fold = page.getByRole('button', { name: 'More' })
    await page.waitForFunction(() => document.querySelectorAll('sg-island')[1]?.getAttribute('data-state') === 'awake')
    await fold.click()
    await expect.poll(() => page.getByText('Folded').isVisible()).toBe(true)
  })

  it('client="only" -> rendered in the browser', async () => {
    const page = await browser.open('/')
    await expect.poll(() => page.locator('output').textContent()).toBe('/')
  })

  it('nothing touched -> React is asked for by the islands that load at once, never by the runtime itself', async () => {
    const page = await browser.open('/plain')
    const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name))
    expect(scripts.filter(isScript)).toEqual([])
  })

  it('a module that cannot be loaded -> the HTML stays, one warning, and it wakes at the next try', async () => {
    const page = await browser.open('/plain', { allowConsole: /could not be loaded|Failed to load resource/ })
    let refuse = true
    await page.route(/counter-\w+\.js/, (route) => (refuse ? route.abort() : route.continue()))
    await page.goto(browser.url('/'))
    const island = page.locator('sg-island').first()
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
    await island.hover()
    expect((await warning).text()).toContain('The island /assets/js/counter-')
    await expect.poll(() => island.getAttribute('data-state')).toBe('asleep')
    expect(await island.getByRole('button').textContent()).toBe('Count 3')
    refuse = false
  })
})
