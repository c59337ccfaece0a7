// Paths of a language <-> paths of the whole site.
import { expect, it } from 'vitest'
import { languageAt, pathInLanguage, pathInSite } from '../../src/lib/language-path.ts'
import { sharedPathsOf, withSiteBase } from '../../src/lib/site-path.ts'

it('a path of a language -> that of the whole site, and back', () => {
  for (const [path, folder, whole] of [
    ['/docs', 'fr', '/fr/docs'],
    ['/', 'fr', '/fr/'],
    ['*', 'fr', '/fr/404.html'],
    ['/docs', '', '/docs'],
    ['*', '', '*'],
  ] as const) {
    expect(pathInSite(path, folder)).toBe(whole)
    expect(pathInLanguage(whole, folder)).toBe(path)
  }
  expect(pathInSite('https://a.example/', 'fr')).toBe('https://a.example/')
})

it('a path of the whole site -> the language with the longest folder, the default one, or none', () => {
  const languages = [{ folder: '' }, { folder: 'pt' }, { folder: 'pt/br' }]
  const folderAt = (path: string) => languageAt(path, languages)?.folder
  expect(['/pt/br/docs', '/pt/docs', '/ptx', '/pt'].map(folderAt)).toEqual(['pt/br', 'pt', '', ''])
  expect(languageAt('/docs', [{ folder: 'fr' }])).toBeUndefined()
})

it('static files -> paths that a language reads at the root, without those that it has itself', () => {
  const files = {
    '/play/index.html': '',
    '/old.html': '',
    '/data.json': '',
    '/logo.svg': '',
    '/index.html': '',
    '/a/b.html': '',
    '/fr/a/b.html': '',
  }
  const sharedPaths = sharedPathsOf(files, 'fr')
  expect(sharedPaths).toEqual(['/data.json', '/fr/a/b', '/old', '/play'])
  const site = { baseUrl: '/x/fr/', rootUrl: '/x/', sharedPaths }
  expect(['/play', '/play/#a', '/old.html', '/a/b', '/data.json?v=1', '/', '/logo.svg'].map((path) => withSiteBase(path, site))).toEqual([
    '/x/play',
    '/x/play/#a',
    '/x/old.html',
    '/x/fr/a/b',
    '/x/data.json?v=1',
    '/x/fr/',
    '/x/logo.svg',
  ])
  // As authors write them who know where the site is.
  expect(['/x/a/b', '/x/fr/a/b', '/x/logo.svg', '/x', '/xa/b'].map((path) => withSiteBase(path, site))).toEqual([
    '/x/fr/a/b',
    '/x/fr/a/b',
    '/x/logo.svg',
    '/x/fr/x',
    '/x/fr/xa/b',
  ])
})
