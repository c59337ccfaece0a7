// Static files, pages and texts -> which of the files nothing names.
import { expect, test } from 'vitest'
import { collectPageRecord } from '../../src/check/collect-page-record.ts'
import { findUnusedAssets } from '../../src/check/find-unused-assets.ts'
import { createHrefResolver } from '../../src/check/resolve-href.ts'

interface Site {
  files: string[]
  html?: string
  texts?: Record<string, string>
  redirects?: { to: string }[]
  policy?: 'ignore' | 'throw'
}

async function find({ files, html = '', texts = {}, redirects = [], policy = 'throw' }: Site) {
  const records = [collectPageRecord(html, { path: '/docs/a', documents: [] })]
  const diagnostics = await findUnusedAssets({
    staticFiles: Object.fromEntries(files.map((file) => [file, `static${file}`])),
    hosts: [{ records, resolveHref: createHrefResolver({ url: 'https://example.com', baseUrl: '/base/' }), redirects }],
    async *readTexts() {
      for (const [file, text] of Object.entries(texts)) yield { file, text }
    },
    policy,
  })
  return diagnostics.map(({ place }) => place?.file)
}

test.each([
  ['a link', '<a href="/base/a.pdf">'],
  ['a link in the folder of the page', '<a href="../a.pdf">'],
  ['a link past the router', '<a href="pathname:///base/a.pdf">'],
  ['a whole address', '<meta property="og:image" content="https://example.com/base/a.pdf">'],
])('%s -> named', async (_, html) => {
  expect(await find({ files: ['/a.pdf', '/b.pdf'], html })).toEqual(['static/b.pdf'])
})

test('a redirect, a style sheet, another static file -> named', async () => {
  const texts = { 'content/site.css': 'url(/b.png)', 'static/c.json': '{ "picture": "d.png" }' }
  const files = ['/a.pdf', '/b.png', '/c.json', '/d.png']
  expect(await find({ files, texts, redirects: [{ to: '/a.pdf' }] })).toEqual(['static/c.json'])
})

test('a file that only names itself -> not named', async () => {
  expect(await find({ files: ['/a.svg'], texts: { 'static/a.svg': '<!-- a.svg -->' } })).toEqual(['static/a.svg'])
})

test('what browsers, hosts and search engines ask for -> never a finding', async () => {
  const files = ['/robots.txt', '/favicon.ico', '/CNAME', '/_redirects', '/.well-known/security.txt', '/.nojekyll', '/404.html']
  expect(await find({ files: [...files, '/google0123456789abcdef.html', '/apple-touch-icon-180x180.png'] })).toEqual([])
})

test('a page with its folder -> one finding, or none if the page is named', async () => {
  const files = ['/book/index.html', '/book/main.js', '/book/deep/a.png']
  expect(await find({ files })).toEqual(['static/book/index.html'])
  expect(await find({ files, html: '<a href="/base/book/">' })).toEqual([])
})

test('policy `ignore` -> no text is read', async () => {
  expect(await find({ files: ['/a.png'], policy: 'ignore' })).toEqual([])
})
