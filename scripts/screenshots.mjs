// `npm run screenshots`: builds this site and takes screenshots of every template, wide and narrow, light and dark, menus open and closed,
// into screenshots/index.html. Look at them before and after a change of the styles. `--only menu,blog` takes those with one of these words
// in their name.
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { chromiumOptions, chromiumPath, installChromium } from './install-chromium.mjs'
import { root, runOrExit, setUp } from './set-up.mjs'

const { values } = parseArgs({ options: { only: { type: 'string' }, built: { type: 'string' } } })
const words = values.only?.split(',')
const folder = join(root, 'screenshots')

const toggle = { name: 'Toggle navigation bar' }
const openMenu = (name) => (page) => page.locator('.navbar-dropdown summary', { hasText: name }).click()
const openDrawer = (page) => page.getByRole('button', toggle).click()

/** `act` runs before the screenshot; without `width`, both widths are used. `full` captures the whole page. */
const shots = [
  { name: 'home', path: '/', full: true },
  { name: 'docs guide', path: '/docs/the-fundamentals' },
  { name: 'docs guide whole', path: '/docs/', full: true },
  { name: 'api page', path: '/docs/interpolate' },
  {
    name: 'live figure',
    path: '/docs/transitions/presentations/wipe',
    act: async (page) => {
      await page.locator('.fig-stage').scrollIntoViewIfNeeded()
      await page.locator('sg-island[data-state=awake]:has(.fig)').first().waitFor({ state: 'attached' })
    },
  },
  { name: 'blog list', path: '/blog' },
  { name: 'blog post', path: '/blog/4-0' },
  { name: 'blog archive', path: '/blog/archive' },
  { name: 'learn', path: '/learn' },
  { name: 'stories', path: '/success-stories' },
  { name: 'experts', path: '/experts/' },
  { name: 'templates', path: '/templates/' },
  { name: 'showcase', path: '/showcase/' },
  { name: 'player', path: '/player/' },
  { name: 'lambda', path: '/lambda/' },
  { name: 'about', path: '/about/' },
  { name: 'contact', path: '/contact/' },
  { name: 'editor starter', path: '/docs/editor-starter' },
  { name: 'recorder', path: '/docs/recorder' },
  { name: 'timeline', path: '/docs/timeline' },
  { name: 'template', path: '/templates/audiogram' },
  { name: 'story', path: '/success-stories/yarx' },
  { name: 'expert', path: '/experts/bruno-bezier' },
  {
    name: 'search page',
    path: '/search?q=spring',
    act: (page) => page.getByRole('main').getByRole('article').first().waitFor(),
  },
  { name: 'not found', path: '/no/such/page' },
  { name: 'menu open', path: '/docs/interpolate', width: 1440, act: openMenu('Products') },
  {
    name: 'sidebar open',
    path: '/docs/the-fundamentals',
    width: 1440,
    act: (page) => page.locator('.sidebar-nav [role=button][aria-expanded=false]').first().click(),
  },
  {
    name: 'code in focus',
    path: '/docs/interpolate',
    width: 1440,
    act: (page) => page.getByRole('button', { name: 'Copy code to clipboard' }).first().focus(),
  },
  { name: 'drawer', path: '/docs/interpolate', width: 390, act: openDrawer },
  {
    name: 'main menu',
    path: '/docs/interpolate',
    width: 390,
    act: async (page) => {
      await openDrawer(page)
      await page.getByRole('button', { name: 'Back to main menu' }).click()
      await openMenu('Products')(page)
    },
  },
  { name: 'contents open', path: '/docs/interpolate', width: 390, act: (page) => page.locator('.contents-disclosure summary').click() },
  { name: 'footer', path: '/docs/', act: (page) => page.locator('.footer').scrollIntoViewIfNeeded() },
]

setUp()
installChromium()
if (values.built === undefined) runOrExit(process.execPath, ['bin/sitegen.js', 'build'])

const server = spawn(process.execPath, ['bin/sitegen.js', 'serve', '--port', '0'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumOptions })
try {
  const address = await readAddress(server)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const taken = []
  for (const width of [1440, 390]) {
    for (const scheme of ['light', 'dark']) {
      for (const shot of shots) {
        if ((shot.width ?? width) !== width || (words && !words.some((word) => shot.name.includes(word)))) continue
        taken.push(await takeShot(shot, width, scheme, address))
      }
    }
  }
  writeFileSync(join(folder, 'index.html'), galleryPage(taken))
  console.log(`${taken.length} screenshots: ${join(folder, 'index.html')}`)
} finally {
  await browser.close()
  server.kill()
}

async function takeShot({ name, path, full = false, act }, width, scheme, address) {
  const narrow = width < 500
  const context = await browser.newContext({
    viewport: { width, height: narrow ? 844 : 900 },
    colorScheme: scheme,
    hasTouch: narrow,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(`${path}: ${error.message}`))
  await page.goto(new URL(path, address).href, { waitUntil: 'networkidle' })
  await act?.(page)
  // Two frames, so that what the action has opened is painted.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const file = `${name.replaceAll(' ', '-')}-${width}-${scheme}.png`
  await page.screenshot({ path: join(folder, file), fullPage: full })
  await context.close()
  return { name, path, width, scheme, file }
}

/** Reads the line in which `sitegen serve` says where it listens. */
function readAddress({ stdout }) {
  return new Promise((resolve, reject) => {
    let text = ''
    stdout.on('data', (chunk) => {
      text += chunk
      const address = /http:\/\/[^\s]+/.exec(text)?.[0]
      if (address) resolve(address)
    })
    stdout.on('end', () => reject(new Error(`sitegen serve has ended:\n${text}`)))
  })
}

function galleryPage(taken) {
  const names = [...new Set(taken.map(({ name }) => name))]
  const figure = ({ path, width, scheme, file }) =>
    `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy" style="width:${width / 3}px"></a><figcaption>${path}, ${width}, ${scheme}</figcaption></figure>`
  const sections = names.map(
    (name) =>
      `<h2>${name}</h2><div>${taken
        .filter((shot) => shot.name === name)
        .map(figure)
        .join('')}</div>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screenshots</title>
<style>body{font:15px system-ui;margin:2rem;background:#ddd}div{display:flex;flex-wrap:wrap;align-items:start;gap:1rem}figure{margin:0}</style>
<h1>Screenshots</h1>${sections.join('\n')}</html>\n`
}
