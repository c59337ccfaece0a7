// A walk through an evening with the dev server, in Chromium: a site of one page, and with `npm run test:long` this repository's own site with
// 100 and 4,000 pages more. Edit, add, rename, delete, break and mend a page, a folder, a category, a partial, a component, a style sheet and
// the configuration. SITEGEN_SCREENSHOTS names a folder for pictures of the overlay.
import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { writeCorpus } from '../../bench/corpus/write-corpus.ts'
import { startTestServer, type TestDevServer } from '../dev/start-test-server.ts'
import { shareChromium } from './launch-chromium.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const pictures = process.env.SITEGEN_SCREENSHOTS
const patience = { timeout: 20_000 }
let browser: Browser

beforeAll(async () => {
  browser = await shareChromium()
})

const partial = 'Shared words.\n'
const mdx = (text: string): string =>
  `---\ntitle: Rich\n---\n\nimport Part from './_part.mdx'\nimport { Card } from '@site/content/walk/card.tsx'\n\n<Part />\n\n<Card />\n\n${text}\n`
const card = (text: string): string => `import './card.css'\nexport function Card() {\n  return <p className="walk-card">${text}</p>\n}\n`

const config = (title: string, rest = ''): string => `import { defineConfig } from 'sitegen'
export default defineConfig({ title: '${title}', url: 'https://example.com', docs: { path: 'content/docs', routeBasePath: '/docs' }, onOrphanPages: 'ignore',${rest} })
`

/** One page, with what it imports. */
const walkFiles: Record<string, string> = {
  'site.config.ts': config('Walk'),
  'content/docs/walk/rich.mdx': mdx('First text.'),
  'content/docs/walk/_part.mdx': partial,
  'content/walk/card.tsx': card('First card'),
  'content/walk/card.css': '.walk-card { color: rgb(1, 2, 3) }\n',
}

/** The content, styles and components of this repository, and a corpus beside them. */
function copyOwnSite(directory: string, pages: number): void {
  for (const name of ['content', 'static']) cpSync(join(repository, name), join(directory, name), { recursive: true })
  symlinkSync(join(repository, 'node_modules'), join(directory, 'node_modules'))
  mkdirSync(join(directory, 'content/docs/corpus'))
  writeCorpus(join(directory, 'content/docs/corpus'), pages, 'files')
}

async function open(dev: TestDevServer, path: string): Promise<{ page: Page; loads: () => number; problems: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  page.setDefaultTimeout(patience.timeout)
  let loads = 0
  const problems: string[] = []
  page.on('load', () => loads++)
  page.on('pageerror', (error) => problems.push(error.message))
  const streaming = page.waitForRequest(/\/__sitegen\/events/)
  await page.goto(new URL(path, dev.server.url).href)
  await streaming
  await dev.server.watching
  return { page, loads: () => loads, problems }
}

async function photograph(page: Page, name: string): Promise<void> {
  if (pictures === undefined) return
  mkdirSync(pictures, { recursive: true })
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1440, 390]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({ path: join(pictures, `${name}-${colorScheme}-${width}.png`) })
    }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1440, height: 900 })
}

async function walk(size: number): Promise<void> {
  const dev = await startTestServer(walkFiles, size === 1 ? {} : { prepare: (directory) => copyOwnSite(directory, size) })
  onTestFinished(() => dev.close())
  const { page, loads, problems } = await open(dev, '/docs/walk/rich')
  const overlay = page.locator('sitegen-overlay')
  const isMended = (): Promise<void> => expect.poll(() => overlay.count(), patience).toBe(0)
  const statusOf = (path: string) => async (): Promise<number> => (await dev.get(path)).status

  // A text, a partial, a style sheet: nothing is loaded anew.
  dev.write('content/docs/walk/rich.mdx', mdx('Second text.'))
  await page.getByText('Second text.').waitFor()
  dev.write('content/docs/walk/_part.mdx', 'Other shared words.\n')
  await page.getByText('Other shared words.').waitFor()
  const color = (): Promise<string> => page.locator('.walk-card').evaluate((element) => getComputedStyle(element).color)
  dev.write('content/walk/card.css', '.walk-card { color: rgb(4, 5, 6) }\n')
  await expect.poll(color, patience).toBe('rgb(4, 5, 6)')
  expect(loads()).toBe(1)

  // A broken style sheet and its mending.
  dev.write('content/walk/card.css', '@import "./missing.css";\n')
  await overlay.waitFor({ state: 'attached' })
  dev.write('content/walk/card.css', '.walk-card { color: rgb(7, 8, 9) }\n')
  await isMended()
  await expect.poll(color, patience).toBe('rgb(7, 8, 9)')
  expect(loads()).toBe(1)

  // A text that is half written, and front matter.
  dev.write('content/docs/walk/rich.mdx', mdx('<Open>'))
  await page.getByRole('dialog').waitFor()
  await photograph(page, `overlay-${size}`)
  expect(await page.getByText('Second text.').count()).toBe(1)
  dev.write('content/docs/walk/rich.mdx', mdx('Third text.'))
  await page.getByText('Third text.').waitFor()
  await isMended()
  dev.write('content/docs/walk/rich.mdx', mdx('Third text.').replace('title: Rich', 'title: ['))
  await page.getByRole('dialog').waitFor()
  dev.write('content/docs/walk/rich.mdx', mdx('Fourth text.'))
  await page.getByText('Fourth text.').waitFor()
  await isMended()

  // A link to a page that does not exist is reported as it is saved.
  dev.write('content/docs/walk/rich.mdx', mdx('[Gone](/docs/walk/gone)'))
  await dev.found(({ id, place }) => id === 'link-broken' && place?.file === 'content/docs/walk/rich.mdx')
  await overlay.waitFor({ state: 'attached' })
  dev.write('content/docs/walk/gone.md', '---\ntitle: Gone\n---\n\nIt came.\n')
  await isMended()

  // A page that is reached without a load of a document follows its edits too.
  await page.getByRole('link', { name: 'Gone', exact: true }).last().click()
  await page.getByText('It came.').waitFor()
  dev.write('content/docs/walk/gone.md', '---\ntitle: Gone\n---\n\nIt came again.\n')
  await page.getByText('It came again.').waitFor()

  // Deleted and made anew, renamed, moved with its folder.
  dev.remove('content/docs/walk/gone.md')
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
  dev.write('content/docs/walk/gone.md', '---\ntitle: Gone\n---\n\nIt is back.\n')
  await page.getByText('It is back.').waitFor()
  await page.waitForLoadState()
  const loaded = loads()
  dev.write('content/docs/walk/rich.mdx', mdx('No link.'))
  dev.rename('content/docs/walk/gone.md', 'content/docs/walk/moved.md')
  await expect.poll(statusOf('/docs/walk/moved'), patience).toBe(200)
  expect((await dev.get('/docs/walk/gone')).status).toBe(404)
  // The page that is left has followed without being loaded anew.
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
  expect(loads()).toBe(loaded)
  // A folder may be seen gone before it is seen back, and for a moment no page has a component: then pages are loaded anew.
  dev.rename('content/docs/walk', 'content/docs/stroll')
  await expect.poll(statusOf('/docs/stroll/rich'), patience).toBe(200)
  await expect.poll(statusOf('/docs/walk/rich'), patience).toBe(404)
  dev.rename('content/docs/stroll', 'content/docs/walk')
  await expect.poll(statusOf('/docs/walk/rich'), patience).toBe(200)
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()

  // A category file.
  await page.goto(new URL('/docs/walk/rich', dev.server.url).href)
  dev.write('content/docs/walk/_category_.json', '{ "label": "Evening walk" }\n')
  await page.getByText('Evening walk').first().waitFor({ state: 'attached' })

  // A component: changed, broken, mended.
  dev.write('content/walk/card.tsx', card('Second card'))
  await page.getByText('Second card').waitFor()
  dev.write('content/walk/card.tsx', 'export function Card( {')
  await overlay.waitFor({ state: 'attached' })
  expect(await page.getByText('Second card').count()).toBe(1)
  dev.write('content/walk/card.tsx', card('Third card'))
  await page.getByText('Third card').waitFor()
  await isMended()

  // The configuration: changed, broken by itself and by a file that it imports, mended.
  dev.write('site.config.ts', config('Renamed'))
  await expect.poll(() => page.title(), patience).toContain('Renamed')
  dev.write('site.config.ts', `import { extra } from './extra.ts'\n${config('Extra', ' tagline: extra')}`)
  await overlay.waitFor({ state: 'attached' })
  dev.write('extra.ts', "export const extra = 'More'\n")
  await expect.poll(() => page.title(), patience).toContain('Extra')
  await isMended()
  dev.write('site.config.ts', config('Last'))
  await expect.poll(() => page.title(), patience).toContain('Last')
  expect(await page.getByText('No link.').count()).toBe(1)
  expect(problems).toEqual([])
}

it('a site of one page: edit, add, rename, delete, break, mend -> each ends in the right page', () => walk(1), 120_000)

if (process.env.SITEGEN_LONG) it.each([100, 4000])('this site and %i pages more -> the same', (size) => walk(size), 300_000)
