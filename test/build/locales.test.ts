// A site in four languages: French in our own folders, Arabic and Chinese in those of Docusaurus, each partly translated.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openTestSite, shareBuild, type TestBuild } from './build-test-site.ts'

const attributes = (html: string, pattern: RegExp): string[] => Array.from(html.matchAll(pattern), (match) => match.slice(1).join(' '))
const page = (build: TestBuild, path: string): Promise<string> => build.read(`${path}/index.html`.replace(/^\//, ''))
const textOf = (html: string): string =>
  html
    .replace(/^[\s\S]*?<main/, '')
    .replace(/<\/main>[\s\S]*$/, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

describe('a site in four languages', () => {
  const build = shareBuild('locales')

  it('documents, pages and posts -> each language has all of them, without a finding', async () => {
    expect(build().findings).toEqual([])
    const files = await build().files()
    const pages = files.filter((file) => file.endsWith('.html'))
    const inFolder = (folder: string) => pages.flatMap((file) => (file.startsWith(folder) ? file.slice(folder.length) : []))
    const ofDefault = pages.filter((file) => !/^(?:fr|ar|zh-Hans)\//.test(file))
    for (const folder of ['fr/', 'ar/', 'zh-Hans/']) expect(inFolder(folder)).toEqual(ofDefault)
  })

  it('texts of the theme -> in the language of the page; those of a document in its own', async () => {
    const { read, files } = build()
    const french = await read('fr/docs/guide/knots/index.html')
    expect(french).toContain('Aller au contenu principal')
    expect(french).toContain('Cette page est affichée dans sa langue d’origine, ')
    // It is not translated.
    expect(french).toContain('aria-label="Direct link to The bowline"')
    expect(await read('ar/docs/guide/wind/index.html')).toContain('aria-label="إرتباط مُبـاشر بالعنوان الأشجار"')
    expect(await read('ar/blog/index.html')).toContain('5 يناير 2026')
    expect(await read('zh-Hans/404.html')).toMatch(/<title>找不到页面 \| Kite<\/title>/)
    expect(await read('docs/guide/knots/index.html')).toContain('Skip to main content')
    expect((await files()).filter((file) => file.startsWith('assets/data/texts'))).toEqual([])
  })

  it('scripts of browsers -> those of a language say its texts, and its pages name them', async () => {
    const { read } = build()
    const runtimeOf = async (page: string): Promise<string> => {
      const [, address = ''] = /data-runtime="\/([^"]+)"/.exec(await read(page)) ?? []
      return read(address)
    }
    expect(await runtimeOf('index.html')).toContain('Scroll back to top')
    expect(await runtimeOf('fr/index.html')).not.toContain('Scroll back to top')
    expect(await runtimeOf('fr/index.html')).toContain('Copier le code')
    expect(await runtimeOf('fr/index.html')).not.toContain('@@theme')
  })

  it('a redirect -> a page in each language, in its words and direction, to the page of that language', async () => {
    const redirect = async (folder: string) => build().read(`${folder}old/index.html`)
    expect(await redirect('')).toMatch(/<html lang="en">[\s\S]*This page has moved to <a id="to" href="\/docs\/guide\/wind">/)
    expect(await redirect('fr/')).toMatch(/<html lang="fr">[\s\S]*<title>Page déplacée<[\s\S]*href="\/fr\/docs\/guide\/wind">/)
    expect(await redirect('ar/')).toMatch(/<html lang="ar" dir="rtl">[\s\S]*href="\/ar\/docs\/guide\/wind">/)
  })

  it('shared files -> once; feeds, sitemap, search, twins and not-found page -> for each language', async () => {
    const files = await build().files()
    for (const pattern of [/\.svg$/, /^(?:\w+\/)?plan\.pdf$/, /js\/show-hovers-/])
      expect(files.filter((file) => pattern.test(file))).toHaveLength(1)
    for (const name of ['sitemap.xml', 'blog/rss.xml', 'search-index/manifest.json', 'llms.txt', 'docs.md', '404.html'])
      expect(files.filter((file) => file === name || file.endsWith(`/${name}`))).toHaveLength(4)
  })

  it('a translated document -> its text, its links within the language, pictures and partials from where they are', async () => {
    const html = await page(build(), 'fr/docs')
    expect(textOf(html)).toContain('Un cerf-volant a besoin de vent')
    expect(html).toMatch(/<html lang="fr" dir="ltr"/)
    expect(attributes(html, /<a href="(\/fr\/docs\/guide\/[^"]*)">/g)).toEqual(
      expect.arrayContaining(['/fr/docs/guide/wind', '/fr/docs/guide/knots#the-bowline', '/fr/docs/guide/wind#trees']),
    )
    expect(html).toMatch(/<img src="\/assets\/images\/kite-/)
    const install = textOf(await page(build(), 'fr/docs/guide/install'))
    expect(install).toContain('Il faut un couteau')
    expect(await page(build(), 'fr/docs/guide/install')).toContain('href="/plan.pdf"')
    expect(textOf(await page(build(), 'ar/docs/guide/install'))).toContain('You need a knife')
  })

  it('the headings of a translation -> ids of the original', async () => {
    expect(attributes(await page(build(), 'zh-Hans/docs'), /<h2 class="sg-anchor" id="([^"]*)"/g)).toEqual([
      'what-you-need',
      'where-to-fly',
    ])
  })

  it('a document without a translation -> a notice, its language, the canonical address of the original, not in the sitemap', async () => {
    const html = await page(build(), 'fr/docs/guide/wind')
    expect(html).toContain('<link rel="canonical" href="https://kite.example/docs/guide/wind"/>')
    expect(html).toMatch(/<div class="markdown" lang="en" dir="ltr">/)
    expect(html).toMatch(/<a href="https:\/\/kite\.example\/docs\/guide\/wind" hrefLang="en"/)
    expect(html).toMatch(/<span aria-current="page" lang="en" dir="ltr">Wind<\/span>/)
    // In the sidebar of each page, and in its file.
    const inSidebar = /<a href="\/fr\/docs\/guide\/wind" dir="auto" lang="en"[^>]*>Wind<\/a>/
    expect(html).toMatch(inSidebar)
    expect(await page(build(), 'fr/docs/guide/install')).toMatch(inSidebar)
    expect(await page(build(), 'docs/guide/wind')).not.toMatch(/<a [^>]*lang="en" dir/)
    const sitemap = await build().read('fr/sitemap.xml')
    expect(sitemap).not.toContain('/fr/docs/guide/wind')
    expect(sitemap).toContain('https://kite.example/fr/docs/guide/install')
  })

  it('a preview or a card of what is not translated -> its language; one that is translated -> nothing', async () => {
    expect(await page(build(), 'ar/blog')).toMatch(
      /<h2 class="post-title" lang="en" dir="ltr">.*<div class="markdown" lang="en" dir="ltr">/s,
    )
    expect(await page(build(), 'ar/blog/archive')).toMatch(/<div lang="en" dir="ltr"><a [^>]*href="\/ar\/blog\//)
    for (const path of ['fr/blog', 'fr/blog/archive', 'blog']) expect(textOf(await page(build(), path))).not.toContain('lang="')
    const recent = await page(build(), 'ar/blog')
    expect(recent).toMatch(/<a class="sidebar-link" href="\/ar\/blog\/[^>]*><span lang="en" dir="ltr">/)
    const cards = await page(build(), 'fr/docs/category/guides')
    expect(cards).toMatch(/<span lang="en" dir="ltr">Wind<\/span>/)
    expect(cards).toMatch(/card-title"><span class="icon icon-document"><\/span>Fabriquer/)
  })

  it('alternates -> the languages that have the text, and x-default', async () => {
    const alternates = async (path: string) =>
      attributes(await page(build(), path), /<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)
    const expected = [
      'en https://kite.example/docs/guide/wind',
      'ar https://kite.example/ar/docs/guide/wind',
      'x-default https://kite.example/docs/guide/wind',
    ]
    for (const path of ['docs/guide/wind', 'fr/docs/guide/wind', 'ar/docs/guide/wind']) expect(await alternates(path)).toEqual(expected)
  })

  it('the choice of languages -> the same page in each', async () => {
    const html = await page(build(), 'fr/docs/guide/knots')
    const links = attributes(html, /<a (?=[^>]* href="([^"]*)")[^>]* lang="([^"]*)" hrefLang=/g)
    expect(links).toEqual([
      '/docs/guide/knots en',
      '/fr/docs/guide/knots fr',
      '/ar/docs/guide/knots ar',
      '/zh-Hans/docs/guide/knots zh-Hans',
    ])
  })

  it('texts of navbar, footer, sidebars and generated pages -> those of the language', async () => {
    const html = await page(build(), 'fr/docs/category/guides')
    expect(html).toContain('>Journal</a>')
    expect(html).toMatch(/footer-title">Apprendre<.*>Fabriquer<\/a>/s)
    expect(textOf(html)).toContain('Modes d’emploi')
    expect(await page(build(), 'ar/docs')).toContain('>الوثائق</a>')
  })
})

describe('one language among several', () => {
  it('a link of a translation from the top of the content folder, and one to a file of the original -> pages of the language', async () => {
    const site = await openTestSite('locales')
    const text = '# Nœuds\n\n## Le nœud de chaise\n\n[vent](/guide/wind.md) et [début](/content/docs/intro.md)\n'
    await site.write({ 'content/i18n/fr/docs/guide/knots.md': text })
    const built = await site.build()
    expect(built.findings).toEqual([])
    expect(await page(built, 'fr/docs/guide/knots')).toMatch(/href="\/fr\/docs\/guide\/wind">vent<.*href="\/fr\/docs\/">début</s)
  })

  it('another language at the root -> its pages are there, those of the default one below its tag', async () => {
    const site = await openTestSite('locales')
    const config = await readFile(join(site.directory, 'site.config.ts'), 'utf8')
    await site.write({ 'site.config.ts': config.replace('i18n: {', "i18n: {\n    localeConfigs: { fr: { path: '' } },") })
    const built = await site.build()
    expect(built.findings).toEqual([])
    const pages = (await built.files()).filter((file) => file.endsWith('.html'))
    expect(pages.filter((file) => file.startsWith('fr/'))).toEqual([])
    expect(pages.filter((file) => !/^(?:en|ar|zh-Hans)\//.test(file))).toEqual(
      pages.flatMap((file) => (file.startsWith('en/') ? file.slice('en/'.length) : [])),
    )
    const [french, english] = await Promise.all(['docs/guide/wind', 'en/docs/guide/wind'].map((path) => page(built, path)))
    expect(french).toContain('<html lang="fr"')
    expect(english).toContain('<html lang="en"')
    expect(english).toMatch(/lang="fr"[^>]* href="\/docs\/guide\/wind"/)
  })

  it('`--locale` -> the pages of that language in their place; another name -> the languages that there are', async () => {
    const site = await openTestSite('locales')
    const built = await site.build({ locale: 'fr' })
    expect(built.findings).toEqual([])
    const pages = (await built.files()).filter((file) => file.endsWith('.html'))
    expect(pages.length).toBeGreaterThan(5)
    expect(pages.filter((file) => !file.startsWith('fr/'))).toEqual([])
    await expect(site.build({ locale: 'it' })).rejects.toThrow('Expected --locale to be a language of the site, found "it".')
  })

  it('`--locale` -> what only other languages need is neither parsed, bundled nor checked; links into these lead to pages', async () => {
    const site = await openTestSite('locales')
    await site.write({
      'content/docs/guide/knots.md': '# Knots\n\n## The bowline\n\n[gone](./gone.md)\n',
      'content/i18n/fr/docs/guide/knots.md': '# Nœuds\n\n## Le nœud de chaise\n\n[x](https://kite.example/ar/docs/guide/wind)\n',
      'i18n/ar/docusaurus-plugin-content-docs/current/guide/wind.md': '# الرياح\n\n[x](./gone.md) ![](./gone.png)\n',
      'i18n/ar/docusaurus-plugin-content-pages/index.tsx': `import './gone.ts'\nexport default function Home() { return <p /> }\n`,
    })
    const built = await site.build({ locale: 'fr' })
    // Not `link-broken`: the page is known, though it is not made.
    expect(built.findings).toEqual(['warning link-other-language'])
    // Five originals, four translations, two partials.
    expect(built.report.documents).toBe(11)
    const english = await site.build({ locale: 'en', write: false })
    expect([english.findings, english.report.documents]).toEqual([['error markdown-link-broken'], 6])
    expect((await site.build({ write: false })).findings).toHaveLength(6)
  })

  it('`--locale`, and files of another language that cannot be read -> said when that language is built', async () => {
    const site = await openTestSite('locales')
    await site.write({
      'i18n/ar/docusaurus-plugin-content-docs/current/guide/wind.md': '---\ntitle: [\n---\n\nText\n',
      'i18n/ar/code.json': '{',
    })
    expect((await site.build({ locale: 'fr', write: false })).findings).toEqual([])
    const { findings } = await site.build({ locale: 'ar', write: false })
    expect(findings.filter((finding) => finding.startsWith('error'))).toHaveLength(2)
  })

  it('links to static pages and data -> those of the root in every language, those of a language where it has its own', async () => {
    const site = await openTestSite('locales')
    const config = await readFile(join(site.directory, 'site.config.ts'), 'utf8')
    const text = '# Knots\n\n## The bowline\n\n[play](/play), [play](/play/?level=2#top), [data](/data/kites.json), [old](/old.html)\n'
    await site.write({
      'site.config.ts': config.replace("{ to: '/blog'", "{ to: '/play', label: 'Play' }, { to: '/blog'"),
      'sidebars.ts': `export default { guides: ['intro', 'guide/install', 'guide/wind', 'guide/knots', { type: 'link', label: 'Play', href: '/play/' }] }`,
      'content/docs/guide/knots.md': text,
      'content/docs/guide/install.mdx': '# Build a kite\n\nSee [the category](/docs).\n',
      'content/pages/index.tsx': 'export default function Home() { return <a href="/docs">Docs</a> }',
      'static/play/index.html': '<!doctype html><title>Play</title>',
      'static/ar/play/index.html': '<!doctype html><title>Play</title>',
      'static/data/kites.json': '{}',
      'static/old.html': '<!doctype html><title>Old</title>',
    })
    const built = await site.build()
    expect(built.findings).toEqual([])
    const links = async (path: string) => attributes(await page(built, path), /<a (?:class="[^"]*" )?href="([^"]*(?:play|data|old)[^"]*)"/g)
    const expected = ['/play', '/play/', '/play', '/play/?level=2#top', '/data/kites.json', '/old.html']
    expect((await links('fr/docs/guide/knots')).sort()).toEqual(expected.sort())
    expect((await links('ar/docs/guide/knots')).filter((link) => link.includes('play'))).toEqual(
      expect.arrayContaining(['/ar/play', '/ar/play/?level=2#top']),
    )
  })

  it('a broken link of a shared document -> one finding, not one for each language', async () => {
    const site = await openTestSite('locales')
    await site.write({ 'content/docs/guide/knots.md': '# Knots\n\n## The bowline\n\n[gone](/docs/gone)\n' })
    const { findings, diagnostics } = await site.build({ write: false })
    expect(findings).toEqual(['error link-broken'])
    expect(diagnostics[0]?.place).toMatchObject({ file: 'content/docs/guide/knots.md', line: 5 })
  })

  it('a broken link of a translation -> its place there', async () => {
    const site = await openTestSite('locales')
    await site.write({ 'i18n/ar/docusaurus-plugin-content-docs/current/guide/wind.md': '# الرياح\n\n## الأشجار\n\n[x](./gone.md)\n' })
    const { diagnostics } = await site.build({ write: false })
    expect(diagnostics).toMatchObject([
      { id: 'markdown-link-broken', place: { file: 'i18n/ar/docusaurus-plugin-content-docs/current/guide/wind.md', line: 5 } },
    ])
  })

  it('a language with a host of its own -> its links lead to its own pages and files, and are checked there', async () => {
    const site = await openTestSite('locales')
    const config = await readFile(join(site.directory, 'site.config.ts'), 'utf8')
    await site.write({
      'site.config.ts': config
        .replace("'zh-Hans'] }", "'zh-Hans'], localeConfigs: { fr: { url: 'https://fr.kite.example' } } }")
        .replace('redirects: [', "redirects: [{ from: '/only', to: '/only-french' }, "),
      'content/i18n/fr/docs/guide/knots.md':
        '# Nœuds\n\n## Le nœud de chaise\n\n[vent](./wind.md#trees), [vent](/docs/guide/wind), [plan](/plan.pdf)\n\n[x](/docs/gone) [y](/fr/docs/guide/wind)\n',
    })
    const built = await site.build()
    expect(built.diagnostics.map(({ id, place }) => [id, place?.file, place?.line, place?.column])).toEqual([
      ['link-broken', 'content/i18n/fr/docs/guide/knots.md', 7, 1],
      ['link-broken', 'content/i18n/fr/docs/guide/knots.md', 7, 17],
      ['redirect-broken', 'site.config.ts', 9, 37],
    ])
  })

  it('`fallback: false` -> pages without a translation are left out, sidebars without them', async () => {
    const site = await openTestSite('locales')
    const config = await readFile(join(site.directory, 'site.config.ts'), 'utf8')
    await site.write({
      'site.config.ts': config
        .replace("defaultLocale: 'en',", "defaultLocale: 'en', fallback: false,")
        .replace('onOrphanPages', "onBrokenLinks: 'ignore',\n  onOrphanPages"),
    })
    const built = await site.build()
    const files = await built.files()
    expect(files).not.toContain('fr/docs/guide/wind/index.html')
    expect(files).toContain('ar/docs/guide/wind/index.html')
    expect(await page(built, 'fr/docs')).not.toContain('/fr/docs/guide/wind"')
  })

  it('an edit of a translation -> that page and the list with its first words are made again, in that language alone; with and without a cache the same bytes', async () => {
    const site = await openTestSite('locales')
    await site.build()
    await site.write({ 'content/i18n/fr/docs/guide/install.mdx': '# Fabriquer un cerf-volant\n\nPuis volez.\n' })
    const { report, findings } = await site.build({ verify: true })
    expect(findings).toEqual([])
    expect(report.pages - report.cache.pages).toBe(2)
  })
})
