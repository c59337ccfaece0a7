import { afterEach, describe, expect, it, vi } from 'vitest'
import { searchRequest } from '../../../../src/plugins/search/client/search-request.ts'
import { indexNameOf, type SearchContext } from '../../../../src/plugins/search/client/search-setup.ts'
import { algoliaSearch, localSearch } from './sample-hits.ts'

const setup = { search: localSearch, baseUrl: '/' }

afterEach(() => vi.unstubAllGlobals())

describe('searchRequest', () => {
  it('of the page with all results -> no groups of five, and texts of up to 45 words, 30 on narrow screens', () => {
    const asked = (isNarrow: boolean) => searchRequest('spring', setup, { isNarrow, page: 0, hitsPerPage: 15 })
    expect(asked(false)).not.toHaveProperty('hitsPerGroup')
    expect(asked(false).attributesToSnippet?.at(-1)).toBe('content:45')
    expect(asked(true).attributesToSnippet?.at(-1)).toBe('content:30')
  })

  it('[spec 9.02] a query -> asks for twenty hits, with marks and all levels', () => {
    expect(searchRequest('spring', setup, { isNarrow: false })).toEqual({
      indexName: 'local/',
      query: 'spring',
      hitsPerPage: 20,
      hitsPerGroup: 5,
      attributesToRetrieve: [
        'hierarchy.lvl0',
        'hierarchy.lvl1',
        'hierarchy.lvl2',
        'hierarchy.lvl3',
        'hierarchy.lvl4',
        'hierarchy.lvl5',
        'hierarchy.lvl6',
        'content',
        'type',
        'url',
      ],
      attributesToSnippet: [
        'hierarchy.lvl1:10',
        'hierarchy.lvl2:10',
        'hierarchy.lvl3:10',
        'hierarchy.lvl4:10',
        'hierarchy.lvl5:10',
        'hierarchy.lvl6:10',
        'content:10',
      ],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      clickAnalytics: false,
    })
  })

  it('[spec 9.04] a narrow screen -> snippets of five words', () => {
    const { attributesToSnippet } = searchRequest('spring', setup, { isNarrow: true })
    expect(attributesToSnippet?.every((attribute) => attribute.endsWith(':5'))).toBe(true)
  })

  it('[spec 5.01, 9.01] a query of 65 characters -> 64', () => {
    expect(searchRequest('a'.repeat(65), setup, { isNarrow: false }).query).toHaveLength(64)
  })

  it('insights -> the provider is asked for the id of the query', () => {
    const search = { ...algoliaSearch, insights: true }
    expect(searchRequest('a', { search, baseUrl: '/' }, { isNarrow: false }).clickAnalytics).toBe(true)
  })

  it('a page of fifteen -> as asked for', () => {
    expect(searchRequest('a', setup, { isNarrow: false, page: 2, hitsPerPage: 15 })).toMatchObject({ page: 2, hitsPerPage: 15 })
  })
})

describe('facet filters', () => {
  const context: SearchContext = {
    language: 'en',
    docs: [
      {
        id: 'default',
        latest: '2.0',
        versions: [
          { name: 'current', label: 'Next' },
          { name: '2.0', label: '2.0' },
          { name: '1.0', label: '1.0' },
        ],
      },
      { id: 'tools', latest: 'current', versions: [{ name: 'current', label: 'Next' }] },
    ],
  }
  const filters = (changes: Partial<SearchContext> = {}, chosenVersions?: Record<string, string>) =>
    searchRequest('a', { ...setup, context: { ...context, ...changes } }, { isNarrow: false, ...(chosenVersions && { chosenVersions }) })
      .facetFilters
  const tags = (version: string) => [
    'language:en',
    ['docusaurus_tag:default', `docusaurus_tag:docs-default-${version}`, 'docusaurus_tag:docs-tools-current'],
  ]
  const prefer = (version: string): void => {
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'docs-preferred-version-default' ? version : null) })
  }

  it('[spec 7.10] the language of the page, and of each docs the version: that of the page, else the preferred, else the latest', () => {
    vi.stubGlobal('localStorage', { getItem: () => null })
    expect(filters()).toEqual(tags('2.0'))
    prefer('1.0')
    expect(filters()).toEqual(tags('1.0'))
    const [first, second] = context.docs
    expect(filters({ docs: [...(first ? [{ ...first, shown: 'current' }] : []), ...(second ? [second] : [])] })).toEqual(tags('current'))
  })

  it('a preferred version that is no more -> the latest', () => {
    prefer('0.5')
    expect(filters()).toEqual(tags('2.0'))
  })

  it('a version that the reader chose on the search page -> that one', () => {
    prefer('1.0')
    expect(filters({}, { default: 'current' })).toEqual(tags('current'))
  })
})

describe('indexNameOf', () => {
  it('the provider, and sites below two base URLs -> names of their own', () => {
    expect(indexNameOf({ search: algoliaSearch, baseUrl: '/' })).toBe('plants')
    expect(indexNameOf({ search: localSearch, baseUrl: '/' })).toBe('local/')
    expect(indexNameOf({ search: localSearch, baseUrl: '/next/' })).toBe('local/next/')
  })
})
