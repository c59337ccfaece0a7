// Islands that nobody has marked, in a real browser: what is pressed works, what runs by itself runs, and the console stays silent.
import { describe, expect, it } from 'vitest'
import { startTestSite } from './start-site.ts'

const browser = startTestSite('auto-islands')
const visit = browser.tour()

describe("islands: 'auto'", () => {
  it('a static page -> buttons count, unfold and switch; effects run; what needs a window gets one', async () => {
    const page = await browser.open('/')
    await page.getByRole('button', { name: 'Count 3' }).click()
    await expect.poll(() => page.locator('.counter button').textContent()).toBe('Count 4')
    expect(await page.locator('.counter p').textContent()).toBe('Kept as HTML')
    await page.getByRole('button', { name: 'Unfold' }).click()
    await expect.poll(() => page.getByText('Inside the fold').isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Switch off' }).click()
    await expect.poll(() => page.locator('.switch').first().textContent()).toBe('Switch on')
    await page.getByRole('button', { name: 'Pressed 0' }).click()
    await expect.poll(() => page.locator('.panel .action').textContent()).toBe('Pressed 1')
    await expect.poll(() => page.locator('.clock').textContent()).toBe('The clock runs')
    await expect.poll(() => page.locator('.unguarded').textContent()).toBe('Wide: true')
    expect(await page.locator('.title').textContent()).toBe('A TITLE')
  })

  it('components that a document declares -> work like others, with what stands beside them in the document', async () => {
    const page = await browser.open('/docs/own')
    expect(await page.getByText('There are 3 texts.').count()).toBe(1)
    await page.getByRole('button', { name: 'Own one new' }).click()
    await expect.poll(() => page.getByRole('button', { name: 'Own two new' }).count()).toBe(1)
    await expect.poll(() => page.locator('#width').textContent()).toBe('known')
  })

  it('a page module with state -> its buttons and the context in it work', async () => {
    const page = await visit('/live')
    await page.getByRole('button', { name: 'Open' }).click()
    await expect.poll(() => page.getByText('It is open').isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Option b' }).click()
    await expect.poll(() => page.getByRole('button', { name: 'Option b' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('a page module with one live component -> that one works', async () => {
    const page = await visit('/partly')
    await page.locator('.likes').click()
    await expect.poll(() => page.locator('.likes').textContent()).toBe('Liked')
    await page.getByRole('button', { name: 'Option b' }).click()
    await expect.poll(() => page.getByRole('button', { name: 'Option a' }).getAttribute('aria-pressed')).toBe('false')
  })

  it('parts that are loaded later -> there before and after waking; what only a browser can load comes', async () => {
    const page = await visit('/later')
    expect(await page.locator('.chart').textContent()).toBe('3 and 5 in a chart')
    await page.getByRole('button', { name: 'Pressed 0' }).click()
    await expect.poll(() => page.locator('.later').textContent()).toBe('Pressed 1')
    expect(await page.locator('.chart').textContent()).toBe('3 and 5 in a chart')
    await page.goto(browser.url('/browsers'))
    await expect.poll(() => page.locator('.map').textContent()).toBe('Wide: true')
  })

  it('a document -> its island works', async () => {
    const page = await visit('/docs')
    await page.getByRole('button', { name: 'Count 7' }).click()
    await expect.poll(() => page.locator('.counter button').textContent()).toBe('Count 8')
  })

  it('a component that looks into the table it is given -> its rows react, and the console stays silent', async () => {
    const page = await visit('/docs')
    await page.getByText('The second').click()
    await expect.poll(() => page.locator('.chosen').textContent()).toBe('row 2')
    expect(await page.locator('td code').allTextContents()).toEqual(['a', 'b'])
    expect(await page.getByRole('link', { name: 'first', exact: true }).getAttribute('href')).toBe('/docs/')
  })
})
