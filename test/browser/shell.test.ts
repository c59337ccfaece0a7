// The live parts of the layout: color mode, announcement, menus, hiding navbar, drawers, back to top, versions.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { scrollTo } from './browser.ts'
import { link, shown, walk } from './navigation-steps.ts'
import { startShellSite } from './shell-site.ts'

const browser = startShellSite()
const visit = browser.tour()
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } satisfies BrowserContextOptions

const mode = (page: Page): Promise<(string | undefined)[]> =>
  page.evaluate(() => [document.documentElement.dataset.themeChoice, document.documentElement.dataset.theme])
const stored = (page: Page, key: string): Promise<string | null> => page.evaluate((name) => localStorage.getItem(name), key)
const toggle = (page: Page) => page.getByRole('button', { name: /^Switch between dark and light mode/ })

describe('color mode', () => {
  it('[spec 4.04] the button -> system, light, dark, system; what is chosen stays after a reload', async () => {
    const page = await browser.open('/plain', { colorScheme: 'dark' })
    expect(await mode(page)).toEqual(['system', 'dark'])
    expect(await toggle(page).getAttribute('title')).toBe('system mode')
    await toggle(page).click()
    expect(await mode(page)).toEqual(['light', 'light'])
    expect(await toggle(page).getAttribute('aria-label')).toBe('Switch between dark and light mode (currently light mode)')
    await toggle(page).click()
    expect(await mode(page)).toEqual(['dark', 'dark'])
    expect(await stored(page, 'theme')).toBe('dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.reload()
    expect(await mode(page)).toEqual(['dark', 'dark'])
    await toggle(page).click()
    expect(await mode(page)).toEqual(['system', 'light'])
    expect(await stored(page, 'theme')).toBeNull()
  })

  it('[spec 4.04] without scripts, and until they have run -> the button is disabled, the default is light', async () => {
    const page = await browser.open('/plain', { javaScriptEnabled: false })
    expect(await page.locator('.color-mode-toggle').isDisabled()).toBe(true)
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light')
  })

  it('[spec 4.04] [spec 2.28] [spec 2.37] [spec 9.20] the logos -> follow the mode; that of the footer is 32 pixels high', async () => {
    const page = await visit('/plain')
    const logos = page.locator('.navbar-inner > .navbar-logo img:visible, .footer-logo img:visible')
    const sources = (): Promise<(string | null)[]> => logos.evaluateAll((images) => images.map((image) => image.getAttribute('src')))
    expect(await sources()).toEqual(['/img/light.svg', '/img/light.svg'])
    await toggle(page).click()
    await toggle(page).click()
    expect(await sources()).toEqual(['/img/dark.svg', '/img/dark.svg'])
    await page.locator('.footer-logo').scrollIntoViewIfNeeded()
    expect((await page.locator('.footer-logo img:visible').boundingBox())?.height).toBe(32)
  })

  it('the system changes -> followed while nothing is chosen, and never kept', async () => {
    const page = await browser.open('/plain')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => mode(page)).toEqual(['system', 'dark'])
    expect(await stored(page, 'theme')).toBeNull()
    await toggle(page).click()
    await page.emulateMedia({ colorScheme: 'light' })
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await mode(page)).toEqual(['light', 'light'])
  })

  it('another tab chooses -> this one follows', async () => {
    const page = await browser.open('/plain')
    const other = await page.context().newPage()
    await other.goto(browser.url('/brand'))
    await toggle(other).click()
    await toggle(other).click()
    await expect.poll(() => mode(page)).toEqual(['dark', 'dark'])
  })

  it('storage that throws -> the mode changes all the same, with one warning', async () => {
    const page = await browser.open('about:blank', { allowConsole: /cannot be kept/ })
    const warnings: string[] = []
    page.on('console', (message) => warnings.push(message.text()))
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new Error('blocked')
        },
      })
    })
    await page.goto(browser.url('/plain'))
    await toggle(page).click()
    await toggle(page).click()
    expect(await mode(page)).toEqual(['dark', 'dark'])
    expect(warnings).toHaveLength(1)
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    expect(await page.locator('.announcement-bar').isVisible()).toBe(false)
  })

  it('a mode in the address -> shown, not kept; a word that is none -> ignored', async () => {
    const page = await visit('/plain?theme=dark')
    expect(await mode(page)).toEqual(['dark', 'dark'])
    expect(await stored(page, 'theme')).toBeNull()
    await page.goto(browser.url('/plain?theme=pink'))
    expect(await mode(page)).toEqual(['system', 'light'])
  })
})

describe('icons', () => {
  const drawings = (page: Page): Promise<{ name: string; image: string; color: string; mask: string }[]> =>
    page.locator('.icon').evaluateAll((icons) =>
      icons.map((icon) => {
        const { backgroundImage, backgroundColor, maskImage } = getComputedStyle(icon)
        return { name: icon.className, image: backgroundImage, color: backgroundColor, mask: maskImage }
      }),
    )
  const clear = 'rgba(0, 0, 0, 0)'

  it('until their sheet is there, or when it does not come -> room without a drawing, but for the lines of the menu', async () => {
    const page = await browser.open('about:blank', { ...phone, allowConsole: /Failed to load/ })
    const refused = page.waitForEvent('requestfailed', (request) => /\/late\b/.test(request.url()))
    await page.route(/\/late\b[^/]*\.css/, (route) => route.abort())
    await page.goto(browser.url('/plain'))
    await refused
    const icons = await drawings(page)
    expect(icons.length).toBeGreaterThan(3)
    for (const { name, image, color } of icons) expect([name, image !== 'none', color]).toEqual([name, name.includes('icon-menu'), clear])
  })

  it('with it -> masks in the color of the text', async () => {
    const page = await browser.open('/plain', phone)
    await expect.poll(async () => (await drawings(page)).every(({ color, mask }) => color !== clear && mask !== 'none')).toBe(true)
  })
})

describe('announcement bar', () => {
  it('[spec 4.07] [spec 2.27] [spec 9.21] Close -> gone, also before the first paint of the next load; the icon is 14 by 14', async () => {
    const page = await browser.open('/plain', { allowConsole: /Failed to load/ })
    const bar = page.locator('.announcement-bar')
    expect(await bar.locator('.announcement-bar-content').textContent()).toBe('Something new')
    const icon = page.getByRole('button', { name: 'Close', exact: true }).locator('.icon')
    expect(await icon.boundingBox()).toMatchObject({ width: 14, height: 14 })
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    expect(await bar.isVisible()).toBe(false)
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(browser.url('/docs'), { waitUntil: 'commit' }).catch(() => undefined)
    await page.locator('h1').waitFor()
    expect(await bar.isVisible()).toBe(false)
    await page.unroute('**/*.js')
  }, 30_000)

  it('[spec 3.07] another announcement than the one that was closed -> shown from the first paint', async () => {
    const page = await browser.open('/plain')
    await page.evaluate(() => {
      localStorage.setItem('sitegen.announcement.id', 'an older one')
      localStorage.setItem('sitegen.announcement.dismiss', 'true')
    })
    await page.reload()
    expect(await page.locator('.announcement-bar').isVisible()).toBe(true)
    expect(await stored(page, 'sitegen.announcement.dismiss')).toBe('false')
    expect(await stored(page, 'sitegen.announcement.id')).toBe('first')
  })

  it('closed, then another page -> stays closed', async () => {
    const page = await visit('/plain')
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await walk(page, 'Brand')
    expect(await page.locator('.announcement-bar').isVisible()).toBe(false)
  })
})

describe('dropdowns', () => {
  const menu = (page: Page) => page.locator('.navbar-dropdown', { hasText: 'First' })
  const isOpen = (page: Page): Promise<boolean> => menu(page).getByText('First').isVisible()

  it.each([
    ['a click', (page: Page) => menu(page).getByText('Menu').click()],
    ['Enter', (page: Page) => menu(page).locator('summary').press('Enter')],
    ['Space', (page: Page) => menu(page).locator('summary').press(' ')],
    ['ArrowDown', (page: Page) => menu(page).locator('summary').press('ArrowDown')],
  ])('[spec 4.08] %s -> open', async (_, act) => {
    const page = await visit('/plain')
    expect(await isOpen(page)).toBe(false)
    await act(page)
    expect(await isOpen(page)).toBe(true)
  })

  it('[spec 4.08] a mouse button pressed outside, focus outside, Escape -> closed', async () => {
    const page = await visit('/plain')
    await menu(page).locator('summary').click()
    await page.mouse.move(600, 600)
    await page.mouse.down()
    expect(await isOpen(page)).toBe(false)
    await page.mouse.up()
    await menu(page).locator('summary').click()
    await link(page, 'Brand').focus()
    expect(await isOpen(page)).toBe(false)
    await menu(page).locator('summary').press('ArrowDown')
    await page.keyboard.press('Escape')
    expect(await isOpen(page)).toBe(false)
    expect(
      await menu(page)
        .locator('summary')
        .evaluate((summary) => summary === document.activeElement),
    ).toBe(true)
  })

  it('[spec 4.08] a touch outside -> closed', async () => {
    const page = await browser.open('/plain', { hasTouch: true })
    await menu(page).locator('summary').tap()
    expect(await isOpen(page)).toBe(true)
    await page.touchscreen.tap(600, 600)
    expect(await isOpen(page)).toBe(false)
  })

  it('arrow keys, Home, End -> move between the entries and wrap', async () => {
    const page = await visit('/plain')
    const focused = (): Promise<string | undefined> => page.evaluate(() => document.activeElement?.textContent?.trim())
    await menu(page).locator('summary').press('ArrowDown')
    expect(await focused()).toBe('First')
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toBe('Second')
    await page.keyboard.press('End')
    expect(await focused()).toBe('Elsewhere')
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toBe('First')
    await page.keyboard.press('ArrowUp')
    expect(await focused()).toBe('Elsewhere')
    await page.keyboard.press('Home')
    expect(await focused()).toBe('First')
  })

  it('a second dropdown -> the first one closes', async () => {
    const page = await visit('/plain')
    await menu(page).locator('summary').click()
    await page.locator('.navbar-dropdown summary', { hasText: 'English' }).click()
    expect(await isOpen(page)).toBe(false)
  })
})

describe('navbar', () => {
  it('a page that comes in two parts, the first one ends in the navbar -> shown when the navbar is whole', async () => {
    const path = '/docs/parts'
    const html = await (await fetch(browser.url(path))).text()
    const end = html.indexOf('<div class="navbar-tools')
    let held: ServerResponse | undefined
    const server = createServer(async (request, response) => {
      const isPage = request.url === path
      const answer = isPage ? undefined : await fetch(browser.url(request.url ?? ''))
      response.writeHead(answer?.status ?? 200, { 'Content-Type': answer?.headers.get('content-type') ?? 'text/html; charset=utf-8' })
      if (answer) response.end(Buffer.from(await answer.arrayBuffer()))
      else {
        held = response
        response.write(html.slice(0, end))
      }
    })
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const { port }: Pick<AddressInfo, 'port'> = Object.assign({ port: 0 }, server.address())
    try {
      const origin = `http://127.0.0.1:${port}`
      const page = await browser.open('about:blank', { allowOrigins: [origin] })
      const styled = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'stylesheet')
      await page.goto(origin + path, { waitUntil: 'commit' })
      await styled
      await page.locator('.navbar-logo').first().waitFor({ state: 'attached' })
      const paints = (): Promise<number> =>
        page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              // Many turns: a frame would come between two of them.
              const turn = (left: number): unknown =>
                left > 0 ? setTimeout(turn, 0, left - 1) : resolve(performance.getEntriesByType('paint').length)
              turn(50)
            }),
        )
      expect(await paints()).toBe(0)
      held?.end(html.slice(end))
      await page.locator('.footer').waitFor()
      await expect.poll(paints).toBeGreaterThan(0)
    } finally {
      server.close()
    }
  })

  it('[spec 3.08] [spec 2.30] all nine types of items -> each is there; version and language menus have their entries', async () => {
    const page = await browser.open('/docs/many/page-10')
    const bar = page.getByRole('navigation', { name: 'Main' })
    for (const name of ['Plain link', 'Doc item', 'Sidebar item']) expect(await bar.getByRole('link', { name }).isVisible()).toBe(true)
    expect(await bar.locator('.own-html').textContent()).toBe('Own')
    expect(await bar.locator('[data-slot=search]').count()).toBe(1)
    const lists = await bar
      .locator('.navbar-dropdown-list')
      .evaluateAll((all) =>
        all.map((list) => [...list.querySelectorAll('a')].map((entry) => [entry.textContent, entry.getAttribute('href')])),
      )
    expect(lists[1]).toEqual([
      ['New', '/docs/many/page-10'],
      ['1.0', '/docs/1.0/'],
    ])
    expect(lists[2]).toEqual([
      ['English', '/docs/many/page-10'],
      ['Deutsch', '/de/docs/many/page-10'],
    ])
  })

  it('[spec 2.28] right click on the logo -> the brand page in a new tab, no menu of the browser', async () => {
    const page = await browser.open('/plain')
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      page.locator('.navbar-inner > .navbar-logo').click({ button: 'right' }),
    ])
    await opened.waitForLoadState()
    expect(opened.url()).toBe(browser.url('/brand'))
    expect(page.url()).toBe(browser.url('/plain'))
  })

  it('[spec 4.06] [spec 2.27] scrolling down past its height -> hidden; up -> shown; at the top -> shown', async () => {
    const page = await visit('/docs/many/page-10')
    const isHidden = (): Promise<boolean> =>
      page.evaluate(() => document.querySelector('.navbar')?.classList.contains('navbar-hidden') === true)
    expect(await isHidden()).toBe(false)
    await scrollTo(page, 30)
    expect(await isHidden()).toBe(false)
    await scrollTo(page, 400)
    expect(await isHidden()).toBe(true)
    await expect.poll(async () => ((await page.locator('.navbar').boundingBox())?.y ?? 0) < -50).toBe(true)
    await scrollTo(page, 350)
    expect(await isHidden()).toBe(false)
    await scrollTo(page, 500)
    await scrollTo(page, 20)
    expect(await isHidden()).toBe(false)
  })

  it('[spec 4.06] a jump to an anchor -> hidden, and the scroll of the jump does not bring it back', async () => {
    const page = await visit('/docs/many/page-10')
    await scrollTo(page, 300)
    await scrollTo(page, 200)
    await page.locator('.contents a[href="#end"]').click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
    expect(await page.locator('.navbar').getAttribute('class')).toContain('navbar-hidden')
  })

  it('the query and the anchor -> go along into another language', async () => {
    const page = await browser.open('/plain?a=1#x', { allowConsole: /404/ })
    await page.locator('.navbar-dropdown summary', { hasText: 'English' }).click()
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await page.waitForURL(browser.url('/de/plain?a=1#x'))
  })
})

describe('drawers of small screens', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' })

  it('[spec 2.29] [spec 4.05] the toggle -> the menu of the page, then the main menu; the body does not scroll meanwhile', async () => {
    const page = await browser.open('/docs/many/page-10', phone)
    await button(page).click()
    expect(await page.getByRole('navigation', { name: 'Docs sidebar' }).isVisible()).toBe(true)
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden')
    const back = page.getByRole('button', { name: 'Back to main menu', exact: true })
    expect(await back.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"← " / ""')
    await back.click()
    expect(await page.getByRole('link', { name: 'Plain link' }).isVisible()).toBe(true)
    await page.locator('[id="shell:main-menu"] .drawer-close').click()
    expect(await page.locator('.drawer:popover-open').count()).toBe(0)
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('visible')
    await button(page).click()
    expect(await page.getByRole('navigation', { name: 'Docs sidebar' }).isVisible()).toBe(true)
  })

  it('[spec 4.05] one Escape after "Back to main menu" -> the whole menu is closed, the focus is back', async () => {
    const page = await browser.open('/docs/', phone)
    await button(page).click()
    await page.getByRole('button', { name: 'Back to main menu' }).click()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.drawer:popover-open').count()).toBe(0)
    expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true)
    await button(page).click()
    expect(await page.locator('.drawer:popover-open').count()).toBe(1)
  })

  it('[spec 4.05] a page without a menu of its own -> the main menu at once', async () => {
    const page = await browser.open('/plain', phone)
    await button(page).click()
    expect(await page.getByRole('link', { name: 'Sidebar item' }).isVisible()).toBe(true)
    expect(await page.getByRole('button', { name: 'Back to main menu' }).count()).toBe(0)
  })

  it('keyboard alone -> focus goes in, stays in, and comes back with Escape', async () => {
    const page = await browser.open('/plain', phone)
    await button(page).focus()
    await page.keyboard.press('Enter')
    const inside = (): Promise<boolean> => page.evaluate(() => document.activeElement?.closest('.drawer') !== null)
    await expect.poll(inside).toBe(true)
    for (let step = 0; step < 15; step += 1) {
      await page.keyboard.press('Tab')
      expect(await inside()).toBe(true)
    }
    await page.keyboard.press('Shift+Tab')
    expect(await inside()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('a link in it -> the page changes and the drawer is closed', async () => {
    const page = await browser.open('/plain', phone)
    await button(page).click()
    await page.getByRole('link', { name: 'Sidebar item' }).click()
    await shown(page, 'Intro')
    expect(await page.locator('.drawer:popover-open').count()).toBe(0)
  })

  it('the way back, with an open menu -> the menu is closed, the page stays; the next time it leads back', async () => {
    const page = await browser.open('/plain', phone)
    await button(page).tap()
    await page.getByRole('link', { name: 'Sidebar item' }).tap()
    await shown(page, 'Intro')
    await button(page).tap()
    await page.evaluate(() => history.back())
    await expect.poll(() => page.locator('.drawer:popover-open').count()).toBe(0)
    expect(page.url()).toBe(browser.url('/docs/'))
    expect(await page.locator('h1').textContent()).toBe('Intro')
    await page.evaluate(() => history.back())
    await shown(page, 'Plain')
  })

  it('[spec 9.16] 996 pixels -> the drawer; 997 -> the bar; growing closes an open drawer', async () => {
    const page = await browser.open('/plain', { viewport: { width: 996, height: 700 } })
    expect(await button(page).isVisible()).toBe(true)
    expect(await page.getByRole('link', { name: 'Plain link' }).isVisible()).toBe(false)
    await button(page).click()
    await page.setViewportSize({ width: 997, height: 700 })
    await expect.poll(() => page.locator('.drawer:popover-open').count()).toBe(0)
    expect(await button(page).isVisible()).toBe(false)
    expect(await page.getByRole('link', { name: 'Plain link' }).isVisible()).toBe(true)
  })

  it('a backdrop touch -> closed', async () => {
    const page = await browser.open('/plain', phone)
    await button(page).click()
    await page.touchscreen.tap(380, 600)
    await expect.poll(() => page.locator('.drawer:popover-open').count()).toBe(0)
  })
})

describe('skip link and back to top', () => {
  it('[spec 2.27] the first Tab -> the skip link; Enter -> focus in the main element', async () => {
    const page = await visit('/plain')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to main content')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  })

  it('back to top -> hidden while scrolling down and near the top, shown while scrolling up, and it works', async () => {
    const page = await browser.open('/docs/many/page-10', { reducedMotion: 'reduce' })
    const button = page.getByRole('button', { name: 'Scroll back to top' })
    await scrollTo(page, 900)
    expect(await button.isVisible()).toBe(false)
    await scrollTo(page, 800)
    expect(await button.isVisible()).toBe(true)
    await scrollTo(page, 850)
    await expect.poll(() => button.isVisible()).toBe(false)
    await scrollTo(page, 700)
    await button.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect.poll(() => button.isVisible()).toBe(false)
  })
})

describe('versions', () => {
  const key = 'docs-preferred-version-default'

  it('[spec 3.10] [spec 4.03] a version is chosen -> kept for its docs; links on other pages lead there', async () => {
    const page = await browser.open('/docs')
    await page.locator('.navbar-dropdown summary', { hasText: 'New' }).click()
    await page.getByRole('link', { name: '1.0', exact: true }).click()
    await shown(page, 'Intro old')
    expect(await stored(page, key)).toBe('1.0')
    await link(page, 'Plain link').click()
    await shown(page, 'Plain')
    expect(await link(page, 'Sidebar item').getAttribute('href')).toBe('/docs/1.0/')
    expect(await page.locator('.navbar-dropdown summary', { hasText: '1.0' }).count()).toBe(1)
    await page.reload()
    expect(await link(page, 'Sidebar item').getAttribute('href')).toBe('/docs/1.0/')
  })

  it('[spec 4.03] a kept name that is no version any more -> cleared', async () => {
    const page = await browser.open('/plain')
    for (const path of ['/plain', '/docs']) {
      await page.evaluate((name) => localStorage.setItem(name, '0.1'), key)
      await page.goto(browser.url(path))
      await expect.poll(() => stored(page, key)).toBeNull()
    }
    await page.goto(browser.url('/plain'))
    expect(await link(page, 'Sidebar item').getAttribute('href')).toBe('/docs/')
  })

  it('an old version -> a banner that leads to the latest, which is then preferred, and a badge', async () => {
    const page = await visit('/docs/1.0')
    expect(await page.locator('.version-badge').textContent()).toBe('Version: 1.0')
    await page.locator('.version-banner').getByRole('link').click()
    await shown(page, 'Intro')
    expect(await stored(page, key)).toBe('current')
  })
})

describe('base URL banner', () => {
  it('[spec 8.03] no style sheet and no script is found -> a red banner names the configured base URL and the one that fits', async () => {
    const page = await browser.open('about:blank', { allowConsole: /Failed to load/ })
    // The home page of a site that was put below a folder: what it names at the root is not there.
    const body = await (await page.request.get(browser.url('/'))).text()
    await page.route('**/folder', (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.route(/\.(?:js|css)$/, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto(browser.url('/folder'))
    const banner = page.locator('#__sitegen-base-url-banner')
    await banner.waitFor()
    expect(await banner.isVisible()).toBe(true)
    expect(await banner.textContent()).toContain('Your site did not load properly.')
    expect(await banner.textContent()).toContain('The baseUrl is / (the default value). Try /folder/.')
    expect(await banner.evaluate((element) => getComputedStyle(element).borderColor)).toBe('rgb(255, 0, 0)')
  })

  it('scripts have run, or it is another page -> no banner', async () => {
    const page = await browser.open('/')
    expect(await page.locator('#__sitegen-base-url-banner').count()).toBe(0)
    await page.goto(browser.url('/plain'))
    expect(await page.content()).not.toContain('did not load properly')
  })
})
