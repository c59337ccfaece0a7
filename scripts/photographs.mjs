// `npm run photographs`: takes the photographs of the toolkit's Studio, or those that are named, for the `<Screen>` of the documents. The Studio runs on the
// project in `content/photographs/`, in a folder of its own with packages of its own, which this installs.
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { chromiumOptions, chromiumPath, installChromium } from './install-chromium.mjs'
import { motifs } from './photograph-motifs.mjs'
import { hashMotif, takenFile } from './photograph-sources.mjs'
import { root } from './set-up.mjs'
import { startStudio } from './studio.mjs'

const outputFolder = join(root, 'static/photographs')

const named = process.argv.slice(2)
const unknown = named.filter((name) => !(name in motifs))
if (unknown.length > 0) throw new Error(`scripts/photograph-motifs.mjs has no ${unknown.join(', ')}.`)
const due = named.length > 0 ? named : Object.keys(motifs)
const taken = existsSync(takenFile) ? JSON.parse(readFileSync(takenFile, 'utf8')) : {}

installChromium()
await mkdir(outputFolder, { recursive: true })
const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumOptions })
try {
  for (const entryPoint of ['index.ts', 'slides.ts', 'tools.ts', 'api.ts']) {
    const names = due.filter((name) => (motifs[name].entryPoint ?? 'index.ts') === entryPoint)
    if (names.length === 0) continue
    const studio = await startStudio(entryPoint)
    try {
      for (const name of names)
        await photograph(name, studio.address).then(
          (photograph) => {
            taken[name] = photograph
          },
          (error) => {
            console.error(`${name}: ${error.message}`)
            process.exitCode = 1
          },
        )
    } finally {
      studio.stop()
    }
  }
} finally {
  await browser.close()
}
for (const file of await readdir(outputFolder)) if (!(file.replace(/\.\w+$/, '') in motifs)) await rm(join(outputFolder, file))
const current = Object.entries(taken).filter(([name]) => name in motifs)
await writeFile(takenFile, `${JSON.stringify(Object.fromEntries(current.sort()), undefined, 2)}\n`)
console.log(`${due.length} of ${Object.keys(motifs).length} photographs taken.`)

async function photograph(name, address) {
  const { composition, viewport, sidebars, settings = {}, act, clip, marks } = motifs[name]
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2, colorScheme: 'dark', reducedMotion: 'reduce' })
  // No other host is asked, and not whether there is a newer version, which would show in the picture.
  await context.route(
    (url) => url.hostname !== 'localhost' || url.pathname === '/api/update-available',
    (route) => route.abort(),
  )
  await context.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    },
    { 'remotion.sidebarCollapsing': sidebars.left, 'remotion.sidebarRightCollapsing': sidebars.right, ...settings },
  )
  const page = await context.newPage()
  await page.goto(new URL(composition, address).href)
  await page.getByTitle('Export the current composition (R)').waitFor()
  // The picture, the waveform and the sizes of the panels come one after the other, and nothing says when the last is there.
  await page.waitForTimeout(2500)
  await act?.(page)
  // Nothing lies under the pointer, which would light up.
  await page.mouse.move(viewport.width / 2, 1)
  await page.waitForTimeout(1000)
  const area = round((await clip?.(page)) ?? { x: 0, y: 0, ...viewport })
  const picture = await page.screenshot({ clip: area })
  const places = {}
  for (const [mark, [find, x, y]] of Object.entries(marks)) {
    const box = await find(page)
      .boundingBox({ timeout: 5000 })
      .catch(() => null)
    if (!box) throw new Error(`${mark} cannot be seen.`)
    places[mark] = {
      x: percent(box.x + box.width * x - area.x, area.width),
      y: percent(box.y + box.height * y - area.y, area.height),
    }
  }
  await context.close()
  const { size } = await sharp(picture)
    .avif({ quality: 70, effort: 6, chromaSubsampling: '4:4:4' })
    .toFile(join(outputFolder, `${name}.avif`))
  console.log(`${name}: ${area.width} by ${area.height}, ${(size / 1000).toFixed(1)} kB`)
  return { source: hashMotif(motifs[name]), width: area.width, height: area.height, marks: places }
}

function round({ x, y, width, height }) {
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
}

function percent(part, whole) {
  return Math.round((1000 * part) / whole) / 10
}
