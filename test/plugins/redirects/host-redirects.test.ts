import { expect, test } from 'vitest'
import { findHostRedirects, readHostRedirects } from '../../../src/plugins/redirects/check/host-redirects.ts'

const text = `# Old paths
/old /new
/old /second
/moved/  https://example.org/x  302
/news/*  /blog/:splat 301!   # all of them
/talk/:year/:name /talks/:name?y=:year
/app/* /app/index.html 200
/gone /404.html 404
/shop id=:id /item/:id 301
/base/under /base/there
/a.b/(x) /y

not-a-path /x
/alone
`

test.each([
  ['/old', '/new'],
  ['/moved', 'https://example.org/x'],
  ['/news', '/blog/'],
  ['/news/a/b', '/blog/a/b'],
  ['/talk/2024/rust', '/talks/rust?y=2024'],
  ['/talk/2024', undefined],
  ['/app/x', 'file'],
  ['/gone', undefined],
  ['/shop', '/item/:id'],
  ['/under', '/base/there'],
  ['/a.b/(x)', '/y'],
  ['/aXb/(x)', undefined],
  ['/alone', undefined],
  ['/newsletter', undefined],
])('%s -> %s', (path, expected) => {
  const found = readHostRedirects(text, '/base/')(path)
  expect(found?.kind === 'redirect' ? found.to : found?.kind).toBe(expected)
})

test('many rules with many signs -> read at once', () => {
  expect(readHostRedirects(`/${'*'.repeat(30)}a /x\n/${'/:a'.repeat(2000)} /y\n`, '/')(`/${'b'.repeat(5000)}`)).toBeUndefined()
})

const vercel = {
  cleanUrls: true,
  redirects: [
    { source: '/old', destination: '/new' },
    { source: '/moved/', destination: 'https://example.org/x', permanent: false },
    { source: '/news/:rest*', destination: '/blog/:rest*', statusCode: 301 },
    { source: '/api/(.*)', destination: '/docs/api/$1' },
    { source: '/talk/:year/:name', destination: '/talks/:name', permanent: true },
    { source: '/asked/:all(.*)', destination: '/answered/:all' },
    { source: '/', has: [{ type: 'host', value: 'old.example.org' }], destination: '/start' },
    { source: '/post/:id(\\d{1,})', destination: '/posts/:id' },
    { source: 5 },
    'nothing',
  ],
  rewrites: [{ source: '/app/:path*', destination: '/app/index.html' }],
}

test.each([
  ['/old', 'redirect /new 308'],
  ['/moved', 'redirect https://example.org/x 307'],
  ['/news/a/b', 'redirect /blog/a/b 301'],
  ['/api/x', 'redirect /docs/api/x 308'],
  ['/talk/2024/rust', 'redirect /talks/rust 308'],
  ['/asked/a/b', 'redirect /answered/a/b 308'],
  ['/app/x', 'file /app/index.html 200'],
  ['/', undefined],
  ['/post/5', undefined],
  ['/other', undefined],
])('vercel.json: %s -> %s', (path, expected) => {
  const found = findHostRedirects({}, '/', (file) => (file === 'vercel.json' ? JSON.stringify(vercel) : undefined))?.(path)
  expect(found && `${found.kind} ${found.to} ${found.status}`).toBe(expected)
})

test.each(['{ "redirects": ', '[]', '"text"', '{ "redirects": {} }'])('vercel.json: %s -> no rules', (text) => {
  expect(findHostRedirects({}, '/', () => text)).toBeUndefined()
})

const netlify = `
[build]
publish = "build"
[[redirects]]
  from = "/old"
  to = "/new"
[[redirects]]
  from = "/news/*"
  to = "/blog/:splat"
  status = 302
  force = true
[[redirects]]
  from = "/app/*"
  to = "/app/index.html"
  status = 200
[[redirects]]
  from = "/shop"
  to = "/item/:id"
  query = { id = ":id" }
[[redirects]]
  from = "/here"
  to = "/us"
  conditions = { Country = ["US"] }
[[redirects]]
  to = "/nowhere"
`

test.each([
  ['/old', 'redirect /new 301'],
  ['/news/a', 'redirect /blog/a 302'],
  ['/app/x', 'file /app/index.html 200'],
  ['/shop', 'redirect /item/:id 301'],
  ['/here', undefined],
])('netlify.toml: %s -> %s', (path, expected) => {
  const found = findHostRedirects({}, '/', (file) => (file === 'netlify.toml' ? netlify : undefined))?.(path)
  expect(found && `${found.kind} ${found.to} ${found.status}`).toBe(expected)
})

test('_redirects with a country, netlify.toml that is none -> no rules', () => {
  const files: Record<string, string> = { 'static/_redirects': '/here /us 302 Country=us', 'netlify.toml': '[[redirects' }
  expect(findHostRedirects({ '/_redirects': 'static/_redirects' }, '/', (file) => files[file])?.('/here')).toBeUndefined()
})
