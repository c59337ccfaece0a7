// Address and page -> what it means, as a browser would read it.
import { expect, test } from 'vitest'
import { createHrefResolver, pathKey } from '../../src/check/resolve-href.ts'

const atRoot = createHrefResolver({ url: 'https://example.com', baseUrl: '/' })
const below = createHrefResolver({ url: 'https://example.com', baseUrl: '/site/' })

test.each([
  ['/docs/a', '/x', '/docs/a', ''],
  ['/docs/a/', '/x', '/docs/a', ''],
  ['/docs/a?q=1#b', '/x', '/docs/a', 'b'],
  ['b', '/docs/a', '/docs/b', ''],
  ['./b', '/docs/a/', '/docs/a/b', ''],
  ['../b#c', '/docs/a/', '/docs/b', 'c'],
  ['../../../b', '/docs/a', '/b', ''],
  ['#c', '/docs/a/', '/docs/a', 'c'],
  ['?q', '/docs/a', '/docs/a', ''],
  ['#', '/a', '/a', ''],
  ['/', '/a', '/', ''],
  ['/caf%C3%A9', '/', '/café', ''],
  ['/cafe\u0301', '/', '/café', ''],
  ['/a%20b', '/', '/a b', ''],
  ['/a%2Fb', '/', '/a/b', ''],
  ['/100%', '/', '/100%', ''],
  ['/%E0%A4%A/x%20y', '/', '/%E0%A4%A/x y', ''],
  ['/a#b:~:text=c', '/', '/a', 'b'],
  ['/a#:~:text=c', '/', '/a', ''],
  ['https://example.com/docs/a#b', '/', '/docs/a', 'b'],
  ['http://example.com/a', '/', '/a', ''],
  ['//example.com/a', '/', '/a', ''],
  ['https://example.com', '/', '/', ''],
  ['b', '*', '/b', ''],
  ['b', '/what?/a#b', '/what?/b', ''],
])('%s on %s -> %s, anchor %j', (href, page, path, fragment) => {
  expect(atRoot(href, page)).toEqual({ kind: 'internal', path, fragment })
})

test.each([
  ['/site/docs/a/', '/docs/a'],
  ['/site', '/'],
  ['/site/', '/'],
  ['b', '/docs/b'],
  ['../../b', undefined],
  ['/docs/a', undefined],
  ['/sites/a', undefined],
  ['https://example.com/site/a', '/a'],
  ['https://example.com/other', undefined],
])('base URL /site/: %s on /docs/a -> %s', (href, path) => {
  const target = below(href, '/docs/a')
  expect(target.kind === 'internal' ? target.path : undefined).toBe(path)
  if (path === undefined) expect(target.kind).toBe('outside-base')
})

test.each([
  ['https://other.example/a', 'external'],
  ['//other.example', 'external'],
  ['https://sub.example.com/', 'external'],
  ['https://example.com:8080/', 'external'],
  ['mailto:a@example.com', 'exempt'],
  ['tel:123', 'exempt'],
  ['javascript:void(0)', 'exempt'],
  ['data:text/plain,x', 'exempt'],
  ['pathname:///x', 'exempt'],
  ['http://[', 'invalid'],
  ['https://a b', 'invalid'],
])('%s -> %s', (href, kind) => {
  expect(atRoot(href, '/a').kind).toBe(kind)
})

test('paths of routes -> the key that links have', () => {
  expect([pathKey('/'), pathKey('/a/'), pathKey('/a//'), pathKey('/caf%C3%A9')]).toEqual(['/', '/a', '/a', '/café'])
})
