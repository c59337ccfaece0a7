// The components for reference pages in a built site: figures, videos, package managers, tables of parameters and of support.
import { describe, expect, it } from 'vitest'
import { buildTestSite, shareBuild } from './build-test-site.ts'

const built = shareBuild('mdx-reference')

describe('components for reference pages', () => {
  it('a site with all of them -> no diagnostics', () => {
    expect(built().diagnostics).toEqual([])
  })

  it('<Figure> with a local file -> published under its hash, with its size, late', async () => {
    const html = await built().read('docs/index.html')
    expect(html).toMatch(
      /<figure class="figure"><img src="\/kit\/assets\/images\/diagram-[\da-f]{8}\.png" alt="Two boxes and an arrow" width="640" height="360" loading="lazy" decoding="async"\/><figcaption>How a frame becomes a file\.<\/figcaption>/,
    )
    expect(html).toContain('<img src="/kit/logo.png" alt="" width="64" height="64"')
  })

  it('<figure> in .md -> the same picture and caption', async () => {
    const html = await built().read('docs/plain/index.html')
    expect(html).toMatch(/<figure>\s*<img src="\/kit\/assets\/images\/diagram-[\da-f]{8}\.png"[^>]*width="640" height="360"/)
  })

  it('<Video> -> controls, captions, its space, no play by itself', async () => {
    const html = await built().read('docs/index.html')
    const video = /<video[^>]*>.*?<\/video>/s.exec(html)?.[0] ?? ''
    expect(video).toContain('src="/kit/clip.webm"')
    expect(video).toContain('controls=""')
    expect(video).toContain('width="1280" height="720"')
    expect(video).toMatch(
      /<track kind="captions" src="\/kit\/assets\/images\/clip-[\da-f]{8}\.vtt" srcLang="en" label="English" default=""/i,
    )
    expect(video).not.toContain('autoplay')
  })

  it('npm2yarn after the language -> tabs for four managers, in .mdx and .md', async () => {
    for (const path of ['docs/index.html', 'docs/plain/index.html']) {
      const html = await built().read(path)
      const group = html.slice(html.lastIndexOf('<fieldset class="tabs package-managers"'))
      expect([...group.matchAll(/<label[^>]*>([^<]+)/g)].map(([, label]) => label)).toEqual(['npm', 'pnpm', 'Yarn', 'Bun'])
      expect(group).toContain('data-group="package-manager"')
    }
  })

  it('a picture that is missing, a video without captions -> errors at their places', async () => {
    const { diagnostics } = await buildTestSite({
      'content/docs/a.mdx': '# A\n\n<Figure src="./missing.png" alt="x" />\n',
      'content/docs/b.mdx': '# B\n\n<Video src="/x.mp4" title="x" />\n',
      'content/docs/c.mdx': '# C\n\n<Figure src="/x.png" />\n',
      'content/docs/d.mdx': '# D\n\n<Compatibility><Environment name="x" support="maybe" /></Compatibility>\n',
      'static/x.mp4': '',
      'static/x.png': '',
    })
    const errors = diagnostics.filter(({ level }) => level === 'error')
    expect(errors.map(({ id, place }) => [id, place?.file, place?.line])).toEqual([
      ['image-broken', 'content/docs/a.mdx', 3],
      ['mdx-render', 'content/docs/b.mdx', 3],
      ['mdx-render', 'content/docs/c.mdx', 3],
      ['mdx-render', 'content/docs/d.mdx', 3],
    ])
    expect(errors[1]?.message).toContain('captions')
    expect(errors[3]?.message).toContain('found "maybe"')
  })
})
