// Islands in a real browser: when they wake, what they keep, and that a page without them loads no script.
import { describe, expect, it } from 'vitest'
import { isOfDevServer, startTestSite } from './start-site.ts'

const browser = startTestSite('islands')
const visit = browser.tour()

describe('islands', () => {
  it('an island with intent -> asleep until it is pointed at, then the first click counts', async () => {
    const page = await visit('/')
    const island = page.locator('main sg-island').first()
    expect(await island.getAttribute('data-state')).toBe('asleep')
    await island.getByRole('button').click()
    await page.waitForFunction(() => document.querySelector('main sg-island')?.getAttribute('data-state') === 'awake')
    await expect.poll(() => island.getByRole('button').textContent()).toBe('Count 8')
    await island.getByRole('button').click()
    await expect.poll(() => island.getByRole('button').textContent()).toBe('Count 13')
  })

  it('focus by keyboard -> wakes it, Enter works', async () => {
    const page = await visit('/')
    const button = page.locator('main sg-island').first().getByRole('button')
    await button.focus()
    await page.waitForFunction(() => document.querySelector('main sg-island')?.getAttribute('data-state') === 'awake')
    await page.keyboard.press('Enter')
    await expect.poll(() => button.textContent()).toBe('Count 8')
  })

  it('children -> the same elements before and after waking', async () => {
    const page = await visit('/')
    const island = page.locator('main sg-island').first()
    await island.locator('strong').evaluate((element) => element.setAttribute('data-mine', ''))
    await island.hover()
    await page.waitForFunction(() => document.querySelector('main sg-island')?.getAttribute('data-state') === 'awake')
    expect(await island.locator('strong[data-mine]').textContent()).toBe('Kept <as> HTML')
  })

  it('children that were not shown at first -> appear when the island shows them', async () => {
    const page = await visit('/')
    const fold = page.getByRole('button', { name: 'More' })
    await page.waitForFunction(() => document.querySelectorAll('main sg-island')[1]?.getAttribute('data-state') === 'awake')
    await fold.click()
    await expect.poll(() => page.getByText('Folded').isVisible()).toBe(true)
  })

  it('client="only" -> rendered in the browser', async () => {
    const page = await visit('/')
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

  it('an island that needs nothing of its page -> loads no data', async () => {
    const page = await browser.open('/')
    await page.locator('main sg-island').first().getByRole('button').click()
    await expect.poll(() => page.locator('main sg-island').first().getAttribute('data-state')).toBe('awake')
    const paths = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
    expect(paths.filter((path) => path.includes('/assets/data/'))).toEqual([])
  })

  it('[spec 7.02] components and hooks of the theme -> the same before and after waking, with the data that each needs', async () => {
    const page = await browser.open('/themed')
    const texts = () => page.locator('main sg-island').evaluateAll((islands) => islands.slice(0, 5).map(({ textContent }) => textContent))
    const before = await texts()
    expect(before.slice(1)).toEqual([
      expect.stringMatching(/^\/docs\/intro/),
      'First post',
      expect.stringMatching(/^Islands 0 default\//),
      '/themed page Theme in islands https://example.com',
    ])
    await expect.poll(() => page.locator('main sg-island[data-state=awake]').count()).toBeGreaterThanOrEqual(5)
    expect(await texts()).toEqual(before)
    await expect.poll(() => page.locator('main sg-island').nth(5).textContent()).toContain('/docs/intro')
    expect(await page.locator('.sg-crash').count()).toBe(0)
    const paths = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
    const data = paths.flatMap((path) => /^\/assets\/data\/(\w+)-[\da-f]+\.json$/.exec(path)?.[1] ?? [])
    expect([...new Set(data)].sort()).toEqual(['blogs', 'collections', 'config', 'docs', 'sidebars'])
    expect(data).toHaveLength(5)
  })

  it('several clicks before it is awake -> each control gets one, the last one last', async () => {
    const page = await browser.open('/plain')
    let release = (): void => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/themed-\w+\.js/, (route) => held.then(() => route.continue()))
    await page.goto(browser.url('/themed'))
    const island = page.locator('main sg-island').first()
    for (const target of [island.getByText('b', { exact: true }), ...Array(2).fill(island.getByRole('button', { name: 'Pressed 0' }))])
      await target.click()
    release()
    await expect.poll(() => island.getByRole('button', { name: /^Pressed/ }).textContent()).toBe('Pressed 1')
    expect(await island.getByText('Letter b 1').isVisible()).toBe(true)
  })

  it('components of the theme in an island that is used -> go on working; code keeps its colors', async () => {
    const page = await browser.open('/themed')
    const island = page.locator('main sg-island').first()
    const link = island.getByRole('link', { name: 'Relative' })
    const code = island.locator('.sg-code').first()
    const [href, html] = [await link.getAttribute('href'), await code.locator('code').innerHTML()]
    expect(href).toBe('/docs/intro')
    expect(html).toContain('<span')
    await island.getByRole('button', { name: 'Pressed 0' }).click()
    await expect.poll(() => island.getByRole('button', { name: 'Pressed 1' }).count()).toBe(1)
    expect(await link.getAttribute('href')).toBe(href)
    expect(await code.locator('code').innerHTML()).toBe(html)
    await expect.poll(() => island.getByText('const later = 1').isVisible()).toBe(true)
    await island.getByText('b', { exact: true }).click()
    await expect.poll(() => island.getByText('Letter b 1').isVisible()).toBe(true)
    await link.click()
    await expect.poll(() => page.title()).toContain('Introduction')
  })
})
