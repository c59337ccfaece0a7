// `src/theme` of a site that was written for Docusaurus: components that replace or wrap parts of the theme, and those that cannot.
import { describe, expect, it } from 'vitest'
import { listMdxComponents } from '../../src/docusaurus/list-mdx-components.ts'
import { buildTestSite, openTestSite, shareBuild } from './build-test-site.ts'

describe('a site with a folder src/theme', () => {
  const build = shareBuild('moved')

  it('the build -> no findings', () => expect(build().diagnostics).toEqual([]))

  it('wrapped parts -> around those of the theme: Root, the layout, the footer, the document', async () => {
    const html = await build().read('docs/intro/index.html')
    expect(html).toMatch(/<div class="own-root"><div class="own-layout">/)
    expect(html).toContain('<p class="own-note">Before the footer<small>Said by the root</small></p>')
    expect(html.match(/<main[ >]/g)).toHaveLength(1)
    expect(html).toContain('<p class="own-doc">After the document</p>')
  })

  it('MDXComponents -> keys of its default, those that it spreads, and its named exports, without an import', async () => {
    const html = await build().read('docs/intro/index.html')
    expect(html).toContain('<mark data-color="red">Marked</mark>')
    expect(html).toContain('<strong class="shout">loud</strong>')
    expect(html).toContain('<p>with the original</p>')
  })

  it('a part that is written anew -> in place of that of the theme, with the layout once', async () => {
    const html = await build().read('404.html')
    expect(html).toContain('<h1>Lost</h1>')
    expect(html).not.toContain('There is no page at this address')
  })

  it('<Layout> of a page -> the layout of the site around it once', async () => {
    const html = await build().read('index.html')
    expect(html.match(/class="own-layout"/g)).toHaveLength(1)
    expect(html).toContain('<title>Home | Moved</title>')
  })

  it('<Head> in an island -> its tags in the head of the page', async () => {
    const [head = '', body = ''] = (await build().read('index.html')).split('</head>')
    expect(head).toContain('<meta name="from-island" content="Moved"/>')
    expect(head).toContain('{"@type":"Thing"}')
    expect(head).toContain('<meta name="from-slot" content="yes"/>')
    expect(body).not.toMatch(/from-island|from-slot/)
    expect(body).not.toContain('sg-head')
  })
})

describe('components that replace nothing', () => {
  const config = `import { docusaurus } from 'sitegen/docusaurus'
export default { title: 'T', url: 'https://example.com', search: false, onOrphanPages: 'ignore', docs: false, pages: { path: 'src/pages' }, plugins: [docusaurus()] }
`

  it('<Head> in a document, without an import -> its tags in the head of the page', async () => {
    const build = await buildTestSite({
      'site.config.ts': config,
      'src/pages/index.mdx': '# Home\n\n<Head><meta name="asked" content="yes" /></Head>\n',
    })
    expect(build.diagnostics).toEqual([])
    expect((await build.read('index.html')).split('</head>')[0]).toContain('<meta name="asked" content="yes">')
  })

  it('a name without a part, and one with other props -> one warning each; an element of Docusaurus that is looked for -> one; a component of the site, and parts of used ones -> none', async () => {
    const build = await buildTestSite({
      'site.config.ts': config,
      'src/pages/index.mdx': "import Own from '@theme/Own'\n\n# Home\n\n<Own />\n",
      'src/theme/Own/index.jsx':
        "export const press = () => document.querySelector('.navbar__logo').click()\nexport default () => <p>own</p>\n",
      'src/theme/DocItem/Footer/index.jsx': 'export default () => null\n',
      'src/theme/DocPaginator.tsx': 'export default ({ previous }: { previous: { title: string } }) => <p>{previous.title}</p>\n',
      'src/theme/Footer/index.jsx': "import Part from './Part'\nexport default () => <footer><Part /></footer>\n",
      'src/theme/Footer/Part/index.jsx': 'export default () => <p>part</p>\n',
      'src/theme/Footer/styles.module.css': '.a { color: red }\n',
    })
    expect(build.diagnostics.map(({ level, place, message }) => `${level} ${place?.file}: ${message}`)).toEqual([
      "warning src/theme/DocItem/Footer/index.jsx: docusaurus: src/theme/DocItem/Footer/index.jsx replaces nothing: the theme has no part in place of Docusaurus's `DocItem/Footer`.",
      "warning src/theme/DocPaginator.tsx: docusaurus: src/theme/DocPaginator.tsx replaces nothing: it is written for the props of Docusaurus's `DocPaginator`, and the part Pager of the theme has others.",
      "warning src/theme/Own/index.jsx: docusaurus: It looks for elements with the class `navbar__logo` of Docusaurus's theme; here there are none.",
    ])
    expect(await build.read('index.html')).toContain('<footer><p>part</p></footer>')
  })

  it('a part that Markdown has a syntax for, keys for elements -> one warning each, and tags have them', async () => {
    const build = await buildTestSite({
      'site.config.ts': config,
      'src/pages/index.mdx': '# Home\n\n:::note\nText\n:::\n\n<Admonition type="tip">In a tag</Admonition>\n',
      'src/theme/Admonition.jsx': 'export default ({ children }) => <div className="own">{children}</div>\n',
      'src/theme/MDXComponents.js': 'export default { a: (props) => <a {...props} />, Own: () => null }\n',
    })
    expect(build.diagnostics.map(({ level, message }) => `${level} ${message}`)).toEqual([
      'warning docusaurus: src/theme/Admonition.jsx is not asked for `:::` that Markdown writes.',
      'warning docusaurus: src/theme/MDXComponents.js is not asked for <a> that Markdown writes.',
    ])
    const page = await build.read('index.html')
    expect(page).toContain('<div class="own">In a tag</div>')
    expect(page).toContain('sg-admonition-note')
  })

  it('a component that comes into src/theme -> the next build shows it', async () => {
    const site = await openTestSite({
      'site.config.ts': config,
      'src/pages/index.jsx':
        "import Home from '@theme/Icon/Home'\nexport const metadata = { title: 'Home' }\nexport default () => <h1><Home /></h1>\n",
    })
    expect(await (await site.build()).read('index.html')).toContain('icon-home')
    await site.write({ 'src/theme/Icon/Home/index.jsx': 'export default () => <b>own</b>\n' })
    expect(await (await site.build()).read('index.html')).toContain('<h1><b>own</b></h1>')
  })

  it('a component that shows a part of the theme by way of @theme, with islands by themselves -> the next build has its bundle', async () => {
    const site = await openTestSite({
      'site.config.ts': config.replace('search: false', "search: false, islands: 'auto'"),
      'src/pages/index.jsx':
        "import CodeBlock from '@theme/CodeBlock'\nexport const metadata = { title: 'Home' }\nexport default () => <h1><CodeBlock>a</CodeBlock></h1>\n",
    })
    await site.build()
    expect((await site.build()).report.cache).toMatchObject({ bundle: true })
  })

  it('no folder src/theme -> nothing happens', async () => {
    const build = await buildTestSite({ 'site.config.ts': config, 'src/pages/index.mdx': '# Home\n' })
    expect(build.findings).toEqual([])
  })
})

describe('names of MDX components', () => {
  it.each<[string, string, string[]]>([
    ['export default { A, B: C, "D": E, ...rest, [x]: y }', 'a.js', ['A', 'B', 'D']],
    ['const own = { A: 1 }\nconst all = { ...Original, ...own, B }\nexport default all', 'a.js', ['A', 'B']],
    ['export default Object.assign({}, Original, { A })', 'a.js', ['A']],
    [
      "import D, { e } from './d'\nexport const A = () => null, b = 1\nexport function C() {}\nexport { D, e as F }",
      'a.jsx',
      ['A', 'C', 'D', 'F'],
    ],
    ['const all = { A } as Record<string, unknown>\nexport default all satisfies object', 'a.ts', ['A']],
    ['const a = { ...b }; const b = { ...a }; export default a', 'a.js', []],
    ['not a module {', 'a.js', []],
  ])('%s -> %j', async (source, file, names) => expect(await listMdxComponents(source, file)).toEqual(names))
})

describe('what style sheets say of Infima', () => {
  const build = shareBuild({
    'site.config.ts': `import { defineConfig } from 'sitegen'
import { docusaurus } from 'sitegen/docusaurus'
export default defineConfig({ title: 'T', url: 'https://example.com', stylesheets: ['custom.css'], plugins: [docusaurus()] })\n`,
    'custom.css': ':root { --ifm-color-primary: #7a2fbf }\n.own { color: var(--ifm-color-emphasis-700) }\n',
    'content/pages/index.mdx':
      '# Home\n\n<div className="row"><div className="col col--6 margin-top--lg">Half</div></div>\n\n[Plain](/plain)\n',
    'content/pages/plain.md': '# Plain\n\n[Home](/)\n',
  })

  it('its variables -> set the properties of the theme, before the sheet of the site', async () => {
    expect(build().findings).toEqual([])
    const name = (await build().files()).find((file) => /^assets\/css\/site-.*\.css$/.test(file)) ?? ''
    const css = await build().read(name)
    expect(css).toContain('--sg-accent: var(--ifm-link-color)')
    expect(css.indexOf('--sg-accent: var(--ifm-link-color)')).toBeLessThan(css.indexOf('--ifm-color-primary: #7a2fbf'))
  })

  it('its classes -> a sheet for the pages that have one of them', async () => {
    expect(await build().read('index.html')).toMatch(/href="\/assets\/css\/infima-[^"]+\.css"/)
    expect(await build().read('plain/index.html')).not.toContain('infima')
  })
})
