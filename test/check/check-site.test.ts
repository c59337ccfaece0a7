// A whole site judged: which links are fine, what is said of the others, and that one cause is one diagnostic.
import { expect, test } from 'vitest'
import { type CheckSiteInput, checkSite, createJudge } from '../../src/check/check-site.ts'
import { check, makeCheckInput, type TestSite } from './make-check-input.ts'

const only = (site: TestSite) => {
  const diagnostics = check(site)
  expect(diagnostics).toHaveLength(1)
  return diagnostics[0]
}
const a = (href: string, attributes = '') => `<main><a href="${href}" ${attributes}>x</a></main>`

// ---------------------------------------------------------------- links that are fine

test.each([
  '/docs/a',
  '/docs/a/',
  '/docs/a?q=1',
  '/docs/a#',
  '/docs/a#top',
  '/docs/a#TOP',
  '/docs/a#intro',
  '/docs/a/#intro',
  '/docs/a#caf%C3%A9',
  '/docs/a#café',
  '/docs/a#:~:text=hello',
  '/docs/a#intro:~:text=hello',
  '#here',
  '#',
  '',
  '?q',
  './',
  '../docs/a',
  'a',
  '/docs/a/index.html',
  '/caf%C3%A9',
  '/café',
  '/cafe\u0301',
  '/with%20space',
  'https://example.com/docs/a#intro',
  'http://example.com/docs/a',
  '//example.com/docs/a',
  'https://other.example/none',
  'mailto:a@example.com',
  'tel:1',
  'javascript:void 0',
  'data:,x',
  'pathname:///none',
  '/img/a.png',
  '/demo',
  '/demo/',
  '/old',
  '/old#intro',
  '/404.html',
  '/rss.xml',
])('%s -> fine', (href) => {
  const site: TestSite = {
    pages: {
      '/docs/a': '<h2 id="intro"></h2><h2 id="café"></h2>',
      '/docs/b': `<h2 id="here"></h2>${a(href)}`,
      '/docs/': '',
      '/café': '',
      '/with space': '',
    },
    files: ['docs/a/index.html', '404.html', 'rss.xml', 'old/index.html'],
    staticFiles: { '/img/a.png': 'static/img/a.png', '/demo/index.html': 'static/demo/index.html' },
    redirects: [{ from: '/old', to: '/docs/a' }],
  }
  expect(check(site)).toEqual([])
})

test('whole addresses that the configuration leaves out -> fine, their paths are not', () => {
  const html = a('https://example.com/app/x') + a('https://example.com/app#y') + a('/app/x')
  const diagnostics = check({ config: { externalLinks: { ignore: ['https://example.com/app*'] } }, pages: { '/a': html } })
  expect(diagnostics).toMatchObject([{ id: 'link-broken', message: 'The link to "/app/x" leads to no page.' }])
})

test('a whole address of this host without a page -> the hint says how to leave it out', () => {
  expect(only({ pages: { '/a': a('https://example.com/some/tool') } })?.hint).toBe(
    "Write the address of a page. If something else serves it on this host, leave it out: `externalLinks: { ignore: ['https://example.com/some/tool'] }`.",
  )
})

test('links marked as unchecked -> fine', () => {
  expect(check({ pages: { '/a': a('/none', 'data-no-link-check') } })).toEqual([])
})

test('the files of pages on a site without slashes -> fine, anchors are looked at', () => {
  const diagnostics = check({
    config: { trailingSlash: false },
    pages: { '/a': '<i id="x"></i>', '/b': a('/a.html') + a('/a.html#x') + a('/a.html#y') },
  })
  expect(diagnostics).toMatchObject([{ id: 'anchor-broken' }])
})

// ---------------------------------------------------------------- links that are not

test.each([
  ['/docs/none', 'The link to "/docs/none" leads to no page.'],
  ['none', 'The link to "none", which means /docs/none, leads to no page.'],
  ['../x/', 'The link to "../x/", which means /x, leads to no page.'],
  ['https://example.com/x', 'The link to "https://example.com/x" leads to no page.'],
  ['/docs/a.html', 'The link to "/docs/a.html" leads to no page.'],
  ['/*', 'The link to "/*" leads to no page.'],
  ['/files/none.pdf', 'There is no file at "/files/none.pdf".'],
  ['http://[', 'The address "http://[" is not valid.'],
])('%s -> %s', (href, message) => {
  const diagnostic = only({ pages: { '/docs/a': '', '/docs/b': { html: a(href), source: 'b.tsx' } } })
  expect(diagnostic).toMatchObject({ level: 'error', message, place: { file: 'b.tsx' } })
  expect(diagnostic?.id).toBe(href.endsWith('.pdf') ? 'asset-broken' : 'link-broken')
})

test.each([
  ['/docs/instal', 'Did you mean `/docs/install`?'],
  ['/old/place/install', 'Did you mean `/docs/install`?'],
  ['/docs/guides/setup/', 'Did you mean `/docs/setup/`?'],
  ['/zzzzzzzz', 'If the page has moved, add a redirect'],
  ['/img/logo.pgn', 'Did you mean `/img/logo.png`?'],
])('%s -> %s', (href, hint) => {
  const diagnostic = only({ pages: { '/docs/install': '', '/docs/setup/': '', '/x': a(href) }, staticFiles: { '/img/logo.png': 's' } })
  expect(diagnostic?.hint).toContain(hint)
})

test('another case -> a warning with the exact path', () => {
  expect(only({ pages: { '/docs/a': '', '/b': a('/Docs/A/') } })).toMatchObject({
    id: 'link-broken',
    level: 'warning',
    hint: 'Write `/docs/a`.',
  })
  expect(only({ config: { onBrokenLinks: 'log' }, pages: { '/docs/a': '', '/b': a('/Docs/A/') } })?.level).toBe('info')
})

test.each([
  ['/docs//a/', 'link-broken', '/docs/a'],
  ['//localhost-is-another-host', undefined, undefined],
  ['/img///logo.png', 'asset-broken', '/img/logo.png'],
])('several slashes where the path has one: %s -> a warning with the path', (href, id, path) => {
  const site = { pages: { '/docs/a': '', '/b': a(href) }, staticFiles: { '/img/logo.png': 's' } }
  expect(check(site)).toMatchObject(id === undefined ? [] : [{ id, level: 'warning', hint: `Write \`${path}\`.` }])
})

test('a path outside of the base URL -> says how to write it', () => {
  const site = { config: { baseUrl: '/site/' }, pages: { '/a': '', '/b': a('/a') } }
  expect(only(site)).toMatchObject({
    id: 'link-broken',
    message: expect.stringContaining('served below /site/'),
    hint: expect.stringContaining('`/site/a`'),
  })
  expect(check({ ...site, pages: { '/a': '', '/b': a('/site/a') } })).toEqual([])
})

test('a whole address of the host outside of the base URL -> another site', () => {
  const site = { config: { url: 'https://example.com', baseUrl: '/site/' }, pages: { '/b': a('https://example.com/shop') } }
  expect(check(site)).toEqual([])
})

test.each([
  ['/a#instal', 'the page /a does not have', 'Did you mean `#install`?'],
  ['#elsewhere', 'this page does not have', 'The page /c has this anchor.'],
  ['/a#zzzzzz', '`#zzzzzz`', 'The anchors of the page are #install.'],
  ['/empty#x', '`#x`', 'The page has no anchors.'],
  ['/a#caf%C3%A9', '`#café`', 'The anchors of the page are'],
  ['/a#%E0%A4%A', '`#%E0%A4%A`', 'The anchors of the page are'],
  ['/old#none', 'the page /a does not have', 'The anchors of the page are'],
])('anchor %s -> %s %s', (href, message, hint) => {
  const diagnostic = only({
    pages: { '/a': '<h2 id="install"></h2>', '/b': a(href), '/c': '<i id="elsewhere"></i>', '/empty': '' },
    redirects: [{ from: '/old', to: '/a' }],
  })
  expect(diagnostic).toMatchObject({ id: 'anchor-broken', level: 'warning' })
  expect(diagnostic?.message).toContain(message)
  expect(diagnostic?.hint).toContain(hint)
})

test('anchors of the layout -> not offered', () => {
  const menu = '<i id="menu"></i>'
  const diagnostic = only({ pages: { '/a': `${menu}<h2 id="text"></h2>`, '/b': menu + a('/a#zzz'), '/c': menu, '/d': '' } })
  expect(diagnostic?.hint).toBe('The anchors of the page are #text.')
})

test.each(['_R_29iqm_1', '_r_3_', ':R1:', ':r0:-tab', '«R2»'])('the id %s, which React has made -> not offered', (id) => {
  const diagnostic = only({ pages: { '/a': `<i id="${id}"></i><h2 id="text"></h2>`, '/b': a('/a#zzz') } })
  expect(diagnostic?.hint).toBe('The anchors of the page are #text.')
})

test.each(['#menu', '/a#menu', '/a#main', '#mane'])('%s, an id of the shell or nearly -> no anchor, and not offered', (href) => {
  const page = (content: string) => `<nav><b id="menu"></b></nav><main id="main"><h2 id="text"></h2>${content}</main>`
  const diagnostic = only({ pages: { '/a': page(''), '/b': page(a(href)) } })
  expect(diagnostic?.id).toBe('anchor-broken')
  expect(diagnostic?.hint).toBe('The anchors of the page are #text.')
})

test('the shell -> may lead to its own ids, and a page to an id in the footer', () => {
  const to = (href: string) => `<a href="${href}">x</a>`
  const shell = `<section>${to('#main')}</section><header>${to('#menu')}<b id="menu"></b></header>`
  expect(check({ pages: { '/a': `${shell}<main id="main">${to('#imprint')}</main><footer><p id="imprint"></p></footer>` } })).toEqual([])
})

test('anchors of the not-found page -> its own', () => {
  expect(check({ pages: { '*': `<i id="x"></i>${a('#x')}` } })).toEqual([])
  expect(only({ pages: { '*': a('#y') } })?.id).toBe('anchor-broken')
  expect(only({ pages: { '*': a('/none') } })?.notes).toEqual([
    { message: expect.stringContaining('component') },
    { message: 'It is on the not-found page.' },
  ])
})

test('files that do not exist -> asset-broken', () => {
  const html =
    '<head><meta property="og:image" content="https://example.com/none.png"><link rel="icon" href="/none.ico"></head><main><img src="/img/b.png"></main>'
  const diagnostics = check({ pages: { '/a': { html, source: 'a.tsx' } }, staticFiles: { '/img/a.png': 'static/img/a.png' } })
  expect(diagnostics.map(({ id, level, message }) => [id, level, message])).toEqual([
    ['asset-broken', 'error', 'There is no file at "https://example.com/none.png".'],
    ['asset-broken', 'error', 'There is no file at "/none.ico".'],
    ['asset-broken', 'error', 'There is no file at "/img/b.png".'],
  ])
  expect(diagnostics[2]?.hint).toBe('Did you mean `/img/a.png`?')
})

function unresolved(url: string): NonNullable<TestSite['unresolved']>[number] {
  return { file: 'a.md', place: { file: 'a.md', line: 1, column: 1 }, url, href: url, candidates: [] }
}

// ---------------------------------------------------------------- policies

test('[spec 5.05] no policies given -> broken links are errors; broken Markdown links and anchors are warnings', () => {
  const diagnostics = check({
    config: { onOrphanPages: undefined },
    pages: {
      '/': { html: `${a('/none')}${a('#none')}<img src="/none.png"><i id="d"></i><i id="d"></i>`, source: 'i.tsx' },
      '/orphan': { html: '', source: 'o.tsx' },
    },
    unresolved: [unresolved('./none.md')],
  })
  expect(Object.fromEntries(diagnostics.map(({ id, level }) => [id, level]))).toEqual({
    'link-broken': 'error',
    'asset-broken': 'error',
    'anchor-broken': 'warning',
    'markdown-link-broken': 'warning',
    'id-duplicate': 'warning',
    'page-orphan': 'warning',
  })
})

test.each([
  ['ignore', []],
  ['log', ['info']],
  ['warn', ['warning']],
  ['throw', ['error']],
] as const)('policy %s -> levels %j', (policy, levels) => {
  const config = {
    onBrokenLinks: policy,
    onBrokenAnchors: policy,
    onBrokenAssets: policy,
    onDuplicateIds: policy,
    onOrphanPages: policy,
    markdown: { onBrokenMarkdownLinks: policy },
  }
  const diagnostics = check({
    config,
    pages: {
      '/': { html: `${a('/none')}${a('#none')}<img src="/none.png"><i id="d"></i><i id="d"></i>`, source: 'i.tsx' },
      '/orphan': { html: '', source: 'o.tsx' },
    },
    unresolved: [unresolved('./none.md')],
    redirects: [{ from: '/from', to: '/nowhere' }],
  })
  expect([...new Set(diagnostics.map(({ level }) => level))]).toEqual(levels)
  expect(diagnostics).toHaveLength(levels.length * 7)
})

// ---------------------------------------------------------------- one diagnostic for each cause

test('a broken link in the footer of 850 pages -> one diagnostic at its place in the configuration', () => {
  const footer = '<footer><a href="/docs/gone/">g</a></footer>'
  const pages = Object.fromEntries(Array.from({ length: 850 }, (_, index) => [`/p${index}`, `<main></main>${footer}`]))
  const config = "export default {\n  footer: { columns: [{ items: [{ to: '/docs/gone' }] }] },\n}\n"
  expect(check({ pages, sources: { 'site.config.ts': config } })).toEqual([
    {
      id: 'link-broken',
      level: 'error',
      message: 'The link to "/docs/gone" leads to no page.',
      place: { file: 'site.config.ts', line: 2, column: 40, endLine: 2, endColumn: 50 },
      hint: 'Write the path of a page. If the page has moved, add a redirect to the configuration.',
      count: 850,
      notes: [{ message: 'It is on 850 pages: /p0, /p1, /p2 and 847 more.' }],
    },
  ])
})

test('a link of a sidebar -> its place in the sidebars file', () => {
  const sources = { 'sidebars.ts': "export default { main: [\n  { type: 'link', href: '/docs/gone#x' },\n] }" }
  const html = '<aside><a href="/docs/gone#x">x</a></aside><main></main>'
  expect(only({ pages: { '/a': html, '/b': html }, sources, sidebars: ['sidebars.ts'] })).toMatchObject({
    place: { file: 'sidebars.ts', line: 2, column: 26, endColumn: 38 },
    count: 2,
  })
})

test('a word in a sidebars file that is also the end of a path -> not taken for the link', () => {
  const sources = { 'sidebars.ts': "export default { main: ['support', 'docs'] }", 'site.config.ts': "items: [{ to: '/docs/support' }]" }
  const html = '<nav><a href="/docs/support">x</a></nav><main></main>'
  expect(only({ pages: { '/docs/a': html, '/b': html }, sources, sidebars: ['sidebars.ts'] })).toMatchObject({
    place: { file: 'site.config.ts' },
    count: 2,
  })
})

test('a link of a layout that no source shows -> one diagnostic at the configuration', () => {
  const html = '<nav><a href="/computed/x">x</a></nav><main></main>'
  const diagnostic = only({ pages: { '/a': html, '/b': html }, sources: { 'site.config.ts': '' } })
  expect(diagnostic).toMatchObject({ place: { file: 'site.config.ts' }, count: 2 })
  expect(diagnostic?.place).not.toHaveProperty('line')
})

test('a broken link of a post on its page and in a list -> one diagnostic at the link', () => {
  const html = '<main><a href="/none">x</a></main>'
  expect(
    only({
      pages: { '/blog': { html, documents: ['b/p.md'] }, '/blog/p': { html, source: 'b/p.md', documents: ['b/p.md'] } },
      sources: { 'b/p.md': '---\n---\nSee [this](/none).\n' },
    }),
  ).toMatchObject({
    place: { file: 'b/p.md', line: 3, column: 5, endLine: 3, endColumn: 18 },
    message: 'The link to "/none" leads to no page.',
  })
})

test('one address at two places of a document -> two diagnostics', () => {
  const html = '<main><a href="/none">x</a><a href="/none">x</a></main>'
  const diagnostics = check({ pages: { '/p': { html, documents: ['p.md'] } }, sources: { 'p.md': '[a](/none)\n\n[b](/none)' } })
  expect(diagnostics.map(({ place }) => place?.line)).toEqual([1, 3])
})

test('an anchor of a Markdown file that is linked by its file name -> at the link, as written', () => {
  expect(
    only({
      pages: { '/docs/a': '', '/docs/b': { html: a('/docs/a#none'), documents: ['d/b.md'] } },
      sources: { 'd/b.md': 'To [a](./a.md#none).' },
      pathOfFile: { 'd/a.md': '/docs/a', 'd/b.md': '/docs/b' },
    }),
  ).toMatchObject({
    id: 'anchor-broken',
    place: { line: 1, column: 4 },
    message: 'The link to "./a.md#none" leads to the anchor `#none`, which the page /docs/a does not have.',
  })
})

test('a link in a component that the page imports -> its place there', () => {
  const sources = {
    'content/pages/index.tsx': "import { Hero } from '../components/hero'\nimport 'react'\nexport default Hero",
    'content/components/hero.tsx': 'import \'@site/content/components/deep.js\'\nexport const Hero = () => <a href="/x">x</a>',
    'content/components/deep.js': 'const link = `/none?from=home`',
  }
  expect(only({ pages: { '/': { html: a('/none?from=home'), source: 'content/pages/index.tsx' } }, sources })).toMatchObject({
    place: { file: 'content/components/deep.js', line: 1, column: 15, endColumn: 30 },
    message: 'The link to "/none?from=home" leads to no page.',
  })
})

test.each([
  ['/site/none', 'href="/none/"'],
  ['/site/a/none', "to: 'a/none'"],
  ['/site/none#a', 'href="/site/none#a"'],
  ['https://example.com/site/none', "background: 'url(https://example.com/site/none)'"],
  ['/site/docs/none', 'href="./none"'],
  ['/site/a%20b', 'to="/a b"'],
])('%s, written as %s -> found', (href, text) => {
  const diagnostic = only({
    config: { baseUrl: '/site/' },
    pages: { '/docs/p': { html: a(href), source: 'p.tsx' } },
    sources: { 'p.tsx': `\n  ${text}\n` },
  })
  expect(diagnostic?.place).toMatchObject({ file: 'p.tsx', line: 2 })
})

test('an address in YAML, without quotes -> found, but not in a comment', () => {
  const sources = { 'p.md': '---\n# not /none\nlink: /none\n---\n' }
  expect(only({ pages: { '/p': { html: a('/none'), documents: ['p.md'] } }, sources, bodyOffsets: { 'p.md': 33 } })?.place).toMatchObject({
    line: 3,
  })
})

test.each(['/nonesuch', 'see /none-such', '/other/none', 'a/none', "'/none' + x", "path/none'"])('%j is not the address /none', (text) => {
  const diagnostic = only({ pages: { '/p': { html: a('/none'), source: 'p.tsx' } }, sources: { 'p.tsx': text } })
  if (text.startsWith("'/none'")) expect(diagnostic?.place?.line).toBe(1)
  else expect(diagnostic?.place).toEqual({ file: 'p.tsx' })
})

test.each([
  ['a comment', '// moved to "/none"\n/* \'/none\' */ const x = 1'],
  ['the text of a page', '<p>See /none for more</p>'],
  ['an import', "import x from './none'"],
  ['a tag that is not checked', '<a href="/none" data-no-link-check>'],
])('the address in %s -> not its place', (_, text) => {
  const html = '<main><a href="/none">x</a><a href="/none" data-no-link-check>x</a></main>'
  expect(only({ pages: { '/p': { html, source: 'p.tsx' } }, sources: { 'p.tsx': text } })?.place).toEqual({ file: 'p.tsx' })
})

// ---------------------------------------------------------------- one address in several places

const placesOf = (site: TestSite): string[] => check(site).map(({ id, place }) => `${id} ${place?.file}:${place?.line}`)

test('an address in the sidebar and in the navbar -> a finding for each', () => {
  const html = '<nav><a href="/gone">x</a></nav><aside><a href="/gone">x</a></aside><main></main>'
  const sources = {
    'sidebars.ts': "[{ href: '/gone' }]",
    'site.config.ts': "{\n redirects: [{ from: '/old', to: '/gone' }],\n items: [{ to: '/gone' }] }",
  }
  expect(placesOf({ pages: { '/a': html }, sources, sidebars: ['sidebars.ts'] })).toEqual([
    'link-broken sidebars.ts:1',
    'link-broken site.config.ts:3',
  ])
})

test('an address in a file that the sidebars import -> its place there', () => {
  const html = '<aside><a href="/gone">x</a></aside><main></main>'
  const sources = { 'sidebars.ts': "import { a } from './parts/a.ts'", 'parts/a.ts': "export const a = ['x',\n { href: '/gone' }]" }
  expect(placesOf({ pages: { '/a': html }, sources, sidebars: ['sidebars.ts'] })).toEqual(['link-broken parts/a.ts:2'])
})

test('an address in a document and in a component that it imports -> a finding for each', () => {
  const html = '<main><a href="/gone">x</a><a href="/gone">x</a></main>'
  const sources = {
    'd/a.mdx': "import { Card } from './card'\n\n[x](/gone)\n\n<Card />",
    'd/card.tsx': 'export const Card = () => <a\n href="/gone">x</a>',
  }
  expect(placesOf({ pages: { '/a': { html, documents: ['d/a.mdx'] } }, sources })).toEqual([
    'link-broken d/a.mdx:3',
    'link-broken d/card.tsx:2',
  ])
})

test('a link to a missing image and the image itself -> the link, for the image is found elsewhere', () => {
  const html = '<main><img src="/no.png"><a href="/no.png">x</a></main>'
  const sources = { 'a.md': '![x](/no.png)\n\n[x](/no.png)' }
  expect(placesOf({ pages: { '/a': { html, documents: ['a.md'] } }, sources })).toEqual(['asset-broken a.md:3'])
})

test('an address that is a link and an image at one place -> one finding', () => {
  const html = '<main><a href="/no"><img src="/no"></a></main>'
  expect(placesOf({ pages: { '/a': { html, source: 'a.tsx' } }, sources: { 'a.tsx': "const file = '/no'" } })).toEqual([
    'link-broken a.tsx:1',
  ])
})

// ---------------------------------------------------------------- what the build cannot see

test('an anchor of a page with a document that cannot be read -> not judged, and no page is called an orphan', () => {
  const pages = { '/a': { html: '', isIncomplete: true }, '/b': { html: a('/a#x'), source: 'b.md' } }
  expect(check({ pages, config: { onOrphanPages: 'warn' } })).toEqual([])
})

test.each([
  ['its module writes the id', '<h2 id="x">', true],
  ['its module computes ids', '<h2 id={id}>', true],
  ['its module has no such id', '<h2 id="y">', false],
])('an anchor into an island that only the browser renders, when %s -> fine: %s %s', (_, text, isFine) => {
  const pages = { '/a': { html: '<sg-island data-client="only"></sg-island>', source: 'a.tsx' }, '/b': a('/a#x') }
  const sources = { 'a.tsx': "import { Chart } from './chart'", 'chart.tsx': `'use client'\nimport './part'`, 'part.tsx': text }
  expect(check({ pages, sources }).length === 0).toBe(isFine)
})

test.each([
  ['mailto:not an address', 'has "not an address" where a mail address is expected'],
  ['htps://example.com', 'has the protocol "htps:", which no browser knows'],
])('%s -> link-malformed, a warning', (url, message) => {
  expect(only({ pages: { '/a': a(url) } })).toMatchObject({
    id: 'link-malformed',
    level: 'warning',
    message: expect.stringContaining(message),
  })
})

test('one with spaces, which the page has encoded -> its place', () => {
  const pages = { '/a': { html: a('mailto:not%20an%20address'), documents: ['a.md'] } }
  expect(only({ pages, sources: { 'a.md': '\n\n[x](mailto:not an address)' } })).toMatchObject({ place: { line: 3, column: 1 } })
})

test('several such links in a document -> each at its place, with its own message', () => {
  const links = ['mailto:nobody', 'htps://a.example', 'tel:now', 'mailto:a@b.example']
  const html = links.map((url) => a(url)).join('')
  const sources = { 'a.md': links.map((url) => `[x](${url})`).join('\n\n') }
  const found = check({ pages: { '/a': { html, documents: ['a.md'] } }, sources })
  expect(found.map(({ place, message }) => `${place?.line} ${message}`)).toEqual([
    expect.stringMatching(/^1 .*nobody/),
    expect.stringMatching(/^3 .*htps/),
    expect.stringMatching(/^5 .*tel:now/),
  ])
})

// ---------------------------------------------------------------- hints

test.each([
  ['/files/guide.pdf', 'Add the file'],
  ['/img/logo.js', 'Add the file'],
  ['/img/logoo.jpg', 'Did you mean `/img/logo.png`?'],
  ['/img/logo', 'Did you mean `/img/logo.png`?'],
  ['/docs/instal.html', 'Did you mean `/docs/install`?'],
  ['/docs/install.md', 'Did you mean `/docs/install`?'],
  ['www.example.org/x', 'Did you mean `https://www.example.org/x`?'],
  ['https//example.org', 'Did you mean `https://example.org`?'],
  ['me@example.org', 'Did you mean `mailto:me@example.org`?'],
  ['/docs/www.example.org', 'Did you mean `https://www.example.org`?'],
])('the hint for %s -> %s', (href, hint) => {
  const site = {
    pages: { '/docs/install': '', '/x': a(href) },
    staticFiles: { '/img/logo.png': 's', '/files/guide.png': 's', '/app.js': 's' },
  }
  expect(only(site)?.hint).toContain(hint)
})

test('a link to the path of a draft or of a partial -> the hint says so', () => {
  const input = makeCheckInput({ pages: { '/x': a('/docs/soon') + a('/docs/_part') }, sources: { 'content/docs/_part.md': '' } })
  const summaries = input.summaries.map((summary) => ({ ...summary, collection: { kind: 'partial' as const, id: 'default' } }))
  const known: CheckSiteInput = { ...input, summaries, draftPaths: () => [['content/docs/soon.md', '/docs/soon/']] }
  const hints = checkSite(known, createJudge(known)).map(({ hint }) => hint)
  expect(hints).toEqual([
    expect.stringContaining('content/docs/soon.md is a draft'),
    expect.stringContaining('content/docs/_part.md is a partial'),
  ])
})

test('an anchor of a page with hundreds of ids -> the nearest few', () => {
  const ids = Array.from({ length: 300 }, (_, index) => `<i id="part-${index}-of-the-reference"></i>`).join('')
  const hint = only({ pages: { '/a': ids, '/b': a('/a#part-zz') } })?.hint
  expect(hint).toMatch(/^The anchors of the page are (?:#part-\d+-of-the-reference, ){7}#part-\d+-of-the-reference and 292 more\.$/)
})

// ---------------------------------------------------------------- Markdown links and images

test('a link to a Markdown file that leads nowhere -> one diagnostic with candidates, not a second one for the page', () => {
  const place = { file: 'd/a.md', line: 1, column: 1 }
  expect(
    check({
      pages: { '/a': { html: a('./non.md'), documents: ['d/a.md'] } },
      sources: { 'd/a.md': '[x](./non.md)' },
      unresolved: [{ ...unresolved('./non.md'), file: 'd/a.md', place, candidates: ['./none.md', '../none.md'] }],
    }),
  ).toEqual([
    {
      id: 'markdown-link-broken',
      level: 'error',
      message: 'The link to "./non.md" leads to no document.',
      place,
      hint: 'Did you mean `./none.md` or `../none.md`?',
    },
  ])
})

test.each([
  ['throw', 'warn', 'error'],
  ['warn', 'throw', 'error'],
  ['ignore', 'warn', 'warning'],
  ['warn', 'ignore', 'warning'],
  ['log', 'log', 'info'],
  ['ignore', 'ignore', undefined],
] as const)(
  '[spec 5.05] a dead .md link, policies %s for links and %s for Markdown links -> %s',
  (onBrokenLinks, onBrokenMarkdownLinks, level) => {
    const diagnostics = check({
      config: { onBrokenLinks, markdown: { onBrokenMarkdownLinks } },
      pages: { '/a': { html: a('./none.md'), documents: ['a.md'] } },
      sources: { 'a.md': '[x](./none.md)' },
      unresolved: [unresolved('./none.md')],
    })
    expect(diagnostics.map((diagnostic) => [diagnostic.id, diagnostic.level])).toEqual(level ? [['markdown-link-broken', level]] : [])
  },
)

test.each([
  ['no page shows its document', { '/': '' }, ['warning']],
  ['the link is exempt from checks', { '/a': { html: '<a href="/x.md" data-no-link-check>x</a>', documents: ['a.md'] } }, ['warning']],
  ['a file is published there', { '/a': { html: a('/x.md'), documents: ['a.md'] }, '/b': '' }, []],
])('a link to a Markdown file without a page, and %s -> %j', (_, pages: TestSite['pages'], levels) => {
  const files = levels.length === 0 ? ['x.md'] : []
  expect(check({ pages, files, unresolved: [unresolved('/x.md')] }).map(({ level }) => level)).toEqual(levels)
})

test('a missing image of a document -> left to the Markdown room', () => {
  expect(
    check({ pages: { '/a': { html: '<img src="/none.png">', documents: ['a.md'] } }, sources: { 'a.md': '![x](/none.png)' } }),
  ).toEqual([])
})

// ---------------------------------------------------------------- redirects

test('redirects -> to pages, anchors, files and other sites are fine', () => {
  expect(
    check({
      pages: { '/a': '<i id="x"></i>' },
      files: ['f.pdf'],
      redirects: [
        { from: '/1', to: '/a' },
        { from: '/2', to: '/a/#x' },
        { from: '/3', to: '/f.pdf' },
        { from: '/4', to: 'https://other.example' },
      ],
    }),
  ).toEqual([])
})

test('redirects of a site below a base URL -> their paths are without it', () => {
  const site: TestSite = {
    config: { baseUrl: '/base/' },
    pages: { '/a': '<i id="x"></i>', '/b': a('/base/old#x') },
    redirects: [{ from: '/old', to: '/a' }],
  }
  expect(check(site)).toEqual([])
  expect(only({ ...site, redirects: [{ from: '/old', to: '/none' }] })?.message).toBe(
    'The redirect from "/old" to "/none" leads to no page.',
  )
  expect(
    only({
      ...site,
      pages: {},
      redirects: [
        { from: '/1', to: '/2' },
        { from: '/2', to: '/1' },
      ],
    })?.message,
  ).toContain('circle')
})

test('redirects that lead wrong -> redirect-broken where they are written', () => {
  const sources = {
    'site.config.ts':
      "const to = '/1'\nredirects: [\n  { from: '/1', to: '/none' },\n  { from: '/2', to: '/a#y' },\n  { from: '/3', to: '/4' }, { from: '/4', to: '/a' },\n]",
  }
  const diagnostics = check({
    pages: { '/a': '<i id="x"></i>' },
    sources,
    redirects: [
      { from: '/1', to: '/none' },
      { from: '/2', to: '/a#y' },
      { from: '/3', to: '/4' },
      { from: '/4', to: '/a' },
    ],
  })
  expect(diagnostics.map(({ id, level, place, message }) => [id, level, place?.line, message])).toEqual([
    ['redirect-broken', 'error', 3, 'The redirect from "/1" to "/none" leads to no page.'],
    ['redirect-broken', 'warning', 4, 'The redirect from "/2" to "/a#y" leads to the anchor `#y`, which the page /a does not have.'],
    ['redirect-broken', 'warning', 5, 'The redirect from "/3" to "/4" leads to another redirect; a reader is sent on 2 times.'],
  ])
})

test('a redirect whose target differs in case -> says so, as a warning', () => {
  expect(only({ pages: { '/docs/a': '' }, redirects: [{ from: '/1', to: '/Docs/A' }] })).toMatchObject({
    id: 'redirect-broken',
    level: 'warning',
    message: 'The redirect from "/1" to "/Docs/A" differs from the path /docs/a in the case of its letters; most hosts tell them apart.',
    hint: 'Write `/docs/a`.',
  })
})

test('redirects in a circle -> one redirect-broken', () => {
  const diagnostics = check({
    pages: {},
    redirects: [
      { from: '/1', to: '/2' },
      { from: '/2', to: '/3/' },
      { from: '/3', to: '/1' },
      { from: '/0', to: '/1' },
    ],
  })
  expect(diagnostics).toMatchObject([{ id: 'redirect-broken', level: 'error', message: expect.stringContaining('/1 -> /2 -> /3 -> /1') }])
})

test('a redirect at a static file -> redirect-shadowed', () => {
  expect(
    only({ pages: { '/a': '' }, staticFiles: { '/old/index.html': 'static/old/index.html' }, redirects: [{ from: '/old', to: '/a' }] }),
  ).toMatchObject({
    id: 'redirect-shadowed',
    level: 'error',
    place: { file: 'site.config.ts' },
  })
})

// ---------------------------------------------------------------- ids

test('a heading id twice in a document -> at the second, with a note of the first', () => {
  const html = '<main><h2 id="usage"></h2><h2 id="usage"></h2></main>'
  expect(
    only({ pages: { '/a': { html, documents: ['a.md'] } }, sources: { 'a.md': '# A\n\n## Usage\n\n## Other {#usage}\n' } }),
  ).toMatchObject({
    id: 'id-duplicate',
    level: 'warning',
    place: { file: 'a.md', line: 5, column: 1 },
    notes: [{ place: { file: 'a.md', line: 3 } }],
    hint: expect.stringContaining('{#usage-2}'),
  })
})

test('headings of two posts in a list -> at the page, naming both', () => {
  const html = '<main><h2 id="usage"></h2><h2 id="usage"></h2></main>'
  expect(
    only({ pages: { '/blog': { html, documents: ['a.md', 'b.md'] } }, sources: { 'a.md': '## Usage', 'b.md': '## Usage' } }),
  ).toMatchObject({
    place: { file: 'a.md' },
    notes: [{ place: { file: 'a.md' } }, { place: { file: 'b.md' } }, {}],
  })
})

test('an id twice in the layout of all pages -> one diagnostic with their number', () => {
  const pages = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`/p${index}`, '<i id="menu"></i><i id="menu"></i>']))
  expect(only({ pages })).toMatchObject({ id: 'id-duplicate', count: 9, message: expect.stringContaining('layout') })
})

test.each([
  ['raw HTML of a document', { 'a.md': '<p id="x"></p>\n\n`<i id="x">`\n\n<div\n  id=\'x\'></div>' }, 'a.md:6', 'a.md:1'],
  ['a heading and raw HTML', { 'a.md': '## X\n\n<i id="x"></i>' }, 'a.md:3', 'a.md:1'],
  ['a document and its component', { 'a.md': "import './c'\n\n## X", 'c.tsx': '<i id={"x"}>' }, 'c.tsx:1', 'a.md:3'],
  ['code and a heading', { 'a.md': '```html\n<i id="x">\n```\n\n## X' }, 'a.md:5', undefined],
])('an id twice in %s -> at the second, with a note of the first', (_, sources, second, first) => {
  const diagnostic = only({ pages: { '/a': { html: '<main><i id="x"></i><i id="x"></i></main>', documents: ['a.md'] } }, sources })
  expect(`${diagnostic?.place?.file}:${diagnostic?.place?.line}`).toBe(second)
  const place = diagnostic?.notes?.[0]?.place
  expect(place && `${place.file}:${place.line}`).toBe(first)
})

// ---------------------------------------------------------------- orphans

test('pages that nothing links to -> page-orphan; home, not-found, unlisted, hidden and generated ones are not', () => {
  const page = (file: string, html = ''): { html: string; source: string } => ({ html, source: file })
  const diagnostics = check({
    config: { onOrphanPages: undefined },
    pages: {
      '/': page('home.tsx', `${a('/linked')}${a('/old')}`),
      '*': page('404.tsx'),
      '/linked/': page('linked.md'),
      '/moved': page('moved.md'),
      '/self': page('self.md', a('/self')),
      '/lonely': page('lonely.md'),
      '/unlisted': { ...page('unlisted.md'), unlisted: true },
      '/hidden': page('hidden.tsx', '<meta name="robots" content="noindex">'),
      '/tags/x': '',
    },
    redirects: [{ from: '/old', to: '/moved' }],
  })
  expect(diagnostics.map(({ id, place }) => `${id} ${place?.file}`)).toEqual(['page-orphan self.md', 'page-orphan lonely.md'])
})

test('a site that is not to be listed at all -> orphans are still found', () => {
  const html = '<meta name="robots" content="noindex">'
  expect(only({ config: { onOrphanPages: 'warn', noIndex: true }, pages: { '/a': { html, source: 'a.md' } } })?.id).toBe('page-orphan')
})
