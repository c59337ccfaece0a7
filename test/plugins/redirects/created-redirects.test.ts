// Redirects that nobody writes one by one: endings of all paths, and those of a function.
import { expect, test } from 'vitest'
import { planRedirects } from '../../../src/plugins/redirects/routes/plan-redirects.ts'
import { buildTestSite } from '../../build/build-test-site.ts'
import { pageRoute } from '../../routes/make-route.ts'

const routes = [
  pageRoute('/'),
  pageRoute('/docs/a', 'content/docs/a.md'),
  pageRoute('/docs/b/'),
  pageRoute('/file.txt'),
  pageRoute('/docs/b.html'),
]
const plan = (options: Partial<Parameters<typeof planRedirects>[0]>) => {
  const { redirects, diagnostics } = planRedirects(
    { redirects: [], trailingSlash: undefined, configFile: 'site.config.ts', ...options },
    routes,
  )
  return { redirects: redirects.map(({ from, to }) => `${from} ${to}`), diagnostics }
}

test('endings -> one for each page without one, but not where something is', () => {
  expect(plan({ redirectExtensions: ['html', 'php'], redirects: [{ from: '/docs/a.php', to: '/' }] })).toEqual({
    redirects: ['/docs/a.html /docs/a', '/docs/a.php /', '/docs/b.php /docs/b/'],
    diagnostics: [],
  })
})

test('a function -> the paths that it gives', () => {
  const createRedirects = (path: string) => (path === '/docs/a' ? ['/old/a', '/older/a'] : path === '/docs/b/' ? '/old/b' : undefined)
  expect(plan({ createRedirects })).toEqual({ redirects: ['/old/a /docs/a', '/old/b /docs/b/', '/older/a /docs/a'], diagnostics: [] })
})

test('a path of a page, or no path -> an error at the function', () => {
  const { diagnostics } = plan({ createRedirects: (path) => (path === '/docs/a' ? ['/docs/b', 'old'] : undefined) })
  expect(diagnostics.map(({ id, configPath }) => [id, configPath])).toEqual([
    ['redirect-shadowed', ['createRedirects']],
    ['config-invalid', ['createRedirects']],
  ])
})

test.each([
  [() => 7, 'has to give paths; for "/docs/a" it gave'],
  [
    () => {
      throw new Error('no')
    },
    'threw for "/docs/a": no',
  ],
])('%o -> %s', (give: () => unknown, message) => {
  // What a configuration in JavaScript may give.
  const createRedirects = give as () => string
  expect(() => plan({ createRedirects })).toThrow(message)
})

test('a site -> pages at the old paths', async () => {
  const site = await buildTestSite({
    'site.config.ts':
      "export default { title: 'T', url: 'https://example.com', search: false, onOrphanPages: 'ignore', redirectExtensions: ['html'], createRedirects: (path) => path.startsWith('/docs/') ? path.replace('/docs/', '/guide/') : undefined }\n",
    'content/docs/intro.md': '# Intro\n\nText\n',
  })
  expect(site.diagnostics).toEqual([])
  for (const file of ['docs/intro.html', 'guide/intro/index.html']) expect(await site.read(file)).toContain('/docs/intro')
})
