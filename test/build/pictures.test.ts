// Pictures of documents in other formats and widths: what pages show, what is published, what is kept, what is said of them.
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { describe, expect, it } from 'vitest'
import { buildTestSite, openTestSite, shareBuild } from './build-test-site.ts'
import { makePng } from './png.ts'

const config = (images: string): string =>
  `export default { title: 'T', url: 'https://example.com', baseUrl: '/base/', onOrphanPages: 'ignore', images: ${images} }\n`

const files = {
  'site.config.ts': config('{}'),
  'content/pages/index.md': '# Home\n\n![Wide](./wide.png)\n\n![Static](/img/small.png)\n\n<img src="./wide.png" alt="" width="300">\n',
  'content/pages/figure.mdx': '# Figure\n\n<Figure src="./wide.png" alt="Wide" caption="A caption" />\n',
  'content/pages/own.md':
    '# Own\n\n<picture><source srcset="./wide.png"><img src="./wide.png" alt=""></picture> <img src="./wide.png" srcset="./wide.png 2x" alt=""> ![Drawing](./a.svg)\n',
  'content/pages/wide.png': makePng(1000, 20, 100),
  'content/pages/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"></svg>',
  'static/img/small.png': makePng(120, 60, 200),
}

const picturesOf = (html: string): string[] => html.match(/<picture>.*?<\/picture>/gs) ?? []

describe('a site with `images`', () => {
  const built = shareBuild(files)

  it('![]() -> a picture with both formats, from the widths of phones to twice that of the text, and its color', async () => {
    const { findings, read } = built()
    expect(findings).toEqual([])
    const [wide = ''] = picturesOf(await read('index.html'))
    const hash = /wide-(\w{8})\.png/.exec(wide)?.[1]
    const set = (format: string): string =>
      [400, 752, 1000].map((width) => `/base/assets/images/wide-${hash}-${width}.${format} ${width}w`).join(', ')
    const source = (format: string): string =>
      `<source type="image/${format}" srcset="${set(format)}" sizes="(min-width: 800px) 752px, 100vw">`
    expect(wide).toContain(source('avif') + source('webp'))
    expect(wide).toMatch(
      /<img src="\/base\/assets\/images\/wide-\w{8}\.png" alt="Wide" loading="lazy" decoding="async" width="1000" height="20"/,
    )
    const name = /class="(s-\w+)"/.exec(wide)?.[1]
    const sheet = (await built().files()).filter((file) => file.endsWith('.css'))
    const texts = await Promise.all(sheet.map(read))
    expect(texts.join('')).toContain(`.${name}:not(#s){background-color:#646464}`)
  })

  it('a picture of a static folder, one with a width of its own -> as they are shown', async () => {
    const [, small = '', narrow = ''] = picturesOf(await built().read('index.html'))
    expect(small.match(/\d+w/g)).toEqual(['120w', '120w'])
    expect(small).toContain('src="/base/img/small.png"')
    expect(narrow.match(/\d+w/g)).toEqual(['300w', '400w', '600w', '300w', '400w', '600w'])
    expect(narrow).toContain('sizes="(min-width: 348px) 300px, 100vw"')
  })

  it('<Figure> -> the same', async () => {
    const [figure = ''] = picturesOf(await built().read('figure/index.html'))
    expect(figure.match(/\d+w/g)).toHaveLength(6)
    expect(figure).toContain('width="1000"')
  })

  it('a picture with sources of its own, a drawing -> stay as they are', async () => {
    const html = await built().read('own/index.html')
    expect(picturesOf(html)).toHaveLength(1)
    expect(html).not.toContain('.avif')
  })

  it('files -> have the format and width of their names', async () => {
    const { report, files } = built()
    const made = (await files()).filter((file) => /\.(?:avif|webp)$/.test(file))
    expect(made).toHaveLength(2 * (3 + 1 + 2))
    for (const file of made) {
      const [, width, format] = /-(\d+)\.(\w+)$/.exec(file) ?? []
      const { type, width: found } = imageSize(await readFile(join(report.outDirectory ?? '', file)))
      expect([type, found], file).toEqual([format === 'avif' ? 'avif' : 'webp', Number(width)])
    }
  })
})

it('the next build, the output removed -> pictures come from the store, whatever the library would do; another image is converted', async () => {
  const site = await openTestSite(files)
  const first = await site.build()
  const made = (await first.files()).filter((file) => /\.(?:avif|webp)$/.test(file))
  await rm(join(site.directory, 'build'), { recursive: true })
  // In its version, but it converts nothing.
  const { version } = JSON.parse(await readFile(new URL('../../node_modules/sharp/package.json', import.meta.url), 'utf8'))
  await site.write({
    'node_modules/sharp/package.json': JSON.stringify({ name: 'sharp', version }),
    'node_modules/sharp/index.js': 'throw new Error("It was loaded.")\n',
  })
  const second = await site.build()
  expect(second.findings).toEqual([])
  expect((await second.files()).filter((file) => /\.(?:avif|webp)$/.test(file))).toEqual(made)
  await site.write({ 'content/pages/wide.png': makePng(1000, 20, 101) })
  expect((await site.build()).findings).toEqual(['error sharp-unusable'])
})

it('the budget -> each picture over it, where it is shown; nothing for those below', async () => {
  const build = await buildTestSite({ ...files, 'site.config.ts': config("{ maxBytes: 60, onTooLarge: 'throw' }") })
  const found = build.diagnostics.filter(({ id }) => id === 'image-too-large')
  expect(found.map(({ place, level }) => `${level} ${place?.file}:${place?.line}`)).toContain('error content/pages/index.md:3')
  expect(found[0]?.message).toMatch(
    /^Expected pictures of at most 60 B \(`images\.maxBytes`\), found \d+ B: .*, as (?:AVIF|WEBP) with \d+ pixels\.$/,
  )
  expect((await buildTestSite({ ...files, 'site.config.ts': config('{ maxBytes: 60_000 }') })).findings).toEqual([])
})

it('no `images` -> the page as it always was', async () => {
  const { 'site.config.ts': _, ...others } = files
  const build = await buildTestSite(others)
  expect(await build.read('index.html')).toMatch(
    /<p><img src="\/assets\/images\/wide-\w{8}\.png" alt="Wide" loading="lazy" decoding="async" width="1000" height="20"\/?><\/p>/,
  )
  expect((await build.files()).filter((file) => /\.(?:avif|webp)$/.test(file))).toEqual([])
})
