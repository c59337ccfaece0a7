import { describe, expect, it } from 'vitest'
import { isFilePath, isSamePage, pagePath } from '../../../src/client/navigation/page-path.ts'

describe('pagePath', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/docs', '/docs'],
    ['/docs/', '/docs'],
    ['/docs/index.html', '/docs'],
    ['/docs/INDEX.HTML', '/docs'],
    ['/docs/intro.html', '/docs/intro'],
    ['/docs/intro.htm', '/docs/intro'],
    ['/docs/html', '/docs/html'],
    ['/docs/v1.2', '/docs/v1.2'],
    ['/myindex.html', '/myindex'],
    ['//', '/'],
  ])('[spec 2.20] %s -> %s', (pathname, path) => {
    expect(pagePath(pathname)).toBe(path)
  })
})

describe('isSamePage', () => {
  const base = new URL('https://a.example/docs/x')

  it.each([
    ['https://a.example/docs/x/', true],
    ['https://a.example/docs/x.html?a#b', true],
    ['https://a.example/docs/y', false],
    ['https://b.example/docs/x', false],
  ])('%s -> %s', (address, isSame) => {
    expect(isSamePage(new URL(address), base)).toBe(isSame)
  })
})

describe('isFilePath', () => {
  it.each([
    ['/guide.pdf', true],
    ['/blog/rss.xml', true],
    ['/video.mp4', true],
    ['/docs/intro', false],
    ['/docs/intro.html', false],
    ['/docs/v4.0', false],
    ['/docs/4.0.355', false],
    ['/docs/a.b.configuration', false],
    ['/', false],
  ])('%s -> %s', (pathname, isFile) => {
    expect(isFilePath(pathname)).toBe(isFile)
  })
})
