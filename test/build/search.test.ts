// The search index of built sites: which pages are in it, what is found of them, and what an edit changes.
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  type IndexManifest,
  readShardList,
  shardFile,
  shardListFile,
  type WrittenShards,
} from '../../src/plugins/search/index/index-files.ts'
import { openLocalIndex } from '../../src/plugins/search/query/open-local-index.ts'
import type { SearchHit } from '../../src/plugins/search/search-client.ts'
import { loadWordRules } from '../../src/plugins/search/words/load-word-rules.ts'
import { buildTestSite, openTestSite, shareBuild, type TestBuild } from './build-test-site.ts'

const config = `export default {
  title: 'Kit', url: 'https://example.com', baseUrl: '/kit/', onOrphanPages: 'ignore', onBrokenLinks: 'ignore', blog: [{ id: 'blog', path: 'content/blog', routeBasePath: 'blog', title: 'News' }],
  collections: [{ id: 'experts', routeBasePath: 'experts', itemComponent: 'content/components/expert.tsx', listComponent: 'content/components/experts.tsx' }],
}\n`

const files = {
  'site.config.ts': config,
  'content/components/expert.tsx':
    'export default function Expert({ item, children }) { return <><h1>{item.title}</h1><p>{item.data.trade}</p>{children}</> }\n',
  'content/components/experts.tsx': 'export default function Experts({ title }) { return <><h1>{title}</h1><p>Hire somebody.</p></> }\n',
  'content/experts/kay.md': '---\ntitle: Kay Keyframe\ntrade: Puppeteer\n---\n\nMakes films.\n',
  'content/docs/intro.md': '---\ntitle: Intro\n---\n\nThe beginning, with a walrus.\n\n## Set-up\n\nInstall the kit.\n',
  'content/docs/clip.mdx':
    'import Part from \'./_part.mdx\'\n\n# useClip()\n\nPlays a file.\n\n## Parameters\n\n<ApiTable><ApiRow name="startFrom" type="number">Where it begins.</ApiRow></ApiTable>\n\n## Shared\n\n<Part />\n',
  'content/docs/_part.mdx': 'Text of a partial about otters.\n',
  'content/docs/old.md': '---\ntitle: playClip()\ndescription: Deprecated, in favor of useClip().\n---\n\nPlays a file.\n',
  'content/docs/hidden.md': '---\nunlisted: true\ntitle: Hidden walrus\n---\n\nText.\n',
  'content/docs/draft.md': '---\ndraft: true\ntitle: Draft walrus\n---\n\nText.\n',
  'content/docs/robots.mdx': '# Robots walrus\n\n<head><meta name="robots" content="noindex" /></head>\n',
  'content/blog/2024-01-02-news.md': '---\ntitle: First news\n---\n\nA walrus was seen.\n\n<!-- truncate -->\n\nMore.\n',
  'content/pages/index.tsx':
    'export const metadata = { title: \'Home\' }\nexport default function Page() { return <><h1>Films by code</h1><section><h2 id="why">Why</h2><p>Because of penguins.</p></section><nav>Menu of badgers</nav></> }\n',
  'content/pages/private.tsx':
    "export const metadata = { title: 'Private walrus', noIndex: true }\nexport default function Page() { return <h1>Private walrus</h1> }\n",
}

async function ask(build: TestBuild, query: string): Promise<SearchHit[]> {
  return (await openLocalIndex({ read: build.read, loadRules: loadWordRules }).search({ indexName: 'local', query, hitsPerPage: 50 })).hits
}

describe('the index of a site', () => {
  const built = shareBuild(files)
  const urls = async (query: string): Promise<string[]> => [...new Set((await ask(built(), query)).map(({ url }) => url))]

  it('docs, posts, modules, items of collections -> found by their text', async () => {
    expect(built().findings.filter((finding) => finding.startsWith('error'))).toEqual([])
    expect((await urls('walrus')).sort()).toEqual(['/blog/2024/01/02/news', '/docs/intro'])
    expect(await urls('penguins')).toEqual(['/#why'])
    expect(await urls('puppeteer')).toEqual(['/experts/kay'])
    expect(await urls('hire')).toEqual(['/experts/'])
  })

  it('unlisted pages, drafts, pages with noindex -> absent', async () => {
    for (const words of ['hidden walrus', 'draft walrus', 'robots walrus', 'private walrus']) {
      expect((await ask(built(), words)).map(({ hierarchy }) => hierarchy.lvl1)).not.toContainEqual(
        expect.stringMatching(/Hidden|Draft|Robots|Private/),
      )
    }
  })

  it('a site that robots are told to leave alone -> searched all the same, without the pages that say so themselves', async () => {
    const build = await buildTestSite({ ...files, 'site.config.ts': config.replace("title: 'Kit',", "title: 'Kit', noIndex: true,") })
    const found = (await ask(build, 'walrus')).map(({ url }) => url)
    expect([...new Set(found)].sort()).toEqual(['/blog/2024/01/02/news', '/docs/intro'])
    expect((await build.read('algolia/records.ndjson')).split('\n')).toContainEqual(expect.stringContaining('walrus'))
    expect(await build.read('llms.txt')).toContain('Intro')
  })

  it('what is around a page -> not its text', async () => expect(await urls('badgers')).toEqual([]))

  it('names in tables, text of partials -> found in their section', async () => {
    expect(await urls('startFrom')).toEqual(['/docs/clip#parameters'])
    expect(await urls('otters')).toEqual(['/docs/clip#shared'])
  })

  it('a deprecated page -> below the one that replaced it', async () => {
    expect((await urls('clip'))[0]).toBe('/docs/clip')
  })

  it('a list of posts -> its name, and not the texts of its posts', async () => {
    expect(await urls('news')).toEqual(expect.arrayContaining(['/blog', '/blog/2024/01/02/news']))
    expect(await urls('seen')).toEqual(['/blog/2024/01/02/news'])
  })

  it('groups -> the category, the blog, the collection', async () => {
    const groupOf = async (query: string): Promise<string | null | undefined> => (await ask(built(), query))[0]?.hierarchy.lvl0
    expect(await groupOf('puppeteer')).toBe('Experts')
    expect(await groupOf('first news')).toBe('News')
    expect(await groupOf('useClip')).toBe('Documentation')
  })

  it('names of shards -> prefix and hash; the manifest names each, and there are no others', async () => {
    const manifest: IndexManifest = JSON.parse(await built().read('search-index/manifest.json'))
    const lists = Object.entries(readShardList(manifest.texts)).map(([prefix, hash]) => shardListFile(prefix, hash))
    const texts = await Promise.all(lists.map(async (list): Promise<WrittenShards> => JSON.parse(await built().read(list))))
    const textFiles = texts.flatMap((list) => Object.entries(readShardList(list))).map(([prefix, hash]) => shardFile('texts', prefix, hash))
    const headingFiles = Object.entries(readShardList(manifest.headings)).map(([prefix, hash]) => shardFile('headings', prefix, hash))
    const named = [...headingFiles, ...textFiles, ...lists]
    expect((await built().files()).filter((file) => file.startsWith('assets/search/'))).toEqual([...new Set(named)].sort())
    expect(named.length).toBeGreaterThan(0)
  })
})

describe('another build', () => {
  it('nothing changed -> the same files; a page edited -> its text, the manifest, and the shards of its words', async () => {
    const site = await openTestSite(files)
    const first = await site.build()
    const before = await readSearchFiles(first)
    expect(await readSearchFiles(await site.build())).toEqual(before)
    await site.write({ 'content/docs/intro.md': files['content/docs/intro.md'].replace('walrus', 'narwhal') })
    const edited = await site.build()
    const after = await readSearchFiles(edited)
    const changed = [...after].filter(([path, text]) => before.get(path) !== text).map(([path]) => path)
    expect(changed.filter((path) => path.startsWith('search-index/pages/')).length).toBe(1)
    expect(changed).toContain('search-index/manifest.json')
    // One with the new word, one without the old one.
    expect(changed.filter((path) => path.startsWith('assets/search/texts-')).length).toBe(2)
    expect((await ask(edited, 'narwhal')).map(({ url }) => url)).toEqual(['/docs/intro'])
    expect((await ask(edited, 'walrus')).map(({ url }) => url)).toEqual(['/blog/2024/01/02/news'])
    const clean = await site.build({ cache: false })
    expect(await readSearchFiles(clean)).toEqual(after)
  })

  it('pages that come and go -> the index of a clean build', async () => {
    const site = await openTestSite(files)
    await site.build()
    await site.write({ 'content/docs/new.md': '# New\n\nA lynx.\n', 'content/docs/intro.md': '---\nunlisted: true\n---\n\n# Intro\n' })
    const after = await readSearchFiles(await site.build())
    expect(await readSearchFiles(await site.build({ cache: false }))).toEqual(after)
  })

  it('a store that has lost entries, and an output that was damaged -> the index of a clean build', async () => {
    const site = await openTestSite(files)
    const expected = await readSearchFiles(await site.build())
    for (const folder of ['.sitegen/cache/packs', 'build/assets/search']) {
      await rm(join(site.directory, folder), { recursive: true, force: true })
      expect(await readSearchFiles(await site.build())).toEqual(expected)
    }
    await rm(join(site.directory, 'build/assets/search'), { recursive: true, force: true })
    await rm(join(site.directory, '.sitegen/cache/packs'), { recursive: true, force: true })
    expect(await readSearchFiles(await site.build())).toEqual(expected)
  })

  it('--verify -> no difference', async () => {
    const site = await openTestSite(files)
    await site.build()
    expect((await site.build({ verify: true })).findings.filter((finding) => finding.startsWith('error'))).toEqual([])
  })

  it('search: false -> no index', async () => {
    const build = await (
      await openTestSite({ ...files, 'site.config.ts': config.replace("title: 'Kit',", "title: 'Kit', search: false,") })
    ).build()
    expect((await build.files()).filter((file) => /^(?:search-index|assets\/search)\//.test(file))).toEqual([])
  })

  it('a hosted search without a fallback -> no index of its own', async () => {
    const search = "search: { provider: 'algolia', appId: 'A', apiKey: 'k', indexName: 'i' },"
    const build = await (
      await openTestSite({ ...files, 'site.config.ts': config.replace("title: 'Kit',", `title: 'Kit', ${search}`) })
    ).build()
    expect((await build.files()).filter((file) => /^(?:search-index|assets\/search)\//.test(file))).toEqual([])
  })
})

async function readSearchFiles(build: TestBuild): Promise<Map<string, string>> {
  const names = (await build.files()).filter((file) => /^(?:search-index|assets\/search)\//.test(file))
  const out = build.report.outDirectory ?? ''
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(out, name), 'utf8')] as const)))
}

describe('an index that a thread writes beside the other steps', () => {
  it('an edit afterwards, with and without threads -> the index of a build from nothing', async () => {
    const site = await openTestSite(files)
    await site.build({ workers: 1 })
    await site.write({ 'content/docs/intro.md': '---\ntitle: Intro\n---\n\nThe beginning, with a narwhal.\n' })
    const edited = await site.build({ workers: 1 })
    const again = await site.build({ workers: 0, cache: false })
    expect((await ask(edited, 'narwhal')).map(({ url }) => url)).toEqual(['/docs/intro'])
    expect(await edited.read('search-index/manifest.json')).toBe(await again.read('search-index/manifest.json'))
  })

  it('links to its files -> those that exist are no mistake, the others are', async () => {
    const links = '# Links\n\n<a href="/kit/search-index/manifest.json">a</a> <a href="/kit/search-index/none.json">b</a>\n'
    const { diagnostics } = await buildTestSite(
      { ...files, 'site.config.ts': config.replace("onBrokenLinks: 'ignore'", "onBrokenLinks: 'throw'"), 'content/docs/links.md': links },
      { workers: 1 },
    )
    expect(diagnostics.filter(({ level }) => level === 'error').map(({ message }) => message)).toEqual([
      expect.stringContaining('none.json'),
    ])
  })

  it('a static file with the name of one of its files -> the one of the index', async () => {
    const site = await openTestSite({ ...files, 'static/search-index/manifest.json': '{}' })
    const beside = await site.build({ workers: 1 })
    const manifest: IndexManifest = JSON.parse(await beside.read('search-index/manifest.json'))
    expect(manifest.language).toBe('en')
  })
})
