import { describe, expect, it } from 'vitest'
import { shareBuild, type TestBuild } from './build-test-site.ts'
import { type ReadPage, readPage } from './read-page.ts'
import { readSidebar } from './read-sidebar.ts'

async function pageOf(build: TestBuild, path: string): Promise<ReadPage> {
  return readPage(await build.read(`${path}index.html`))
}

describe('docs-versions', () => {
  const built = shareBuild('docs-versions')

  it('[spec 3.01] versions.json -> the newest released at the path of the docs, the one in work below next, a path of one’s own', async () => {
    expect(built().findings).toEqual([])
    expect((await built().files()).filter((file) => /^docs\/.*\.html$/.test(file))).toEqual([
      'docs/index.html',
      'docs/next/fresh/index.html',
      'docs/next/index.html',
      'docs/next/setup/index.html',
      'docs/one/index.html',
      'docs/one/removed/index.html',
      'docs/one/setup/index.html',
      'docs/setup/index.html',
    ])
  })

  it('labels and badge -> Next, the name of the version, or what the configuration says', async () => {
    expect((await pageOf(built(), 'docs/setup/')).text).toContain('Version: 2.0')
    expect((await pageOf(built(), 'docs/next/setup/')).text).toContain('Version: Next')
    expect((await pageOf(built(), 'docs/one/setup/')).text).toContain('Version: One')
  })

  it('banners -> on what is not the latest, with a link to the same document there or to the beginning', async () => {
    const latest = await pageOf(built(), 'docs/setup/')
    expect(latest.text).not.toMatch(/not released yet|no longer maintained/)
    const next = await pageOf(built(), 'docs/next/setup/')
    expect(next.text).toContain('the documentation of Next, which is not released yet')
    expect(next.links).toContain('/docs/setup')
    const old = await pageOf(built(), 'docs/one/setup/')
    expect(old.text).toContain('the documentation of One, which is no longer maintained')
    expect(old.links).toContain('/docs/setup')
    expect((await pageOf(built(), 'docs/one/removed/')).links).toContain('/docs/')
  })

  it('links to files -> stay inside of the version', async () => {
    for (const base of ['docs/', 'docs/next/', 'docs/one/']) expect((await pageOf(built(), base)).links, base).toContain(`/${base}setup`)
    expect((await pageOf(built(), 'docs/setup/')).links).toContain('/docs/')
    expect((await pageOf(built(), 'docs/next/setup/')).links).toContain('/docs/next/')
    expect((await pageOf(built(), '')).links).toEqual(['/docs', '/docs/next/setup', '/index.md'])
  })

  it('sidebars -> each version has its own', async () => {
    const sidebarOf = async (path: string) => readSidebar(await built().read(`${path}index.html`))
    expect(await sidebarOf('docs/')).toEqual(['* Introduction -> /docs/', 'Setup -> /docs/setup'])
    expect(await sidebarOf('docs/next/')).toEqual([
      '* Introduction -> /docs/next/',
      'Setup -> /docs/next/setup',
      'Fresh -> /docs/next/fresh',
    ])
    expect(await sidebarOf('docs/one/')).toEqual([
      '* Introduction -> /docs/one/',
      'Removed -> /docs/one/removed',
      'Old setup -> /docs/one/setup',
    ])
  })

  it('version menu -> the same document in each version, or its first', async () => {
    const { shellLinks } = await pageOf(built(), 'docs/next/fresh/')
    expect(shellLinks).toEqual(expect.arrayContaining(['/docs/next/fresh', '/docs/', '/docs/one/']))
    expect((await pageOf(built(), 'docs/setup/')).shellLinks).toEqual(
      expect.arrayContaining(['/docs/next/setup', '/docs/setup', '/docs/one/setup']),
    )
  })

  it('metadata -> a canonical address and search tags of its own, noindex where it is asked for', async () => {
    const { headLinks, meta } = await pageOf(built(), 'docs/next/setup/')
    expect(headLinks).toContainEqual({ rel: 'canonical', href: 'https://example.com/docs/next/setup' })
    expect(meta).toMatchObject({ 'docsearch:version': 'current', 'docsearch:docusaurus_tag': 'docs-default-current' })
    expect(meta.robots).toBeUndefined()
    expect((await pageOf(built(), 'docs/one/setup/')).meta.robots).toBe('noindex, nofollow')
    const sitemap = await built().read('sitemap.xml')
    expect(sitemap).toContain('https://example.com/docs/next/setup')
    expect(sitemap).not.toContain('/docs/one/')
  })
})

describe('docs-collections', () => {
  const built = shareBuild('docs-collections')

  it('two collections -> each below its path, with versions of its own', async () => {
    expect(built().findings).toEqual([])
    expect((await built().files()).filter((file) => file.endsWith('.html'))).toEqual([
      '404.html',
      'docs/intro/index.html',
      'index.html',
      'reference/client/index.html',
      'reference/next/client/index.html',
      'search/index.html',
    ])
  })

  it('links between collections -> by file', async () => {
    expect((await pageOf(built(), 'docs/intro/')).links).toContain('/reference/next/client')
    expect((await pageOf(built(), 'reference/next/client/')).links).toContain('/docs/intro')
  })

  it('options of a collection -> hold for it alone', async () => {
    const page = await pageOf(built(), 'reference/client/')
    expect(page.links).toContain('https://git.example/1.0/client.md')
    expect(page.structuredData).toEqual([])
    expect((await pageOf(built(), 'docs/intro/')).structuredData).toHaveLength(1)
    expect((await pageOf(built(), 'docs/intro/')).text).not.toContain('Version:')
    expect(page.shellLinks).toEqual(expect.arrayContaining(['/docs/intro', '/reference/client']))
  })
})
