import { describe, expect, it } from 'vitest'
import { allResultsAddress, resultAddress } from '../../../../src/plugins/search/client/result-address.ts'
import { toQuery } from '../../../../src/plugins/search/client/search-limits.ts'
import { algoliaSearch, localSearch } from './sample-hits.ts'

const origin = 'https://here.example'

describe('resultAddress', () => {
  it.each([
    ['/docs/a#b', '/', '/docs/a#b'],
    ['/docs/a#b', '/base/', '/base/docs/a#b'],
    ['/base/docs/a', '/base/', '/base/docs/a'],
    ['https://live.example/docs/a?x=1#b', '/', '/docs/a?x=1#b'],
    ['https://live.example/docs/a', '/base/', '/base/docs/a'],
    ['https://live.example//evil.example/x', '/', '/evil.example/x'],
    ['//evil.example/x', '/', '/x'],
    ['javascript:alert(1)', '/', '/alert(1)'],
    ['http://[', '/base/', '/base/'],
  ])('%s below %s -> %s', (url, baseUrl, href) => {
    expect(resultAddress(url, { search: localSearch, baseUrl }, origin)).toEqual({ href, isExternal: false })
  })

  it('an address that leads out by the configuration -> whole; a script never', () => {
    const search = { ...algoliaSearch, externalUrlRegex: 'other\\.example|alert' }
    expect(resultAddress('https://other.example/x?y#z', { search, baseUrl: '/' }, origin)).toEqual({
      href: 'https://other.example/x?y#z',
      isExternal: true,
    })
    expect(resultAddress('javascript:alert(1)', { search, baseUrl: '/' }, origin)).toEqual({ href: '/alert(1)', isExternal: false })
  })

  it('a part of the path that the configuration replaces -> each time', () => {
    const search = { ...algoliaSearch, replaceSearchResultPathname: { from: '/docs/', to: '/' } }
    expect(resultAddress('https://live.example/docs/a/docs/b#c', { search, baseUrl: '/next/' }, origin).href).toBe('/next/a/b#c')
  })
})

describe('allResultsAddress', () => {
  it.each([
    ['spring', '/search?q=spring'],
    ['a & b #', '/search?q=a%20%26%20b%20%23'],
    ['', '/search'],
  ])('%s -> %s', (query, address) => {
    expect(allResultsAddress('/search', query)).toBe(address)
  })
})

describe('toQuery', () => {
  it.each([
    ['a'.repeat(70), 'a'.repeat(64)],
    [`${'a'.repeat(63)}😀`, 'a'.repeat(63)],
    ['\ud800x', 'x'],
  ])('%j -> %j, which an address can hold', (text, query) => {
    expect(toQuery(text)).toBe(query)
    expect(() => allResultsAddress('/search', toQuery(text))).not.toThrow()
  })
})
