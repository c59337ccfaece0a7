import { expect, test } from 'vitest'
import { placeRedirects } from '../../../src/plugins/redirects/place-redirects.ts'

const place = (from: string[], files: string[], trailingSlash?: boolean) => {
  const redirects = from.map((path) => ({ from: path, to: '/', place: { file: 'site.config.ts' } }))
  const { placed, shadowed } = placeRedirects(redirects, files, trailingSlash)
  return [...placed.map(({ file }) => file), ...shadowed.map(({ redirect, file }) => `${redirect.from} x ${file}`)]
}

test.each([
  [['/old'], ['a.svg'], ['old/index.html']],
  [['/img/logo.svg'], ['img/logo.svg'], ['/img/logo.svg x img/logo.svg']],
  [['/img/logo.svg/x'], ['img/logo.svg'], ['/img/logo.svg/x x img/logo.svg']],
  [['/IMG/Logo.svg'], ['img/logo.svg'], ['/IMG/Logo.svg x img/logo.svg']],
  [['/old'], ['old/index.html'], ['/old x old/index.html']],
  [['/img'], ['img/logo.svg'], ['img/index.html']],
  [['/a.html'], ['a.html/b.png'], ['/a.html x a.html/b.png']],
  [['/a.html', '/a.html/b'], [], ['a.html', '/a.html/b x a.html']],
  [
    ['/docs/a.md', '/sitemap.xml'],
    ['docs/a.md', 'sitemap.xml'],
    ['/docs/a.md x docs/a.md', '/sitemap.xml x sitemap.xml'],
  ],
  [[], ['a'], []],
])('redirects at %j beside the files %j -> %j', (from, files, expected) => {
  expect(place(from, files)).toEqual(expected)
})

test('without slashes, a redirect at the file of a page -> shadowed', () => {
  expect(place(['/a.html', '/b'], ['a.html'], false)).toEqual(['b.html', '/a.html x a.html'])
})

test('a redirect that nobody wrote, at the path of a file -> left out without a word', () => {
  expect(placeRedirects([{ from: '/', to: '/docs' }], ['index.html'], undefined)).toEqual({ placed: [], shadowed: [] })
})
