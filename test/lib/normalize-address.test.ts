import { describe, expect, test } from 'vitest'
import { normalizeAddress, normalizeAddressesIn } from '../../src/lib/normalize-address.ts'

const composed = 'caf\u00e9'
const decomposed = 'cafe\u0301'

describe('an address in NFC', () => {
  test.each([
    [`/${decomposed}`, `/${composed}`],
    [`/${composed}`, `/${composed}`],
    ['/cafe%CC%81/%20#e%cc%81', '/caf%C3%A9/%20#%C3%A9'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['/%E1%84%92%E1%85%A1%E1%86%AB', '/%ED%95%9C'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    [`/\ud800${decomposed}%20%CC%81`, '/\ud800caf%C3%A9%20%CC%81'],
    ['/docs/a?b#c', '/docs/a?b#c'],
  ])('%j -> %j', (address, expected) => {
    expect(normalizeAddress(address)).toBe(expected)
  })
})

describe('ids and addresses of a page', () => {
  test.each([
    [`<h2 id="${decomposed}" title="${decomposed}">${decomposed}</h2>`, `<h2 id="${composed}" title="${decomposed}">${decomposed}</h2>`],
    ['<a title=">" href="#e%CC%81">x</a>', '<a title=">" href="#%C3%A9">x</a>'],
    [`<a href="https://host/${decomposed}">`, `<a href="https://host/${decomposed}">`],
    [`<code> id="${decomposed}"</code>`, `<code> id="${decomposed}"</code>`],
    [`<img srcset="/${decomposed}.png 2x">`, `<img srcset="/${composed}.png 2x">`],
    ['<p id="a">b</p>', '<p id="a">b</p>'],
  ])('%s -> %s', (html, expected) => {
    expect(normalizeAddressesIn(html)).toBe(expected)
  })
})
