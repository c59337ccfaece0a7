// The tags that rendering works with must not come out of documents.
import { describe, expect, it } from 'vitest'
import { escapeOwnTags, stripStaticHtmlTags } from '../../../src/markdown/mdx/static-html.ts'
import { buildTestSite } from '../../build/build-test-site.ts'

describe('escapeOwnTags', () => {
  it.each([
    ['<img alt="<sg-html>x</sg-html>">', '<img alt="&lt;sg-html>x&lt;/sg-html>">'],
    ['<sg-island data-module="x">', '&lt;sg-island data-module="x">'],
    ['<sg-slot>', '&lt;sg-slot>'],
    ['<sg-htmlx> <p> sg-html', '<sg-htmlx> <p> sg-html'],
  ])('%s -> %s', (html, expected) => expect(escapeOwnTags(html)).toBe(expected))

  it('a description that looks like a wrapping tag -> stays whole when those are taken out', () => {
    const html = `<sg-html>${escapeOwnTags('<img alt="<sg-html>">')}</sg-html>`
    expect(stripStaticHtmlTags(html)).toBe('<img alt="&lt;sg-html>">')
  })
})

it('a description that looks like an island -> a page without an island, and with its text', async () => {
  const build = await buildTestSite({
    'content/pages/index.md': '![<sg-island > and <sg-html>](/x.svg)\n',
    'content/pages/island.tsx': "import Counter from '../components/counter.tsx'\nexport default function Page() { return <Counter /> }\n",
    'content/components/counter.tsx': '\'use client\'\nexport default function Counter() { return <button type="button">1</button> }\n',
    'static/x.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  })
  expect(await build.read('island/index.html')).toContain('<sg-island')
  // The search box above it is an island.
  const page = (await build.read('index.html')).split('<main')[1]
  expect(page).not.toContain('<sg-island')
  expect(page).toContain('alt="&lt;sg-island > and &lt;sg-html>"')
})
