import { describe, expect, it } from 'vitest'
import { fileUrl, resolveLink } from '../../src/theme/link-target.ts'

describe('resolveLink', () => {
  it.each([
    ['/a', '/base/a/'],
    ['/base/a', '/base/a/'],
    ['b', '/base/docs/b/'],
    ['?q=1', '/base/docs/page/?q=1'],
    ['pathname:///a.zip', '/base/a.zip'],
  ])('%s below /base/ with slashes -> %s', (to, href) => {
    expect(resolveLink(to, '/docs/page', { baseUrl: '/base/', trailingSlash: true }).href).toBe(href)
  })

  it('a relative link on the not-found page -> from the root', () => {
    expect(resolveLink('a', '*', { baseUrl: '/', trailingSlash: undefined }).href).toBe('/a')
  })
})

describe('fileUrl', () => {
  it.each([
    ['img/a.svg', '/base/img/a.svg'],
    ['./img/a.svg', '/base/img/a.svg'],
    ['/img/a.svg', '/base/img/a.svg'],
    ['https://b.example/a.svg', 'https://b.example/a.svg'],
    ['pathname:///a.svg', '/base/a.svg'],
  ])('%s -> %s', (path, url) => {
    expect(fileUrl(path, { baseUrl: '/base/' })).toBe(url)
  })
})
