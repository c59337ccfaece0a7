// The search page where things are less simple: addresses that cannot be written, focus that is elsewhere, long titles, the way back.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hold, isMarked, mark, scrollTop, settled, shown } from './navigation-steps.ts'
import { searchFor, startSearchSite } from './search-site.ts'

const longTitle = 'How a quincetree that stands in the shade of a wall is moved to a place in the sun'
const longHeading = 'What the roots of a tree need before anything of it can be dug out of the ground'

const browser = startSearchSite({
  files: {
    'content/docs/moving.md': `# ${longTitle}\n\nDig.\n\n## ${longHeading}\n\nThe medlar needs water.\n`,
    'content/docs/hedges.md': '# Hedges\n\nA hornbeam.\n\n## Planting\n\nA hornbeam.\n\n## Cutting\n\nA hornbeam.\n',
    'content/docs/walls.md': '# Walls\n\nStones.\n\n## North\n\nA wisteria.\n\n## South\n\nA wisteria.\n',
    'content/docs/soil.md': `# Soil\n\nA loganberry wants soil ${'that is deep and dark and '.repeat(20)}damp.\n`,
  },
})
const visit = browser.tour()

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search', exact: true })
const found = (page: Page) => page.getByRole('main').getByRole('article')
const count = (page: Page) => page.getByRole('main').getByRole('status')
const query = (page: Page): string | null => new URL(page.url()).searchParams.get('q')
const isFocused = (page: Page): Promise<boolean> => box(page).evaluate((input) => input.matches(':focus'))
const index = '**/{assets/search,search-index}/**'
const allowConsole = /The search failed|ERR_FAILED|Failed to load/

async function counted(page: Page, text: string): Promise<void> {
  await count(page).filter({ hasText: text }).waitFor()
}

async function awake(page: Page): Promise<void> {
  await expect.poll(() => page.locator('main sg-island').getAttribute('data-state')).toBe('awake')
}

describe('the address', () => {
  it('while a reader types -> is written once, after the pause', async () => {
    const page = await browser.open('/search')
    await awake(page)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await box(page).pressSequentially('pump')
    expect(query(page)).toBe(null)
    await box(page).fill('pumpkin')
    await page.clock.runFor(300)
    await counted(page, 'One page, one section')
    expect(query(page)).toBe('pumpkin')
  })

  it('cannot be written, as in Safari after a hundred times -> is searched all the same', async () => {
    const page = await visit('/search')
    await awake(page)
    await page.evaluate(() => {
      history.replaceState = () => {
        throw new DOMException('Attempt to use history.replaceState() more than 100 times per 30 seconds', 'SecurityError')
      }
    })
    await box(page).fill('pumpkin')
    await counted(page, 'One page, one section')
    expect(query(page)).toBe(null)
  })

  it('[spec 5.01] names more than 64 characters -> the first 64, in box and title', async () => {
    const page = await visit(`/search?q=${'a'.repeat(70)}`)
    await counted(page, 'No results were found')
    expect(await box(page).inputValue()).toBe('a'.repeat(64))
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(`Search results for "${'a'.repeat(64)}"`)
  })

  it('a place on the page is gone to while a reader types -> what they typed stays', async () => {
    const page = await browser.open('/search?q=thyme')
    await counted(page, '30 pages, 30 sections')
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await box(page).fill('pumpkin')
    await page.evaluate(() => {
      location.hash = 'somewhere'
    })
    await page.clock.runFor(300)
    await counted(page, 'One page, one section')
    expect(await box(page).inputValue()).toBe('pumpkin')
  })
})

describe('what is said', () => {
  it('two queries with as many results -> the query is named, so that both are read', async () => {
    const page = await browser.open('/search?q=pumpkin')
    await counted(page, 'One page, one section')
    expect(await count(page).textContent()).toBe('One page, one section for "pumpkin"')
    await box(page).fill('medlar')
    await counted(page, 'medlar')
    expect(await count(page).textContent()).toBe('One page, one section for "medlar"')
  })

  it('on the way -> a spinner, until the answer', async () => {
    const page = await browser.open('/search')
    await awake(page)
    const held = await hold(page, index)
    await box(page).fill('pumpkin')
    await page.locator('.search-results-spinner').waitFor()
    held.answer()
    await counted(page, 'One page, one section')
    expect(await page.locator('.search-results-spinner').count()).toBe(0)
  })

  it('a text that goes on -> ends in dots; one that ends does not', async () => {
    const page = await visit('/search?q=medlar')
    await counted(page, 'One page, one section')
    expect(await found(page).locator('p').textContent()).toBe('The medlar needs water.')
    await page.goto(browser.url('/search?q=loganberry'))
    await counted(page, 'loganberry')
    expect(await found(page).first().locator('p').textContent()).toMatch(/and …$/)
  })

  it.each([1280, 390])('a title and a heading of many words, %i pixels wide -> all of them', async (width) => {
    const page = await browser.open('/search?q=medlar', { viewport: { width, height: 800 } })
    await counted(page, 'One page, one section')
    expect(await found(page).getByRole('heading').textContent()).toBe(longHeading)
    expect(await found(page).getByRole('listitem').last().textContent()).toBe(longTitle)
    await box(page).fill('quincetree')
    await counted(page, 'quincetree')
    expect(await found(page).getByRole('heading').first().textContent()).toBe(longTitle)
    expect(await found(page).getByRole('heading').first().locator('mark').textContent()).toBe('quincetree')
  })
})

describe('sections of one page', () => {
  it.each([
    ['hornbeam', 'One page, 3 sections', 'Hedges', '/docs/hedges', ['Cutting', 'Planting']],
    ['wisteria', 'One page, 2 sections', 'Walls', '/docs/walls', ['North', 'South']],
  ])('%s -> below the name of the page, whether that was found or not', async (word, counts, name, address, sections) => {
    const page = await browser.open(`/search?q=${word}`)
    await counted(page, counts)
    const whole = found(page).first()
    const title = whole.getByRole('heading').first()
    expect(await title.textContent()).toBe(name)
    expect(await title.getByRole('link').getAttribute('href')).toBe(address)
    expect(await whole.locator('.search-found-address').allTextContents()).toEqual([address])
    const below = whole.getByRole('article').getByRole('link')
    expect((await below.allTextContents()).sort()).toEqual(sections)
    for (const link of await below.all()) expect(await link.getAttribute('href')).toMatch(new RegExp(`^${address}#`))
    expect(await found(page).count()).toBe(1 + sections.length)
  })
})

describe('the focus', () => {
  it('a reader is elsewhere when the script comes -> stays there', async () => {
    const page = await browser.open('/')
    const script = await hold(page, '**/search-results-*.js')
    await page.goto(browser.url('/search'), { waitUntil: 'commit' })
    await script.asked
    const guide = page.getByRole('link', { name: 'Guide', exact: true })
    await guide.focus()
    script.answer()
    await awake(page)
    expect(await guide.evaluate((link) => link.matches(':focus'))).toBe(true)
  })

  it('the page is shown in place -> is in the box', async () => {
    const page = await visit('/')
    await mark(page)
    await page.keyboard.press('/')
    await searchFor(page, 'thyme')
    await page.getByRole('link', { name: /^See all/ }).click()
    await counted(page, '30 pages, 30 sections')
    expect(await isMarked(page)).toBe(true)
    await expect.poll(() => isFocused(page)).toBe(true)
  })
})

describe('more results', () => {
  it('none can be loaded of another query -> that is asked again', async () => {
    const page = await browser.open('/search?q=thyme', { allowConsole })
    await counted(page, '30 pages, 30 sections')
    await page.route(index, (route) => route.abort())
    await box(page).fill('medlar')
    await counted(page, 'Unable to fetch results')
    await page.unroute(index)
    await page.getByRole('button', { name: 'Try again' }).click()
    await counted(page, 'medlar')
    expect(await found(page).count()).toBe(1)
  })

  it('cannot be loaded -> says so, keeps those that are there, and tries again when asked', async () => {
    const page = await browser.open('/search?q=thyme', { allowConsole })
    await counted(page, '30 pages, 30 sections')
    await page.route(index, (route) => route.abort())
    await page.mouse.wheel(0, 10_000)
    await counted(page, 'Unable to fetch results')
    expect(await found(page).count()).toBe(15)
    expect(await page.getByText('Fetching new results...').count()).toBe(0)
    await page.unroute(index)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => found(page).count()).toBe(30)
    expect(await count(page).textContent()).toContain('30 pages, 30 sections')
  })

  it('the way back from one of them -> as many as before, at the same place', async () => {
    const page = await browser.open('/search?q=thyme')
    await counted(page, '30 pages, 30 sections')
    await mark(page)
    await page.mouse.wheel(0, 10_000)
    await expect.poll(() => found(page).count()).toBe(30)
    const result = found(page).nth(27).getByRole('link')
    await result.scrollIntoViewIfNeeded()
    await settled(page)
    const before = await scrollTop(page)
    const title = (await result.textContent()) ?? ''
    await result.click()
    await shown(page, title)
    await page.goBack()
    await expect.poll(() => found(page).count()).toBe(30)
    await expect.poll(() => scrollTop(page)).toBe(before)
    expect(await isMarked(page)).toBe(true)
  })
})
