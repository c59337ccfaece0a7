import { describe, expect, it } from 'vitest'
import { measureRegions } from '../../../src/build/explain/measure-regions.ts'

describe('measureRegions', () => {
  it('a page -> each byte once, for the innermost region', () => {
    const head = '<head><title>T</title></head>'
    const navbar = '<nav class="navbar big"><ul><li>x</li></ul></nav>'
    const sidebar = '<aside id="s" class="sidebar drawer"><nav>y</nav></aside>'
    const contents = '<div class="contents-column"><nav class="contents">z</nav></div>'
    const island = ['<sg-island data-module="/m.js"', ' data-props="{&quot;a&quot;:1}"', '><b>é</b></sg-island>']
    const body = ['<main id="main">', '<p>ä</p><br>', '</main>']
    const footer = '<footer class="footer"><p>f</p></footer>'
    const html = `<!doctype html><html>${head}<body>${navbar}<div>${sidebar}${body[0]}${body[1]}${island.join('')}${contents}${body[2]}</div>${footer}</body></html>`
    const sizes = measureRegions(html)
    const size = (...texts: (string | undefined)[]) => texts.reduce((sum, text) => sum + Buffer.byteLength(text ?? ''), 0)
    expect(sizes).toEqual({
      head: size(head),
      navbar: size(navbar),
      sidebar: size(sidebar),
      body: size(body[0], body[1], body[2], island[0], island[2]),
      'contents list': size(contents),
      footer: size(footer),
      'island props': size(island[1]),
      other: size('<!doctype html><html><body><div></div></body></html>'),
    })
  })

  it.each(['', 'text', '<main><p>unclosed', '</p></main>', '<head>', '<main><table><tr><td>x', 'ü<b>'])(
    '%j -> the sum is the whole',
    (html) => {
      expect(Object.values(measureRegions(html)).reduce((sum, bytes) => sum + bytes, 0)).toBe(Buffer.byteLength(html))
    },
  )
})
