// Islands in a real browser: when they wake, what they keep, and that a page without them loads no script.
import { describe, expect, it } from 'vitest'
import { isOfDevServer, startTestSite } from './start-site.ts'

const browser = startTestSite('islands')

describe('islands', () => {
  it('an island with intent -> asleep until it is pointed at, then the first click counts', async () => {
    const page = await browser.open('/')
    const island = page.locator('main sg-island').first()
    expect(await island.getAttribute('data-state')).toBe('asleep')
    await island.getByRole('button').click()
    await page.waitForFunction(() => document.querySelector('main sg-island')?.getAttribute('data-state') === 'awake')
    await expect.poll(() => island.getByRole('button').textContent()).toBe('Count 8')
    await island.getByRole('button').click()
    await expect.poll(() => island.getByRole('button').textContent()).toBe('Count 13')
  })

  it('focus by keyboard -> wakes it, Enter works', async () => {
    const page = await browser.open('/')
    const button = page.locator('main sg-island').first().getByRole('button')
    await button.focus()
    await page.waitForFunction(() => document.querySelector('main sg-island')?.getAttribute('data-state') === 'awake')
    await page.keyboard.press('Enter')
    await expect.poll(() => button.textContent()).toBe('Count 8')
  })

  it('children -> the same elements before and after waking', async () => {
    const page = await browser.open('/')
    const island = page.locator('main sg-island').first()
    await island.locator('strong').evaluate((element) => element.setAttribute('data-mine', ''))
    await island.hover()
    await page.waitForFunction(() => document.querySelector('main sg-island')?.getAttribute('data-state') === 'awake')
    expect(await island.locator('strong[data-mine]').textContent()).toBe('Kept <as> HTML')
  })

  it('children that were not shown at first -> appear when the island shows them', async () => {
    const page = await browser.open('/')
    const fold = page.getByRole('button', { name: 'More' })
    await page.waitForFunction(() => document.querySelectorAll('main sg-island')[1]?.getAttribute('data-state') === 'awake')
    await fold.click()
    await expect.poll(() => page.getByText('Folded').isVisible()).toBe(true)
  })

  it('client="only" -> rendered in the browser', async () => {
    const page = await browser.open('/')
    await expect.poll(() => page.locator('output').textContent()).toBe('/')
  })

  it('nothing touched -> React is asked for by the islands that load at once, never by the runtime itself', async () => {
    const page = await browser.open('/plain')
    const paths = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
    expect(paths.filter((path) => path.endsWith('.js') && !isOfDevServer(path))).toEqual([
      expect.stringMatching(/\/assets\/js\/runtime-\w+\.js$/),
    ])
  })

  it('a module that cannot be loaded -> the HTML stays, one warning, and it wakes at the next try', async () => {
    const page = await browser.open('/plain', { allowConsole: /could not be loaded|Failed to load resource/ })
    let refuse = true
    await page.route(/counter-\w+\.js/, (route) => (refuse ? route.abort() : route.continue()))
    await page.goto(browser.url('/'))
    const island = page.locator('main sg-island').first()
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
    await island.hover()
    expect((await warning).text()).toContain('The island /assets/js/counter-')
    await expect.poll(() => island.getAttribute('data-state')).toBe('asleep')
    expect(await island.getByRole('button').textContent()).toBe('Count 3')
    refuse = false
    await page.mouse.move(0, 0)
    await island.getByRole('button').click()
    await expect.poll(() => island.getAttribute('data-state')).toBe('awake')
    await expect.poll(() => island.getByRole('button').textContent()).toBe('Count 8')
  })
})
