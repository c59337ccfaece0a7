// This repository's own site, built and opened: what a reader sees, with and without scripts, wide and narrow.
import { cp, readFile, symlink, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, sep } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { buildSite } from '../../src/build/build-site.ts'
import { type ProviderServer, startProvider } from '../search-provider/provider-server.ts'
import { atRest, startBrowser } from './browser.ts'
import { newFolder } from './run-folder.ts'
import { box, rows } from './search-site.ts'
import { repository, serveBuild, startOwnSite } from './start-site.ts'

const browser = startOwnSite()

const pages = [
  '/',
  '/docs/',
  '/docs/interpolate',
  '/docs/lambda',
  '/blog',
  '/blog/4-0',
  '/learn',
  '/success-stories',
  '/experts/',
  '/templates/',
  '/about/',
  '/contact/',
]
const narrow = { viewport: { width: 390, height: 844 } }

describe('the own site', () => {
  const visits = [390, 320].map((width) => ({ width, visit: browser.tour({ viewport: { width, height: 800 } }) }))

  it.each(pages)('%s -> one h1, one main, a title, nothing wider than the screen at 390 and 320 pixels', async (path) => {
    for (const { width, visit } of visits) {
      const page = await visit(path)
      expect(await page.locator('h1').count()).toBe(1)
      expect(await page.locator('main').count()).toBe(1)
      expect(await page.title()).toMatch(/\| Remotion$/)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })

  it('any page -> is sent with a policy that allows no inline script and no inline style but by hash', async () => {
    const page = await browser.open('/')
    for (const path of ['/', '/docs/transitions', '/templates/']) {
      const response = await page.goto(browser.url(path))
      const policy = response?.headers()['content-security-policy'] ?? ''
      expect(policy).toMatch(/script-src 'self' 'sha256-/)
      expect(policy).not.toContain('unsafe')
      // Those of posters are classes in a sheet of the page. Nothing has woken yet that sets styles through the object model.
      expect(await response?.text()).not.toMatch(/<[^>]* style="/)
    }
  })

  it('an unknown path -> the not-found page with status 404', async () => {
    const page = await browser.open('/', { allowConsole: /404/ })
    const response = await page.goto(browser.url('/no/such/page'))
    expect(response?.status()).toBe(404)
    expect(await page.locator('h1').textContent()).toBe('Page Not Found')
  })

  it.each(['/brand', '/convert', '/changelog'])('[spec 2.28] [spec 2.34] [spec 2.40] %s -> leads to the public site', async (path) => {
    const page = await browser.open('/', { javaScriptEnabled: false })
    const response = await page.request.get(browser.url(path))
    expect(response.status()).toBe(200)
    expect(await response.text()).toContain(`<meta http-equiv="refresh" content="0; url=https://remotion.dev${path}">`)
  })

  it('[spec 1.04] [spec 7.08] without services -> no page speaks of an assistant, and nothing is asked of another host', async () => {
    for (const path of ['/ai', '/ai-embed', '/contact/', '/search']) {
      const page = await browser.open(path)
      await atRest(page)
      expect(await page.locator('main').innerText()).not.toMatch(/assistant|Ask AI/i)
      expect(await page.locator('script#ask-ai').count()).toBe(0)
    }
  })

  it('a docs page -> sidebar with the current page, contents list, previous and next', async () => {
    const page = await browser.open('/docs/interpolate')
    const current = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current=page]')
    expect(await current.textContent()).toBe('interpolate()')
    expect(await page.locator('a[href="#signature"]').count()).toBeGreaterThan(0)
    expect(await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').count()).toBe(2)
  })

  it('the live figure on /docs/interpolate -> wakes when it is seen and answers the keyboard', async () => {
    const page = await browser.open('/docs/interpolate')
    const island = page.locator('main sg-island')
    await island.scrollIntoViewIfNeeded()
    await expect.poll(() => island.getAttribute('data-state'), { timeout: 20_000 }).toBe('awake')
    const slider = island.getByRole('slider').first()
    const before = await slider.inputValue()
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => slider.inputValue()).not.toBe(before)
  })

  it('a dropdown of the navbar -> opens with the keyboard, without any script', async () => {
    const page = await browser.open('/', { javaScriptEnabled: false })
    const products = page.getByText('Products', { exact: true }).first()
    await products.focus()
    await page.keyboard.press('Enter')
    expect(await page.getByRole('link', { name: 'Media Parser' }).first().isVisible()).toBe(true)
  })

  it('no script, a phone -> the menu opens, the sidebar leads to other pages, the text reads', async () => {
    const page = await browser.open('/docs/', { ...narrow, javaScriptEnabled: false })
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    const link = page.getByRole('link', { name: 'The fundamentals' }).first()
    expect(await link.isVisible()).toBe(true)
    await link.click()
    expect(await page.locator('h1').textContent()).toBe('The fundamentals')
  })

  it('tabs without a script -> another tab can be chosen and read', async () => {
    const page = await browser.open('/docs/', { javaScriptEnabled: false })
    await page.getByText('pnpm', { exact: true }).first().click()
    expect(await page.getByText('pnpm create video').first().isVisible()).toBe(true)
  })

  it('the system prefers dark -> dark before the first paint', async () => {
    const page = await browser.open('/docs/', { colorScheme: 'dark' })
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  })
})

describe('a newcomer on a phone, from the home page to rendering with Lambda', () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

  /** Each is what the control is called that is tapped, or its name within the part of the page that it is in. */
  const ways: [string, ((page: Page) => Locator)[]][] = [
    [
      'by the menu of products',
      [
        (page) => page.getByRole('button', { name: 'Toggle navigation bar' }),
        (page) => page.getByRole('navigation').getByText('Products', { exact: true }),
        (page) => page.getByRole('navigation').getByRole('link', { name: /^Lambda / }),
        (page) => page.getByRole('main').getByRole('link', { name: 'Documentation', exact: true }),
      ],
    ],
    [
      'by the menu of the documentation',
      [
        (page) => page.getByRole('button', { name: 'Toggle navigation bar' }),
        (page) => page.getByRole('navigation').getByRole('link', { name: 'Docs', exact: true }),
        (page) => page.getByRole('button', { name: 'Toggle navigation bar' }),
        (page) => page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Lambda', exact: true }),
      ],
    ],
    [
      'by reading on',
      [
        (page) => page.getByRole('main').getByRole('link', { name: 'Lambda', exact: true }),
        (page) => page.getByRole('main').getByRole('link', { name: 'Documentation', exact: true }),
      ],
    ],
    [
      'by the foot of the page',
      [
        (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Lambda', exact: true }),
        (page) => page.getByRole('main').getByRole('link', { name: 'Documentation', exact: true }),
      ],
    ],
  ]

  it.each(ways)('%s -> there within four taps', async (_way, taps) => {
    expect(taps.length).toBeLessThanOrEqual(4)
    const page = await browser.open('/', phone)
    for (const control of taps) {
      const seen = control(page).filter({ visible: true }).first()
      // Large enough for a finger, and on the screen to its full width. A drawer slides in, and a sidebar is drawn again when the rest of it has come.
      await vi.waitFor(
        async () => {
          await seen.scrollIntoViewIfNeeded()
          const { x = -1, width = 0, height = 0 } = (await seen.boundingBox()) ?? {}
          expect(height).toBeGreaterThanOrEqual(24)
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x + width).toBeLessThanOrEqual(390)
        },
        { timeout: 20_000 },
      )
      await seen.tap()
    }
    await page.getByRole('heading', { level: 1, name: '@remotion/lambda', exact: true }).waitFor()
    expect(new URL(page.url()).pathname.replace(/\/$/, '')).toBe('/docs/lambda')
    await page.getByText('renders videos in your own AWS account').first().waitFor()
  })
})

describe('the own site with the services of its environment', () => {
  const views: string[] = []
  let provider: ProviderServer
  let services: Server
  const origin = (): string => `http://127.0.0.1:${(services.address() as AddressInfo).port}`
  afterAll(async () => {
    vi.unstubAllEnvs()
    services?.close()
    await provider?.close()
  })
  /** Links lead to documents that this site does not have; they are fetched ahead when they are in view. */
  const allowConsole = /status of 404/
  const browser = startBrowser(async () => {
    provider = await startProvider({ hosts: 1 })
    const chat = await readFile(join(repository, 'test/sites/ask-ai/static/chat.js'))
    services = createServer(async (request, response) => {
      if (request.method === 'POST') views.push(await text(request))
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(request.method === 'POST' ? '' : chat)
    })
    await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve))
    vi.stubEnv('ASK_AI_SCRIPT', `${origin()}/chat.js`)
    vi.stubEnv('ASK_AI_SITE_ID', 'remotion')
    vi.stubEnv('PAGE_VIEWS_ENDPOINT', `${origin()}/views`)
    vi.stubEnv('ALGOLIA_APP_ID', 'TESTAPP')
    vi.stubEnv('ALGOLIA_SEARCH_KEY', 'search-key')
    vi.stubEnv('ALGOLIA_INDEX', 'remotion')
    vi.stubEnv('ALGOLIA_HOSTS', provider.origins.join(','))
    const folder = await newFolder('services')
    const siteDirectory = join(folder, 'site')
    await copyWithoutDocs(siteDirectory)
    const outDirectory = join(folder, 'build')
    const { diagnostics } = await buildSite({ siteDirectory, outDirectory, write: true, cache: false })
    expect(diagnostics).toEqual([])
    provider.indexes.fill('remotion', await readFile(join(outDirectory, 'algolia/records.ndjson'), 'utf8'))
    return serveBuild(folder)
  })

  /** This site as it is configured, with its pages and two of its documents: most of a build is the documents. */
  async function copyWithoutDocs(siteDirectory: string): Promise<void> {
    const docs = ['getting-started.mdx', 'interpolate.mdx']
    const left = join(repository, 'content/docs') + sep
    await cp(join(repository, 'content'), join(siteDirectory, 'content'), {
      recursive: true,
      filter: (source) => !source.startsWith(left) || docs.includes(source.slice(left.length)),
    })
    await cp(join(repository, 'static'), join(siteDirectory, 'static'), { recursive: true })
    await cp(join(repository, 'site.config.ts'), join(siteDirectory, 'whole.config.ts'))
    await symlink(join(repository, 'node_modules'), join(siteDirectory, 'node_modules'))
    await writeFile(
      join(siteDirectory, 'site.config.ts'),
      `import whole from './whole.config.ts'
const { code, socialCards, ...site } = whole
const none = 'ignore'
export default { ...site, docs: { path: 'content/docs' }, blog: false, collections: [], redirects: [], markdown: { onBrokenMarkdownLinks: none },
  onBrokenLinks: none, onBrokenAnchors: none, onOrphanPages: none, navbar: { ...site.navbar, items: [] } }
`,
    )
  }

  it('[spec 1.04] [spec 7.07] [spec 7.08] a page that speaks of the assistant -> has its button, and is told of', async () => {
    const page = await browser.open('/contact/', { allowConsole, allowOrigins: [origin()] })
    await page.getByRole('button', { name: 'Ask AI' }).waitFor()
    expect(await page.locator('script#ask-ai').getAttribute('data-id')).toBe('remotion')
    await expect.poll(() => views.map((view) => JSON.parse(view).path)).toContain('/contact/')
    await page.getByRole('link', { name: 'ask the assistant' }).click()
    await page.getByRole('heading', { level: 1, name: 'Ask AI' }).waitFor()
    await expect.poll(() => views.map((view) => JSON.parse(view).path)).toContain('/ai')
    expect(await page.getByRole('button', { name: 'Ask AI' }).count()).toBe(1)
  })

  it('[spec 7.04] [spec 7.11] a search -> the hosted index is asked, and its hits are shown', async () => {
    const page = await browser.open('/docs/interpolate', { allowConsole, allowOrigins: [origin(), ...provider.origins] })
    await page.keyboard.press('/')
    await box(page).fill('interpolate')
    await rows(page).first().waitFor()
    const { path, parameters, body } = await provider.received(({ method }) => method === 'POST')
    expect(path).toBe('/1/indexes/*/queries')
    expect(parameters).toMatchObject({ 'x-algolia-application-id': 'TESTAPP', 'x-algolia-api-key': 'search-key' })
    expect(body).toMatchObject({ requests: [{ indexName: 'remotion' }] })
  })
})
