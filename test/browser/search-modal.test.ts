// Opening and closing the search: by button, keys and what is selected; what it does to the page below; focus.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { atRest } from './browser.ts'
import { hold, isMarked, link, mark, scrollDown, scrollTop, setHref, shown } from './navigation-steps.ts'
import { activeRow, answered, box, modal, openSearch, rows, searchButton, searchFor, startSearchSite } from './search-site.ts'

const browser = startSearchSite()
const visit = browser.tour()

const isFocused = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((element) => element.matches(':focus'))

describe('opening', () => {
  it('[spec 2.41] a click on the button -> the modal, with its labels and the focus in the box', async () => {
    const page = await browser.open('/')
    await page.getByRole('button', { name: 'Search (Ctrl+K)' }).click()
    await modal(page).waitFor()
    expect(await searchButton(page).textContent()).toBe('Search')
    expect(await box(page).getAttribute('placeholder')).toBe('Search docs')
    // Names of interfaces are no spelling mistakes.
    expect(await box(page).getAttribute('spellcheck')).toBe('false')
    expect(await modal(page).getAttribute('aria-modal')).toBe('true')
    expect(await isFocused(page, '.search-input')).toBe(true)
    expect(await modal(page).locator('kbd').count()).toBe(4)
    expect(await modal(page).locator('.search-hints').innerText()).toMatch(/to select\s+to navigate\s+esc\s+to close/)
    for (const name of ['Enter key', 'Arrow up', 'Arrow down', 'Escape key']) {
      expect(await modal(page).getByRole('img', { name }).count()).toBe(1)
    }
  })

  it('[spec 2.41, 4.09] Ctrl+K, Cmd+K, with Shift too -> open, and close again with the focus on the button', async () => {
    const page = await browser.open('/')
    for (const key of ['Control+k', 'Meta+k', 'Control+Shift+K']) {
      await page.keyboard.press(key)
      await modal(page).waitFor()
      await page.keyboard.press(key)
      await modal(page).waitFor({ state: 'detached' })
      expect(await isFocused(page, '.search-button')).toBe(true)
    }
  })

  it('[spec 2.41] / -> opens it, and is not typed; in fields it is', async () => {
    const page = await browser.open('/')
    await openSearch(page)
    expect(await box(page).inputValue()).toBe('')
    await page.keyboard.press('Escape')
    for (const name of ['Name', 'Note', 'Draft']) {
      await page.getByRole('textbox', { name }).focus()
      await page.keyboard.press('/')
    }
    await page.getByRole('combobox', { name: 'Kind' }).focus()
    await page.keyboard.press('/')
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('/')
    expect(await page.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('/')
    expect(await page.getByRole('textbox', { name: 'Draft' }).textContent()).toContain('/')
    expect(await modal(page).count()).toBe(0)
    await page.getByRole('textbox', { name: 'Name' }).focus()
    await page.keyboard.press('Control+k')
    await modal(page).waitFor()
  })

  it('[spec 5.01] a letter on the button -> the query, once; Ctrl+F -> nothing', async () => {
    const page = await visit('/')
    await searchButton(page).focus()
    await page.keyboard.press('Control+f')
    await page.keyboard.press('w')
    await box(page).waitFor()
    await expect.poll(() => box(page).inputValue()).toBe('w')
    await answered(page, 'w')
    await page.keyboard.type('ater')
    expect(await box(page).inputValue()).toBe('water')
  })

  it('a click when the button is there but not yet awake -> one opening', async () => {
    const page = await visit('/')
    // The library that wakes it asks for a frame when the handlers are in place, and for one only then.
    await page.evaluate(() => {
      const { requestAnimationFrame: ask } = window
      let isPressed = false
      window.requestAnimationFrame = (callback) => {
        const button = document.querySelector<HTMLElement>('sg-island[data-state=waking] .search-button')
        if (button && !isPressed && /search-button/.test(new Error().stack ?? '')) {
          isPressed = true
          document.documentElement.dataset.pressed = ''
          button.click()
        }
        return ask.call(window, callback)
      }
    })
    await searchButton(page).focus()
    await page.locator('html[data-pressed]').waitFor({ state: 'attached' })
    await page.locator('sg-island[data-state=awake] .search-button').waitFor({ state: 'attached' })
    await modal(page).waitFor()
    await page.keyboard.type('water')
    await answered(page, 'water')
  })

  it('keys that come before the modal is there -> are in its box', async () => {
    const page = await browser.open('/')
    const script = await hold(page, '**/search-button-*.js')
    await page.keyboard.press('/')
    await script.asked
    await page.keyboard.type('water')
    script.answer()
    await box(page).waitFor()
    expect(await box(page).inputValue()).toBe('water')
    await answered(page, 'water')
    await page.keyboard.type('ing')
    expect(await box(page).inputValue()).toBe('watering')
  })

  it('selected text -> is the query, and typing replaces it', async () => {
    const page = await visit('/')
    await page.evaluate(() => {
      const text = document.evaluate('//p[contains(., "marigold")]/text()', document).iterateNext()
      if (text) getSelection()?.setBaseAndExtent(text, 9, text, 17)
    })
    await openSearch(page)
    expect(await box(page).inputValue()).toBe('marigold')
    await answered(page, 'marigold')
    await page.keyboard.type('x')
    expect(await box(page).inputValue()).toBe('x')
  })

  it('another modal is open -> refused', async () => {
    const page = await browser.open('/')
    await page.evaluate(() => {
      const other = document.createElement('dialog')
      other.textContent = 'Other'
      document.body.append(other)
      other.showModal()
    })
    await page.keyboard.press('Control+k')
    await expect.poll(() => page.locator('sg-island').first().getAttribute('data-state')).toBe('awake')
    expect(await modal(page).count()).toBe(0)
  })

  it('a page -> nothing of the search is loaded with it; pointing at the button loads it', async () => {
    const page = await browser.open('/')
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.reload()
    await atRest(page)
    expect(requests.filter((path) => path.includes('search'))).toEqual([])
    const index = page.waitForResponse(/search-index/)
    await searchButton(page).hover()
    await index
    expect(requests.some((path) => path.includes('search-button'))).toBe(true)
    expect(await modal(page).count()).toBe(0)
  })

  it('[spec 5.01, 9.01] more than 64 characters -> the first 64, typed, pasted or selected', async () => {
    const page = await visit('/')
    await openSearch(page)
    expect(await box(page).getAttribute('maxlength')).toBe('64')
    await page.keyboard.insertText('a'.repeat(70))
    expect(await box(page).inputValue()).toBe('a'.repeat(64))
    await page.keyboard.press('Escape')
    await page.evaluate(() => {
      const text = document.createTextNode('b'.repeat(100))
      document.querySelector('main')?.append(text)
      getSelection()?.selectAllChildren(text)
      getSelection()?.setBaseAndExtent(text, 0, text, 100)
    })
    await openSearch(page)
    expect(await box(page).inputValue()).toBe('b'.repeat(64))
  })
})

describe('closing', () => {
  it('[spec 4.09] Escape, a press beside it -> closed, scrolled as before, the focus on the button', async () => {
    const page = await visit('/docs/')
    await scrollDown(page, 600)
    const before = await scrollTop(page)
    await openSearch(page)
    expect(await page.evaluate(() => [document.body.className, getComputedStyle(document.body).overflowY])).toEqual([
      'DocSearch--active',
      'hidden',
    ])
    await page.keyboard.press('Escape')
    await modal(page).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => [document.body.className, document.body.style.marginRight])).toEqual(['', ''])
    expect(await scrollTop(page)).toBe(before)
    expect(await isFocused(page, '.search-button')).toBe(true)
    await page.keyboard.press('Control+k')
    await modal(page).waitFor()
    await page.mouse.click(20, 400)
    await modal(page).waitFor({ state: 'detached' })
    expect(await isFocused(page, '.search-button')).toBe(true)
  })

  it('opened again before the next frame -> stays open', async () => {
    const page = await browser.open('/')
    await openSearch(page)
    const isOpen = page.evaluate(async () => {
      const frame = (): Promise<unknown> => new Promise(requestAnimationFrame)
      const press = (key: string): unknown => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      const isShown = (): boolean => document.querySelector('dialog:modal') !== null
      await frame()
      for (const key of ['Escape', '/']) {
        const before = isShown()
        press(key)
        // Drawn by a microtask or two, long before a frame.
        for (let turn = 0; turn < 10 && isShown() === before; turn++) await Promise.resolve()
        if (isShown() === before) throw new Error(`${key} has changed nothing.`)
      }
      await frame()
      await frame()
      return isShown()
    })
    expect(await isOpen).toBe(true)
  })

  it('Cancel on a phone -> closed; the next time the box is empty', async () => {
    const page = await browser.open('/', { viewport: { width: 390, height: 844 }, hasTouch: true })
    await searchButton(page).tap()
    await searchFor(page, 'water')
    await modal(page).getByRole('button', { name: 'Cancel' }).tap()
    await modal(page).waitFor({ state: 'detached' })
    await searchButton(page).tap()
    await box(page).waitFor()
    expect(await box(page).inputValue()).toBe('')
  })

  it('the height of the window -> is that of the modal', async () => {
    const page = await browser.open('/', { viewport: { width: 390, height: 700 } })
    await openSearch(page)
    const height = (): Promise<number> => page.locator('.search-panel').evaluate((panel) => panel.getBoundingClientRect().height)
    expect(await height()).toBe(700)
    await page.setViewportSize({ width: 390, height: 500 })
    await expect.poll(height).toBe(500)
  })
})

describe('inside', () => {
  it('Tab -> goes round over what is shown now, both ways', async () => {
    const page = await browser.open('/')
    await openSearch(page)
    await searchFor(page, 'water')
    const stops = await modal(page).locator('a[href]:visible, button:visible, input:visible').count()
    expect(stops).toBeGreaterThan(3)
    for (let step = 0; step < stops; step += 1) await page.keyboard.press('Tab')
    expect(await isFocused(page, '.search-input')).toBe(true)
    await page.keyboard.press('Shift+Tab')
    expect(await isFocused(page, '.search-all')).toBe(true)
    await page.keyboard.press('Tab')
    expect(await isFocused(page, '.search-input')).toBe(true)
  })

  it('another page -> the button is the one that was awake, and opens the same search', async () => {
    const page = await visit('/')
    await mark(page)
    await openSearch(page)
    await page.keyboard.press('Escape')
    await link(page, 'Guide').click()
    await shown(page, 'Introduction')
    expect(await page.locator('sg-island[data-persist=search-bar]').getAttribute('data-state')).toBe('awake')
    await openSearch(page)
    await searchFor(page, 'water')
    expect(await isMarked(page)).toBe(true)
  })

  it('the way back while it is open -> closes it', async () => {
    const page = await visit('/')
    await link(page, 'Guide').click()
    await shown(page, 'Introduction')
    await openSearch(page)
    await page.goBack()
    await shown(page, 'Garden')
    await modal(page).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.body.className)).toBe('')
  })

  it('a page that comes while it is open, asked for before -> it stays as it is; closed, the reader is at the top of that page', async () => {
    const page = await browser.open('/')
    // Both pages are longer than this.
    await page.setViewportSize({ width: 1280, height: 300 })
    const held = await hold(page, '**/docs/reference/water')
    await setHref(page, '.navbar a[href="/docs/"]', '/docs/reference/water')
    await link(page, 'Guide').click()
    await held.asked
    await scrollDown(page, 100)
    expect(await scrollTop(page)).toBe(100)
    await openSearch(page)
    await searchFor(page, 'water')
    held.answer()
    await shown(page, 'water()')
    expect(await box(page).inputValue()).toBe('water')
    expect(await isFocused(page, '.search-input')).toBe(true)
    await page.keyboard.press('Escape')
    await modal(page).waitFor({ state: 'detached' })
    expect(await scrollTop(page)).toBe(0)
  })

  it('a result -> is shown in place, and the modal is gone', async () => {
    const page = await browser.open('/')
    await mark(page)
    await openSearch(page)
    await searchFor(page, 'happy')
    expect(await activeRow(page)).toBe('Returns')
    expect(await rows(page).first().textContent()).toContain('happy')
    await rows(page).first().click()
    await shown(page, 'water()')
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/docs/reference/water#returns')
    expect(await modal(page).count()).toBe(0)
    expect(await isMarked(page)).toBe(true)
  })

  it('no script -> no button', async () => {
    const page = await browser.open('/', { javaScriptEnabled: false })
    expect(await searchButton(page).isVisible()).toBe(false)
  })
})
