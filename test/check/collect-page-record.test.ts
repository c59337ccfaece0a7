// HTML of a page -> ids, links and files.
import { expect, test } from 'vitest'
import { collectPageRecord } from '../../src/check/collect-page-record.ts'

const collect = (html: string) => collectPageRecord(html, { path: '/a', documents: [] })
const linksOf = (html: string) =>
  collect(html).links.map(
    ({ url, kind, unchecked, inShell, count }) => `${kind}${unchecked ? ' unchecked' : ''}${inShell ? ' shell' : ''} ${url} ${count}`,
  )

test('who the page is -> stands in its record', () => {
  expect(collectPageRecord('', { path: '/a', source: 'a.tsx', documents: ['a.md'], unlisted: true })).toEqual({
    path: '/a',
    source: 'a.tsx',
    documents: ['a.md'],
    ids: [],
    duplicateIds: [],
    links: [],
    noIndex: false,
    unlisted: true,
  })
  expect(collectPageRecord('', { path: '/a', source: undefined, documents: [] })).not.toHaveProperty('source')
})

test('ids and named anchors -> ids; twice on elements -> duplicate', () => {
  const { ids, duplicateIds } = collect(
    '<h2 id="a">A</h2><a name="old"></a><p id=b></p><p id="b"></p><p id="b"></p><p id=""></p><i id="c&amp;d"></i>',
  )
  expect(ids).toEqual(['a', 'old', 'b', 'c&d'])
  expect(duplicateIds).toEqual(['b'])
})

test('ids of the main element and of the menus around it -> of the shell, without a main part of the content', () => {
  const menus = '<header><b id="top"></b></header><nav><b id="menu"></b></nav><aside id="side"></aside>'
  const { ids, shellIds } = collect(`${menus}<main id="main"><nav id="toc"></nav></main><footer id="foot"></footer>`)
  expect({ ids, shellIds }).toEqual({ ids: ['toc', 'foot'], shellIds: ['top', 'menu', 'side', 'main'] })
  expect(collect(menus).ids).toEqual(['top', 'menu', 'side'])
})

test('links -> counted, entities decoded, spaces trimmed', () => {
  expect(linksOf('<a href="/x?a=1&amp;b">1</a><a href="/x?a=1&amp;b">2</a><a href=" /y ">3</a><a>4</a><area href="/map">')).toEqual([
    'link /x?a=1&b 2',
    'link /y 1',
    'link /map 1',
  ])
})

test('header, footer, navigation and side of the page -> shell, the main part not', () => {
  expect(
    linksOf(
      '<header><nav><a href="/n">n</a></nav></header><div><a href="/between">b</a></div><main><header><a href="/m">m</a></header><aside><a href="/toc">t</a></aside></main><aside><a href="/s">s</a></aside><footer><a href="/n">n</a></footer>',
    ),
  ).toEqual(['link shell /n 2', 'link shell /between 1', 'link /m 1', 'link /toc 1', 'link shell /s 1'])
})

test('a page without a main part -> content, but for its landmarks', () => {
  expect(linksOf('<nav><a href="/n">n</a></nav><a href="/c">c</a>')).toEqual(['link shell /n 1', 'link /c 1'])
})

test('files that the page loads -> assets', () => {
  expect(
    linksOf(`<link rel="stylesheet" href="/s.css"><link rel="icon" href="/i.svg"><link rel="modulepreload" href="/m.js"><link rel="alternate" href="/rss.xml">
<link rel="canonical" href="/canonical"><link rel="alternate" hreflang="fr" href="/fr/"><link rel="preconnect" href="https://x.example"><script src="/r.js"></script>
<img src="/a.png" srcset="/a-1.png 1x, /a,2.png 2x,/a-3.png"><picture><source srcset="/b.webp 100w"></picture>
<video src="/v.mp4" poster="/v.jpg"><track src="/v.vtt"></video><audio src="/a.mp3"></audio><iframe src="/demo/"></iframe><object data="/o.svg"></object>
<meta property="og:image" content="https://example.com/og.png"><meta name="twitter:image" content="/t.png"><meta property="og:title" content="/no">
<p style="background: url('/bg.png'), url(/bg2.png)"></p>`),
  ).toEqual(
    [
      '/s.css',
      '/i.svg',
      '/m.js',
      '/rss.xml',
      '/r.js',
      '/a.png',
      '/a-1.png',
      '/a,2.png',
      '/a-3.png',
      '/b.webp',
      '/v.mp4',
      '/v.jpg',
      '/v.vtt',
      '/a.mp3',
      '/demo/',
      '/o.svg',
      'https://example.com/og.png',
      '/t.png',
      '/bg.png',
      '/bg2.png',
    ].map((url) => `asset ${url} 1`),
  )
})

test.each(['data-no-link-check', 'data-noBrokenLinkCheck', 'data-no-broken-link-check="true"'])('%s -> unchecked', (attribute) => {
  expect(linksOf(`<a href="/x" ${attribute}>x</a>`)).toEqual(['link unchecked /x 1'])
})

test('the attribute with the value false -> checked', () => {
  expect(linksOf('<a href="/x" data-no-link-check="false">x</a>')).toEqual(['link /x 1'])
})

test('scripts, styles, comments, templates -> not looked at', () => {
  expect(
    collect(
      '<script>document.write(\'<a href="/s" id="s">\')</script><style>a{content:"<a href=/c>"}</style><!-- <a href="/d"> --><template><main><a href="/t" id="t">t</a></main></template><a href="/after">a</a>',
    ),
  ).toMatchObject({ ids: [], links: [{ url: '/after', inShell: false }] })
})

test('the part of an island that is not shown yet -> its links, not its ids', () => {
  const html =
    '<sg-island><p id="x"></p><template data-slot="children"><p id="x"><a href="/in">i</a></p></template></sg-island><h2 id="after"></h2>'
  expect(collect(html)).toMatchObject({ ids: ['x', 'after'], duplicateIds: [], links: [{ url: '/in' }] })
})

test.each([
  ['<meta name="robots" content="noindex, nofollow">', true],
  ['<meta name="ROBOTS" content="NOINDEX">', true],
  ['<meta name="robots" content="index">', false],
  ['<meta name="description" content="noindex">', false],
])('%s -> %s', (html, noIndex) => {
  expect(collect(html).noIndex).toBe(noIndex)
})

test('a site that says noindex on each page -> said of a page only when it says so itself', () => {
  const [site, page] = ['noindex, nofollow', 'noindex'].map((content) => `<meta name="robots" content="${content}">`)
  const collectOf = (html: string, noIndex = false): boolean =>
    collectPageRecord(html, { path: '/', documents: [], siteIsNoIndex: true, noIndex }).noIndex
  expect([collectOf(`${site}`), collectOf(`${site}${page}`), collectOf(`${site}`, true)]).toEqual([false, true, true])
})

test('a style full of url( that are never closed, templates in templates -> an end', () => {
  expect(linksOf(`<p style="${'url('.repeat(100_000)}"></p><p style="url( 'a.png' ) url(b c.png)"></p>`)).toEqual([
    'asset a.png 1',
    'asset b c.png 1',
  ])
  expect(linksOf(`${'<template>'.repeat(1000)}<a href="/in">x</a>${'</template>'.repeat(1000)}<a href="/out">x</a>`)).toEqual([
    'link /out 1',
  ])
})

test('islands, those of a slot and a template too -> the addresses of their modules, each once', () => {
  const island = (url: string) => `<sg-island data-module="${url}"></sg-island>`
  const html = `${island('/a.js')}<template data-slot="x">${island('/b.js')}</template><template>${island('/c.js')}</template>${island('/a.js')}`
  expect(collect(html).islands).toEqual(['/a.js', '/b.js', '/c.js'])
  expect(collect('<p>').islands).toBeUndefined()
})
