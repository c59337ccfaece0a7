// Every template of this repository's own site for everybody: no barriers in both modes, wide and narrow, with menus, drawers and the search
// open; and the keyboard never loses sight of where it is.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findBarriers, ofColors } from './axe.ts'
import { startOwnSite } from './start-site.ts'

const browser = startOwnSite()

const wide = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const
const narrow = { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' } as const

const templates = [
  '/',
  '/player/',
  '/lambda/',
  '/docs/',
  '/docs/api',
  '/docs/interpolate',
  '/docs/studio/',
  '/blog',
  '/blog/4-0',
  '/blog/archive',
  '/learn',
  '/success-stories/typeframes',
  '/experts/',
  '/templates/',
  '/templates/hello-world',
  '/showcase/',
  '/showcase/add',
  '/about/',
  '/contact/',
  '/search',
  '/ai',
  '/ai-embed',
]

describe('barriers', () => {
  const visits = [browser.tour(wide), browser.tour(narrow)]

  it.each(templates)('%s, in both modes, wide and narrow -> none', async (path) => {
    for (const visit of visits) {
      const page = await visit(path)
      // A page follows the system while a reader has not chosen.
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.locator(`html[data-theme="${colorScheme}"]`).waitFor({ state: 'attached' })
        expect(await findBarriers(page, colorScheme === 'dark' ? ofColors : undefined)).toEqual([])
      }
    }
  })

  it('the not-found page -> none', async () => {
    const page = await browser.open('/no/such/page', { allowConsole: /404/ })
    expect(await findBarriers(page)).toEqual([])
  })

  it.each(['light', 'dark'] as const)('%s, each menu of the navbar, then the search open -> none', async (colorScheme) => {
    const page = await browser.open('/docs/interpolate', { ...wide, colorScheme })
    for (const menu of await page.locator('.navbar-dropdown summary').all()) {
      await menu.press('Enter')
      expect(await findBarriers(page)).toEqual([])
    }
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').waitFor()
    expect(await findBarriers(page)).toEqual([])
  })

  it.each(['light', 'dark'] as const)('%s, the drawers of a phone and what opens in them -> none', async (colorScheme) => {
    const page = await browser.open('/docs/interpolate', { ...narrow, colorScheme })
    await page.getByRole('button', { name: 'Toggle navigation bar' }).press('Enter')
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Back to main menu' }).press('Enter')
    await page.getByText('Products', { exact: true }).press('Enter')
    expect(await findBarriers(page)).toEqual([])
  })
})

describe('the keyboard alone', () => {
  it.each(['/', '/docs/interpolate', '/blog', '/templates/'])(
    '%s, Tab and back -> what has the focus is seen, below the navbar too',
    async (path) => {
      const page = await browser.open(path, wide)
      await step(page, 'Tab')
      // Backwards, because then the browser scrolls up, to the edge that the navbar covers.
      await step(page, 'Shift+Tab')
    },
  )
})

/** Goes on until the focus has left the page. Nothing but what stands beside what has the focus may lie over it. */
async function step(page: Page, key: string): Promise<void> {
  for (let count = 0; count < 400; count++) {
    await page.keyboard.press(key)
    const look = () => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return 'left'
      // A part of the page that scrolls by keyboard may be larger than the window.
      const boxes = [...focused.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
      const points = boxes.flatMap(({ left, top, width, height }) =>
        [top + height / 2, top + 2, top + height - 2].map((y) => [left + width / 2, y] as const),
      )
      const isSeen = points.some(([x, y]) => {
        const top = document.elementFromPoint(x, y)
        return top !== null && (focused.contains(top) || top.contains(focused) || top.closest('label')?.contains(focused) === true)
      })
      return isSeen ? 'seen' : focused.outerHTML.slice(0, 200)
    }
    // A part of the page that has just woken may move what has the focus. What counts is what is painted next: two frames, not more.
    let seen = await page.evaluate(look)
    for (let frame = 0; frame < 2 && seen !== 'left' && seen !== 'seen'; frame++) {
      await page.evaluate(() => new Promise(requestAnimationFrame))
      seen = await page.evaluate(look)
    }
    if (seen === 'left') return
    expect(seen).toBe('seen')
  }
}
