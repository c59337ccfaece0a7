// Tags of the head that the configuration, plugins and front matter name.
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openTestSite, shareBuild } from './build-test-site.ts'

const headOf = (page: string): string => page.slice(page.indexOf('<head>'), page.lastIndexOf('</head>'))

describe('tags for the head', () => {
  const build = shareBuild('head')

  it('configuration -> on every page, with base URL and hash, text as it is written, in place of what every page has', async () => {
    expect(build().diagnostics).toEqual([])
    for (const path of ['docs/index.html', '404.html']) {
      const head = headOf(await build().read(path))
      expect(head).toContain(
        '<script>window.ran = ["site"] // </head> & <b></script><noscript><style>.menu { display: none }</style></noscript>',
      )
      expect(head).toContain('<link rel="stylesheet" href="/base/css/shared.css"/>')
      expect(head).toMatch(/<script src="\/base\/assets\/scripts\/note-site-[\da-f]{10}\.js"><\/script>/)
      expect(head).toContain('<script src="/base/js/everywhere.js" defer="" data-site="example.com"></script>')
      expect(head.match(/theme-color[^>]*/g)).toEqual(['theme-color" content="#123456"/'])
      // The rules of the site itself come later.
      expect(head.indexOf('shared.css')).toBeLessThan(head.indexOf('/base/assets/css/'))
    }
    expect((await build().files()).filter((file) => file.startsWith('assets/scripts/'))).toHaveLength(1)
  })

  it('front matter -> on that page only; its meta tag replaces that of the site', async () => {
    const head = headOf(await build().read('docs/chart/index.html'))
    expect(head).toContain('<link rel="stylesheet" href="/base/css/chart.css"/>')
    expect(head).toContain('<script src="/base/js/chart.js" defer="">')
    expect(head).toMatch(/<script src="\/base\/assets\/files\/own-[\da-f]{8,}\.js"><\/script>/)
    expect(head).toContain('if (1 < 2 && 2 > 1) window.ran.push("inline")')
    expect(head.match(/theme-color[^>]*/g)).toEqual(['theme-color" content="#654321"/'])
    const start = await build().read('docs/index.html')
    expect(start).not.toContain('chart.js')
    expect(start).not.toContain('chart.css')
  })
})

const page = { 'content/docs/intro.md': '---\nslug: /\n---\n\n# Start\n' }
const config = (keys: string): string =>
  `export default { title: 'T', url: 'https://example.com', search: false, onOrphanPages: 'ignore',\n${keys}\n}\n`
const messagesOf = async (files: Record<string, string>): Promise<string[]> => {
  const site = await openTestSite({ ...page, ...files })
  const { diagnostics } = await site
    .build({ write: false })
    .catch((error: { diagnostics: Awaited<ReturnType<typeof site.build>>['diagnostics'] }) => error)
  return diagnostics.map(({ id, message, place, hint }) => `${id} ${place?.file}:${place?.line}:${place?.column} ${message} -> ${hint}`)
}

describe('mistakes', () => {
  it('in the configuration -> each at its line', async () => {
    expect(
      await messagesOf({
        'client/a.ts': '',
        'client/a.js': '',
        'site.config.ts': config(`headTags: [
  { tagName: 'scrpt', attributes: { src: 'https://example.org/a.js' } },
],
stylesheets: [{ media: 'print' }],
scripts: [{ async: true }, 7],`),
      }),
    ).toMatchInlineSnapshot(`
      [
        "config-invalid site.config.ts:5:15 The key "stylesheets[0].href" is missing: expected text. -> Add \`href: …\`; docs/configuration.md describes the key.",
        "config-invalid site.config.ts:6:11 The key "scripts[0].src" is missing: expected text. -> Add \`src: …\`; docs/configuration.md describes the key.",
        "config-invalid site.config.ts:6:28 Expected "scripts[1]" to be text or an object, found 7. -> docs/configuration.md describes the key.",
        "config-invalid site.config.ts:3:14 Expected "headTags[0].tagName" to be "link", "meta", "noscript", "script", "style" or "template", found "scrpt". -> Did you mean "script"?",
      ]
    `)
    expect(
      await messagesOf({
        'client/a.ts': '',
        'client/a.js': '',
        'content/a.css': '',
        'site.config.ts': config(`headTags: [
  { tagName: 'script' },
  { tagName: 'script', innerHTML: 'document.write("</script>")' },
  { tagName: 'script', innerHTML: 'document.write("<!-- <script>")' },
  { tagName: 'script', attributes: { src: 'https://example.org/b.js' }, innerHTML: 'b()' },
  { tagName: 'style', innerHTML: 'p::after { content: "</style>" }' },
  { tagName: 'meta', attributes: { name: 'a' }, innerHTML: 'b' },
  { tagName: 'noscript', innerHTML: '<link rel="stylesheet" href="/a.css"><img src="/a.gif">' },
  { tagName: 'link', attributes: { rel: 'icon', href: 'img/icon.png' } },
  { tagName: 'link', attributes: { rel: 'icon', 'hr ef': '/img/icon.png' } },
  { tagName: 'meta', attributes: { 'http-equiv': 'refresh', content: '0; url=javascript:alert(1)' } },
  { tagName: 'meta', attributes: { name: 'x', content: '1' } },
  { tagName: 'meta', attributes: { content: '1', name: 'x' } },
],
stylesheets: [
  'content/a.css',
  './content/a.css',
  { href: 'content/a.css', media: 'print' },
  { href: '//cdn.example.com/x.css' },
  { href: '/x.css', onload: "this.media='all'" },
],
scripts: [
  '//cdn.example.com/x.js',
  'javascript:alert(1)',
  { src: 'data:text/javascript,alert(1)' },
  'localhost:8080/x.js',
  'https://',
  'ftp://example.com/x.js',
  'client/a.js',
  { src: 'client/a.js', defer: true },
  'client/a.ts',
],`),
      }),
    ).toMatchInlineSnapshot(`
      [
        "config-invalid site.config.ts:3:3 Expected "headTags[0]" to be a script with \`src\` or \`innerHTML\`, found neither. -> Write the address of the script, or its text as \`innerHTML\`.",
        "config-invalid site.config.ts:4:35 Expected "headTags[1].innerHTML" to be text in which the tag does not end, found "</script". -> Write \`<\\/script\` in the text of the script.",
        "config-invalid site.config.ts:5:35 Expected "headTags[2].innerHTML" to be text in which the tag does not end, found "<!--" with "<script" behind it. -> Write \`<\\!--\` in the text of the script.",
        "config-invalid site.config.ts:6:84 Expected "headTags[3].innerHTML" to be no text in a script with \`src\`, found "b()". -> Browsers ignore the text of a script that has an address. Make it a script of its own, behind this one.",
        "config-invalid site.config.ts:7:34 Expected "headTags[4].innerHTML" to be text in which the tag does not end, found "</style". -> Leave \`</style\` out: the rest would be text of the page.",
        "config-invalid site.config.ts:8:60 Expected "headTags[5].innerHTML" to be nothing inside of <meta>, found "b". -> Write what it says as attributes.",
        "config-invalid site.config.ts:9:37 Expected "headTags[6].innerHTML" to be only <link>, <meta> and <style> in a <noscript> of the head, found <img>. -> What readers see without scripts belongs into the text of a page, or into a component of the theme, such as the footer.",
        "config-invalid site.config.ts:10:55 Expected "headTags[7].attributes.href" to be an address with https:// or a path that starts with "/", found "img/icon.png". -> Write "/img/icon.png" for a file in a static folder.",
        "config-invalid site.config.ts:11:58 Expected "headTags[8].attributes["hr ef"]" to be an attribute of HTML, found "hr ef". -> Write the name as it stands in a tag: \`data-id\`.",
        "config-invalid site.config.ts:12:70 Expected "headTags[9].attributes.content" to be an address with https:// or a path, found "javascript:alert(1)", which would run a script. -> Write an address with \`https://\`.",
        "config-invalid site.config.ts:14:3 Expected "headTags[11]" to be a tag that is not there yet, found that of "headTags[10]". -> Remove one of the two.",
        "config-invalid site.config.ts:18:3 Expected "stylesheets[1]" to be a link that is not there yet, found that of "stylesheets[0]". -> Remove one of the two.",
        "config-invalid site.config.ts:19:11 Expected "stylesheets[2].href" to be an address with https:// or a path that starts with "/", found "content/a.css". -> A style sheet of the site is bundled: write its path alone, without attributes.",
        "config-invalid site.config.ts:20:11 Expected "stylesheets[3].href" to be an address with https:// or a path, found "//cdn.example.com/x.css", which looks like a path, but browsers read the name of a host in it. -> Write the address whole: "https://cdn.example.com/x.css".",
        "config-invalid site.config.ts:21:29 Expected "stylesheets[4].onload" to be an attribute that runs no code, found "onload". -> Put the code into a script: a strict Content-Security-Policy refuses code in attributes.",
        "config-invalid site.config.ts:24:3 Expected "scripts[0]" to be an address with https:// or a path, found "//cdn.example.com/x.js", which looks like a path, but browsers read the name of a host in it. -> Write the address whole: "https://cdn.example.com/x.js".",
        "config-invalid site.config.ts:25:3 Expected "scripts[1]" to be an address with https:// or a path, found "javascript:alert(1)", which would run a script. -> Write an address with \`https://\`.",
        "config-invalid site.config.ts:26:10 Expected "scripts[2].src" to be an address with https:// or a path, found "data:text/javascript,alert(1)", which would run a script. -> Write an address with \`https://\`.",
        "config-invalid site.config.ts:27:3 Expected "scripts[3]" to be an address with https:// or a path, found "localhost:8080/x.js". -> Did you mean "http://localhost:8080/x.js"?",
        "config-invalid site.config.ts:28:3 Expected "scripts[4]" to be an address with https:// or a path, found "https://". -> Write an address with \`https://\`, or a path that starts with "/".",
        "config-invalid site.config.ts:29:3 Expected "scripts[5]" to be an address with https:// or a path, found "ftp://example.com/x.js". -> Write an address with \`https://\`, or a path that starts with "/".",
        "config-invalid site.config.ts:31:3 Expected "scripts[7]" to be a script that is not there yet, found that of "scripts[6]". -> Remove one of the two.",
        "config-invalid site.config.ts:32:3 Expected "scripts[8]" to be a script that browsers can run, found "client/a.ts". -> Files in \`scripts\` are published as they are. Name it in \`clientModules\`, which are compiled and bundled.",
      ]
    `)
    expect(
      await messagesOf({
        'site.config.ts': config("stylesheets: ['cdn.example.com/x.css'],\nscripts: ['cdn.example.com/x.js', 'client/b.js', '../c.js'],"),
      }),
    ).toMatchInlineSnapshot(`
      [
        "config-invalid site.config.ts:3:50 Expected "scripts[2]" to be a path inside the site folder, found "../c.js". -> Write it relative to the folder of the configuration, with "/" between the names.",
      ]
    `)
    expect(
      await messagesOf({
        'site.config.ts': config("stylesheets: ['cdn.example.com/x.css'],\nscripts: ['cdn.example.com/x.js', 'client/b.js'],"),
      }),
    ).toMatchInlineSnapshot(`
      [
        "config-invalid site.config.ts:2:15 Expected "stylesheets[0]" to be a file of the site, found "cdn.example.com/x.css", which does not exist. -> Did you mean "https://cdn.example.com/x.css"?",
        "config-invalid site.config.ts:3:11 Expected "scripts[0]" to be a file of the site, found "cdn.example.com/x.js", which does not exist. -> Did you mean "https://cdn.example.com/x.js"?",
        "config-invalid site.config.ts:3:35 Expected "scripts[1]" to be a file of the site, found "client/b.js", which does not exist. -> Correct the path, which begins at the site folder, or make the file.",
      ]
    `)
    expect(
      await messagesOf({
        'site.config.ts': config(
          "scripts: ['/js/none.js'],\nheadTags: [{ tagName: 'link', attributes: { rel: 'icon', href: '/none.png' } }],",
        ),
      }),
    ).toMatchInlineSnapshot(`
      [
        "asset-broken site.config.ts:2:12 There is no file at "/js/none.js". -> Add the file to a static folder, or correct the path.",
        "asset-broken site.config.ts:3:65 There is no file at "/none.png". -> Add the file to a static folder, or correct the path.",
      ]
    `)
  })

  it('in front matter -> each at its line', async () => {
    expect(
      await messagesOf({
        'content/docs/a.md': `---
scripts:
  - cdn.example.com/x.js
  - ./none.js
  - /none.js
  - javascript:alert(1)
  - //cdn.example.com/y.js
  - async: true
  - { src: https://example.org/a.js, onload: go() }
  - https://example.org/b.js
  - src: https://example.org/b.js
    defer: true
  - 7
stylesheets: https://example.org/a.css
head_tags:
  - tagName: scrpt
  - tagName: script
    innerHTML: document.write("</script>")
  - tagName: meta
    name: a
  - tagName: meta
    attributes: { name: [a] }
  - meta
  - tagName: link
    attributes: { rel: stylesheet, href: ./none.css }
---

# A
`,
        'static/every.js': '',
        'site.config.ts': config("baseUrl: '/base/', scripts: ['/every.js'],"),
        'content/docs/c.md': '---\nscripts: [{ src: /every.js, defer: true }]\n---\n\n# C\n',
        'content/docs/b.md': '---\nhead-tags: []\nscript: [https://example.org/b.js]\n---\n\n# B\n',
      }),
    ).toMatchInlineSnapshot(`
      [
        "front-matter-invalid content/docs/a.md:3:5 Front matter: expected item 1 of \`scripts\` to be an address with https:// or a path, found the text "cdn.example.com/x.js". -> Did you mean "https://cdn.example.com/x.js"? A file beside the document is written as \`./…\`.",
        "asset-broken content/docs/a.md:4:5 There is no file at "./none.js", which means /docs/none.js. -> Add the file to a static folder, or correct the path.",
        "asset-broken content/docs/a.md:5:5 There is no file at "/none.js". -> Add the file to a static folder, or correct the path.",
        "front-matter-invalid content/docs/a.md:6:5 Front matter: expected item 4 of \`scripts\` to be an address with https:// or a path, found "javascript:alert(1)", which would run a script. -> Write an address with \`https://\`.",
        "front-matter-invalid content/docs/a.md:7:5 Front matter: expected item 5 of \`scripts\` to be an address with https:// or a path, found "//cdn.example.com/y.js", which looks like a path, but browsers read the name of a host in it. -> Write the address whole: "https://cdn.example.com/y.js".",
        "front-matter-invalid content/docs/a.md:8:5 Front matter: expected item 6 of \`scripts\` to be a mapping with \`src\`, found none. -> Add the address as \`src: …\`.",
        "front-matter-invalid content/docs/a.md:9:38 Front matter: expected \`onload\` of item 7 of \`scripts\` to be an attribute that runs no code, found "onload". -> Put the code into a script: a strict Content-Security-Policy refuses code in attributes.",
        "front-matter-invalid content/docs/a.md:11:5 Front matter: expected item 9 of \`scripts\` to be a tag that is not there yet, found it twice. -> Remove one of the two.",
        "front-matter-invalid content/docs/a.md:13:5 Front matter: expected item 10 of \`scripts\` to be an address, or a mapping with \`src\`, found the number 7. -> Write it as "https://example.com/file".",
        "front-matter-invalid content/docs/a.md:14:1 Front matter: expected \`stylesheets\` to be a list, found the text "https://example.org/a.css". -> Write \`- \` before each, on lines of their own below \`stylesheets:\`.",
        "front-matter-invalid content/docs/a.md:16:5 Front matter: expected \`tagName\` of item 1 of \`head_tags\` to be one of link, meta, noscript, script, style, template, found the text "scrpt". -> Did you mean "script"?",
        "front-matter-invalid content/docs/a.md:18:5 Front matter: expected \`innerHTML\` of item 2 of \`head_tags\` to be text in which the tag does not end, found "</script". -> Write \`<\\/script\` in the text of the script.",
        "front-matter-invalid content/docs/a.md:20:5 Front matter: expected \`name\` of item 3 of \`head_tags\` to be a key of a tag, found \`name\`. -> A tag has \`tagName\`, \`attributes\` and \`innerHTML\`; what belongs into the tag is written below \`attributes\`.",
        "front-matter-invalid content/docs/a.md:22:19 Front matter: expected \`attributes.name\` of item 4 of \`head_tags\` to be a text, a number, true or false, found a list of 1. -> Put it into quotes.",
        "front-matter-invalid content/docs/a.md:23:5 Front matter: expected item 5 of \`head_tags\` to be a mapping with \`tagName\` and \`attributes\`, found the text "meta". -> Write \`- tagName: meta\`, and \`attributes:\` below it.",
        "asset-broken content/docs/a.md:25:42 There is no file at "./none.css", which means /docs/none.css. -> Add the file to a static folder, or correct the path.",
        "front-matter-unknown-key content/docs/b.md:2:1 Front matter has a key \`head-tags\` that the generator does not know. -> Did you mean \`head_tags\`? Otherwise it is kept as data of the page; choose a name that is less alike.",
        "front-matter-unknown-key content/docs/b.md:3:1 Front matter has a key \`script\` that the generator does not know. -> Did you mean \`scripts\`? Otherwise it is kept as data of the page; choose a name that is less alike.",
        "front-matter-invalid content/docs/c.md:2:13 Front matter: expected a tag that is not there yet, found a <script> that every page has from site.config.ts or a plugin. -> Remove it here.",
      ]
    `)
  })

  it('in what a plugin adds -> told with the plugin; what the site names as well -> once', async () => {
    expect(
      await messagesOf({ 'site.config.ts': config("plugins: [{ name: 'x', site: { scripts: ['cdn.example.com/x.js'] } }],") }),
    ).toMatchInlineSnapshot(`
      [
        "plugin-failed site.config.ts:undefined:undefined The hook \`site\` of the plugin x is not right. Expected "scripts[0]" to be a file of the site, found "cdn.example.com/x.js", which does not exist. -> Did you mean "https://cdn.example.com/x.js"?",
      ]
    `)
    expect(
      await messagesOf({ 'site.config.ts': config("plugins: [{ name: 'x', site: { headTags: [{ tagName: 'script' }] } }],") }),
    ).toMatchInlineSnapshot(`
      [
        "plugin-failed site.config.ts:undefined:undefined The hook \`site\` of the plugin x is not right. Expected "headTags[0]" to be a script with \`src\` or \`innerHTML\`, found neither. -> Write the address of the script, or its text as \`innerHTML\`.",
      ]
    `)
    const script = "{ src: 'https://example.org/a.js', async: true }"
    const site = await openTestSite({
      ...page,
      'site.config.ts': config(
        `plugins: [{ name: 'x', site: { scripts: ['https://example.org/x.js', 'https://example.org/a.js'] } }, { name: 'y', site: { scripts: ['https://example.org/x.js'] } }], scripts: [${script}],`,
      ),
    })
    const built = await site.build()
    expect(built.diagnostics).toEqual([])
    expect((await built.read('docs/index.html')).match(/<script[^>]*example\.org[^>]*>/g)).toEqual([
      '<script src="https://example.org/x.js">',
      '<script src="https://example.org/a.js" async="">',
    ])
  })
})

describe('<head> in a document', () => {
  it('a file that does not exist -> told at its line', async () => {
    const files = { 'content/docs/a.md': '# A\n\n<head>\n<script defer src="./none.js"></script>\n</head>\n' }
    expect((await messagesOf(files)).map((message) => message.split(' There')[0])).toEqual(['asset-broken content/docs/a.md:4:20'])
  })

  it('files beside it and in static folders -> the addresses that they have from front matter, in Markdown as in MDX', async () => {
    const tags = '<head>\n<script defer src="./own.js"></script>\n<link rel="stylesheet" href="/shared.css" />\n</head>\n\n# A\n'
    const site = await openTestSite({
      ...page,
      'static/shared.css': 'p { margin: 0 }',
      'content/docs/own.js': 'own()',
      'content/docs/a.md': tags,
      'content/docs/b.mdx': tags,
      'content/docs/c.md': '---\nscripts: [{ SRC: ./own.js, Defer: true }]\nstylesheets: [/shared.css]\n---\n\n# A\n',
      'site.config.ts': config("baseUrl: '/base/',"),
    })
    const built = await site.build()
    expect(built.diagnostics).toEqual([])
    for (const path of ['a', 'b', 'c']) {
      const head = headOf(await built.read(`docs/${path}/index.html`))
      expect(head).toMatch(/<script [^>]*src="\/base\/assets\/\w+\/own-[\da-f]+\.js"/)
      expect(head).toContain('<link rel="stylesheet" href="/base/shared.css"')
    }
  })
})

describe('a change', () => {
  it('of a tag of the site -> the heads of pages; of its script -> the address; of front matter -> that page; as a clean build has it', async () => {
    const names = "headTags: [{ tagName: 'meta', attributes: { name: 'a', content: '1' } }], scripts: ['client/a.js'],"
    const site = await openTestSite({ ...page, 'content/docs/b.md': '# B\n', 'client/a.js': 'first()', 'site.config.ts': config(names) })
    const script = async (build: Awaited<ReturnType<typeof site.build>>): Promise<string | undefined> =>
      /assets\/scripts\/[^"]+/.exec(await build.read('docs/index.html'))?.[0]
    const first = await script(await site.build())
    await site.write({ 'client/a.js': 'second()' })
    const changed = await site.build({ verify: true })
    expect(changed.diagnostics).toEqual([])
    const second = await script(changed)
    expect(second).not.toBe(first)
    expect(await changed.read(second ?? '')).toBe('second()')
    expect(await changed.files()).not.toContain(first)
    await site.write({
      'site.config.ts': config(names.replace("'1'", "'2'")),
      'content/docs/b.md': '---\nscripts: [https://example.org/b.js]\n---\n\n# B\n',
    })
    const again = await site.build({ verify: true })
    expect(again.diagnostics).toEqual([])
    expect(again.report.cache.documents).toBe(1)
    expect(await again.read('docs/index.html')).toContain('<meta name="a" content="2"/>')
    expect(await again.read('docs/b/index.html')).toContain('<script src="https://example.org/b.js"')
  })
})

describe('the policy', () => {
  it('addresses of scripts, style sheets, icons, manifests and preloads -> their origins; inline scripts -> their hashes', async () => {
    const link = (rel: string, host: string, more = ''): string =>
      `{ tagName: 'link', attributes: { rel: '${rel}', href: 'https://${host}.example/x'${more} } }`
    const site = await openTestSite({
      ...page,
      'content/docs/b.md': '---\nscripts: [https://page.example/b.js]\nhead_tags: [{ tagName: script, innerHTML: a() }]\n---\n\n# B\n',
      'site.config.ts':
        config(`headers: { files: ['_headers'] }, scripts: ['https://script.example/a.js'], stylesheets: ['https://style.example/a.css'],
headTags: [${link('icon', 'icon')}, ${link('manifest', 'manifest')}, ${link('modulepreload', 'module')}, ${link('preload', 'font', ", as: 'font'")}, ${link('preload', 'data', ", as: 'fetch'")}, ${link('preconnect', 'nothing')}, { tagName: 'noscript', innerHTML: '<link rel="stylesheet" href="https://plain.example/a.css">' }, { tagName: 'script', innerHTML: 'b()' }],`),
    })
    const built = await site.build()
    expect(built.diagnostics).toEqual([])
    const policy = new Map(
      (/Content-Security-Policy: (.*)/.exec(await built.read('_headers'))?.[1] ?? '')
        .split('; ')
        .map((each) => [each.split(' ')[0], each.split(' ').slice(1)]),
    )
    expect(policy.get('script-src')).toEqual(
      expect.arrayContaining([
        'https://script.example',
        'https://page.example',
        'https://module.example',
        hashSource('a()'),
        hashSource('b()'),
      ]),
    )
    expect(policy.get('style-src')).toEqual(expect.arrayContaining(['https://style.example', 'https://plain.example']))
    expect(policy.get('img-src')).toContain('https://icon.example')
    expect(policy.get('manifest-src')).toContain('https://manifest.example')
    expect(policy.get('font-src')).toContain('https://font.example')
    expect(policy.get('connect-src')).toContain('https://data.example')
    expect([...policy.values()].flat()).not.toContain('https://nothing.example')
  })
})

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
