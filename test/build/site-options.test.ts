import { execFileSync } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { XMLParser } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { buildTestSite, openTestSite, shareBuild, type TestBuild } from './build-test-site.ts'
import { movedStyle } from './moved-style.ts'
import { type ReadPage, readPage } from './read-page.ts'

async function pageOf(build: TestBuild, file: string): Promise<ReadPage> {
  return readPage(await build.read(file))
}

async function pagesOf(build: TestBuild): Promise<string[]> {
  return (await build.files()).filter((file) => file.endsWith('.html'))
}

async function sitemapOf(build: TestBuild): Promise<{ loc: string; lastmod?: string; changefreq?: string; priority?: string }[]> {
  const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'url' })
  return parser.parse(await build.read('sitemap.xml')).urlset.url
}

const config = (fields: string) => `import { defineConfig } from 'sitegen'
export default defineConfig({ title: 'Test', url: 'https://example.com', onOrphanPages: 'ignore', ${fields} })
`

const content = {
  'content/pages/index.tsx': `import { Link } from 'sitegen/theme'
export const metadata = { title: 'Home' }
export default function Home() {
  return <><h1>Home</h1><Link to="/docs/intro">a</Link><Link to="docs/intro#install">b</Link><Link to="pathname:///file.txt">c</Link></>
}
`,
  'content/pages/about/index.md':
    '# About\n\n[docs](/docs/intro) [file](../../docs/intro.md) [download](pathname:///file.txt) [post](/blog/2024/01/02/post) ![static](/dot.svg)\n',
  'content/docs/intro.md': '# Introduction\n\n## Install\n\n[group](group/index.md) [about](/about) [self](#install) ![local](./dot.svg)\n',
  'content/docs/group/index.md': '# Group\n\n[up](../intro.md)\n',
  'content/docs/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'content/blog/2024-01-02-post.md': '# Post\n\n[intro](../docs/intro.md) <!-- truncate -->\n\n[next](/docs/intro)\n',
  'content/components/counter.tsx': `'use client'\nexport default function Counter() { return <button type="button">0</button> }\n`,
  'content/pages/live.mdx': "import Counter from '../components/counter.tsx'\n\n# Live\n\n<Counter />\n",
  'static/file.txt': 'A file.\n',
  'static/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'static/.well-known/security.txt': 'Contact: mailto:a@example.com\n',
  'static/img/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
}

/** Every address in the HTML of a page that a browser would load or follow. */
function addressesOf(html: string): string[] {
  return [...html.matchAll(/\s(?:href|src|data-module)="([^"]*)"/g)].map(([, address = '']) => address)
}

describe('baseUrl', () => {
  const built = shareBuild({
    ...content,
    'site.config.ts': config(
      "baseUrl: 'deep/base', favicon: '/img/favicon.svg', socialImage: '/dot.svg', onBrokenAssets: 'ignore', redirects: [{ from: '/old', to: '/docs/intro#install' }], navbar: { items: [{ to: '/about', label: 'About' }, { href: 'pathname:///file.txt', label: 'File' }] }, footer: { columns: [{ title: 'More', items: [{ to: '/docs/intro', label: 'Docs' }] }] }",
    ),
  })

  it('[spec 3.04] every link and file of every page -> below the base URL', async () => {
    expect(built().findings).toEqual([])
    for (const file of await pagesOf(built())) {
      for (const address of addressesOf(await built().read(file))) {
        if (address.startsWith('/')) expect(address, file).toMatch(/^\/deep\/base\//)
        else if (address.startsWith('https://example.com')) expect(address, file).toMatch(/^https:\/\/example\.com\/deep\/base\//)
        else expect(address, file).toMatch(/^#|^https:\/\/example\.com\/deep\/base/)
      }
    }
  })

  it('files -> written without the base URL, and each linked one is there', async () => {
    const files = new Set(await built().files())
    expect([...files]).toEqual(expect.arrayContaining(['index.html', 'docs/intro/index.html', 'file.txt', '.well-known/security.txt']))
    const assets = (await Promise.all((await pagesOf(built())).map((file) => built().read(file)))).flatMap(addressesOf)
    const local = assets.filter((address) => /^\/deep\/base\/.*\.(?:css|js|svg|txt)$/.test(address))
    expect(local.length).toBeGreaterThan(5)
    for (const address of local) expect(files.has(address.slice('/deep/base/'.length)), address).toBe(true)
  })

  it('canonical addresses, social tags, feeds, sitemap, robots.txt and redirects -> with it', async () => {
    const { headLinks, meta } = await pageOf(built(), 'docs/intro/index.html')
    expect(headLinks).toContainEqual({ rel: 'canonical', href: 'https://example.com/deep/base/docs/intro' })
    expect(meta['og:url']).toBe('https://example.com/deep/base/docs/intro')
    expect(meta['og:image']).toBe('https://example.com/deep/base/dot.svg')
    for (const { loc } of await sitemapOf(built())) expect(loc).toMatch(/^https:\/\/example\.com\/deep\/base\//)
    expect(await built().read('robots.txt')).toContain('https://example.com/deep/base/sitemap.xml')
    expect(await built().read('blog/rss.xml')).toContain('https://example.com/deep/base/docs/intro')
    expect(await built().read('old/index.html')).toContain('url=/deep/base/docs/intro#install')
  })

  it('style sheet -> loads its own files from below it', async () => {
    const css = (await built().files()).find((file) => file.endsWith('.css'))
    for (const [, address = ''] of (await built().read(css ?? '')).matchAll(/url\(["']?([^"')]*)/g))
      expect(address).toMatch(/^data:|^\/deep\/base\/|^\.\.?\//)
  })
})

describe('trailingSlash', () => {
  const folders = [
    '404.html',
    'about/index.html',
    'docs/group/index.html',
    'docs/intro/index.html',
    'index.html',
    'live/index.html',
    'search/index.html',
  ]
  const cases = {
    undefined: {
      files: folders,
      links: ['/docs/intro', '/docs/intro#install', '/docs/group/', '/about'],
      canonical: 'https://example.com/docs/intro',
    },
    true: {
      files: folders,
      links: ['/docs/intro/', '/docs/intro/#install', '/docs/group/', '/about/'],
      canonical: 'https://example.com/docs/intro/',
    },
    false: {
      files: ['404.html', 'about.html', 'docs/group.html', 'docs/intro.html', 'index.html', 'live.html', 'search.html'],
      links: ['/docs/intro', '/docs/intro#install', '/docs/group', '/about'],
      canonical: 'https://example.com/docs/intro',
    },
  }
  for (const [value, { files, links, canonical }] of Object.entries(cases)) {
    it(`[spec 3.04] ${value} -> files and links to match`, async () => {
      const build = await buildTestSite({
        ...content,
        'site.config.ts': config(
          `trailingSlash: ${value}, blog: false, onBrokenLinks: 'ignore', onBrokenAssets: 'ignore', favicon: '/img/favicon.svg'`,
        ),
      })
      expect(build.findings).toEqual([])
      expect(await pagesOf(build)).toEqual(files)
      const intro = files.find((file) => file.startsWith('docs/intro')) ?? ''
      const home = await pageOf(build, 'index.html')
      const doc = await pageOf(build, intro)
      expect(home.links).toEqual([links[0], links[1], '/file.txt'])
      expect(doc.links.slice(-5)).toEqual(expect.arrayContaining([links[2], links[3], '#install']))
      expect(doc.headLinks).toContainEqual({ rel: 'canonical', href: canonical })
      expect((await sitemapOf(build)).map(({ loc }) => loc)).toContain(canonical)
      expect(addressesOf(await build.read(intro)).filter((address) => /\.(?:css|svg)\/$/.test(address))).toEqual([])
    })
  }

  it('links written without the slash, or with it -> the same page for the check', async () => {
    const build = await buildTestSite({
      'content/pages/index.md': '# Home\n\n[a](/a/b) [b](/a/b/) [c](/A/B) [d](/a/c) [e](/a/c/)\n',
      'content/pages/a/b.md': '# B\n',
      'content/pages/a/c/index.md': '# C\n',
    })
    expect(build.findings).toEqual(['warning link-broken'])
    expect(build.diagnostics[0]).toMatchObject({ place: { line: 3, column: 22 }, hint: 'Write `/a/b`.' })
  })
})

describe('redirects', () => {
  it('an old path -> a page that leads on with and without scripts, and is not in the sitemap', async () => {
    const build = await buildTestSite({
      'site.config.ts': config("redirects: [{ from: '/old/path', to: '/new?a=1#b' }, { from: '/away', to: 'https://elsewhere.example/' }]"),
      'content/pages/index.md': '# Home\n\n[old](/old/path) [new](/new)\n',
      'content/pages/new.md': '# New\n\n## B\n',
    })
    expect(build.findings).toEqual([])
    const html = await build.read('old/path/index.html')
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/new?a=1#b">')
    expect(html).toContain('<link rel="canonical" href="https://example.com/new')
    expect(html).toContain('noindex')
    expect(await build.read('away/index.html')).toContain('href="https://elsewhere.example/"')
    expect((await sitemapOf(build)).map(({ loc }) => loc)).toEqual(['https://example.com/', 'https://example.com/new'])
  })

  it('one that leads nowhere, one in the place of a page -> diagnostics', async () => {
    const build = await buildTestSite({
      'site.config.ts': config("redirects: [{ from: '/old', to: '/nwe' }, { from: '/new', to: '/' }]"),
      'content/pages/index.md': '# Home\n',
      'content/pages/new.md': '# New\n',
    })
    expect(build.diagnostics.map(({ id }) => id)).toEqual(expect.arrayContaining(['redirect-broken', 'redirect-shadowed']))
    expect(build.diagnostics.find(({ id }) => id === 'redirect-broken')?.hint).toContain('/new')
  })
})

describe('static files', () => {
  it('several folders -> copied byte for byte, the later one wins, for the size of an image too', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)
    const site = await openTestSite({
      'site.config.ts': config("staticDirectories: ['static', 'public']"),
      'content/pages/index.md': '# Home\n\n[a](/a.bin) [b](pathname:///b.txt) [c](/folder/page.html) ![d](/dot.svg)\n',
      'static/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
      'public/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="1"/>',
      'static/a.bin': bytes,
      'static/same.txt': 'first\n',
      'public/b.txt': 'b\n',
      'public/same.txt': 'second\n',
      'public/folder/page.html': '<!doctype html><title>Own</title>\n',
      'public/robots.txt': 'User-agent: *\nDisallow: /private\n',
    })
    const build = await site.build()
    expect(build.findings.filter((finding) => finding.startsWith('error'))).toEqual([])
    expect(await build.files()).toEqual(expect.arrayContaining(['a.bin', 'b.txt', 'folder/page.html', 'same.txt']))
    expect(await build.read('same.txt')).toBe('second\n')
    expect(await build.read('index.html')).toMatch(/<img src="\/dot\.svg"[^>]* width="7"/)
    expect(await build.read('robots.txt')).toContain('/private')
  })

  const own = (...names: string[]) => Object.fromEntries(names.map((name) => [`static/${name}`, `My own ${name}`]))
  const pages = {
    'site.config.ts': config(''),
    'content/docs/intro.md': '# Introduction\n\nHello.\n',
    'content/blog/2024-01-02-news.md': '# News\n\nShort.\n\n<!-- truncate -->\n',
  }

  it('named like a sitemap, feed, text for machines -> they stay, in each build', async () => {
    const names = ['sitemap.xml', 'robots.txt', 'llms.txt', 'llms-full.txt', 'opensearch.xml', 'blog/rss.xml', 'blog/atom.xml']
    const site = await openTestSite({ ...pages, ...own(...names) })
    for (const _ of ['cold', 'warm']) {
      const build = await site.build()
      expect(build.diagnostics.filter(({ id }) => id === 'static-file-shadowed')).toEqual([])
      for (const name of names) expect(await build.read(name)).toBe(`My own ${name}`)
    }
  })

  it('named like what pages name and load -> that is written, and a warning names the static file', async () => {
    const names = ['algolia/records.ndjson', 'algolia/settings.json', 'docs/intro.md', 'search-index/manifest.json']
    const site = await openTestSite({ ...pages, ...own(...names) })
    for (const _ of ['cold', 'warm']) {
      const build = await site.build()
      const shadowed = build.diagnostics.filter(({ id }) => id === 'static-file-shadowed')
      expect(shadowed.map(({ place }) => place?.file).sort()).toEqual(names.map((name) => `static/${name}`))
      for (const name of names) expect(await build.read(name)).not.toContain('My own')
    }
  })
})

describe('the not-found page', () => {
  it('[spec 2.01] a catch-all -> 404.html with navigation, no canonical address, not in the sitemap', async () => {
    const build = await buildTestSite({
      'site.config.ts': config("navbar: { items: [{ to: '/a', label: 'A' }] }"),
      'content/pages/index.md': '# Home\n',
      'content/pages/a.md': '# A\n',
    })
    const page = await pageOf(build, '404.html')
    expect(page.title).toBe('Page Not Found | Test')
    expect(page.headings).toEqual(['Page Not Found'])
    expect(page.shellLinks).toEqual(expect.arrayContaining(['/', '/a']))
    expect(page.headLinks.filter(({ rel }) => rel === 'canonical')).toEqual([])
    expect(await build.read('sitemap.xml')).not.toContain('404')
  })
})

describe('noIndex', () => {
  it('[spec 3.04] for the whole site -> on every page, a robots.txt that refuses, and no sitemap', async () => {
    const build = await buildTestSite({ ...content, 'site.config.ts': config("noIndex: true, onBrokenAssets: 'ignore'") })
    expect(build.report.failed).toBe(false)
    for (const file of await pagesOf(build)) expect((await pageOf(build, file)).meta.robots, file).toBe('noindex, nofollow')
    expect(await build.files()).not.toContain('sitemap.xml')
  })
})

describe('git', () => {
  const git = (directory: string, date: string, ...parameters: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ann Example', '-c', 'user.email=ann@example.com', '-c', 'commit.gpgsign=false', ...parameters], {
      cwd: directory,
      env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
      stdio: 'pipe',
    })

  it('commits -> lastmod in the sitemap, the date and author on the page; front matter wins; a new file has none, and one warning says so', async () => {
    const site = await openTestSite({
      'site.config.ts': config(
        "docs: { showLastUpdateTime: true, showLastUpdateAuthor: true, editUrl: 'https://git.example/edit/main/' }, blog: { showLastUpdateTime: true }",
      ),
      'content/docs/first.md': '# First\n',
      'content/docs/second.md': '# Second\n',
      'content/docs/said.md': '---\nlast_update: { date: 2020-02-03, author: Bob }\n---\n\n# Said\n',
      'content/blog/undated.md': '# Undated\n\nText <!-- truncate -->\n',
    })
    git(site.directory, '2021-01-01T00:00:00Z', 'init', '-q')
    git(site.directory, '2021-01-01T00:00:00Z', 'add', '.')
    git(site.directory, '2021-03-04T10:00:00Z', 'commit', '-qm', 'First')
    await site.write({ 'content/docs/second.md': '# Second\n\nMore.\n' })
    git(site.directory, '2022-05-06T10:00:00Z', 'commit', '-qam', 'Second')
    await site.write({ 'content/docs/new.md': '# New\n', 'content/docs/newer.md': '# Newer\n' })
    const build = await site.build()
    expect(build.findings.filter((finding) => finding !== 'warning blog-date-missing')).toEqual(['warning git-untracked'])
    const lastmod = Object.fromEntries(
      (await sitemapOf(build)).map((entry) => [entry.loc.slice('https://example.com'.length), entry.lastmod]),
    )
    expect(lastmod).toMatchObject({
      '/docs/first': expect.stringMatching(/^2021-03-04/),
      '/docs/second': expect.stringMatching(/^2022-05-06/),
      '/docs/said': expect.stringMatching(/^2020-02-03/),
    })
    expect(lastmod['/docs/new']).toBeUndefined()
    const second = await pageOf(build, 'docs/second/index.html')
    expect(second.text).toContain('Last updated on May 6, 2022 by Ann Example')
    expect(second.links).toContain('https://git.example/edit/main/content/docs/second.md')
    expect((await pageOf(build, 'docs/said/index.html')).text).toContain('Last updated on Feb 3, 2020 by Bob')
    expect((await pageOf(build, 'docs/new/index.html')).text).not.toContain('Last updated')
    expect(
      (await pageOf(build, 'blog/undated/index.html').catch(() => pageOf(build, 'blog/2021/03/04/undated/index.html'))).text,
    ).toContain('March 4, 2021')
  })
})

describe('head tags', () => {
  const built = shareBuild({
    'site.config.ts': config(
      "tagline: 'Line', favicon: '/img/favicon.svg', socialImage: '/dot.svg', metadata: [{ name: 'twitter:site', content: '@test' }, { property: 'fb:app_id', content: '7' }], blog: { feeds: { types: ['rss', 'json'] } }",
    ),
    'static/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    'static/own.png': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    'static/img/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    'content/pages/index.md': '---\ntitle: Test\ndescription: What it is.\n---\n\nText\n',
    'content/docs/a.md':
      '---\ntitle: A title\ndescription: What the page says.\nkeywords: [one, two words]\nimage: /own.png\n---\n\nText\n',
    'content/docs/b.md': '# From the text\n\nThe *first* line with `words`, [linked](./a.md).\n\nThe second.\n',
    'content/blog/2024-01-02-post.md':
      '---\ntitle: Post\nauthors: [{ name: Ann }, { name: Bob, url: https://bob.example }]\n---\n\nText <!-- truncate -->\n',
  })

  it('[spec 3.04] title, description, keywords, canonical, social tags, icon -> from page and site', async () => {
    expect(built().findings).toEqual([])
    const { title, meta, headLinks } = await pageOf(built(), 'docs/a/index.html')
    expect(title).toBe('A title | Test')
    expect(meta).toMatchObject({
      description: 'What the page says.',
      keywords: 'one,two words',
      'og:title': 'A title | Test',
      'og:description': 'What the page says.',
      'og:url': 'https://example.com/docs/a',
      'og:image': 'https://example.com/own.png',
      'og:locale': 'en',
      'twitter:image': 'https://example.com/own.png',
      'twitter:card': 'summary_large_image',
      'twitter:site': '@test',
      'fb:app_id': '7',
      viewport: expect.stringContaining('width=device-width'),
    })
    expect(headLinks).toEqual(
      expect.arrayContaining([
        { rel: 'canonical', href: 'https://example.com/docs/a' },
        { rel: 'icon', href: '/img/favicon.svg' },
      ]),
    )
  })

  it('nothing said -> title of the text, first line as description, image of the site; the title of the home page stands alone', async () => {
    const { title, meta } = await pageOf(built(), 'docs/b/index.html')
    expect(title).toBe('From the text | Test')
    expect(meta.description).toBe('The first line with words, linked.')
    expect(meta['og:image']).toBe('https://example.com/dot.svg')
    expect((await pageOf(built(), 'index.html')).title).toBe('Test')
  })

  it('structured data -> lists and posts of a blog, with their authors', async () => {
    const post = await pageOf(built(), 'blog/2024/01/02/post/index.html')
    expect(post.structuredData).toMatchObject([
      {
        '@type': 'BlogPosting',
        headline: 'Post',
        datePublished: '2024-01-02T00:00:00.000Z',
        author: [{ name: 'Ann' }, { name: 'Bob', url: 'https://bob.example' }],
      },
    ])
    expect(post.meta['og:type']).toBe('article')
    expect(post.headLinks.filter(({ rel }) => rel === 'alternate').map(({ href }) => href)).toEqual([
      '/blog/rss.xml',
      '/blog/feed.json',
      '/blog/2024/01/02/post.md',
    ])
    expect((await pageOf(built(), 'blog/index.html')).structuredData).toMatchObject([{ '@type': 'Blog', blogPost: [{ headline: 'Post' }] }])
    expect((await pageOf(built(), 'docs/a/index.html')).headLinks.filter(({ rel }) => rel === 'alternate')).toEqual([
      { rel: 'alternate', href: '/docs/a.md' },
    ])
  })

  it('[spec 3.05] the locale -> language and direction of the page', async () => {
    const html = await built().read('docs/a/index.html')
    expect(html).toMatch(/<html [^>]*lang="en"/)
    expect(html).toMatch(/<html [^>]*dir="ltr"/)
  })

  it('[spec 3.07] an announcement -> its HTML and colours on every page; none without one', async () => {
    const build = await buildTestSite({
      'site.config.ts': config(
        "announcementBar: { content: 'New: <a href=\"/\">home</a>', backgroundColor: '#123456', textColor: 'white', isCloseable: false }",
      ),
      'content/pages/index.md': '# Home\n',
    })
    const html = await build.read('404.html')
    expect(html).toContain('New: <a href="/">home</a>')
    expect(await movedStyle(build, '404.html', /<header class="announcement-bar[^>]*>/)).toMatch(
      /background-color:\s*#123456;\s*color:\s*white/,
    )
    expect(await built().read('404.html')).not.toContain('New: <a')
  })
})

describe('components of a site', () => {
  it('CSS that they import -> a sheet for the pages that have its classes; images that they import -> published', async () => {
    const build = await buildTestSite({
      'site.config.ts': config("stylesheets: ['content/site.css']"),
      'content/site.css': '@layer own; .own { color: red; background: url(./dot.svg) }\n',
      'content/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
      'content/components/box.css': '.box-of-component { color: blue }\n',
      'content/components/box.tsx': `import './box.css'\nimport dot from '../dot.svg'\nexport default function Box() { return <div className="box-of-component"><img src={dot} alt="" /></div> }\n`,
      'content/pages/plain.md': '---\ntitle: Plain\n---\n\nText.\n',
      'content/pages/index.tsx': `import Box from '../components/box.tsx'\nexport const metadata = { title: 'Home' }\nexport default function Home() { return <><h1>Home</h1><Box /></> }\n`,
    })
    expect(build.findings).toEqual([])
    const html = await build.read('index.html')
    const sheetsOf = (page: string) => [...page.matchAll(/<link rel="stylesheet" href="\/([^"]*)"/g)].map(([, href = '']) => href)
    const [site = '', box = '', late = ''] = sheetsOf(html)
    expect(sheetsOf(html)).toHaveLength(3)
    expect(await build.read(site)).toContain('.own')
    expect(await build.read(box)).toBe('.box-of-component{color:#00f}\n')
    expect(html).toContain(`<noscript><link rel="stylesheet" href="/${late}"/></noscript>`)
    expect(html).toContain(`data-styles="/${late}"`)
    expect(sheetsOf(await build.read('plain/index.html'))).toEqual([site, late])
    const image = /<img src="\/([^"]*)"/.exec(html)?.[1] ?? ''
    expect(await build.files()).toContain(image)
  })
})

it('the size in the report -> that of the output, when all is new, when nothing is, and after an edit', async () => {
  const statics = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`static/data/${index}.bin`, new Uint8Array(10_000)]))
  const site = await openTestSite({ ...content, ...statics, 'site.config.ts': config('socialCards: {}') })
  for (const [workers, text] of [
    [1, '# Introduction\n'],
    [0, '# Introduction\n'],
    [0, '# Introduction, again\n'],
  ] as const) {
    await site.write({ 'content/docs/intro.md': `${text}\n## Install\n\n![local](./dot.svg)\n` })
    const { report, files } = await site.build({ workers })
    const sizes = await Promise.all((await files()).map(async (file) => (await stat(join(site.directory, 'build', file))).size))
    expect(report.bytes).toBe(sizes.reduce((sum, size) => sum + size, 0))
  }
})
