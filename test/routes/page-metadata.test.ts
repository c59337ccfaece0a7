import { describe, expect, it } from 'vitest'
import { absoluteImageUrl, absoluteUrl, canonicalUrl, pageTitle } from '../../src/routes/page-metadata.ts'
import { configOf } from './planner-input.ts'

describe('pageTitle', () => {
  it.each([
    ['Page', '|', 'Page | Site'],
    ['Page', '-', 'Page - Site'],
    [' Page ', '|', 'Page | Site'],
    ['', '|', 'Site'],
    ['  ', '|', 'Site'],
    [undefined, '|', 'Site'],
    ['Site', '|', 'Site'],
  ])('"%s" with %s -> %s', (title, titleDelimiter, expected) => {
    expect(pageTitle(title, configOf({ titleDelimiter }))).toBe(expected)
  })

  it.each([
    ['Page', 'Page | Brand'],
    [undefined, 'Site | Brand'],
    ['Site', 'Site | Brand'],
    ['Brand', 'Brand'],
  ])('"%s" with a brand -> %s', (title, expected) => {
    expect(pageTitle(title, configOf({ brand: 'Brand' }))).toBe(expected)
  })
})

describe('canonicalUrl', () => {
  it.each([
    ['/', {}, 'https://example.com/'],
    ['/a', { trailingSlash: true }, 'https://example.com/a/'],
    ['/a/?q#h', { trailingSlash: false }, 'https://example.com/a?q#h'],
    ['/a', { baseUrl: '/base' }, 'https://example.com/base/a'],
    ['/', { baseUrl: '/base', trailingSlash: false }, 'https://example.com/base/'],
    ['/größe', {}, 'https://example.com/gr%C3%B6%C3%9Fe'],
  ])('%s with %j -> %s', (path, site, expected) => {
    expect(canonicalUrl(path, configOf(site))).toBe(expected)
  })
})

describe('absoluteUrl', () => {
  it.each([
    ['img/a.png', 'https://example.com/base/img/a.png'],
    ['/base/img/a.png', 'https://example.com/base/img/a.png'],
    ['https://cdn.example/a b.png', 'https://cdn.example/a%20b.png'],
    ['//cdn.example/a.png', 'https://cdn.example/a.png'],
    ['https://[', 'https://['],
  ])('%s -> %s', (path, expected) => {
    expect(absoluteUrl(path, configOf({ baseUrl: '/base/' }))).toBe(expected)
  })
})

describe('absoluteImageUrl', () => {
  it.each([
    ['/a.png', 'https://example.com/a.png'],
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    ['./a.png', undefined],
    ['a.png', undefined],
    ['javascript:alert(1)', undefined],
  ])('%s -> %s', (image, expected) => {
    expect(absoluteImageUrl(image, configOf())).toBe(expected)
  })
})
