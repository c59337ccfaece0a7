import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { htmlOf, parseText, pngOf, showDiagnostics } from '../parse-text.ts'

const png = pngOf(40, 30)
const hash = createHash('sha256').update(png).digest('hex').slice(0, 8)
const files = {
  'content/docs/a.png': png,
  'content/docs/img/my pic.png': png,
  'static/b.png': png,
  'content/docs/bad.png': 'no image',
  'content/docs/c.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20"></svg>',
  'content/docs/data.zip': 'zip',
  'content/docs/other.md': '# x',
  'shared/d.png': png,
}

describe('images', () => {
  it('a local image -> its size, late loading, a published name with the hash of its bytes', async () => {
    const document = await parseText('![Alt "x"](./a.png "T")', { files })
    expect(document.body).toMatchObject({
      html: '<p><img src="\u00000\u0000" alt="Alt &quot;x&quot;" title="T" loading="lazy" decoding="async" width="40" height="30"></p>',
    })
    expect(document.assets).toEqual([{ file: 'content/docs/a.png', output: `assets/images/a-${hash}.png`, link: 0 }])
  })

  it.each([
    ['a.png', 'content/docs/a.png'],
    ['./img/my%20pic.png', 'content/docs/img/my pic.png'],
    ['<./img/my pic.png>', 'content/docs/img/my pic.png'],
    ['../../shared/d.png', 'shared/d.png'],
    ['@site/shared/d.png', 'shared/d.png'],
    ['./c.svg', 'content/docs/c.svg'],
    ['./a.png?x#y', 'content/docs/a.png'],
  ])('%s -> the file %s', async (url, file) => {
    const { assets, diagnostics } = await parseText(`![](${url})`, { files })
    expect(diagnostics).toEqual([])
    expect(assets.map((asset) => asset.file)).toEqual([file])
  })

  it('an absolute path -> a file of the static folders, at its own path', async () => {
    const document = await parseText('![](/b.png)', { files })
    expect(document.assets).toEqual([])
    expect(document.body).toMatchObject({ html: expect.stringContaining('width="40" height="30"') })
  })

  it('a size written in a tag -> stays', async () => {
    expect(await htmlOf('<img src="./a.png" width="10">', { files })).toBe('<img src="{0}" width="10" loading="lazy" decoding="async">')
  })

  it('one image used twice -> two links to one file', async () => {
    const { assets } = await parseText('![](a.png) ![](a.png)', { files })
    expect(assets.map(({ output, link }) => `${output} ${link}`)).toEqual([
      `assets/images/a-${hash}.png 0`,
      `assets/images/a-${hash}.png 1`,
    ])
  })

  it.each([
    ['a tag', '<img alt="" srcset="./a.png 1x, ./img/my%20pic.png 2x">', 'md'],
    ['a source', '<picture><source srcSet="./a.png 640w,\n  ./img/my%20pic.png 1280w"><img src="/b.png" alt=""></picture>', 'md'],
    ['an element of MDX', '<img alt="" srcSet="./a.png 1x, ./img/my%20pic.png 2x" />', 'mdx'],
    ['a component', '<Picture srcSet="./a.png 1x, ./img/my%20pic.png 2x" />', 'mdx'],
    ['an expression', '{<img alt="" srcSet="./a.png 1x, ./img/my%20pic.png 2x" />}', 'mdx'],
  ] as const)('srcset of %s -> each file is recorded and published', async (_, body, format) => {
    const document = await parseText(body, { files, format, parse: { componentNames: ['Picture'] } })
    expect(document.diagnostics).toEqual([])
    expect(document.assets.map(({ file }) => file)).toEqual(['content/docs/a.png', 'content/docs/img/my pic.png'])
    expect(JSON.stringify(document.body)).not.toMatch(/[./]a\.png/)
  })

  it('srcset with a missing file, files of other sites and a script -> one finding at its own place, the others stay', async () => {
    const body = 'a <img alt="" src="/b.png"\n  srcset="/b.png, ./no.png 2x, https://x.example/a,b.png 3x, javascript:x 4x">'
    const document = await parseText(body, { files })
    expect(await htmlOf(body, { files })).toContain('srcset="{1}, {2} 2x, https://x.example/a,b.png 3x"')
    expect(document.diagnostics.map(({ id, place }) => `${id} ${place?.line}:${place?.column}-${place?.endColumn}`)).toEqual([
      'image-broken 2:19-27',
      'link-unsafe 2:62-74',
    ])
  })

  it('an external image, pathname:// -> no file is looked for', async () => {
    expect((await parseText('![](https://x.example/a.png) ![](pathname:///no.png)', { files })).diagnostics).toEqual([])
  })

  it('a missing image -> an error at the level of the policy, with its place', async () => {
    const body = 'a\n\n![b](./no.png) ![c](/no.png)'
    expect(showDiagnostics(await parseText(body, { files, frontMatter: '---\n---\n' }))).toEqual([
      'image-broken 5:1 The image "./no.png" does not exist.',
      'image-broken 5:16 The image "/no.png" does not exist.',
    ])
    for (const [policy, levels] of [
      ['warn', ['warning', 'warning']],
      ['log', ['info', 'info']],
      ['ignore', []],
    ] as const) {
      const { diagnostics } = await parseText(body, { files, parse: { onBrokenMarkdownImages: policy } })
      expect(diagnostics.map(({ level }) => level)).toEqual(levels)
    }
  })

  it.each([
    ['![](a.png)', ['image-alt-missing']],
    ['Before ![ ](a.png)', ['image-alt-missing']],
    ['![A picture](a.png)', []],
    ['<img src="a.png">', ['image-alt-missing']],
    ['<img src="a.png" alt="">', []],
    ['<img src="a.png" role="presentation">', []],
  ])('%s -> %j', async (body, expected) => {
    const { diagnostics } = await parseText(body, { files, parse: { onMissingAlt: 'warn' } })
    expect(diagnostics.map(({ id }) => id).filter((id) => id !== 'image-broken')).toEqual(expected)
  })

  it.each([
    '<img src="/a.png" alt={1 + 1} />',
    '<img src="/a.png" {...{ alt: "A" }} />',
    'export const a = 1\n\n<img src="/a.png" alt="" />',
  ])('an expression may be the text: %s -> no finding', async (body) => {
    const { diagnostics } = await parseText(body, { files, file: 'content/docs/a.mdx', parse: { onMissingAlt: 'warn' } })
    expect(diagnostics.map(({ id }) => id).filter((id) => id === 'image-alt-missing')).toEqual([])
  })

  it('a file that is no image -> a warning, and it is published all the same', async () => {
    const document = await parseText('![](bad.png)', { files })
    expect(document.diagnostics.map(({ id, level }) => `${id} ${level}`)).toEqual(['image-unreadable warning'])
    expect(document.assets).toHaveLength(1)
  })

  it.each([
    '../../../etc/passwd',
    '../../../../../../etc/hostname',
    '@site/../../etc/passwd',
    '/../../etc/passwd',
    './%00',
    `./${'a'.repeat(400)}.png`,
  ])('a path that leaves the site or cannot be, %s -> missing', async (url) => {
    const { diagnostics, assets } = await parseText(`![](${url})`, { files })
    expect(diagnostics.map(({ id }) => id)).toEqual(['image-broken'])
    expect(assets).toEqual([])
  })
})

describe('links to files', () => {
  it('a file beside the document -> published, opens in a new tab', async () => {
    const document = await parseText('[a](./data.zip)', { files })
    expect(document.body).toMatchObject({ html: expect.stringContaining('target="_blank" rel="noopener noreferrer"') })
    expect(document.assets[0]?.output).toMatch(/^assets\/files\/data-[\da-f]{8}\.zip$/)
  })

  it.each(['./other.md', './no.zip', './folder', '/b.png', './page.html'])('%s -> no file to publish', async (url) => {
    const { assets, diagnostics } = await parseText(`[a](${url})`, { files })
    expect(assets).toEqual([])
    expect(diagnostics).toEqual([])
  })
})
