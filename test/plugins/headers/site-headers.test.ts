import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { collectPageRecord } from '../../../src/check/collect-page-record.ts'
import type { PageNeeds } from '../../../src/check/page-needs.ts'
import { createNeedsReader } from '../../../src/check/page-needs.ts'
import { parseHeaderRules } from '../../../src/dev/http/header-rules.ts'
import { type PageAddresses, renderAddressFile } from '../../../src/plugins/headers/address-files.ts'
import { contentSecurityPolicy } from '../../../src/plugins/headers/content-policy.ts'
import { renderHeaderFile } from '../../../src/plugins/headers/header-files.ts'
import { type HeaderRule, listHeaderRules } from '../../../src/plugins/headers/site-headers.ts'
import { makeConfig } from '../../content/test-config.ts'

const pages: PageAddresses = {
  paths: ['/', '/docs/setup', '/API/größe', '/about/', '/own.html'],
  outputs: new Set([
    'index.html',
    'docs/setup/index.html',
    'API/größe/index.html',
    'about/index.html',
    'own.html',
    '404.html',
    'demo.html',
  ]),
  baseUrl: '/',
}
const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const needsOf = (html: string): PageNeeds | undefined => collectPageRecord(html, { path: '/', documents: [] }).needs

describe('what a page needs', () => {
  it('inline scripts and styles -> their hashes; data blocks, files of the site and plain text -> nothing', () => {
    expect(needsOf('<p>a</p><script src="/a.js"></script><script type="application/ld+json">{}</script><img src="/b.png">')).toBeUndefined()
    expect(
      needsOf('<script>a < b && "</p>"</script><script type="module">c</script><style>d > e</style><p style="color:red&amp;">x</p>'),
    ).toEqual({
      scriptHashes: [hash('a < b && "</p>"'), hash('c')].sort(),
      styleHashes: [hash('d > e')],
      attributeHashes: [hash('color:red&')],
      origins: [],
    })
  })

  it('files of other sites -> their origins, by directive', () => {
    const html =
      '<img src="https://a.example/x.png" srcset="//b.example/y.png 2x"><iframe src="https://c.example/z"></iframe><script src="https://d.example/s.js"></script><video poster="https://e.example/p.png" src="https://f.example/v.mp4"></video><link rel="stylesheet" href="https://g.example/s.css"><a href="https://h.example/">x</a>'
    expect(needsOf(html)?.origins).toEqual([
      'frame-src https://c.example',
      'img-src https://a.example',
      'img-src https://b.example',
      'img-src https://e.example',
      'media-src https://f.example',
      'script-src https://d.example',
      'style-src https://g.example',
    ])
  })
})

describe('contentSecurityPolicy', () => {
  const config = makeConfig('/site', {})

  it('pages that need nothing -> strict', () => {
    expect(contentSecurityPolicy([], config, config.redirects.length > 0)).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'",
    )
  })

  it('needs of pages -> each once, sorted; never unsafe-inline nor eval', () => {
    const page = {
      scriptHashes: ["'sha256-b'", "'sha256-a'"],
      styleHashes: [],
      attributeHashes: ["'sha256-c'"],
      origins: ['frame-src https://v.example'],
    }
    const policy = contentSecurityPolicy([page, page], config, false)
    expect(policy).toContain("script-src 'self' 'sha256-a' 'sha256-b';")
    expect(policy).toContain("style-src-attr 'unsafe-hashes' 'sha256-c'")
    expect(policy).toContain("frame-src 'self' https://v.example")
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/)
  })

  it('an element that asks for styles in the page -> they are allowed, without hashes; scripts of the page and of any host are not', () => {
    const reader = createNeedsReader()
    reader.onOpenTag('div', { style: 'color: red' })
    reader.onOpenTag('figure', {
      'data-policy': "style-src 'unsafe-inline'; script-src 'unsafe-inline'; script-src *; img-src https://a.example; x y",
    })
    const needs = reader.finish()
    const policy = contentSecurityPolicy(needs ? [needs] : [], config, false)
    expect(policy).toContain("; style-src 'self' 'unsafe-inline'; ")
    expect(policy).toContain("; img-src 'self' data: https://a.example; ")
    expect(policy).not.toContain('style-src-attr')
    expect(/script-src [^;]*/.exec(policy)?.[0]).not.toMatch(/unsafe|\*/)
  })

  it('so many style attributes that no host would take the header -> any attribute, and still no inline script', () => {
    const attributeHashes = Array.from({ length: 61 }, (_, index) => `'sha256-${index}'`)
    const policy = contentSecurityPolicy([{ scriptHashes: [], styleHashes: [], attributeHashes, origins: [] }], config, false)
    expect(policy).toContain("style-src-attr 'unsafe-inline'")
    expect(policy).toContain("script-src 'self';")
  })

  it('chat, page views, sources of the configuration -> allowed', () => {
    const policy = contentSecurityPolicy(
      [],
      makeConfig('/site', {
        askAi: { script: 'https://chat.example/embed.js', siteId: 'a' },
        pageViews: { endpoint: 'https://count.example/hit' },
        headers: { contentSecurityPolicy: { 'connect-src': ['https://api.example'], 'object-src': ['https://o.example'] } },
      }),
      false,
    )
    expect(policy).toContain("script-src 'self' https://chat.example")
    expect(policy).toContain("connect-src 'self' https://count.example https://api.example")
    expect(policy).toContain('object-src https://o.example')
  })

  it('a hosted search -> its hosts, with analytics where they are wanted; those of a proxy instead', () => {
    const search = { provider: 'algolia', appId: 'ABC123', apiKey: 'k', indexName: 'docs' } as const
    const hosts =
      'https://abc123-dsn.algolia.net https://abc123-1.algolianet.com https://abc123-2.algolianet.com https://abc123-3.algolianet.com'
    const directive = (options: object, base: object = search): string | undefined =>
      /connect-src [^;]*/.exec(contentSecurityPolicy([], makeConfig('/site', { search: { ...base, ...options } }), false))?.[0]
    expect(directive({})).toBe(`connect-src 'self' ${hosts}`)
    expect(directive({ insights: true })).toBe(`connect-src 'self' ${hosts} https://insights.algolia.io`)
    expect(directive({ insights: true, hosts: ['https://search.example.com'] })).toBe("connect-src 'self' https://search.example.com")
    expect(directive({ provider: 'local' }, {})).toBeUndefined()
  })
})

describe('header rules', () => {
  const config = makeConfig('/site', { baseUrl: '/kit/' })
  const outputs = new Set([
    'index.html',
    'assets/js/a-ABCDEFGH.js',
    'assets/css/b-2345ABCD.css',
    'assets/images/c-0123abcd.png',
    'assets/images/mine.png',
    'assets/search/texts-ab-0123ab.json',
  ])

  it('folders in which every name has a hash -> kept for ever; one with a file of the site -> not', () => {
    expect(listHeaderRules('P', outputs, config).map(({ folder }) => folder)).toEqual([
      '/kit/',
      '/kit/assets/css/',
      '/kit/assets/js/',
      '/kit/assets/search/',
    ])
  })

  it('_headers -> what the preview server reads back', () => {
    const rules = listHeaderRules("default-src 'self'", outputs, config)
    const { path, content } = renderHeaderFile('_headers', rules, pages)
    expect(path).toBe('_headers')
    expect(parseHeaderRules(content)).toEqual(rules.map(({ headers }) => ({ pattern: expect.any(RegExp), headers })))
    expect(
      parseHeaderRules(content).map(({ pattern }) => ['/kit/docs/', '/kit/assets/js/a.js', '/other'].map((name) => pattern.test(name))),
    ).toEqual([
      [true, true, false],
      [false, false, false],
      [false, true, false],
      [false, false, false],
    ])
  })

  const rules: HeaderRule[] = [
    { folder: '/', headers: [['Content-Security-Policy', "script-src 'self'"]] },
    { folder: '/assets/js/', headers: [['Cache-Control', 'public, max-age=31536000, immutable']] },
  ]

  it('vercel.json -> JSON with a source each', () => {
    expect(JSON.parse(renderHeaderFile('vercel.json', rules, pages).content)).toEqual({
      headers: [
        { source: '/(.*)', headers: [{ key: 'Content-Security-Policy', value: "script-src 'self'" }] },
        { source: '/assets/js/(.*)', headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] },
      ],
      redirects: [
        { source: '/:path(.+)/index.html', destination: '/:path', permanent: true },
        { source: '/:path((?!(?:404\\.html|demo\\.html|index\\.html|own\\.html)$).+).html', destination: '/:path', permanent: true },
      ],
    })
  })

  it('nginx -> lines for a server block', () => {
    expect(renderHeaderFile('nginx', rules, pages)).toEqual({
      path: 'nginx-headers.conf',
      content: [
        '# Put "include <this file>;" into the server block of the site.',
        'set $sitegen_cache "no-cache";',
        'if ($uri ~ "^(?:/assets/js/)") { set $sitegen_cache "public, max-age=31536000, immutable"; }',
        'add_header Cache-Control $sitegen_cache always;',
        `add_header Content-Security-Policy "script-src 'self'" always;`,
        '',
      ].join('\n'),
    })
  })
})

describe('renderAddressFile', () => {
  it('_redirects -> a line for each address without a file', () => {
    expect(renderAddressFile('_headers', pages)).toEqual({
      path: '_redirects',
      content: [
        '/API/gr%C3%B6%C3%9Fe.html /API/gr%C3%B6%C3%9Fe 301',
        '/about.html /about/ 301',
        '/docs/setup.html /docs/setup 301',
        '',
      ].join('\n'),
    })
    const flat = { paths: ['/', '/docs/setup'], outputs: new Set(['docs/setup.html']), baseUrl: '/kit/' }
    expect(renderAddressFile('_headers', flat)?.content).toBe('/kit/docs/setup/index.html /kit/docs/setup 301\n')
    const many = Array.from({ length: 2001 }, (_, index) => `/p${index}`)
    expect(
      renderAddressFile('_headers', { ...flat, paths: many, outputs: new Set(many.map((path) => `${path.slice(1)}/index.html`)) }),
    ).toBeUndefined()
  })

  it('nginx -> a map of bare paths', () => {
    const content = renderAddressFile('nginx', { ...pages, baseUrl: '/kit/' })?.content
    expect(content).toContain(
      '  "/kit" "/kit/";\n  "/kit/API/größe" "/kit/API/gr%C3%B6%C3%9Fe";\n  "/kit/about" "/kit/about/";\n  "/kit/docs/setup" "/kit/docs/setup";\n}',
    )
    expect(content).not.toContain('own.html')
  })
})
