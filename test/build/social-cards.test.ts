// Social cards in a built site: which pages have one, what the head says of it, and what the cache does.
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { decodePng } from '../plugins/social-cards/decode-png.ts'
import { openTestSite, type TestBuild } from './build-test-site.ts'

const imageOf = async (build: TestBuild, page: string): Promise<string | undefined> =>
  /property="og:image" content="([^"]*)"/.exec(await build.read(page))?.[1]
const cardsOf = async (build: TestBuild): Promise<string[]> => (await build.files()).filter((file) => file.endsWith('.png'))

describe('a site with social cards', () => {
  it('each page without an image -> a card with its address, size and text; equal cards -> one file', async () => {
    const site = await openTestSite('social-cards')
    const built = await site.build()
    expect(built.findings).toEqual([])
    const image = await imageOf(built, 'docs/guide/setup/index.html')
    expect(image).toMatch(/^https:\/\/example\.com\/kit\/assets\/cards\/card-[\da-f]{16}\.png$/)
    const head = await built.read('docs/guide/setup/index.html')
    expect(head).toContain('<meta property="og:image:width" content="1200"/><meta property="og:image:height" content="630"/>')
    expect(head).toContain('<meta property="og:image:alt" content="Guide: Set &quot;up&quot; &lt;b&gt;&amp; go"/>')
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image"/>')
    expect(head).toContain(`<meta name="twitter:image" content="${image}"/>`)
    const { width, height, colors } = decodePng(
      await readFile(join(site.directory, 'build', new URL(image ?? '').pathname.slice('/kit/'.length))),
    )
    expect([width, height]).toEqual([1200, 630])
    // Background, title, section, logo.
    for (const color of ['#102030', '#ffffff', '#ff8800', '#00ff00']) expect(colors.get(color)).toBeGreaterThan(200)

    expect(await imageOf(built, 'first/index.html')).toBe(await imageOf(built, 'second/index.html'))
    expect(await imageOf(built, 'own/index.html')).toBe('https://example.com/kit/img/site.svg')
    expect(await built.read('own/index.html')).not.toContain('og:image:width')
    expect(await imageOf(built, '404.html')).toBe('https://example.com/kit/img/site.svg')
    expect(await built.read('module/index.html')).toContain('<meta property="og:image:alt" content="From a module"/>')
    expect(await built.read('people/ann/index.html')).toContain('<meta property="og:image:alt" content="Our people: Ann"/>')
    expect(await built.read('blog/2024/01/02/news/index.html')).toContain('<meta property="og:image:alt" content="Blog: News"/>')
  })

  it('built again, with and without changes -> the same files as a clean build', async () => {
    const site = await openTestSite('social-cards')
    const first = await cardsOf(await site.build())
    await site.write({ 'content/pages/first.md': '# Renamed\n\nOne.\n' })
    const second = await cardsOf(await site.build())
    expect(second.length).toBe(first.length + 1)
    await site.write({ 'content/pages/second.md': '# Renamed\n\nTwo.\n' })
    // Verified: the output is compared with that of a clean build, byte by byte.
    const third = await site.build({ verify: true })
    expect(third.findings).toEqual([])
    expect((await cardsOf(third)).length).toBe(first.length)
    expect(await cardsOf(await site.build({ cache: false }))).toEqual(await cardsOf(third))
  })

  it('a card damaged or removed in the output -> put right by the next build', async () => {
    const site = await openTestSite('social-cards')
    const [one = '', other = ''] = await cardsOf(await site.build())
    const paths = [one, other].map((file) => join(site.directory, 'build', file))
    const [path = '', removed = ''] = paths
    const before = await Promise.all(paths.map((file) => readFile(file)))
    await writeFile(path, 'damaged')
    await rm(removed)
    await site.build()
    expect(await Promise.all(paths.map((file) => readFile(file)))).toEqual(before)
  })

  it('another color -> every card drawn anew under another name', async () => {
    const site = await openTestSite('social-cards')
    const before = await cardsOf(await site.build())
    const config = await readFile(join(site.directory, 'site.config.ts'), 'utf8')
    await site.write({ 'site.config.ts': config.replace('#ff8800', '#0088ff') })
    const after = await cardsOf(await site.build())
    expect(after).toHaveLength(before.length)
    expect(after.filter((file) => before.includes(file))).toEqual([])
  })

  it('nothing written -> nothing drawn, and the links of the heads still lead somewhere', async () => {
    const site = await openTestSite('social-cards')
    const { report } = await site.build({ write: false })
    expect(report.diagnostics).toEqual([])
  })

  it('a logo that does not exist, or is no SVG -> an error where the configuration names it', async () => {
    const site = await openTestSite('social-cards')
    await site.write({ 'static/img/mark.svg': 'not a drawing' })
    await expect(site.build()).rejects.toMatchObject({
      diagnostics: [
        {
          id: 'config-invalid',
          message: expect.stringContaining('"socialCards.logo" to be an SVG file that can be drawn'),
          place: { file: 'site.config.ts', line: 9 },
        },
      ],
    })
    await rm(join(site.directory, 'static/img/mark.svg'))
    await expect(site.build()).rejects.toMatchObject({
      diagnostics: [
        { id: 'config-invalid', message: expect.stringContaining('found "/img/mark.svg", which does not exist'), place: { line: 9 } },
      ],
    })
  })

  it('a site without the option -> no cards, the image of the site as before', async () => {
    const site = await openTestSite('social-cards')
    const config = await readFile(join(site.directory, 'site.config.ts'), 'utf8')
    await site.write({ 'site.config.ts': config.replace(/ {2}socialCards.*\n/, '') })
    const built = await site.build()
    expect(await cardsOf(built)).toEqual([])
    expect(await imageOf(built, 'first/index.html')).toBe('https://example.com/kit/img/site.svg')
  })
})
