import { describe, expect, it } from 'vitest'
import { publicConfig } from '../../src/config/public-config.ts'
import { resolveConfig } from '../../src/config/resolved-config.ts'
import { type SiteConfig, siteConfig } from '../../src/config/site-config.ts'

const required: SiteConfig = { title: 'T', url: 'https://example.com' }
const resolve = (config: Partial<SiteConfig>) =>
  resolveConfig(siteConfig.parse({ ...required, ...config }), {
    siteDirectory: '/site',
    configFile: 'site.config.ts',
    hasFolder: () => true,
  })

describe('resolveConfig', () => {
  it.each([
    ['sub', '/sub/'],
    ['/a/b', '/a/b/'],
    ['//', '/'],
    ['/', '/'],
  ])('baseUrl %j -> %j [spec 3.04]', (written, wanted) => {
    expect(resolve({ baseUrl: written }).baseUrl).toBe(wanted)
  })

  it('policies that are written -> kept [spec 5.05]', () => {
    const { policies } = resolve({ onBrokenLinks: 'warn', onDuplicateRoutes: 'throw', markdown: { onBrokenMarkdownLinks: 'ignore' } })
    expect(policies).toMatchObject({ brokenLinks: 'warn', duplicateRoutes: 'throw', brokenMarkdownLinks: 'ignore', brokenAnchors: 'warn' })
  })

  it('docs with everything written -> kept, paths without ./ and slashes at the ends', () => {
    const { docs } = resolve({
      docs: {
        id: 'api',
        path: './content//api/',
        routeBasePath: '/api/',
        sidebarPath: './sidebars.ts',
        lastVersion: '1.0',
        onlyIncludeVersions: ['1.0'],
        versions: { '1.0': { label: 'One' } },
        breadcrumbs: false,
      },
    })
    expect(docs).toEqual([
      {
        id: 'api',
        path: 'content/api',
        paths: 'files',
        routeBasePath: 'api',
        sidebarPath: 'sidebars.ts',
        showLastUpdateTime: false,
        showLastUpdateAuthor: false,
        exclude: [],
        breadcrumbs: false,
        numberPrefixParser: true,
        tagsFile: 'tags.yml',
        tagsPath: 'tags',
        tagPages: true,
        onInlineTags: 'warn',
        lastVersion: '1.0',
        includeCurrentVersion: true,
        versions: { '1.0': { label: 'One', noIndex: false } },
        onlyIncludeVersions: ['1.0'],
        sidebarCollapsed: true,
        sidebarCollapsible: true,
      },
    ])
  })

  it('`sidebarPath: false` -> kept', () => {
    expect(resolve({ docs: { sidebarPath: false } }).docs[0]?.sidebarPath).toBe(false)
  })

  it('a blog with nothing written -> its defaults', () => {
    expect(resolve({ blog: {} }).blogs).toEqual([
      {
        id: 'default',
        path: 'content/blog',
        routeBasePath: 'blog',
        title: 'Blog',
        description: 'Blog',
        postsPerPage: 10,
        covers: false,
        sidebarTitle: 'Recent posts',
        sidebarCount: 5,
        showReadingTime: true,
        editUrl: undefined,
        showLastUpdateTime: false,
        showLastUpdateAuthor: false,
        exclude: [],
        sortPosts: 'descending',
        authorsFile: 'authors.yml',
        tagsFile: 'tags.yml',
        tagsPath: 'tags',
        tagPages: true,
        authorsPath: 'authors',
        pagePath: 'page',
        archivePath: 'archive',
        feeds: { types: ['rss', 'atom'], limit: 20, title: 'T Blog' },
        onInlineTags: 'warn',
        onUntruncatedBlogPosts: 'warn',
      },
    ])
  })

  it('feeds, archive and tags switched off -> off', () => {
    const [blog] = resolve({ blog: { feeds: false, archivePath: false, tagsFile: false } }).blogs
    expect(blog).toMatchObject({ feeds: undefined, archivePath: false, tagsFile: false })
  })

  it('a collection -> its folder, path and title are its id', () => {
    expect(resolve({ collections: [{ id: 'experts', itemComponent: './content/Expert.tsx' }] }).collections).toEqual([
      {
        id: 'experts',
        path: 'content/experts',
        routeBasePath: 'experts',
        itemComponent: 'content/Expert.tsx',
        listComponent: undefined,
        title: 'experts',
        description: '',
        editUrl: undefined,
        showLastUpdateTime: false,
        showLastUpdateAuthor: false,
        exclude: [],
      },
    ])
  })

  it('`sitemap: false` -> none; external links -> limits', () => {
    const config = resolve({ sitemap: false, externalLinks: { perHost: 4 } })
    expect(config.sitemap).toBeUndefined()
    expect(config.externalLinks).toEqual({
      ignore: [],
      allowPrivateAddresses: false,
      perHost: 4,
      timeoutMilliseconds: 10_000,
      cacheDays: 14,
    })
  })
})

describe('publicConfig', () => {
  it('a configuration -> JSON without paths of the machine, policies and functions [spec 3.04]', () => {
    const config = resolve({ favicon: '/f.ico', trailingSlash: true, docs: { editUrl: () => undefined }, customFields: { a: [1] } })
    const shown = publicConfig(config)
    expect(JSON.stringify(shown)).not.toContain('/site')
    expect(shown).not.toHaveProperty('policies')
    expect(shown).toMatchObject({
      title: 'T',
      url: 'https://example.com',
      baseUrl: '/',
      trailingSlash: true,
      favicon: '/f.ico',
      noIndex: false,
      baseUrlIssueBanner: true,
      customFields: { a: [1] },
    })
  })
})
