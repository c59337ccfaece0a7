import { describe, expect, it } from 'vitest'
import { listFiles } from '../../../src/build/list-files.ts'
import { pluginsOfSite } from '../../../src/build/plugins-of-site.ts'
import type { SiteConfig } from '../../../src/config/site-config.ts'
import type { ContentTree } from '../../../src/content/content-tree.ts'
import { planRoutes } from '../../../src/routes/plan-routes.ts'
import { configOf, treeOf } from '../../routes/planner-input.ts'

const plan = (site: Partial<SiteConfig> = {}, tree: Partial<ContentTree> = {}) =>
  planRoutes({ config: configOf({ docs: false, blog: false, ...site }), tree: treeOf(tree), summaries: [] })
const paths = (...input: Parameters<typeof plan>): string[] => plan(...input).table.routes.map(({ path, kind }) => `${path} ${kind}`)

describe('the page with all results', () => {
  it.each<[string, Partial<SiteConfig>, string[]]>([
    ['nothing said', {}, ['/search search', '* not-found']],
    ['slashes at the end', { trailingSlash: true }, ['/search/ search', '* not-found']],
    ['another path', { search: { searchPagePath: '/find/all/' } }, ['/find/all search', '* not-found']],
    ['no page', { search: { searchPagePath: false } }, ['* not-found']],
    ['no search', { search: false }, ['* not-found']],
    ['a redirect from there', { redirects: [{ from: '/Search/', to: '/' }] }, ['* not-found']],
  ])('%s -> %j', (_, site, expected) => {
    expect(paths(site)).toEqual(expected)
  })

  it('a page of the site at its path -> that one, and nothing to report', () => {
    const tree = { pageModules: [{ file: 'content/pages/search.tsx', path: 'search.tsx' }] }
    expect(paths({}, tree)).toEqual(['/search page', '* not-found'])
    expect(plan({}, tree).diagnostics).toEqual([])
  })

  it('a static file at its path -> that one', () => {
    expect(paths({}, { staticFiles: { '/search/index.html': 'static/search/index.html' } })).toEqual(['* not-found'])
  })

  it('-> asks not to be indexed', () => {
    expect(plan().table.routes[0]?.metadata).toEqual({ title: 'Search the documentation', noIndex: true })
  })
})

async function textOf(wanted: string, site: Partial<SiteConfig> = {}, tree: Partial<ContentTree> = {}): Promise<string | undefined> {
  const config = configOf({ docs: false, blog: false, ...site })
  const { table } = plan(site, tree)
  const language = { config, table, folder: '', noIndexPaths: new Set<string>(), notesOf: () => undefined, besideOf: () => undefined }
  const files = new Set(Object.keys(tree.staticFiles ?? {}).map((path) => path.slice(1)))
  const plugins = pluginsOfSite(config).filter(({ name }) => name === 'search files')
  for await (const file of listFiles(plugins, { config, table, files, languages: [language], report: () => undefined, rendered: [] }))
    if (file.path === wanted && 'make' in file) return String(await file.make())
  return undefined
}

describe('the description of the search', () => {
  const describeSite = (...input: Parameters<typeof plan>): Promise<string | undefined> => textOf('opensearch.xml', ...input)

  it('a site below a base URL -> the address with a place for the words', async () => {
    const text = await describeSite({
      title: 'Garden & more for everyone',
      baseUrl: '/base/',
      trailingSlash: true,
      favicon: 'img/icon.svg',
    })
    expect(text).toContain('<Url type="text/html" method="get" template="https://example.com/base/search/?q={searchTerms}"/>')
    expect(text).toContain('<ShortName>Garden &amp; more fo</ShortName>')
    expect(text).toContain('<Description>Search Garden &amp; more for everyone</Description>')
    expect(text).toContain('<Image>https://example.com/base/img/icon.svg</Image>')
  })

  it('no page with results, or a file of the site -> none', async () => {
    expect(await describeSite({ search: { searchPagePath: false } })).toBeUndefined()
    expect(await describeSite({ search: false })).toBeUndefined()
    expect(await describeSite({}, { staticFiles: { '/opensearch.xml': 'static/opensearch.xml' } })).toBeUndefined()
  })
})

describe('what the search offers', () => {
  const offersOf = (...input: Parameters<typeof plan>): Promise<string | undefined> => textOf('search-offers.json', ...input)
  const search = { signposts: [{ label: 'Start', to: '/docs/' }], missingResultsUrl: 'https://example.com/?q={query}' }

  it.each<[string, SiteConfig['search'], string | undefined]>([
    ['both', search, JSON.stringify(search)],
    ['signposts alone', { signposts: search.signposts }, JSON.stringify({ signposts: search.signposts })],
    ['nothing', {}, undefined],
    ['no search', false, undefined],
  ])('%s -> the file of it', async (_, given, expected) => {
    expect(await offersOf({ search: given })).toBe(expected)
  })

  it('a file of the site at its path -> that one', async () => {
    expect(await offersOf({ search }, { staticFiles: { '/search-offers.json': 'static/search-offers.json' } })).toBeUndefined()
  })
})
