import { describe, expect, it } from 'vitest'
import { listNames, listNearest, nearest } from '../../src/diagnostics/suggest.ts'

describe('nearest', () => {
  const keys = ['title', 'tagline', 'url', 'baseUrl', 'trailingSlash', 'favicon', 'navbar']
  const cases: [string, string[], string | undefined][] = [
    ['titel', keys, 'title'],
    ['ulr', keys, 'url'],
    ['baseURL', keys, 'baseUrl'],
    ['navBar', keys, 'navbar'],
    ['trailing-slash', keys, 'trailingSlash'],
    ['favicons', keys, 'favicon'],
    ['webpack', keys, undefined],
    ['title', keys, undefined],
    ['', keys, undefined],
    ['x', ['y'], undefined],
    ['/docs/lambda/setpu', ['/docs/player/setup', '/docs/lambda/setup'], '/docs/lambda/setup'],
    ['/docs/lamda/setup', ['/docs/lambda/setup'], '/docs/lambda/setup'],
    ['/docs/lambda/foo', ['/docs/lambda/bar'], undefined],
    ['/Docs/Setup', ['/docs/setups', '/docs/setup'], '/docs/setup'],
    ['abcd', ['abce', 'abcf'], 'abce'],
    ['__proto__', keys, undefined],
  ]
  for (const [value, candidates, wanted] of cases) {
    it(`${JSON.stringify(value)} among ${JSON.stringify(candidates)} -> ${wanted}`, () => {
      expect(nearest(value, candidates)).toBe(wanted)
    })
  }

  it('a megabyte of text among 5,000 paths -> compared only at its start', () => {
    const paths = Array.from({ length: 5000 }, (_, index) => `/docs/section-${index % 50}/page-${index}`)
    expect(nearest('x'.repeat(1_000_000), paths)).toBeUndefined()
    expect(nearest('/docs/section-7/pgae-4207', paths)).toBe('/docs/section-7/page-4207')
  })
})

describe('lists in messages', () => {
  const letters = [...'abcdefghijklmnop']

  it.each<[string[], string]>([
    [[], ''],
    [['a', 'b', 'a'], 'a, b'],
    [letters.slice(0, 10), 'a, b, c, d, e, f, g, h, i, j'],
    [letters, 'a, b, c, d, e, f, g, h and 8 more'],
  ])('%j -> %s', (names, expected) => expect(listNames(names)).toBe(expected))

  it('many -> the nearest first', () => {
    const names = Array.from({ length: 100 }, (_, index) => `author-${index}`)
    expect(listNearest('autor-42', [...names, 'zoe'])).toMatch(/^author-42, .* and 93 more$/)
  })
})
