import { describe, expect, test } from 'vitest'
import type { RedirectOptions } from '../../../src/config/output-options.ts'
import { planRedirects } from '../../../src/plugins/redirects/routes/plan-redirects.ts'
import { pageRoute } from '../../routes/make-route.ts'

function plan(redirects: RedirectOptions[], trailingSlash?: boolean) {
  const routes = [pageRoute('/docs/a', 'content/docs/a.md'), pageRoute('/blog')]
  return planRedirects({ redirects, trailingSlash, configFile: 'site.config.ts' }, routes)
}

test.each([
  [undefined, '/old', '/docs/a?x#y'],
  [true, '/old/', '/docs/a/?x#y'],
  [false, '/old', '/docs/a?x#y'],
])('trailingSlash %s -> from %s to %s', (trailingSlash, from, to) => {
  expect(plan([{ from: '/old', to: '/docs/a?x#y' }], trailingSlash)).toEqual({
    redirects: [{ from, to, place: { file: 'site.config.ts' } }],
    diagnostics: [],
  })
})

test('several -> sorted by from; web addresses stay as they are', () => {
  const { redirects } = plan(
    [
      { from: '/z', to: 'https://example.org/x' },
      { from: '/b', to: '/docs/a' },
    ],
    true,
  )
  expect(redirects.map(({ from, to }) => `${from} ${to}`)).toEqual(['/b/ /docs/a/', '/z/ https://example.org/x'])
})

describe('redirects that cannot be', () => {
  test.each([
    [
      '/docs/A/',
      '/blog',
      'redirect-shadowed',
      'The redirect from "/docs/A/" starts at the path of a page, made from content/docs/a.md; the page is kept.',
    ],
    ['/blog', '/docs/a', 'redirect-shadowed', 'The redirect from "/blog" starts at the path of a page; the page is kept.'],
    ['old', '/blog', 'config-invalid', 'The redirect from "old" has no valid start: the path does not start with a slash.'],
    [
      '/../x',
      '/blog',
      'config-invalid',
      'The redirect from "/../x" has no valid start: the path is not what a browser would ask for: `.` and `..` are not allowed as parts.',
    ],
    ['/old', 'blog', 'config-invalid', 'The redirect from "/old" has to lead to a path of this site or a web address; found "blog".'],
    [
      '/old',
      'javascript:alert(1)',
      'config-invalid',
      'The redirect from "/old" has to lead to a path of this site or a web address; found "javascript:alert(1)".',
    ],
    ['/old', '/Old/#x', 'config-invalid', 'The redirect from "/old" leads to itself.'],
  ])('%s to %s -> %s', (from, to, id, message) => {
    const { redirects, diagnostics } = plan([{ from, to }])
    expect(redirects).toEqual([])
    expect(diagnostics).toMatchObject([{ id, level: 'error', message, place: { file: 'site.config.ts' } }])
  })

  test('two from one path -> the first is kept', () => {
    const { redirects, diagnostics } = plan([
      { from: '/old', to: '/blog' },
      { from: '/OLD/', to: '/docs/a' },
    ])
    expect(redirects.map(({ to }) => to)).toEqual(['/blog'])
    expect(diagnostics[0]).toMatchObject({
      id: 'redirect-shadowed',
      message: 'Two redirects start at "/OLD/": to "/blog" and to "/docs/a"; the first is kept.',
    })
  })
})

test('a start with the path of a language -> once, and in place of what that language would have there', () => {
  const locale = (name: string, folder: string) => ({
    name,
    folder,
    label: name,
    direction: 'ltr' as const,
    htmlLang: name,
    calendar: 'gregory',
    path: name,
    url: 'https://example.com',
    baseUrl: `/${folder}`,
  })
  const redirects = [
    { from: '/old', to: '/blog' },
    { from: '/older', to: '/blog' },
    { from: '/de/old', to: '/de/docs/a' },
    { from: '/fr/gone', to: '/fr/blog' },
  ]
  const startsIn = (name: string) =>
    planRedirects(
      {
        redirects,
        trailingSlash: undefined,
        configFile: 'site.config.ts',
        locale: name,
        locales: [locale('en', ''), locale('de', 'de'), locale('fr', 'fr')],
      },
      [],
    ).redirects.map(({ from }) => from)
  expect(startsIn('en')).toEqual(['/de/old', '/fr/gone', '/old', '/older'])
  expect(startsIn('de')).toEqual(['/older'])
  expect(startsIn('fr')).toEqual(['/old', '/older'])
  // A page that the default language has no more, and this one still has.
  const config = {
    redirects,
    trailingSlash: undefined,
    configFile: 'site.config.ts',
    locale: 'fr',
    locales: [locale('en', ''), locale('de', 'de'), locale('fr', 'fr')],
  }
  expect(planRedirects(config, [pageRoute('/old')])).toMatchObject({ redirects: [{ from: '/older' }], diagnostics: [] })
})
