// Keys and pointer in the box and on the rows of the search.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { isMarked, mark, shown } from './navigation-steps.ts'
import {
  activeRow,
  answered,
  box,
  holdIndex,
  modal,
  openSearch,
  readStored,
  rows,
  searchFor,
  startSearchSite,
  store,
} from './search-site.ts'

const browser = startSearchSite()

const activeIndex = (page: Page): Promise<number> =>
  rows(page).evaluateAll((options) => options.findIndex((option) => option.getAttribute('aria-selected') === 'true'))
const path = (page: Page): string => new URL(page.url()).pathname

/** Opens the search with the rows of `query`. */
async function openWith(query: string): Promise<Page> {
  const page = await browser.open('/')
  await mark(page)
  await openSearch(page)
  await searchFor(page, query)
  return page
}

describe('arrows', () => {
  it('down and up -> one row on, over all groups and around both ends; the caret stays; the row is in view', async () => {
    const page = await openWith('tomato')
    const count = await rows(page).count()
    expect(await activeIndex(page)).toBe(0)
    await box(page).evaluate((input) => input instanceof HTMLInputElement && input.setSelectionRange(2, 2))
    for (let step = 1; step < count; step += 1) {
      await page.keyboard.press('ArrowDown')
      expect(await activeIndex(page)).toBe(step)
    }
    expect(await rows(page).last().evaluate(isInView)).toBe(true)
    await page.keyboard.press('ArrowDown')
    expect(await activeIndex(page)).toBe(0)
    expect(
      await modal(page)
        .locator('.search-screen')
        .evaluate((list) => list.scrollTop),
    ).toBe(0)
    await page.keyboard.press('ArrowUp')
    expect(await activeIndex(page)).toBe(count - 1)
    expect(await rows(page).last().evaluate(isInView)).toBe(true)
    expect(await box(page).evaluate((input) => input instanceof HTMLInputElement && input.selectionStart)).toBe(2)
  })

  it('the active row -> is what the box points to', async () => {
    const page = await openWith('tomato')
    await page.keyboard.press('ArrowDown')
    const id = await box(page).getAttribute('aria-activedescendant')
    expect(id).toBe(await rows(page).nth(1).getAttribute('id'))
    const lists = (await box(page).getAttribute('aria-controls'))?.split(' ') ?? []
    expect(lists).toEqual(
      await modal(page)
        .getByRole('listbox')
        .evaluateAll((elements) => elements.map((element) => element.id)),
    )
    expect(await box(page).getAttribute('aria-autocomplete')).toBe('both')
    expect(await box(page).getAttribute('aria-expanded')).toBe('true')
  })

  it('another answer -> the first row is active again', async () => {
    const page = await openWith('tomato')
    await page.keyboard.press('ArrowDown')
    await searchFor(page, 'water')
    expect(await activeIndex(page)).toBe(0)
  })

  it('while an input method composes -> are its own', async () => {
    const page = await openWith('tomato')
    for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
      for (const key of ['ArrowDown', 'Enter', 'Escape']) {
        await box(page).evaluate(
          (input, options) => input.dispatchEvent(new KeyboardEvent('keydown', { ...options, bubbles: true, cancelable: true })),
          { ...init, key },
        )
      }
    }
    expect(await activeIndex(page)).toBe(0)
    expect(await modal(page).isVisible()).toBe(true)
    expect(path(page)).toBe('/')
  })

  it('text of an input method -> is searched', async () => {
    const page = await browser.open('/')
    await openSearch(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Input.imeSetComposition', { text: 'water', selectionStart: 5, selectionEnd: 5 })
    await answered(page, 'water')
    expect(await box(page).inputValue()).toBe('water')
    await session.send('Input.insertText', { text: 'water' })
    expect(await box(page).inputValue()).toBe('water')
    expect(await activeRow(page)).toBe('water()')
  })
})

describe('Enter', () => {
  it('-> the active row in place, remembered; the modal is gone', async () => {
    const page = await openWith('sowing a tomato')
    const title = (await activeRow(page)) ?? ''
    await page.keyboard.press('Enter')
    await shown(page, title)
    expect(await modal(page).count()).toBe(0)
    expect(await isMarked(page)).toBe(true)
    expect(await readStored(page, 'RECENT')).toEqual([title])
  })

  it.each(['Control+Enter', 'Meta+Enter', 'Shift+Enter'])('%s -> elsewhere, remembered; the modal stays', async (keys) => {
    const page = await openWith('sowing a tomato')
    const opened = page.context().waitForEvent('page')
    await page.keyboard.press(keys)
    const other = await opened
    await other.waitForURL('**/docs/guides/sowing')
    expect(await other.evaluate(() => window.opener)).toBe(null)
    expect(await modal(page).isVisible()).toBe(true)
    expect(path(page)).toBe('/')
    expect(await readStored(page, 'RECENT')).toEqual(['Sowing a tomato'])
  })

  it('Alt+Enter -> nothing of ours', async () => {
    const page = await openWith('sowing a tomato')
    await page.keyboard.press('Alt+Enter')
    expect(await modal(page).isVisible()).toBe(true)
    expect(await readStored(page, 'RECENT')).toEqual([])
  })

  it('before the answer is there -> the first row of it, and none that was shown before', async () => {
    const page = await browser.open('/')
    await store(page, 'RECENT', ['Elsewhere'])
    const index = await holdIndex(page)
    await openSearch(page)
    expect(await activeRow(page)).toBe('Elsewhere')
    await page.keyboard.type('sowing a tomato')
    await page.keyboard.press('Enter')
    expect(path(page)).toBe('/')
    index.answer()
    await shown(page, 'Sowing a tomato')
  })

  it('before the answer, then Tab -> nothing is opened', async () => {
    const page = await openWith('tomato')
    const index = await holdIndex(page)
    await box(page).fill('zebra')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    index.answer()
    expect(await modal(page).isVisible()).toBe(true)
    expect(path(page)).toBe('/')
  })

  it.each(['Control+Enter', 'Meta+Enter', 'Shift+Enter'])('%s before the answer -> nothing, in place or elsewhere', async (keys) => {
    const page = await browser.open('/')
    const index = await holdIndex(page)
    await openSearch(page)
    await page.keyboard.type('sowing a tomato')
    await page.keyboard.press(keys)
    index.answer()
    await answered(page, 'sowing a tomato')
    await drawn(page)
    expect(await modal(page).isVisible()).toBe(true)
    expect(path(page)).toBe('/')
    expect(page.context().pages()).toHaveLength(1)
  })

  it('when nothing could be reached -> asks again, and opens nothing by itself', async () => {
    const page = await browser.open('/', { allowConsole: /The search failed|ERR_FAILED|Failed to load/ })
    await page.route('**/{assets/search,search-index}/**', (route) => route.abort())
    await openSearch(page)
    await page.keyboard.type('sowing a tomato')
    // Of the search that fails, not of the next one.
    await page.keyboard.press('Enter')
    await modal(page).getByText('Unable to fetch results', { exact: true }).waitFor()
    await page.unroute('**/{assets/search,search-index}/**')
    await page.keyboard.press('Enter')
    await answered(page, 'sowing a tomato')
    await drawn(page)
    expect(await activeRow(page)).toBe('Sowing a tomato')
    await page.keyboard.press('Enter')
    await shown(page, 'Sowing a tomato')
  })

  it('without a row -> nothing', async () => {
    const page = await openWith('tomatozzqq')
    await page.keyboard.press('Enter')
    expect(await modal(page).isVisible()).toBe(true)
    expect(path(page)).toBe('/')
  })
})

describe('Escape and Tab', () => {
  it('Escape, Tab -> end a search that is on its way', async () => {
    const page = await browser.open('/')
    const index = await holdIndex(page)
    await openSearch(page)
    await page.keyboard.type('water')
    expect(await modal(page).getAttribute('data-status')).toMatch(/loading|stalled/)
    await page.keyboard.press('Tab')
    expect(await modal(page).getAttribute('data-status')).toBe('idle')
    index.answer()
    await box(page).focus()
    await page.keyboard.press('Escape')
    await modal(page).waitFor({ state: 'detached' })
    expect(await page.locator('.search-button').evaluate((button) => button.matches(':focus'))).toBe(true)
  })
})

describe('back in the box', () => {
  it('after Tab has ended a search -> it is searched again, and Enter waits for its rows', async () => {
    const page = await openWith('tomato')
    const index = await holdIndex(page)
    await box(page).fill('happy')
    await page.keyboard.press('Tab')
    expect(await modal(page).getAttribute('data-status')).toBe('idle')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    expect(await modal(page).isVisible()).toBe(true)
    index.answer()
    await shown(page, 'water()')
    expect(new URL(page.url()).hash).toBe('#returns')
  })

  it('after Tab has ended the first search -> the same, with nothing opened of the start', async () => {
    const page = await browser.open('/')
    await store(page, 'RECENT', ['Elsewhere'])
    const index = await holdIndex(page)
    await openSearch(page)
    await page.keyboard.type('happy')
    await page.keyboard.press('Tab')
    await box(page).focus()
    await page.keyboard.press('Enter')
    expect(await modal(page).isVisible()).toBe(true)
    index.answer()
    await shown(page, 'water()')
  })

  it('after Tab, with the answer there -> nothing is asked again', async () => {
    const page = await openWith('tomato')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    expect(await modal(page).getAttribute('data-status')).toBe('idle')
  })
})

describe('the pointer', () => {
  it('moves -> the row below it is active; a press leaves the focus in the box', async () => {
    const page = await openWith('tomato')
    await rows(page).nth(2).hover()
    expect(await activeIndex(page)).toBe(2)
    await page.mouse.down()
    expect(await box(page).evaluate((input) => input.matches(':focus'))).toBe(true)
    await page.mouse.move(5, 5)
    await page.mouse.up()
    expect(path(page)).toBe('/')
  })

  it.each([{ modifiers: ['Control' as const] }, { button: 'middle' as const }])(
    'a click with %o -> another tab, remembered; the modal stays',
    async (how) => {
      const page = await openWith('sowing a tomato')
      const opened = page.context().waitForEvent('page')
      await rows(page).first().click(how)
      const other = await opened
      await other.waitForURL('**/docs/guides/sowing')
      expect(await modal(page).isVisible()).toBe(true)
      expect(await readStored(page, 'RECENT')).toEqual(['Sowing a tomato'])
    },
  )
})

/** Resolves when what has just come is on the screen, and what waited for that has run. */
function drawn(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))))
}

function isInView(row: Element): boolean {
  const list = row.closest('.search-screen')?.getBoundingClientRect()
  const { top, bottom } = row.getBoundingClientRect()
  return list !== undefined && top >= list.top - 1 && bottom <= list.bottom + 1
}
