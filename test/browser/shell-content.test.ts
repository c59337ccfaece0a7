// The live parts of documents: the sidebar and its file, tabs, code blocks, details; and that all of it reads without a script.
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { hold, link, shown, stopClock } from './navigation-steps.ts'
import { startShellSite } from './shell-site.ts'
import { isServedByDev } from './start-site.ts'

const browser = startShellSite()
const visit = browser.tour()
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } satisfies BrowserContextOptions

const sidebar = (page: Page): Locator => page.getByRole('navigation', { name: 'Docs sidebar' })
const inSidebar = (page: Page, name: string): Locator => sidebar(page).getByText(name, { exact: true })
const current = (page: Page): Promise<string | null> => sidebar(page).locator('[aria-current=page]').textContent()
const labels = (page: Page): Promise<string[]> => sidebar(page).locator('a:visible').allTextContents()
const isFileOfSidebar = (url: string): boolean => /\/assets\/data\/sidebar-\w+\.json$/.test(url)

/** Opens a page whose reader is in the sidebar before its file has come. */
async function openIn(path: string, options?: BrowserContextOptions): Promise<Page> {
  const page = await browser.open('about:blank', options)
  const file = await hold(page, '**/assets/data/sidebar-*.json')
  await page.goto(browser.url(path))
  await untilItListens(page)
  await sidebar(page).hover({ position: { x: 5, y: 5 } })
  await file.asked
  const answered = page.waitForResponse((response) => isFileOfSidebar(response.url()))
  file.answer()
  await (await answered).finished()
  return page
}

/** Its script has marked what opens and closes. */
function untilItListens(page: Page): Promise<void> {
  return sidebar(page).locator('.sidebar-caret, a[role=button]').first().waitFor()
}

/** The file of the sidebar never comes. */
async function openWithoutFile(path: string): Promise<Page> {
  const page = await browser.open('about:blank')
  await hold(page, '**/assets/data/sidebar-*.json')
  await page.goto(browser.url(path))
  return page
}

const pagesOf = async (page: Page): Promise<string[]> => (await labels(page)).filter((label) => label.startsWith('Page '))

/** Sum of the layout shifts so far that no press has caused. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += 'value' in entry && Reflect.get(entry, 'hadRecentInput') !== true ? Number(entry.value) : 0
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
}

describe('sidebar of the docs', () => {
  const around = [
    'Intro',
    'Parts',
    'Many',
    '13 more',
    'Page 23',
    'Page 24',
    'Page 25',
    'Page 26',
    'Page 27',
    '12 more',
    'Guides',
    'Always',
    'Fixed',
    'Elsewhere',
  ]

  it.each([
    ['in the middle', '/docs/many/page-25', 'Page 25'],
    ['at the end of a list without others below', '/docs/many/page-38', 'Page 38'],
  ])(
    '[spec 7.02] a page among thirty, %s -> nothing of the sidebar is loaded; the reader moves -> the rest of its section comes; its own row stays where it is',
    async (_, path, name) => {
      const plain = await browser.open(path, { javaScriptEnabled: false })
      const topOf = async (of: Page): Promise<number> => (await inSidebar(of, name).boundingBox())?.y ?? Number.NaN
      const top = await topOf(plain)
      const page = await browser.open('about:blank')
      const requests: string[] = []
      page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`))
      await page.goto(browser.url(path))
      await untilItListens(page)
      expect(requests.filter((request) => /sidebar/.test(request))).toEqual([])
      await page.mouse.move(900, 400)
      await expect.poll(async () => (await pagesOf(page)).length).toBe(30)
      expect(
        requests
          .filter((request) => /sidebar/.test(request))
          .map((request) => request.replace(/-\w+\./, '-HASH.'))
          .sort(),
      ).toEqual(['GET /assets/data/sidebar-HASH.json', 'GET /assets/js/sidebar-branches-HASH.js'])
      expect(await current(page)).toBe(name)
      // Browsers scroll by whole pixels.
      expect(Math.abs((await topOf(page)) - top)).toBeLessThan(0.5)
      expect(await layoutShift(page)).toBe(0)
      await sidebar(page).getByRole('button', { name: 'Guides', exact: true }).click()
      await inSidebar(page, 'One').waitFor()
    },
  )

  it('a reader in the sidebar -> nothing that they see moves before they leave it', async () => {
    const page = await openIn('/docs/many/page-25')
    await expect.poll(() => labels(page)).toEqual(around)
    expect(await layoutShift(page)).toBe(0)
    await page.getByRole('heading', { level: 1 }).hover()
    await expect.poll(async () => (await pagesOf(page)).length).toBe(30)
  })

  it('the focus in the sidebar -> it stays on its link; the rest comes when it has left', async () => {
    const page = await browser.open('about:blank')
    const file = await hold(page, '**/assets/data/sidebar-*.json')
    await page.goto(browser.url('/docs/many/page-25'))
    await inSidebar(page, 'Page 24').focus()
    await file.asked
    const answered = page.waitForResponse((response) => isFileOfSidebar(response.url()))
    file.answer()
    await (await answered).finished()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Page 25')
    expect(await labels(page)).toEqual(around)
    await page.getByRole('main').getByRole('link').first().focus()
    await expect.poll(async () => (await pagesOf(page)).length).toBe(30)
  })

  it('a category that a reader has opened before the rest comes -> stays open', async () => {
    const page = await openIn('/docs/many/page-25')
    await sidebar(page).getByRole('button', { name: 'Guides', exact: true }).click()
    await inSidebar(page, 'One').waitFor()
    await page.getByRole('heading', { level: 1 }).hover()
    await page.keyboard.press('Escape')
    await page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined))
    await expect.poll(async () => (await pagesOf(page)).length).toBe(30)
    expect(await inSidebar(page, 'One').isVisible()).toBe(true)
  })

  it('a row that stands for others -> gives place to them; the rows below it stay on the screen', async () => {
    const page = await openIn('/docs/many/page-25')
    await inSidebar(page, '12 more').click()
    await inSidebar(page, 'Page 39').waitFor()
    expect(await inSidebar(page, '12 more').count()).toBe(0)
    await inSidebar(page, '13 more').click()
    await inSidebar(page, 'Page 10').waitFor({ state: 'attached' })
    expect(page.url()).toBe(browser.url('/docs/many/page-25'))
    expect(await pagesOf(page)).toHaveLength(30)
    expect(await current(page)).toBe('Page 25')
  })

  it('rows out of sight -> filled before the reader sees them', async () => {
    const page = await openIn('/docs/many/page-25', { viewport: { width: 1280, height: 330 } })
    await expect.poll(() => inSidebar(page, 'Page 39').count()).toBe(1)
    expect(await layoutShift(page)).toBe(0)
  })

  it('[spec 2.31] a category without a page -> opens and closes in place, by click, Enter and Space; others stay open', async () => {
    const page = await visit('/docs/many/page-10')
    const guides = sidebar(page).getByRole('button', { name: 'Guides', exact: true })
    expect(await guides.getAttribute('aria-expanded')).toBe('false')
    await guides.click()
    await inSidebar(page, 'One').waitFor()
    expect(await guides.getAttribute('aria-expanded')).toBe('true')
    expect(await inSidebar(page, 'Page 10').isVisible()).toBe(true)
    await guides.press('Enter')
    expect(await inSidebar(page, 'One').isVisible()).toBe(false)
    await guides.press(' ')
    expect(await inSidebar(page, 'One').isVisible()).toBe(true)
    await sidebar(page).getByRole('button', { name: 'Deep' }).click()
    expect(await inSidebar(page, 'Two').isVisible()).toBe(true)
    expect(page.url()).toBe(browser.url('/docs/many/page-10'))
  })

  it('a category with a page -> its link leads there, the button beside it opens it', async () => {
    const page = await visit('/docs/parts')
    await sidebar(page).getByRole('button', { name: "Expand sidebar category 'Many'" }).click()
    await inSidebar(page, 'Page 10').waitFor()
    await sidebar(page).getByRole('button', { name: "Collapse sidebar category 'Many'" }).click()
    expect(await inSidebar(page, 'Page 10').isVisible()).toBe(false)
    await inSidebar(page, 'Many').click()
    await shown(page, 'Many')
    expect(await current(page)).toBe('Many')
    await inSidebar(page, 'Many').click()
    expect(await inSidebar(page, 'Page 10').isVisible()).toBe(false)
  })

  it('the pointer on the button of a category -> its caret is drawn over the background', async () => {
    const page = await visit('/docs/parts')
    const button = sidebar(page).getByRole('button', { name: "Expand sidebar category 'Many'" })
    await button.hover()
    const contrast = async (): Promise<number> => {
      const { channels } = await sharp(await button.screenshot())
        .greyscale()
        .stats()
      return (channels[0]?.max ?? 0) - (channels[0]?.min ?? 0)
    }
    await expect.poll(contrast).toBeGreaterThan(60)
    await button.click()
    await inSidebar(page, 'Page 10').waitFor()
  })

  it('[spec 2.31] the next page -> open categories stay open, the mark moves, the scroll position stays; no button hides the sidebar', async () => {
    const page = await browser.open('/docs/many/page-10', { viewport: { width: 1280, height: 500 } })
    await sidebar(page).getByRole('button', { name: 'Guides', exact: true }).click()
    await inSidebar(page, 'One').click()
    await shown(page, 'One')
    expect(await current(page)).toBe('One')
    expect(await inSidebar(page, 'Page 12').isVisible()).toBe(true)
    const top = await sidebar(page).evaluate((nav) => nav.scrollTop)
    expect(top).toBeGreaterThan(0)
    await page.goBack()
    await shown(page, 'Page 10')
    expect(await current(page)).toBe('Page 10')
    expect(await inSidebar(page, 'One').isVisible()).toBe(true)
    expect(await page.getByRole('button', { name: /hide|collapse sidebar$/i }).count()).toBe(0)
  })

  it('the next page, the file of the sidebar not there yet -> what both pages have around the content stays, beside buttons too; the content is new', async () => {
    const page = await openWithoutFile('/docs/many/page-10')
    await sidebar(page).getByRole('button', { name: 'Guides', exact: true }).waitFor()
    await page.locator('main, .layout, .sidebar-nav li').evaluateAll((elements) => {
      for (const element of elements) Reflect.set(element, 'isOld', true)
    })
    await page.getByRole('link', { name: /^Next/ }).click()
    await shown(page, 'Page 11')
    const isOld = (selector: string): Promise<boolean[]> =>
      page.locator(selector).evaluateAll((elements) => elements.map((element) => Reflect.get(element, 'isOld') === true))
    expect(await isOld('.layout')).toEqual([true])
    expect(await isOld('main')).toEqual([false])
    const rows = await isOld('.sidebar-nav li')
    expect(rows.filter((row) => row).length).toBeGreaterThan(rows.length / 2)
    const loaded = await openWithoutFile('/docs/many/page-11')
    await sidebar(loaded).getByRole('button', { name: 'Guides', exact: true }).waitFor()
    const html = (of: Page): Promise<string> => sidebar(of).evaluate((nav) => nav.innerHTML)
    expect(await html(page)).toBe(await html(loaded))
  })

  it('the file answers 500 -> the links lead where they lead without it; the next time it is asked for again', async () => {
    const page = await browser.open('about:blank', { allowConsole: /500|could not be loaded/ })
    await page.route(isFileOfSidebarUrl, (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto(browser.url('/docs/many/page-10'))
    await sidebar(page).getByRole('button', { name: 'Guides', exact: true }).click()
    await shown(page, 'One')
    await page.unroute(isFileOfSidebarUrl)
    await sidebar(page).getByRole('button', { name: 'Deep' }).click()
    await inSidebar(page, 'Two').waitFor()
  })

  it('a connection that saves data -> nothing is fetched before a press', async () => {
    const page = await browser.open('about:blank')
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }))
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto(browser.url('/docs/many/page-10'))
    await sidebar(page).hover({ position: { x: 5, y: 5 } })
    await sidebar(page).getByRole('button', { name: 'Guides', exact: true }).focus()
    expect(requests.filter(isFileOfSidebar)).toEqual([])
    await page.keyboard.press('Enter')
    await inSidebar(page, 'One').waitFor()
    expect(requests.filter(isFileOfSidebar)).toHaveLength(1)
  })

  it('without scripts -> the branch of the page, and every closed category leads to a page where it is open', async () => {
    const page = await browser.open('/docs/many/page-25', { javaScriptEnabled: false })
    await inSidebar(page, '12 more').click()
    await shown(page, 'Page 28')
    await inSidebar(page, 'Guides').click()
    await shown(page, 'One')
    await inSidebar(page, 'Deep').click()
    await shown(page, 'Two')
    expect(await current(page)).toBe('Two')
  })

  it('a phone -> the drawer opens with the whole level of the page, and categories open in it', async () => {
    const page = await browser.open('/docs/many/page-25', phone)
    await page.getByRole('button', { name: 'Toggle navigation bar' }).tap()
    await expect.poll(async () => (await labels(page)).filter((label) => label.startsWith('Page ')).length).toBe(30)
    expect(await current(page)).toBe('Page 25')
    await sidebar(page).getByRole('button', { name: 'Guides', exact: true }).tap()
    await inSidebar(page, 'One').waitFor()
    await inSidebar(page, 'One').tap()
    await shown(page, 'One')
    expect(await page.locator('.drawer:popover-open').count()).toBe(0)
  })
})

const isFileOfSidebarUrl = (url: URL): boolean => isFileOfSidebar(url.href)

describe('around a document', () => {
  it('[spec 2.25] [spec 3.03] breadcrumbs -> home, then the categories; the last one is no link, and they are structured data', async () => {
    const page = await visit('/docs/many/page-10')
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
    expect(await crumbs.locator('li').allTextContents()).toEqual(['', 'Many', 'Page 10'])
    expect(await crumbs.getByRole('link').evaluateAll((all) => all.map((entry) => entry.getAttribute('href')))).toEqual(['/', '/docs/many'])
    const data: unknown = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '')
    expect(data).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Many', item: 'https://example.com/docs/many' },
        { position: 2, name: 'Page 10', item: 'https://example.com/docs/many/page-10' },
      ],
    })
  })

  it('[spec 2.31] [spec 9.18] the contents list -> headings of levels 2 and 3', async () => {
    const page = await visit('/docs/parts')
    const contents = page.getByRole('navigation', { name: 'On this page' })
    expect(await contents.getByRole('link').allTextContents()).toEqual(['Second', 'Third'])
  })

  it('previous and next -> in the order of the sidebar', async () => {
    const page = await visit('/docs/many/page-39')
    const pager = page.getByRole('navigation', { name: 'Docs pages' })
    expect(await pager.getByRole('link').allTextContents()).toEqual(['PreviousPage 38', 'NextOne'])
  })
})

describe('tabs', () => {
  const text = (page: Page, value: string): Locator => page.getByText(value, { exact: true })

  it('a press -> its text; all of the group follow, and what was pressed stays on the screen', async () => {
    const page = await visit('/docs/parts')
    expect(await text(page, 'Text for Mac.').isVisible()).toBe(true)
    const second = page.locator('.tabs').nth(1)
    await second.scrollIntoViewIfNeeded()
    const top = (await second.boundingBox())?.y
    await second.getByText('Linux', { exact: true }).click()
    expect(await text(page, 'Text for Linux.').isVisible()).toBe(true)
    expect(await text(page, 'More for Linux.').isVisible()).toBe(true)
    expect(await text(page, 'Text for Mac.').isVisible()).toBe(false)
    expect((await second.boundingBox())?.y).toBe(top)
  })

  it('the choice -> kept for the next visit, and in the address; an address wins over what is kept', async () => {
    const page = await visit('/docs/parts')
    await page.locator('.tabs').first().getByText('Linux', { exact: true }).click()
    expect(new URL(page.url()).searchParams.get('os')).toBe('linux')
    await page.goto(browser.url('/docs/parts'))
    expect(await text(page, 'Text for Linux.').isVisible()).toBe(true)
    await page.goto(browser.url('/docs/parts?os=mac'))
    expect(await text(page, 'Text for Mac.').isVisible()).toBe(true)
    await page.goto(browser.url('/docs/parts?os=amiga'))
    expect(await text(page, 'Text for Linux.').isVisible()).toBe(true)
  })

  it('keyboard alone -> the arrow keys move and wrap', async () => {
    const page = await visit('/docs/parts')
    await page.locator('.tab-input').first().focus()
    await page.keyboard.press('ArrowRight')
    expect(await text(page, 'Text for Linux.').isVisible()).toBe(true)
    await page.keyboard.press('ArrowRight')
    expect(await text(page, 'Text for Mac.').isVisible()).toBe(true)
  })

  it('without scripts -> every tab can be read', async () => {
    const page = await browser.open('/docs/parts', { javaScriptEnabled: false })
    await page.locator('.tabs').first().getByText('Linux', { exact: true }).click()
    expect(await text(page, 'Text for Linux.').isVisible()).toBe(true)
  })
})

describe('code blocks', () => {
  it('Copy -> the code without numbers in the clipboard, "Copied" is said for a second and read out', async () => {
    const page = await browser.open('/docs/parts', { permissions: ['clipboard-read', 'clipboard-write'] })
    const copy = page.getByRole('button', { name: 'Copy code to clipboard' })
    // It comes with a timer, so the clock stops after that.
    await copy.waitFor()
    await stopClock(page)
    await copy.click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.split('\n')).toEqual(['const short = 1', expect.stringMatching(/^const long = 'a line .* and on'$/)])
    await page.clock.runFor(999)
    expect(await page.getByRole('status').textContent()).toBe('Copied')
    expect(await page.getByRole('button', { name: 'Copied' }).count()).toBe(1)
    await page.clock.runFor(1)
    expect(await page.getByRole('button', { name: 'Copy code to clipboard' }).count()).toBe(1)
  })

  it('a clipboard that refuses -> the code is selected', async () => {
    const page = await browser.open('about:blank')
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } }),
    )
    await page.goto(browser.url('/docs/parts'))
    await page.getByRole('button', { name: 'Copy code to clipboard' }).click()
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toContain('const short = 1')
  })

  it('a line that is too long -> scrolls by keyboard, or wraps with the button; a block that fits has no such button', async () => {
    const page = await browser.open('/docs/parts')
    const pre = page.locator('.sg-code pre')
    await pre.focus()
    await expect
      .poll(async () => {
        // A scroll that has just begun is ended when the page is laid out anew, as it is when the buttons come.
        await page.keyboard.press('ArrowRight')
        return pre.evaluate((element) => element.scrollLeft)
      })
      .toBeGreaterThan(0)
    const wrap = page.getByRole('button', { name: 'Toggle word wrap' })
    await wrap.click()
    expect(await pre.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    expect(await wrap.getAttribute('aria-pressed')).toBe('true')
    await wrap.click()
    expect(await pre.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
    await page.setViewportSize({ width: 3000, height: 800 })
    await pre.evaluate((element) => {
      element.style.width = '2000px'
    })
    await expect.poll(() => wrap.isVisible()).toBe(false)
  })

  it('title and line numbers -> there; no button without scripts', async () => {
    const page = await browser.open('/docs/parts', { javaScriptEnabled: false })
    expect(await page.locator('.sg-code-title').textContent()).toBe('a.ts')
    expect(await page.locator('.sg-numbered').count()).toBe(1)
    expect(await page.getByRole('button', { name: /Copy/ }).count()).toBe(0)
  })
})

// The dev server has no such style sheet: its pages wait for all of them.
describe.skipIf(isServedByDev)('the style sheet of what a script adds comes after the script', () => {
  const tall = { viewport: { width: 1280, height: 3000 } } satisfies BrowserContextOptions

  it('buttons of a code block -> shown with their styles; nothing moves', async () => {
    const page = await browser.open('about:blank', tall)
    const late = await hold(page, '**/assets/css/late-*.css')
    await page.goto(browser.url('/docs/parts'), { waitUntil: 'commit' })
    const copy = page.locator('.sg-code-copy')
    await copy.waitFor({ state: 'attached' })
    await late.asked
    expect(await copy.isVisible()).toBe(false)
    // The block is painted as it is without the style sheet.
    expect(await layoutShift(page)).toBe(0)
    late.answer()
    await copy.waitFor({ state: 'visible' })
    expect(await copy.evaluate((element) => getComputedStyle(element).position)).toBe('absolute')
    expect(await layoutShift(page)).toBe(0)
  })

  it('the button back to the top -> shown with its styles; the page gets no longer', async () => {
    const page = await browser.open('about:blank')
    const late = await hold(page, '**/assets/css/late-*.css')
    await page.goto(browser.url('/docs/many/page-10'), { waitUntil: 'domcontentloaded' })
    await late.asked
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const button = page.locator('.back-to-top')
    const height = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight)
    /** Until the next paint: by then the page has been told of it. */
    const scroll = (y: number): Promise<void> =>
      page.evaluate(
        (top) =>
          new Promise<void>((resolve) => {
            scrollTo({ top, behavior: 'instant' })
            requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
          }),
        y,
      )
    const before = await height()
    await expect
      .poll(async () => {
        await scroll(900)
        await scroll(700)
        return page.locator('.back-to-top:not([hidden])').count()
      })
      .toBe(1)
    expect(await button.isVisible()).toBe(false)
    expect(await height()).toBe(before)
    late.answer()
    await button.waitFor({ state: 'visible' })
    expect(await button.evaluate((element) => getComputedStyle(element).position)).toBe('fixed')
    expect(await height()).toBe(before)
  })
})

describe('small screens, large text, no motion, no styles of one’s own', () => {
  const paths = ['/docs/parts', '/docs/many/page-20', '/plain', '/']

  it.each(paths)('%s at 320 pixels, and with text at 200 % -> nothing is wider than the screen', async (path) => {
    const page = await browser.open(path, { viewport: { width: 320, height: 640 } })
    const width = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await width()).toBeLessThanOrEqual(320)
    await page.setViewportSize({ width: 640, height: 900 })
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    expect(await width()).toBeLessThanOrEqual(640)
    expect(await page.locator('h1').isVisible()).toBe(true)
  })

  it('details -> open and close by keyboard, with and without motion', async () => {
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      const page = await browser.open('/docs/parts', { reducedMotion })
      const summary = page.getByText('More to read')
      await summary.focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => page.getByText('Hidden text.').isVisible()).toBe(true)
      await page.keyboard.press('Enter')
      await expect.poll(() => page.getByText('Hidden text.').isVisible()).toBe(false)
    }
  })

  it('forced colors -> the current page of the sidebar and the chosen tab are marked by more than a color', async () => {
    const page = await browser.open('/docs/parts', { forcedColors: 'active' })
    const decoration = await sidebar(page)
      .locator('[aria-current]')
      .evaluate((element) => getComputedStyle(element).textDecorationLine)
    expect(decoration).toBe('underline')
  })

  it.each(['light', 'dark'] as const)(
    'more contrast wanted, %s -> muted text as dark as the rest, borders that can be seen',
    async (colorScheme) => {
      const page = await browser.open('/docs/parts', { colorScheme })
      const look = (): Promise<{ text: string; muted: string; border: string; strong: string }> =>
        page.evaluate(() => {
          const probe = document.createElement('p')
          document.body.append(probe)
          const colorOf = (name: string): string => {
            probe.style.color = `var(--sg-${name})`
            return getComputedStyle(probe).color
          }
          const found = { text: colorOf('text'), muted: colorOf('text-muted'), border: colorOf('border'), strong: colorOf('border-strong') }
          probe.remove()
          return found
        })
      const usual = await look()
      expect(usual.muted).not.toBe(usual.text)
      await page.emulateMedia({ contrast: 'more' })
      expect(await look()).toEqual({ text: usual.text, muted: usual.text, border: usual.strong, strong: usual.strong })
    },
  )

  it('paper -> no menus, every tab in full', async () => {
    const page = await browser.open('/docs/parts')
    await page.emulateMedia({ media: 'print' })
    for (const selector of ['.navbar', '.sidebar', '.announcement-bar', '.sg-code-copy', '.contents-column', '.pager'])
      expect(await page.locator(selector).first().isVisible(), selector).toBe(false)
    expect(await page.getByText('Text for Linux.').isVisible()).toBe(true)
    expect(await page.getByText('Text for Mac.').isVisible()).toBe(true)
  })

  it.each(paths)('%s, a first visit -> no layout shift', async (path) => {
    const page = await browser.open(path)
    expect(await layoutShift(page)).toBe(0)
  })

  it('[spec 2.26] [spec 9.23] the language -> English, left to right', async () => {
    const page = await visit('/plain')
    expect(await page.locator('html').evaluate((html) => [html.getAttribute('lang'), html.getAttribute('dir')])).toEqual(['en', 'ltr'])
    expect(await link(page, 'Plain link').isVisible()).toBe(true)
  })
})
