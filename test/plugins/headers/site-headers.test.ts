import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { collectPageRecord } from '../../../src/check/collect-page-record.ts'
import type { PageNeeds } from '../../../src/check/page-needs.ts'
import { createNeedsReader } from '../../../src/check/page-needs.ts'
import { parseHeaderRules, readHeaderRules } from '../../../src/dev/http/host-files.ts'
import { type PageAddresses, renderAddressFile } from '../../../src/plugins/headers/address-files.ts'
import { contentSecurityPolicy } from '../../../src/plugins/headers/content-policy.ts'
import { renderHeaderFile } from '../../../src/plugins/headers/header-files.ts'
import { markOwnPolicy } from '../../../src/plugins/headers/mark-own-policy.ts'
import { listSiteHeaders, type SiteHeaders } from '../../../src/plugins/headers/site-headers.ts'
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
    const policy = contentSecurityPolicy(needs ? [needs] : [], config, false, needs?.own)
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

  const headersOf = (needs: Record<string, string[]> = {}): SiteHeaders =>
    listSiteHeaders({
      config,
      outputs,
      hasRedirects: false,
      pages: Object.entries(needs).map(([path, own]) => ({
        path,
        needs: { scriptHashes: [], styleHashes: [], attributeHashes: [], origins: [], ...(own.length > 0 && { own }) },
      })),
    })
  const evaluating = ["script-src 'unsafe-eval'"]
  const styling = ["style-src 'unsafe-inline'"]

  it('folders in which every name has a hash -> kept for ever; one with a file of the site -> not', () =>
    expect(headersOf().cachedFolders).toEqual(['/kit/assets/css/', '/kit/assets/js/', '/kit/assets/search/']))

  it('pages that say what they need -> policies of their own; the common one is as strict as without them', () => {
    const { general, ownPolicies } = headersOf({ '/': [], '/live/': evaluating, '/about': evaluating, '/draw': styling })
    expect(general).toEqual(headersOf().general)
    expect(ownPolicies.map(({ paths }) => paths)).toEqual([['/about', '/live/'], ['/draw']])
    expect(ownPolicies[0]?.policy).toContain("script-src 'self' 'unsafe-eval'; style-src 'self';")
    expect(ownPolicies[1]?.policy).toContain("script-src 'self'; style-src 'self' 'unsafe-inline';")
  })

  it('the not-found page, more pages than a host takes rules for -> what they need is allowed everywhere', () => {
    const policyOf = ({ general, ownPolicies }: SiteHeaders): [string | undefined, number] => [general[0]?.[1], ownPolicies.length]
    expect(policyOf(headersOf({ '*': evaluating, '/a': evaluating }))).toEqual([expect.stringContaining("'unsafe-eval'"), 0])
    const many = Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`/p${index}`, styling]))
    expect(policyOf(headersOf(many))).toEqual([expect.stringContaining("'unsafe-inline'"), 0])
  })

  it('_headers -> what the preview server reads back', async () => {
    const headers = headersOf({ '/live': evaluating, '/über/': styling, '/': [] })
    const { path, content } = renderHeaderFile('_headers', headers, { ...pages, baseUrl: '/kit/' })
    expect(path).toBe('_headers')
    const directory = await mkdtemp(join(tmpdir(), 'headers-'))
    onTestFinished(() => rm(directory, { recursive: true }))
    await writeFile(join(directory, '_headers'), content)
    const headersFor = await readHeaderRules(directory)
    const policyFor = (address: string): (string | undefined)[] =>
      headersFor(address).flatMap(([name, value]) => (name === 'Content-Security-Policy' ? [value] : []))
    const [common, live, umlaut] = [headers.general[0]?.[1], ...headers.ownPolicies.map(({ policy }) => policy)]
    expect(['/kit/', '/kit/live-not', '/kit/live/other'].map(policyFor)).toEqual([[common], [common], [common]])
    expect(['/kit/live', '/kit/live/', '/kit/%C3%BCber', '/kit/%C3%BCber/'].map(policyFor)).toEqual([[live], [live], [umlaut], [umlaut]])
    expect(headersFor('/kit/live')).toHaveLength(headers.general.length)
    expect(policyFor('/other')).toEqual([])
    expect(parseHeaderRules(content).flatMap(({ pattern, headers: said }) => (pattern.test('/kit/assets/js/a.js') ? said : []))).toEqual([
      ...headers.general,
      headers.cached,
    ])
  })

  it('_headers -> the line with which Cloudflare takes away the common policy stands before the other', () =>
    expect(renderHeaderFile('_headers', headersOf({ '/live': evaluating }), pages).content).toContain(
      "\n/live\n  ! Content-Security-Policy\n  Content-Security-Policy: default-src 'self'; script-src 'self' 'unsafe-eval'; ",
    ))

  const cached: SiteHeaders['cached'] = ['Cache-Control', 'public, max-age=31536000, immutable']
  const plain: SiteHeaders = {
    general: [['Content-Security-Policy', "script-src 'self'"]],
    ownPolicies: [],
    cachedFolders: ['/assets/js/'],
    cached,
  }
  const withOwn: SiteHeaders = {
    ...plain,
    general: [...plain.general, ['X-Content-Type-Options', 'nosniff']],
    ownPolicies: [
      { paths: ['/', '/docs/a.b'], policy: 'A' },
      { paths: ['/own.html'], policy: 'B' },
    ],
  }
  const ofPages = ['/', '/index.html', '/docs/a.b', '/docs/a.b/', '/docs/a.b/index.html', '/docs/a.b.html']
  const ofOthers = ['/docs/', '/docs/axb', '/docs/a.b/c', '/own', '/other', '/x/index.html']

  it('vercel.json -> JSON with a source each', () => {
    expect(JSON.parse(renderHeaderFile('vercel.json', plain, pages).content)).toEqual({
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

  it('vercel.json -> one policy for each address', () => {
    const { headers }: { headers: { source: string; headers: { key: string; value: string }[] }[] } = JSON.parse(
      renderHeaderFile('vercel.json', withOwn, pages).content,
    )
    const policiesFor = (address: string): string =>
      headers
        .filter(({ source }) => new RegExp(`^${source}$`).test(address))
        .flatMap((rule) => rule.headers.flatMap(({ key, value }) => (key === 'Content-Security-Policy' ? [value] : [])))
        .join()
    expect(ofPages.map(policiesFor)).toEqual(ofPages.map(() => 'A'))
    expect(policiesFor('/own.html')).toBe('B')
    expect(ofOthers.map(policiesFor)).toEqual(ofOthers.map(() => "script-src 'self'"))
  })

  it('nginx -> lines for a server block', () => {
    expect(renderHeaderFile('nginx', plain, pages)).toEqual({
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

  it('nginx -> the policy by the address', () => {
    const { content } = renderHeaderFile('nginx', withOwn, pages)
    expect(content).toContain(
      'set $sitegen_policy "script-src \'self\'";\nif ($uri ~ "^(?:/(?:(?:index\\.html)?|docs/a\\.b(?:/|/index\\.html|\\.html)?)$)") { set $sitegen_policy "A"; }\n',
    )
    expect(content).toContain(
      'add_header Content-Security-Policy $sitegen_policy always;\nadd_header X-Content-Type-Options "nosniff" always;\n',
    )
    const [pattern = ''] = [...content.matchAll(/"(\S+)"\) \{ set \$sitegen_policy "A"/g)].map(([, found = '']) => found)
    expect([...ofPages, ...ofOthers].filter((address) => new RegExp(pattern).test(address))).toEqual(ofPages)
  })
})

describe('markOwnPolicy', () => {
  it('a page with needs of its own -> a mark on the script of the runtime, which asks for the same', () => {
    const page = '<p data-policy="x"></p><script data-runtime="/r.js">1</script></body></html>'
    expect(markOwnPolicy(page)).toBe(page)
    expect(markOwnPolicy('<p></p>', ['a'])).toBe('<p></p>')
    const needs = needsOf(page.replace('"x"', '"style-src \'unsafe-inline\'"'))
    expect(needsOf(markOwnPolicy(page, needs?.own))).toEqual(needs)
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
