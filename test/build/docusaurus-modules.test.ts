// What components and documents that were written for Docusaurus import from it.
import { describe, expect, it } from 'vitest'
import { offeredAs, offeredModules } from '../../src/docusaurus/offered-modules.ts'
import { buildTestSite, shareBuild, type TestBuild } from './build-test-site.ts'

const config = `export default {
  title: 'Moved', tagline: 'From there', url: 'https://example.com', baseUrl: '/base/', search: false, onOrphanPages: 'ignore',
  customFields: { version: '4.2' }, docs: { path: 'docs' }, pages: { path: 'src/pages' }, navbar: { items: [{ to: '/about', label: 'About' }] },
}
`

const everything = `import Link from '@docusaurus/Link'
import useBaseUrl, { useBaseUrlUtils } from '@docusaurus/useBaseUrl'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import Head from '@docusaurus/Head'
import Translate, { translate } from '@docusaurus/Translate'
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import Interpolate, { interpolate } from '@docusaurus/Interpolate'
import isInternalUrl from '@docusaurus/isInternalUrl'
import useGlobalData, { usePluginData } from '@docusaurus/useGlobalData'
import useBrokenLinks from '@docusaurus/useBrokenLinks'
import { DEFAULT_PLUGIN_ID } from '@docusaurus/constants'
import { ThemeClassNames, usePluralForm, useThemeConfig } from '@docusaurus/theme-common'
import { useAllDocsData, useLatestVersion } from '@docusaurus/plugin-content-docs/client'
import Layout from '@theme/Layout'
import CodeBlock from '@theme/CodeBlock'
import ThemedImage from '@theme/ThemedImage'
import IconHome from '@theme/Icon/Home'
import IconCopy from '@theme/Icon/Copy'
import Heading from '@theme/Heading'
import Code from '@theme/MDXComponents/Code'
import TOCCollapsible from '@theme/TOCCollapsible'
import NavbarItem from '@theme/NavbarItem/DefaultNavbarItem'
import FooterLinkItem from '@theme/Footer/LinkItem'

export default function Home() {
  const { siteConfig, i18n } = useDocusaurusContext()
  const { withBaseUrl } = useBaseUrlUtils()
  const { selectMessage } = usePluralForm()
  useBrokenLinks().collectAnchor('here')
  const facts = {
    title: siteConfig.title, tagline: siteConfig.tagline, custom: siteConfig.customFields.version, locale: i18n.currentLocale,
    item: useThemeConfig().navbar.items[0].label, base: useBaseUrl('/img/a.svg'), whole: withBaseUrl('img/a.svg', { absolute: true }),
    there: useBaseUrl('https://other.example/x'), dom: ExecutionEnvironment.canUseDOM, internal: [isInternalUrl('/a'), isInternalUrl('https://a.example')],
    plural: [selectMessage(1, 'one post|{count} posts'), selectMessage(3, 'one post|many posts')], id: DEFAULT_PLUGIN_ID, text: translate({ message: 'Hi {name}' }, { name: 'Ada' }),
    mixed: interpolate('Hi {name}', { name: 'Bob' }), main: ThemeClassNames.wrapper.main,
    docs: Object.keys(useAllDocsData()), path: usePluginData('docusaurus-plugin-content-docs').path, latest: useLatestVersion().name, keys: Object.keys(useGlobalData()).length,
  }
  return (
    <Layout title="Welcome" description="What it is" noFooter wrapperClassName="wide">
      <Head><meta property="og:type" content="product" /><html data-own="yes" /></Head>
      <main>
        <pre id="facts">{JSON.stringify(facts)}</pre>
        <Link to="/docs/guide/first">First</Link><Link to={useBaseUrl('/docs/guide/second')} activeClassName="on">Second</Link>
        <Translate id="x" values={{ name: <b>Eve</b> }}>{'Hello {name}'}</Translate>
        <Interpolate values={{ a: 'b' }}>{'a is {a}'}</Interpolate>
        <CodeBlock language="js">{'const a = 1'}</CodeBlock>
        <ThemedImage alt="both" sources={{ light: '/base/l.svg', dark: '/base/d.svg' }} />
        <IconHome /><IconCopy className="copy" /><Heading as="h2" id="here">Here</Heading><Code>x</Code><TOCCollapsible toc={[{ value: 'Here', id: 'here', level: 2 }]} />
        <NavbarItem to="/docs/guide/first" label="Bar" position="left" />
        <FooterLinkItem item={{ to: '/about', label: 'Foot' }} /><FooterLinkItem item={{ html: '<i>Mark</i>' }} />
      </main>
    </Layout>
  )
}
`

describe('a site that was written for Docusaurus', () => {
  const build = shareBuild({
    'site.config.ts': config,
    'static/l.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'static/d.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'src/pages/index.jsx': everything,
    'src/pages/about.jsx': "import Layout from '@theme/Layout'\nexport default () => <Layout title='About'><h1>About</h1></Layout>\n",
    'docs/guide/_category_.json': '{ "link": { "type": "doc", "id": "guide/index" } }',
    'docs/guide/index.mdx':
      "import DocCardList from '@theme/DocCardList'\nimport TOCInline from '@theme/TOCInline'\nimport Link from '@docusaurus/Link'\nimport Own from '@theme/Own'\nimport DocFacts from '@site/src/doc-facts'\n\n# Guide\n\n<DocCardList />\n\n<TOCInline toc={[{ value: 'Part', id: 'part', level: 2 }]} />\n\n<Link to=\"/about\">About</Link>\n\n<Own />\n\n<DocFacts />\n\n## Part\n",
    'docs/guide/first.md': '---\ndescription: The first one\n---\n\n# First\n\nText.\n',
    'docs/guide/second.md': '# Second\n\nText.\n',
    'src/theme/Own/index.jsx': 'export default () => <p>own component</p>\n',
    'src/doc-facts.jsx':
      "import { useActiveDocContext, useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client'\nimport { useCurrentSidebarCategory } from '@docusaurus/theme-common'\nexport default () => <pre id='doc'>{JSON.stringify([useDoc().metadata.permalink, useDoc().toc.map(({ id }) => id), useDocsSidebar().items.length, useActiveDocContext().activeDoc.id, useCurrentSidebarCategory().items.length])}</pre>\n",
  })

  const json = (html: string, id: string): unknown => {
    const [, text = 'null'] = new RegExp(`<pre id="${id}">([^<]*)</pre>`).exec(html) ?? []
    return JSON.parse(text.replaceAll('&quot;', '"'))
  }

  it('the build -> no findings', () => expect(build().findings).toEqual([]))

  it('a link of the footer -> a link, or its HTML', async () => {
    const html = await build().read('index.html')
    expect(html).toMatch(/<a [^>]*href="\/base\/about"[^>]*>Foot<\/a>/)
    expect(html).toContain('<i>Mark</i>')
  })

  it('hooks and functions -> what the site says', async () => {
    expect(json(await build().read('index.html'), 'facts')).toEqual({
      title: 'Moved',
      tagline: 'From there',
      custom: '4.2',
      locale: 'en',
      item: 'About',
      base: '/base/img/a.svg',
      whole: 'https://example.com/base/img/a.svg',
      there: 'https://other.example/x',
      dom: false,
      internal: [true, false],
      plural: ['one post', 'many posts'],
      id: 'default',
      text: 'Hi Ada',
      mixed: 'Hi Bob',
      main: 'main-wrapper',
      docs: ['default'],
      path: '/base/docs',
      latest: 'current',
      keys: 2,
    })
  })

  it('<Layout> of a page -> its title and description in the head, one main, no footer', async () => {
    const html = await build().read('index.html')
    expect(html).toContain('<title>Welcome | Moved</title>')
    expect(html).toContain('<meta name="description" content="What it is"/>')
    expect(html).toContain('<meta property="og:type" content="product"/>')
    expect(html).toMatch(/<html[^>]* data-own="yes"/)
    expect(html.match(/<main[ >]/g)).toHaveLength(1)
    expect(html).toContain('<div class="wide">')
    expect(html).not.toContain('<footer')
  })

  it('components -> those of the theme', async () => {
    const html = await build().read('index.html')
    expect(html).toContain('<a href="/base/docs/guide/first">First</a><a href="/base/docs/guide/second">Second</a>')
    expect(html).toContain('Hello <b>Eve</b>')
    expect(html).toContain('a is b')
    expect(html).toMatch(/<img[^>]* src="\/base\/d\.svg"[^>]* class="dark-only"/)
    expect(html).toContain('<span class="icon icon-home"></span>')
    expect(html).toMatch(/<svg [^>]*class="copy"[^>]*><path d=/)
    expect(html).toContain('data-language="js"')
  })

  it('documents -> the same names, cards of their category, the own component of src/theme', async () => {
    const html = await build().read('docs/guide/index.html')
    expect(html).toMatch(/<a[^>]* class="card"[^>]* href="\/base\/docs\/guide\/first"|<a href="\/base\/docs\/guide\/first" class="card"/)
    expect(html).toContain('<a href="#part">Part</a>')
    expect(html).toContain('<p>own component</p>')
    expect(json(html, 'doc')).toEqual(['/base/docs/guide/', ['part'], 1, 'guide/index', 2])
  })
})

describe('the metadata of a document and of a post', () => {
  it('links and tags -> addresses with the base URL; authors -> the field of their image', async () => {
    const facts = (names: string): string =>
      `export default () => { const { ${names} } = hook().metadata; return <pre id='facts'>{JSON.stringify([${names}])}</pre> }\n`
    const build = await buildTestSite({
      'site.config.ts': config.replace("docs: { path: 'docs' }", "docs: { path: 'docs' }, blog: { path: 'blog' }"),
      'docs/a.mdx': "---\ntags: [One]\n---\n\nimport Facts from '@site/src/doc'\n\n# A\n\n<Facts />\n",
      'docs/b.md': '# B\n\nText.\n',
      'blog/2024-01-02-new.mdx':
        "---\ntags: [Two]\nauthors: [{ name: Ada, image_url: https://other.example/a.png }]\n---\n\nimport Facts from '@site/src/post'\n\n# New\n\nText.\n\n{/* truncate */}\n\n<Facts />\n",
      'blog/2024-01-01-old.md': '# Old\n\n<!-- truncate -->\n\nText.\n',
      'src/doc.jsx': `import { useDoc as hook } from '@docusaurus/plugin-content-docs/client'\n${facts('next, tags')}`,
      'src/post.jsx': `import { useBlogPost as hook } from '@docusaurus/plugin-content-blog/client'\n${facts('nextItem, tags, authors')}`,
      'src/pages/index.md': '# Home\n',
      'src/pages/about.md': '# About\n',
    })
    expect(build.diagnostics).toEqual([])
    const read = async (file: string): Promise<unknown> =>
      JSON.parse((/<pre id="facts">([^<]*)/.exec(await build.read(file))?.[1] ?? 'null').replaceAll('&quot;', '"'))
    expect(await read('docs/a/index.html')).toEqual([
      { title: 'B', permalink: '/base/docs/b' },
      [{ label: 'One', permalink: '/base/docs/tags/one' }],
    ])
    expect(await read('blog/2024/01/02/new/index.html')).toEqual([
      { title: 'Old', permalink: '/base/blog/2024/01/01/old' },
      [{ label: 'Two', permalink: '/base/blog/tags/two' }],
      [{ name: 'Ada', imageURL: 'https://other.example/a.png' }],
    ])
  })
})

describe('what tells about the browser', () => {
  it('outside of an island -> a warning for each; in an island none', async () => {
    const body = `import BrowserOnly from '@docusaurus/BrowserOnly'
import useIsBrowser from '@docusaurus/useIsBrowser'
import { useColorMode } from '@docusaurus/theme-common'
import { useLocation } from '@docusaurus/router'
export default function Facts() {
  const path = useLocation().pathname
  const { search } = useLocation()
  const isBrowser = useIsBrowser()
  const { colorMode } = useColorMode()
  return <p>{path} {search} {String(isBrowser)} {colorMode}<BrowserOnly fallback="wait">{() => <b>{window.innerWidth}</b>}</BrowserOnly></p>
}
`
    const build = await buildTestSite({
      'site.config.ts': config,
      'src/pages/index.jsx': `import Layout from '@theme/Layout'\nimport Plain from '../plain'\nimport Live from '../live'\nexport default () => <Layout title="A"><Plain /><Live /></Layout>\n`,
      'src/plain.jsx': body,
      'src/live.jsx': `'use client'\n${body}`,
      'src/pages/about.md': '# About\n',
      'docs/a.md': '# A\n',
    })
    const [lost, ...others] = build.diagnostics
    const about = (message = ''): string | undefined => /`(\w+)`/.exec(message)?.[1]
    expect(others).toEqual([])
    expect(lost).toMatchObject({ id: 'hook-lost', place: { file: 'src/plain.jsx', line: 7 } })
    expect([about(lost?.message), ...(lost?.notes ?? []).map(({ message, place }) => `${about(message)} ${place?.line}`)]).toEqual([
      'useLocation',
      'useIsBrowser 8',
      'useColorMode 9',
      'BrowserOnly 10',
    ])
    const html = (await build.read('index.html')).replaceAll('<!-- -->', '')
    expect(html.match(/false lightwait/g)).toHaveLength(2)
  })
})

describe('the icons of Docusaurus', () => {
  it('every icon of its theme -> a shape, with the class that it is given', async () => {
    const names = [
      ...[
        'Arrow',
        'Close',
        'Copy',
        'DarkMode',
        'Edit',
        'ExternalLink',
        'Home',
        'Language',
        'LightMode',
        'Menu',
        'Success',
        'SystemColorMode',
        'WordWrap',
      ],
      ...[
        'Bluesky',
        'Default',
        'Email',
        'GitHub',
        'Instagram',
        'LinkedIn',
        'Mastodon',
        'StackOverflow',
        'Threads',
        'Twitch',
        'Twitter',
        'X',
        'YouTube',
      ].map((name) => `Socials/${name}`),
    ]
    const build = await buildTestSite({
      'site.config.ts': "export default { title: 'Icons', url: 'https://example.com', search: false, pages: { path: 'src/pages' } }\n",
      'src/pages/index.jsx': `${names.map((name, at) => `import Icon${at} from '@theme/Icon/${name}'`).join('\n')}
export const metadata = { title: 'Icons' }
export default () => <ul>${names.map((_, at) => `<li><Icon${at} className="mine" /></li>`).join('')}</ul>
`,
    })
    expect(build.diagnostics).toEqual([])
    const items = (await build.read('index.html')).match(/<li><(?:span|svg).*?<\/li>/g) ?? []
    expect(items).toHaveLength(names.length)
    expect(items.filter((item) => !/ class="mine"/.test(item))).toEqual([])
  })
})

describe('the table of modules', () => {
  it('every module -> can be bundled, with a default or named exports', async () => {
    const names = [...offeredModules].flatMap(([name]) =>
      offeredAs(name) === undefined ? [name.replace('@theme/', '@theme-original/')] : [name],
    )
    // Mermaid itself is as large as all of the others together.
    const imports = names.flatMap((name, index) => (name === '@theme/Mermaid' ? [] : [`import * as m${index} from '${name}'`]))
    const list = `[${imports.map((line) => /m\d+/.exec(line)?.[0]).join(', ')}]`
    const build = await buildTestSite({
      'site.config.ts': config,
      'src/pages/index.jsx': `${imports.join('\n')}\nexport const metadata = { title: 'All' }\nexport default () => <p>{${list}.map((all) => Object.keys(all).length > 0).join(' ')}</p>\n`,
      'src/pages/about.md': '# About\n',
      'docs/a.md': '# A\n',
    })
    expect(build.findings).toEqual([])
    expect(await build.read('index.html')).toContain(imports.map(() => 'true').join(' '))
  })
})

describe('what is not offered', () => {
  const named = ({ diagnostics }: TestBuild): string[] =>
    diagnostics.map(({ message, place, count = 1 }) => `${place?.file}:${place?.line} ${count} ${message.replaceAll('`', '')}`)

  it('several uses of several names -> one finding for each name, and all other pages are checked', async () => {
    const build = await buildTestSite({
      'site.config.ts': config,
      'src/pages/index.jsx':
        "import Layout from '@theme/Layout'\nimport { matchPath, useLocation } from '@docusaurus/router'\nimport DocRoot from '@theme/DocRoot'\nexport default () => <Layout title='Home'><a href='/base/gone'>{useLocation().pathname}</a></Layout>\n",
      'src/pages/about.jsx':
        "import DocRoot from '@theme/DocRoot'\nimport Item from '@theme-original/DocItem/Layout'\nexport const metadata = { title: 'About' }\nexport default () => <DocRoot><Item /></DocRoot>\n",
      'docs/a.mdx': "---\nslug: /\n---\n\nimport DocRoot from '@theme/DocRoot'\n\n# A\n\n<DocRoot />\n",
      'docs/b.mdx': '# B\n\n[gone](/gone)\n',
    })
    expect(named(build).sort()).toEqual([
      "docs/a.mdx:5 3 There is nothing here in place of Docusaurus's module @theme/DocRoot.",
      'docs/b.mdx:3 1 The link to "/gone" leads to no page.',
      "src/pages/about.jsx:2 1 There is nothing here in place of Docusaurus's module @theme-original/DocItem/Layout.",
      "src/pages/index.jsx:2 1 There is nothing here in place of matchPath of Docusaurus's module @docusaurus/router.",
      'src/pages/index.jsx:4 1 The link to "/base/gone" leads to no page.',
    ])
  })
})

describe('a site below a folder', () => {
  const build = shareBuild({
    'site.config.ts': config,
    'docs/index.mdx': "---\ntitle: Start\n---\n\nimport Facts from '../src/facts'\n\n<Facts />\n\n[two](/base/docs/group/two)\n",
    'docs/group/one.md': '# One\n',
    'docs/group/two.mdx': "---\ntitle: Two\n---\n\nimport Facts from '../../src/facts'\n\n<Facts />\n",
    'src/pages/about.mdx':
      'import MDX from \'@theme/MDXComponents\'\nimport Item from \'@theme/NavbarItem\'\nimport Sidebar from \'@theme/NavbarItem/DocSidebarNavbarItem\'\n\n# About\n\n<MDX.h2 id="in">In a component</MDX.h2>\n\n<MDX.a href="/docs">Docs</MDX.a>\n\n<Item type="html" value="<b>bold</b>" />\n\n<Item type="dropdown" label="More" items={[{ to: \'/docs\', label: \'Inside\' }]} />\n\n<Item type="doc" docId="group/one" label="First" />\n\n<Sidebar sidebarId="defaultSidebar" label="All" />\n',
    'src/facts.jsx': `import { useAllDocsData, useDocsVersionCandidates, useDocVersionSuggestions } from '@docusaurus/plugin-content-docs/client'
import { useDocsSidebar, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client'
import useRouteContext from '@docusaurus/useRouteContext'
export default function Facts() {
  const links = (items) => items.flatMap((item) => [item.href, ...(item.items ? links(item.items) : [])])
  return <pre>{JSON.stringify({
    sidebar: links(useDocsSidebar().items), trail: links(useSidebarBreadcrumbs()), candidates: useDocsVersionCandidates().length,
    suggested: useDocVersionSuggestions().latestVersionSuggestion.name, plugin: useRouteContext().plugin.name,
    of: Object.values(useAllDocsData())[0].versions[0].sidebars.defaultSidebar.link.path,
  })}</pre>
}
`,
  })
  const factsOf = async (path: string) =>
    JSON.parse((/<pre>(.*?)<\/pre>/.exec(await build().read(path))?.[1] ?? '').replaceAll('&quot;', '"'))

  it('the build -> no findings: an address may have the folder', () => expect(build().findings).toEqual([]))

  it('hooks -> addresses with the folder, each version once, the names of Docusaurus', async () => {
    const facts = await factsOf('docs/group/two/index.html')
    expect(facts.sidebar).toContain('/base/docs/group/one')
    expect(facts.trail.at(-1)).toBe('/base/docs/group/two')
    expect(facts).toMatchObject({ candidates: 1, suggested: 'current', plugin: 'docusaurus-plugin-content-docs' })
    expect(facts.of).toMatch(/^\/base\/docs/)
  })

  it('MDXComponents -> elements under their names; items of a navbar -> HTML, a list', async () => {
    const page = await build().read('about/index.html')
    expect(page).toMatch(/<h2 class="sg-anchor" id="in">In a component/)
    expect(page).toContain('<a href="/base/docs">Docs</a>')
    expect(page).toContain('<span><b>bold</b></span>')
    expect(page).toMatch(/<ul class="navbar-items"><li><a[^>]*href="\/base\/docs\/group\/one"[^>]*>First</)
    expect(page).toMatch(/<ul class="navbar-items"><li><a[^>]*href="\/base\/docs[^"]*"[^>]*>All</)
    expect(page).toMatch(
      /<summary class="navbar-link">More<span class="icon icon-chevron"><\/span><\/summary><ul class="navbar-dropdown-list"><li><a[^>]* href="\/base\/docs"[^>]*>Inside/,
    )
  })
})
