import { expect, test } from 'vitest'
import { readHostRedirects } from '../../../src/plugins/redirects/check/host-redirects.ts'

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
