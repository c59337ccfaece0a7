import { describe, expect, it } from 'vitest'
import type { PublicConfig } from '../../../../src/config/public-config.ts'
import type { ResolvedSearch } from '../../../../src/config/search-options.ts'
import { searchSetupOf } from '../../../../src/plugins/search/theme/search-setup-of.ts'
import { renderPage } from '../../../theme/render-page.tsx'
import { docRoute, sampleSite, withNavbar } from '../../../theme/sample-site.ts'
import { localSearch } from '../client/sample-hits.ts'

/** What both backends have. */
type Shared = Pick<ResolvedSearch, 'searchPagePath' | 'contextualSearch' | 'personalization' | 'signposts' | 'missingResultsUrl'>

const page = (config: Partial<PublicConfig>) => renderPage(docRoute(), { site: sampleSite(config) })
const setup = (search: Partial<Shared>, config: Partial<PublicConfig> = {}) =>
  searchSetupOf({ site: sampleSite({ search: { ...localSearch, ...search }, ...config }), route: docRoute() })

describe('the search of a page', () => {
  it('-> a button at the end of the bar, and the description for browsers', () => {
    const shown = page({ search: localSearch })
    expect(shown.one('.navbar-tools').one('button[aria-label=Search]').text).toBe('Search')
    expect(shown.one('link[rel=search]').attribute('href')).toBe('/opensearch.xml')
  })

  it('an item of the navbar -> there, and in the bar of small screens', () => {
    const shown = page({ search: localSearch, ...withNavbar({ type: 'search' }) })
    expect(shown.one('li.navbar-search').has('button')).toBe(true)
    expect(shown.one('.navbar-search-narrow').has('button')).toBe(true)
    expect(shown.all('.search-button')).toHaveLength(2)
  })

  it('no search -> nothing of it', () => {
    const shown = page({ search: undefined, ...withNavbar({ type: 'search' }) })
    expect(shown.has('.search-button')).toBe(false)
    expect(shown.has('link[rel=search]')).toBe(false)
  })

  it('no page with results -> no description of the search', () => {
    expect(page({ search: { ...localSearch, searchPagePath: false } }).has('link[rel=search]')).toBe(false)
  })
})

describe('searchSetupOf', () => {
  it.each<[Partial<Shared>, Partial<PublicConfig>, string | undefined]>([
    [{}, {}, '/search'],
    [{ searchPagePath: 'find' }, { baseUrl: '/base/', trailingSlash: true }, '/base/find/'],
    [{ searchPagePath: false }, {}, undefined],
  ])('%j, %j -> all results at %s', (search, config, pageUrl) => {
    expect(setup(search, config)?.pageUrl).toBe(pageUrl)
  })

  it.each<[Partial<Shared>, string | undefined]>([
    [{}, undefined],
    [{ signposts: [{ label: 'Start', to: '/docs/' }] }, '/base/search-offers.json'],
    [{ missingResultsUrl: 'https://example.com/?q={query}' }, '/base/search-offers.json'],
  ])('%j -> not in every page, but in a file at %s', (search, offersUrl) => {
    const made = setup(search, { baseUrl: '/base/' })
    expect(made?.offersUrl).toBe(offersUrl)
    expect(Object.keys(made?.search ?? {})).toEqual(['provider', 'placeholder'])
  })

  it('no memory -> pages say so; with one, which is usual, they do not', () => {
    expect(setup({ personalization: false })?.search.personalization).toBe(false)
    expect(setup({ personalization: true })?.search).not.toHaveProperty('personalization')
  })

  it('contextual -> the language, and each docs with its versions and the one of the page', () => {
    expect(setup({ contextualSearch: true })?.context).toEqual({
      language: 'en',
      docs: [
        {
          id: 'default',
          versions: [
            { name: 'current', label: 'Next' },
            { name: '1.0', label: '1.0' },
          ],
          shown: 'current',
          latest: 'current',
        },
      ],
    })
    expect(setup({})?.context).toBeUndefined()
  })
})
