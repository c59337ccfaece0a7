// Following links in a real browser: what is exchanged, where the reader is afterwards, what stays and what goes.
import type { Page } from 'playwright-core'
import { describe, expect, it, vi } from 'vitest'
import {
  clickInPlace,
  hold,
  isAtTop,
  isMarked,
  link,
  mark,
  scrollDown,
  scrollTop,
  setHref,
  settled,
  shown,
  walk,
} from './navigation-steps.ts'
import { startTestSite } from './start-site.ts'

const browser = startTestSite('navigation')
const visit = browser.tour()

/** What the client module of the site has written down. */
const heard = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(globalThis, 'heard') ?? [])

describe('a link to a page of the site', () => {
  it('[spec 2.21] [spec 4.01] a click -> the page stays until the next is there, then it is exchanged; the document is the same', async () => {
    const page = await browser.open('/')
    await mark(page)
    const held = await hold(page, '**/docs/first')
    await link(page, 'First').click()
    await held.asked
    expect(await page.title()).toBe('Home | Walk')
    expect(page.url()).toBe(browser.url('/'))
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Home')
    held.answer()
    await shown(page, 'First')
    expect(await page.title()).toBe('First | Walk')
    expect(page.url()).toBe(browser.url('/docs/first'))
    expect(await page.getByRole('heading', { name: 'Home' }).count()).toBe(0)
    expect(await isMarked(page)).toBe(true)
  })

  it('a long page that is there at once -> what lies below the window waits for the second frame; with a hash, nothing does', async () => {
    const page = await browser.open('/')
    const waiting = (): Promise<number> => page.locator('[data-held-back]').count()
    for (const [name, heading, isHeld] of [
      ['First', 'First', true],
      ['deep down there', 'Second', false],
    ] as const) {
      await page.evaluate(() => {
        // However slow the machine is, no time passes between the click and the page.
        performance.now = () => 1000
        const { title } = document
        new MutationObserver(() => {
          if (document.title === title) return
          const held = [...document.querySelectorAll('[data-held-back]')]
          Object.assign(window, { held: held.map((block) => block.getBoundingClientRect().top) })
        }).observe(document.head, { subtree: true, childList: true, characterData: true })
      })
      await link(page, name).click()
      await shown(page, heading)
      const held: number[] = await page.evaluate(() => Reflect.get(window, 'held'))
      expect(held.length > 0).toBe(isHeld)
      expect(held.every((top) => top > 800)).toBe(true)
      await expect.poll(waiting).toBe(0)
    }
    const height = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight)
    const exchanged = await height()
    await page.reload()
    expect(await height()).toBe(exchanged)
  })

  it('the head -> that of the new page: description, canonical address, keywords, structured data, classes', async () => {
    const page = await browser.open('/')
    await link(page, 'Other').click()
    await shown(page, 'Other')
    const head = await page.evaluate(() => ({
      description: document.querySelector('meta[name=description]')?.getAttribute('content'),
      keywords: document.querySelector('meta[name=keywords]')?.getAttribute('content'),
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
      titles: document.head.querySelectorAll('title').length,
      canonicals: document.head.querySelectorAll('link[rel=canonical]').length,
      data: document.querySelectorAll('script[type="application/ld+json"]').length,
    }))
    expect(head).toEqual({
      description: 'The other end of the walk.',
      keywords: 'other',
      canonical: 'https://example.com/other',
      titles: 1,
      canonicals: 1,
      data: 0,
    })
    await link(page, 'First').click()
    await shown(page, 'First')
    expect(await page.locator('html').getAttribute('class')).toContain('doc-page')
    expect(await page.locator('meta[name=keywords]').count()).toBe(0)
    expect(await page.locator('script[type="application/ld+json"]').count()).toBe(1)
    const reloaded = await browser.open('/docs/first')
    // Who navigates has scripts, and no use for a noscript.
    const tags = (of: Page): Promise<string[]> =>
      of.evaluate(() => [...document.head.querySelectorAll(':scope > :not(noscript)')].map((tag) => tag.outerHTML).sort())
    expect(await tags(page)).toEqual(await tags(reloaded))
    const body = (of: Page): Promise<string> => of.evaluate(() => document.querySelector('main')?.outerHTML ?? '')
    // Live parts wake on both pages in their own time.
    await vi.waitFor(async () => expect(await body(page)).toBe(await body(reloaded)), 20_000)
  })

  it('the colour mode, and what scripts have put in the page -> stay', async () => {
    const page = await browser.open('/')
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark'
      const widget = document.createElement('div')
      widget.id = 'widget'
      document.body.append(widget)
      const style = document.createElement('style')
      style.id = 'widget-style'
      document.head.append(style)
    })
    await link(page, 'First').click()
    await shown(page, 'First')
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    expect(await page.locator('#widget').count()).toBe(1)
    expect(await page.locator('#widget-style').count()).toBe(1)
  })

  it('several in a row, then back -> each page whole, one navbar, one footer place, one announcer', async () => {
    const page = await browser.open('/')
    await mark(page)
    for (const name of ['First', 'the next one', 'the next one', 'the next one'] as const) await walk(page, name)
    await shown(page, 'First')
    expect(await page.locator('nav.navbar').count()).toBe(1)
    expect(await page.locator('.sg-announcer').count()).toBe(1)
    await page.goBack()
    await shown(page, 'Third')
    await page.goBack()
    await shown(page, 'Second')
    await page.goForward()
    await shown(page, 'Third')
    expect(await page.title()).toBe('Third | Walk')
    expect(await isMarked(page)).toBe(true)
  })

  it('what both pages have around the content -> the same elements; what differs, what was opened, and the content -> new ones', async () => {
    const page = await browser.open('/docs/first')
    const selectors = ['.navbar', '.navbar-menu', '.navbar-menu li', '.sidebar', 'main', 'main h2']
    const kept = (): Promise<string[]> =>
      page.evaluate((of) => of.filter((selector) => Reflect.has(document.querySelector(selector) ?? {}, 'wasThere')), selectors)
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('body *')) Reflect.set(element, 'wasThere', true)
      // As if the reader had opened something in it.
      document.querySelector('.navbar-menu li')?.setAttribute('data-opened', '')
    })
    await walk(page, 'the next one')
    expect(await kept()).toEqual(['.navbar', '.navbar-menu', '.sidebar'])
    expect(await page.locator('[data-opened]').count()).toBe(0)
    const reloaded = await browser.open('/docs/second')
    const navbar = (of: Page): Promise<string> => of.evaluate(() => document.querySelector('.navbar')?.outerHTML ?? '')
    await vi.waitFor(async () => expect(await navbar(page)).toBe(await navbar(reloaded)), 20_000)
  })

  it('the title -> announced to screen readers', async () => {
    const page = await browser.open('/')
    expect(await page.locator('[aria-live]').count()).toBe(0)
    await link(page, 'First').click()
    await expect.poll(() => page.locator('.sg-announcer[aria-live=polite]').textContent()).toBe('First | Walk')
  })

  it('scripts of the new page -> inline ones never run; a page that brings a script file is loaded by the browser', async () => {
    const page = await browser.open('/')
    await mark(page)
    await link(page, 'Scripted').click()
    await page.getByText('yes', { exact: true }).waitFor()
    expect(await isMarked(page)).toBe(false)
    await page.goto(browser.url('/'))
    await page.route('**/scripted', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace('<script src="/own.js"></script>', '') })
    })
    await mark(page)
    await link(page, 'Scripted').click()
    await shown(page, 'Scripted')
    expect(await isMarked(page)).toBe(true)
    expect(await page.evaluate(() => 'inlineRan' in window)).toBe(false)
  })
})

describe('what is left to the browser', () => {
  it('[spec 2.25] an address on another site -> a new tab that cannot reach this one', async () => {
    const page = await browser.open('/')
    for (const outward of await page.locator('a[href^="https://elsewhere.example/"]').all()) {
      expect(await outward.getAttribute('target')).toBe('_blank')
      expect(await outward.getAttribute('rel')).toBe('noopener noreferrer')
    }
    expect(await page.locator('a[href^="https://elsewhere.example/"]').count()).toBe(2)
    await page
      .context()
      .route('https://elsewhere.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Far</title>' }))
    const opening = page.context().waitForEvent('page')
    await link(page, 'Another site').click()
    const tab = await opening
    await tab.waitForURL('https://elsewhere.example/')
    expect(await tab.evaluate(() => window.opener)).toBeNull()
    expect(page.url()).toBe(browser.url('/'))
  })

  it('a modifier key, the middle button -> a new tab; this one stays', async () => {
    const page = await browser.open('/')
    for (const options of [{ modifiers: ['Control' as const] }, { button: 'middle' as const }, { modifiers: ['Shift' as const] }]) {
      const opening = page.context().waitForEvent('page')
      await link(page, 'First').click(options)
      const tab = await opening
      await tab.waitForURL(browser.url('/docs/first'))
      await tab.close()
      expect(await page.title()).toBe('Home | Walk')
    }
  })

  it('download, target, a file, a page of another kind, a text fragment -> loaded by the browser', async () => {
    const page = await browser.open('/')
    const download = page.waitForEvent('download')
    await link(page, 'Download').click()
    expect((await download).suggestedFilename()).toBe('file.pdf')
    for (const [name, path, title] of [
      ['Top frame', '/docs/first', 'First | Walk'],
      ['Foreign page', '/foreign.html', 'Foreign'],
      ['Text fragment', '/docs/second', 'Second | Walk'],
    ] as const) {
      await page.goto(browser.url('/'))
      await mark(page)
      await link(page, name).click()
      await expect.poll(() => page.title()).toBe(title)
      expect(new URL(page.url()).pathname).toBe(path)
      expect(await isMarked(page)).toBe(false)
    }
  })

  it('a click that a handler of the page has dealt with -> nothing', async () => {
    const page = await visit('/')
    await page.evaluate(() => document.querySelector('main')?.addEventListener('click', (event) => event.preventDefault()))
    await link(page, 'First').click()
    await walk(page, 'Docs')
    expect(await page.title()).toBe('First | Walk')
  })
})

describe('scrolling', () => {
  it('[spec 2.22] another page -> its top; a hash -> its element', async () => {
    const page = await visit('/docs/first')
    await mark(page)
    await scrollDown(page, 1500)
    await link(page, 'on to the next').click()
    await shown(page, 'Second')
    await expect.poll(() => scrollTop(page)).toBe(0)
    await link(page, 'deep down there').click()
    await shown(page, 'Third')
    expect(await isAtTop(page, 'deep-down')).toBe(true)
    expect(await page.locator(':target').getAttribute('id')).toBe('deep-down')
    expect(page.url()).toBe(browser.url('/docs/third#deep-down'))
    expect(await isMarked(page)).toBe(true)
  })

  it('[spec 2.22] a hash on the same page -> its element; the link to the page itself -> the top, without a request', async () => {
    const page = await browser.open('/docs/first')
    await mark(page)
    await expect.poll(() => heard(page)).toHaveLength(3)
    const requests: string[] = []
    // Pages that are linked in view are fetched ahead meanwhile.
    page.on('request', (request) => request.url().endsWith('/docs/first') && requests.push(request.url()))
    await link(page, 'deep down here').click()
    await expect.poll(() => isAtTop(page, 'deep-down')).toBe(true)
    expect(page.url()).toBe(browser.url('/docs/first#deep-down'))
    await link(page, 'Docs').click()
    await expect.poll(() => scrollTop(page)).toBe(0)
    expect(page.url()).toBe(browser.url('/docs/first'))
    expect(requests).toEqual([])
    expect(await isMarked(page)).toBe(true)
  })

  it('a hash that names nothing -> no scrolling on the same page, the top of another', async () => {
    const page = await visit('/docs/first')
    await scrollDown(page, 900)
    await clickInPlace(page, 'a[href="#nowhere"]')
    expect(await scrollTop(page)).toBe(900)
    expect(page.url()).toBe(browser.url('/docs/first#nowhere'))
    await setHref(page, 'main a[href$="/second#deep-down"]', '/docs/second#nowhere')
    await scrollDown(page, 0)
    await link(page, 'deep down there').click()
    await shown(page, 'Second')
    await expect.poll(() => scrollTop(page)).toBe(0)
  })

  it('a change of the query alone -> no scrolling, no request, the elements stay', async () => {
    const page = await browser.open('/docs/first')
    await page.evaluate(() => {
      const added = document.createElement('a')
      added.href = '?view=all'
      added.textContent = 'All'
      document.getElementById('end')?.after(added)
    })
    await scrollDown(page, 1200)
    await page.getByRole('link', { name: 'All', exact: true }).evaluate((element: HTMLElement) => element.click())
    expect(page.url()).toBe(browser.url('/docs/first?view=all'))
    expect(await scrollTop(page)).toBe(1200)
    expect(await page.getByRole('link', { name: 'All', exact: true }).count()).toBe(1)
  })

  it('back and forward -> where the reader was, on every page', async () => {
    const page = await visit('/docs/first')
    await mark(page)
    await scrollDown(page, 1100)
    await clickInPlace(page, 'main a[href="/docs/second"]')
    await shown(page, 'Second')
    await scrollDown(page, 700)
    await clickInPlace(page, 'main a[href="/docs/third"]')
    await shown(page, 'Third')
    await page.goBack()
    await shown(page, 'Second')
    await settled(page)
    expect(await scrollTop(page)).toBe(700)
    await page.goBack()
    await shown(page, 'First')
    await settled(page)
    expect(await scrollTop(page)).toBe(1100)
    await page.goForward()
    await shown(page, 'Second')
    await settled(page)
    expect(await scrollTop(page)).toBe(700)
    expect(await isMarked(page)).toBe(true)
  })

  it('back while the jump to the top still settles -> where the reader was, and it stays there', async () => {
    const page = await browser.open('/docs/first')
    for (const y of [900, 700]) {
      await scrollDown(page, y)
      await clickInPlace(page, 'main a[href="/docs/second"]')
      await shown(page, 'Second')
      await page.goBack()
      await shown(page, 'First')
      await settled(page)
      expect(await scrollTop(page)).toBe(y)
    }
  })

  it('back before the runtime has come -> the page that the address names', async () => {
    const page = await browser.open('/docs/first')
    await link(page, 'Second').click()
    await shown(page, 'Second')
    const held = await hold(page, '**/assets/js/runtime-*.js')
    await page.reload({ waitUntil: 'commit' })
    await held.asked
    await page.evaluate(() => history.back())
    await expect.poll(() => page.url()).toBe(browser.url('/docs/first'))
    held.answer()
    await shown(page, 'First')
  })

  it('back over a hash of the same page -> where the reader was before the jump', async () => {
    const page = await visit('/docs/first')
    await scrollDown(page, 300)
    await clickInPlace(page, 'main a[href="#deep-down"]')
    await expect.poll(() => isAtTop(page, 'deep-down')).toBe(true)
    await page.goBack()
    await expect.poll(() => scrollTop(page)).toBe(300)
    expect(page.url()).toBe(browser.url('/docs/first'))
    await page.goForward()
    await expect.poll(() => isAtTop(page, 'deep-down')).toBe(true)
  })

  it('a reload, and the way back to a page from before it -> where the reader was', async () => {
    const page = await browser.open('/docs/first')
    await scrollDown(page, 800)
    await clickInPlace(page, 'main a[href="/docs/second"]')
    await shown(page, 'Second')
    await scrollDown(page, 600)
    await page.reload()
    await expect.poll(() => scrollTop(page)).toBe(600)
    await page.goBack()
    await shown(page, 'First')
    await expect.poll(() => scrollTop(page)).toBe(800)
  })

  it('a closed part of the page that holds the target -> opened', async () => {
    const page = await browser.open('/docs/first')
    await page.route('**/docs/second', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('</main>', '<details><summary>More</summary><p id="inside">Inside</p></details></main>')
      await route.fulfill({ response, body })
    })
    await setHref(page, 'main a[href$="/second#deep-down"]', '/docs/second#inside')
    await link(page, 'deep down there').click()
    await page.getByText('Inside').waitFor()
    expect(await page.locator('details', { hasText: 'Inside' }).getAttribute('open')).not.toBeNull()
  })
})

describe('focus', () => {
  it('another page -> its start: the next Tab leads to the skip link', async () => {
    const page = await visit('/docs/first')
    await link(page, 'the next one').focus()
    await page.keyboard.press('Enter')
    await shown(page, 'Second')
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('skip-link-region')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('skip-link')
    expect(await page.locator('.skip-link-region').getAttribute('tabindex')).toBeNull()
  })

  it.each([0, 400])(
    'a key that is pressed while the page still scrolls to its link, %i ms a step -> the start all the same',
    async (step) => {
      const page = await browser.open('/docs/first')
      // On a slow machine much time passes between the frames of a scroll.
      await page.evaluate((milliseconds) => {
        const now = performance.now.bind(performance)
        let passed = 0
        performance.now = () => {
          passed += milliseconds
          return now() + passed
        }
      }, step)
      await page.locator('.pager a').last().focus()
      await page.keyboard.press('Enter')
      await shown(page, 'Second')
      await expect.poll(() => scrollTop(page)).toBe(0)
      // A scroll that goes on would show within these frames.
      await page.evaluate(async () => {
        for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
      })
      expect(await scrollTop(page)).toBe(0)
    },
  )

  it('a hash -> the next Tab goes on from there', async () => {
    const page = await visit('/docs/first')
    await link(page, 'deep down there').focus()
    await page.keyboard.press('Enter')
    await shown(page, 'Second')
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => document.activeElement?.closest('h2, h3')?.id ?? document.activeElement?.textContent)
    expect(['deep-down', 'further-down']).toContain(focused)
  })

  it('the way back -> not moved to the start', async () => {
    const page = await visit('/docs/first')
    await link(page, 'the next one').click()
    await shown(page, 'Second')
    await page.goBack()
    await shown(page, 'First')
    expect(await page.evaluate(() => document.activeElement?.className)).not.toBe('skip-link-region')
  })
})

describe('islands', () => {
  it('an island that leaves -> unmounted; one that comes -> awake', async () => {
    const page = await visit('/')
    await expect.poll(() => page.locator('html').getAttribute('data-alive')).toBe('1')
    await link(page, 'Other').click()
    await page.getByRole('button', { name: 'only 0' }).click()
    await page.getByRole('button', { name: 'only 1' }).waitFor()
    expect(await page.locator('html').getAttribute('data-alive')).toBe('1')
    await walk(page, 'First')
    expect(await page.locator('html').getAttribute('data-alive')).toBe('0')
  })

  it('persist -> an island that is awake keeps its state and gets the props of the next page', async () => {
    const page = await visit('/')
    const here = page.locator('.here')
    await here.click()
    await expect.poll(() => here.textContent()).toBe('Home 1')
    await here.evaluate((element) => Object.assign(element, { mine: true }))
    await walk(page, 'Other')
    expect(await here.textContent()).toBe('Other 1')
    expect(await here.evaluate((element) => 'mine' in element)).toBe(true)
    await here.click()
    await expect.poll(() => here.textContent()).toBe('Other 2')
    await page.goBack()
    await expect.poll(() => here.textContent()).toBe('Home 2')
  })

  it('persist, asleep -> the HTML of the next page, which wakes as usual', async () => {
    const page = await visit('/')
    await clickInPlace(page, 'a[href="/other"]')
    await shown(page, 'Other')
    const here = page.locator('.here')
    expect(await here.textContent()).toBe('Other 0')
    await here.click()
    await expect.poll(() => here.textContent()).toBe('Other 1')
  })
})

describe('client modules', () => {
  it('a navigation -> update when it begins, ready and did when it is shown and scrolled', async () => {
    const page = await visit('/')
    await expect.poll(() => heard(page)).toEqual(['update null -> / (Home | Walk)', 'ready /', 'did null -> / (Home | Walk, top)'])
    await page.evaluate(() => Reflect.get(globalThis, 'heard').splice(0))
    await link(page, 'Second, deep down').click()
    await shown(page, 'Second')
    await link(page, 'deep down here').click()
    await expect
      .poll(() => heard(page))
      .toEqual([
        'update / -> /docs/second#deep-down (Home | Walk)',
        'ready /docs/second#deep-down',
        'did / -> /docs/second#deep-down (Second | Walk, scrolled)',
      ])
    await page.goBack()
    await shown(page, 'Home')
    expect((await heard(page)).slice(3)).toEqual([
      'update /docs/second#deep-down -> / (Second | Walk)',
      'ready /',
      'did /docs/second#deep-down -> / (Home | Walk, top)',
    ])
  })

  it('hash and query on the same page -> heard too', async () => {
    const page = await visit('/docs/first')
    await expect.poll(() => heard(page)).toHaveLength(3)
    await page.evaluate(() => Reflect.get(globalThis, 'heard').splice(0))
    await link(page, 'deep down here').click()
    await expect.poll(() => heard(page)).toHaveLength(3)
    expect((await heard(page))[0]).toBe('update /docs/first -> /docs/first#deep-down (First | Walk)')
  })

  it('a listener that throws -> reported; the page goes on', async () => {
    const page = await browser.open('/')
    const errors: string[] = []
    page.removeAllListeners('pageerror')
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.locator('html[data-faulty]').waitFor({ state: 'attached' })
    await setHref(page, 'main a[href="/other"]', '/other?throw')
    await link(page, 'Other').click()
    await shown(page, 'Other')
    expect(errors).toEqual(['a fault of the client module'])
  })
})
