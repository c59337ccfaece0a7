// The dev server as somebody uses it who writes a site: Chromium on one side, an editor's saves on the other. A page that logs an error,
// throws, or asks another host for anything fails its test.
import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { configFile, sampleSite, startTestServer, type TestDevServer } from '../dev/start-test-server.ts'
import { shareChromium } from './launch-chromium.ts'

let browser: Browser
/** A busy machine takes longer than the second that is the default. */
const patience = { timeout: 20_000 }

beforeAll(async () => {
  browser = await shareChromium()
})

const longText = Array.from({ length: 60 }, (_, index) => `Paragraph ${index} of a page that is longer than the window.`).join('\n\n')

const site = {
  ...sampleSite,
  'content/docs/long.mdx': [
    '---',
    'title: A long page',
    'description: To scroll in.',
    '---',
    '',
    "import Counter from '@site/content/components/counter.tsx'",
    '',
    '## First',
    '',
    '<Counter client="load" />',
    '',
    '<details>',
    '<summary>More</summary>',
    '',
    'What is inside.',
    '',
    '</details>',
    '',
    longText,
    '',
    'The last words.',
    '',
  ].join('\n'),
  'content/components/counter.tsx':
    '\'use client\'\nimport { useState } from \'react\'\nexport default function Counter() {\n  const [count, setCount] = useState(0)\n  return (\n    <button type="button" className="counter" onClick={() => setCount(count + 1)}>\n      Count {count}\n    </button>\n  )\n}\n',
}

/** Opens a page once the site is watched; console errors and foreign requests fail the test. */
async function open(path: string, allowConsole?: RegExp): Promise<{ page: Page; dev: TestDevServer; loads: () => number }> {
  const started = await startTestServer(site)
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const problems: string[] = []
  onTestFinished(async () => {
    await context.close()
    await started.close()
    expect(problems).toEqual([])
  })
  const page = await context.newPage()
  let loads = 0
  page.on('load', () => loads++)
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !allowConsole?.test(message.text())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('request', (request) => {
    if (!request.url().startsWith(`http://127.0.0.1:${started.server.port}/`) && !request.url().startsWith('data:'))
      problems.push(request.url())
  })
  const streaming = page.waitForRequest(/\/__sitegen\/events/)
  await page.goto(new URL(path, started.server.url).href)
  await streaming
  await started.server.watching
  return { page, dev: started, loads: () => loads }
}

describe('edits in the browser', () => {
  it('a text -> exchanged in place: scroll, open details and an island that is awake stay', async () => {
    const { page, dev, loads } = await open('/docs/long')
    await page.locator('summary', { hasText: 'More' }).click()
    await page.locator('.counter').click()
    await page.getByText('Count 1').waitFor()
    await page.evaluate(() => scrollTo(0, 900))
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(500)
    dev.write('content/docs/long.mdx', site['content/docs/long.mdx'].replace('The last words.', 'Other last words.'))
    await page.getByText('Other last words.').waitFor({ state: 'attached' })
    expect(await page.evaluate(() => scrollY)).toBe(before)
    expect(await page.locator('details', { hasText: 'What is inside.' }).getAttribute('open')).not.toBeNull()
    expect(await page.locator('.counter').textContent()).toBe('Count 1')
    expect(loads()).toBe(1)
    dev.write('content/docs/long.mdx', site['content/docs/long.mdx'].replace('What is inside.', 'What was inside.'))
    await page.getByText('What was inside.').waitFor()
    expect(await page.locator('.counter').textContent()).toBe('Count 1')
  })

  it('a text, with what scripts have set before the first paint -> the mode of the reader stays', async () => {
    const { page, dev } = await open('/docs/intro')
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.reload()
    const theme = () => page.locator('html').getAttribute('data-theme')
    expect(await theme()).toBe('dark')
    dev.write('content/docs/intro.md', '---\ntitle: Introduction\n---\n\nAnother start.\n')
    await page.getByText('Another start.').waitFor()
    expect(await theme()).toBe('dark')
  })

  it('a script in front matter, its file, a tag and a script of the configuration -> the page has what it would be loaded with', async () => {
    const { page, dev } = await open('/docs/intro')
    const ran = () => page.evaluate(() => document.documentElement.dataset)
    dev.write('content/docs/own.js', "document.documentElement.dataset.own = 'first'\n")
    const intro = (scripts: string): string => `---\ntitle: Introduction\nscripts: [${scripts}]\n---\n\nWelcome.\n`
    dev.write('content/docs/intro.md', intro('./own.js'))
    await expect.poll(ran, patience).toMatchObject({ own: 'first' })
    dev.write('content/docs/own.js', "document.documentElement.dataset.own = 'second'\n")
    await expect.poll(ran, patience).toMatchObject({ own: 'second' })
    dev.write('client/site.js', "document.documentElement.dataset.site = 'first'\n")
    const tag = "headTags: [{ tagName: 'meta', attributes: { name: 'added', content: 'yes' } }]"
    dev.write('site.config.ts', configFile.replace('stylesheets:', `scripts: ['client/site.js'], ${tag}, stylesheets:`))
    await expect.poll(ran, patience).toMatchObject({ own: 'second', site: 'first' })
    expect(await page.locator('meta[name=added]').getAttribute('content')).toBe('yes')
    dev.write('client/site.js', "document.documentElement.dataset.site = 'second'\n")
    await expect.poll(ran, patience).toMatchObject({ site: 'second' })
  })

  it('an island that comes with an edit -> wakes', async () => {
    const { page, dev } = await open('/docs/long')
    await page.locator('.counter').click()
    dev.write('content/docs/long.mdx', site['content/docs/long.mdx'].replace('The last words.', '<Counter client="load" />\n\nMore words.'))
    await page.getByText('More words.').waitFor({ state: 'attached' })
    await expect.poll(() => page.locator('.counter').count()).toBe(2)
    await page.locator('.counter').nth(1).click()
    await expect.poll(() => page.locator('.counter').allTextContents()).toEqual(['Count 1', 'Count 1'])
  })

  it('a page that is added, retitled, renamed, deleted -> the sidebar of the page that is shown follows', async () => {
    const { page, dev, loads } = await open('/docs/intro')
    const sidebar = page.locator('aside, nav').filter({ hasText: 'Next steps' }).last()
    dev.write('content/docs/added.md', '---\ntitle: Added page\n---\n\nText.\n')
    await sidebar.getByText('Added page').waitFor()
    dev.write('content/docs/added.md', '---\ntitle: Retitled page\n---\n\nText.\n')
    await sidebar.getByText('Retitled page').waitFor()
    dev.rename('content/docs/added.md', 'content/docs/moved.md')
    await page.locator('a[href="/docs/moved"]').first().waitFor()
    dev.remove('content/docs/moved.md')
    await expect.poll(() => page.getByText('Retitled page').count(), patience).toBe(0)
    expect(loads()).toBe(1)
  })

  it('the page that is shown is deleted -> the not-found page; it comes back -> the page', async () => {
    const { page, dev, loads } = await open('/docs/next')
    dev.remove('content/docs/next.md')
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
    dev.write('content/docs/next.md', '---\ntitle: Next steps\n---\n\nIt is back.\n')
    await page.getByText('It is back.').waitFor()
    expect(await page.title()).toBe('Next steps | Test')
    expect(loads()).toBe(1)
  })

  it('a style sheet -> exchanged without a load', async () => {
    const { page, dev, loads } = await open('/')
    const label = page.getByText('First label')
    expect(await label.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)')
    dev.write('site.css', '.marked { color: rgb(4, 5, 6) }\n')
    await expect.poll(() => label.evaluate((element) => getComputedStyle(element).color), patience).toBe('rgb(4, 5, 6)')
    expect(loads()).toBe(1)
  })

  it('a component, the configuration -> the page is loaded anew', async () => {
    const { page, dev } = await open('/')
    dev.write('content/components/label.tsx', 'export function Label() {\n  return <p>Second label</p>\n}\n')
    await page.getByText('Second label').waitFor()
    dev.write('site.config.ts', "export default { title: 'Renamed', url: 'https://example.com' }\n")
    await expect.poll(() => page.title(), patience).toBe('Home | Renamed')
  })
})

describe('mistakes in the browser', () => {
  it('front matter -> an overlay with the source; Escape closes it and a button opens it; mended, it is gone', async () => {
    const { page, dev } = await open('/docs/intro')
    dev.write('content/docs/intro.md', '---\ntitle: "<img src=x onerror=alert(1)>\n---\n\nText.\n')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    expect(await dialog.getAttribute('aria-labelledby')).toBe('title')
    await expect.poll(() => dialog.textContent(), patience).toContain('front-matter-syntax')
    expect(await dialog.textContent()).toContain('content/docs/intro.md:')
    expect(await dialog.locator('img').count()).toBe(0)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'in this site' }).click()
    await dialog.waitFor()
    dev.write('content/docs/intro.md', '---\ntitle: Introduction\n---\n\nMended.\n')
    await page.getByText('Mended.').waitFor()
    await expect.poll(() => page.locator('sitegen-overlay').count(), patience).toBe(0)
  })

  it('a dead link, a missing image, a warning -> the page, and a counter that opens the list and keeps it closed or open', async () => {
    const { page, dev } = await open('/docs/intro', /404/)
    const dialog = page.getByRole('dialog')
    const counter = page.getByRole('button', { name: 'in this site' })
    const write = (text: string): void => dev.write('content/docs/intro.md', `---\ntitle: Introduction\n---\n\n${text}\n`)
    write('[Next](/docs/not-yet)')
    await counter.waitFor()
    expect(await counter.textContent()).toBe('1 error in this site')
    expect(await dialog.count()).toBe(0)
    await counter.click()
    await dialog.getByText('link-broken').waitFor()
    write('[Next](/docs/not-yet) ![Drawing](./no.png)')
    await dialog.getByText('image-broken').waitFor()
    await page.keyboard.press('Escape')
    await counter.waitFor()
    write('[Next](/docs/not-yet) and [there](#nowhere)')
    await expect.poll(() => counter.textContent(), patience).toBe('1 error, 1 warning in this site')
    expect(await dialog.count()).toBe(0)
    write('Mended.')
    await expect.poll(() => page.locator('sitegen-overlay').count(), patience).toBe(0)
  })

  it('a list over a page that cannot be made, closed -> stays closed until the page can be made', async () => {
    const { page, dev } = await open('/docs/long')
    const text = site['content/docs/long.mdx']
    const dialog = page.getByRole('dialog')
    dev.write('content/docs/long.mdx', text.replace('The last words.', '<Counter'))
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    dev.write('content/docs/long.mdx', text.replace('The last words.', '[Next](/docs/not-yet) <Counter {'))
    await dev.found(({ message }) => message.includes('{') || message.includes('Counter'))
    await page.reload()
    await page.getByRole('button', { name: 'in this site' }).waitFor()
    expect(await dialog.count()).toBe(0)
    dev.write('content/docs/long.mdx', text)
    await expect.poll(() => page.locator('sitegen-overlay').count(), patience).toBe(0)
    dev.write('content/docs/long.mdx', text.replace('The last words.', '<Counter'))
    await dialog.waitFor()
  })

  it('a component that throws -> the overlay; mended, the page', async () => {
    const { page, dev } = await open('/')
    dev.write('content/components/label.tsx', "export function Label() {\n  throw new Error('no label')\n}\n")
    await page.getByRole('dialog').getByText('no label').first().waitFor()
    dev.write('content/components/label.tsx', 'export function Label() {\n  return <p>Back</p>\n}\n')
    await page.getByText('Back', { exact: true }).waitFor()
    await expect.poll(() => page.locator('sitegen-overlay').count(), patience).toBe(0)
  })

  it('MDX that is half written -> the last good page stays under the overlay', async () => {
    const { page, dev } = await open('/docs/long')
    dev.write('content/docs/long.mdx', site['content/docs/long.mdx'].replace('The last words.', '<Counter'))
    await page.getByRole('dialog').waitFor()
    dev.write('content/docs/long.mdx', site['content/docs/long.mdx'].replace('The last words.', 'Whole again.'))
    await page.getByText('Whole again.').waitFor({ state: 'attached' })
    await expect.poll(() => page.locator('sitegen-overlay').count(), patience).toBe(0)
  })

  it('a configuration with a mistake -> the overlay; the page stays', async () => {
    const { page, dev } = await open('/docs/intro')
    dev.write('site.config.ts', "export default { title: 1, url: 'https://example.com' }\n")
    await page.getByRole('dialog').getByText('config-invalid').waitFor()
    expect(await page.getByText('Welcome to the start.').count()).toBe(1)
    await page.evaluate(() => document.documentElement.setAttribute('data-before', ''))
    dev.write('site.config.ts', configFile)
    // The page is loaded anew; a browser that is closed in the middle of that may hang.
    await page.waitForFunction(() => document.readyState === 'complete' && !document.documentElement.hasAttribute('data-before'))
    expect(await page.locator('sitegen-overlay').count()).toBe(0)
  })
})

describe('the server', () => {
  it('ended and started anew -> the page that was left open is loaded anew', async () => {
    const first = await startTestServer(site)
    const context = await browser.newContext()
    onTestFinished(() => context.close())
    const page = await context.newPage()
    const streaming = page.waitForResponse(/\/__sitegen\/events/)
    await page.goto(new URL('/docs/intro', first.server.url).href)
    await streaming
    await first.close()
    const intro = '---\ntitle: Introduction\n---\n\nOf the second run.\n'
    const second = await startTestServer({ ...site, 'content/docs/intro.md': intro }, { port: first.server.port })
    onTestFinished(() => second.close())
    await page.getByText('Of the second run.').waitFor(patience)
  })
})
