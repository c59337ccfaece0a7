// Markdown and MDX files that components import.
import { describe, expect, it } from 'vitest'
import { buildTestSite, openTestSite } from './build-test-site.ts'

const config =
  "export default { title: 'T', url: 'https://example.com', baseUrl: '/base/', search: false, onOrphanPages: 'ignore', mdxComponents: { Own: 'content/components/own.tsx' } }\n"

const site = {
  'site.config.ts': config,
  'content/components/own.tsx': 'export default function Own() { return <em>own</em> }\n',
  'content/components/chart.tsx': 'export const Chart = ({ n }) => <b>Chart {n}</b>\n',
  'content/components/i.png': 'x',
  'content/components/part.md': 'Part with [a link](../docs/setup.md#x).\n',
  'content/components/notes.mdx':
    "---\ntitle: Notes\n---\n\nimport { Chart } from './chart'\nimport Part from './part.md'\nimport data from './d.json'\n\nimport picture from './i.png'\n\nHello {props.name} [set-up](../docs/setup.md), {data.n}\n\n<Chart n={data.n} />\n\n<Own />\n\n:::tip\nA tip\n:::\n\n<Part />\n\n<img src={picture} alt=\"\" />\n",
  'content/components/d.json': '{"n":7}',
  'content/components/panel.tsx':
    'import Notes from \'./notes.mdx\'\nexport const Panel = () => <div className="panel"><Notes name="Ada" /></div>\n',
  'content/pages/index.tsx': "import { Panel } from '../components/panel'\nexport default () => <main><h1>Home</h1><Panel /></main>\n",
  'content/docs/setup.md': '---\nslug: /start\n---\n\n# Set up\n\n## X\n',
  'content/docs/both.mdx': "import { Panel } from '../components/panel'\n\n# Both\n\n<Panel />\n",
}

describe('a document that a component imports', () => {
  it('-> its text, with imports, props, components, links and pictures, on every page that shows it', async () => {
    const { read, findings, files } = await buildTestSite(site)
    expect(findings).toEqual([])
    for (const path of ['index.html', 'docs/both/index.html']) {
      const html = await read(path)
      expect(html).toContain('<p>Hello Ada <a href="/base/docs/start">set-up</a>, 7</p>')
      expect(html.replaceAll('<!-- -->', '')).toContain('<b>Chart 7</b>')
      expect(html).toContain('<em>own</em>')
      expect(html).toContain('sg-admonition-tip')
      expect(html).toContain('<a href="/base/docs/start#x">a link</a>')
      expect(html).toMatch(/src="\/base\/assets\/images\/i-\w+\.png"/)
    }
    expect((await files()).some((file) => /^assets\/images\/i-\w+\.png$/.test(file))).toBe(true)
  })

  it('an edit of a plugin -> its text as the plugin makes it now', async () => {
    const withPlugin = (word: string): string =>
      config.replace(
        'search: false',
        `search: false, plugins: [{ name: 'word', markdown: { remark: [() => (tree) => { tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: '${word}' }] }) }] } }]`,
      )
    const opened = await openTestSite({ ...site, 'site.config.ts': withPlugin('first') })
    const made: string[] = []
    for (const word of ['first', 'second', 'second']) {
      await opened.write({ 'site.config.ts': withPlugin(word) })
      const { findings, read, report } = await opened.build()
      expect(findings).toEqual([])
      made.push(`${/<p>(first|second)<\/p>/.exec(await read('index.html'))?.[1]} ${report.cache.bundle}`)
    }
    expect(made).toEqual(['first false', 'second false', 'second true'])
  })

  it('what it exports, and what is known of it -> by name', async () => {
    const { read, findings } = await buildTestSite({
      'site.config.ts': config,
      'content/components/own.tsx': 'export default function Own() { return null }\n',
      'content/components/more.ts': "export const far = 'far'\n",
      'content/components/a.mdx':
        "---\ntitle: A title\nsidebar_label: Short\nlevels: [1, 2]\n---\n\nimport { far } from './more'\n\nexport const near = { n: 1 }, toc2 = 'x'\nexport function Small({ n }) { return <small>{n}{far}</small> }\nexport { far as away } from './more'\nexport * from './more'\n\n# The *heading*\n\n## Use `it` {#use}\n\n### Deep\n",
      'content/components/b.md': 'Text only.\n',
      'content/components/c.mdx': "export const toc = 'own'\n\n## Heading\n",
      'content/pages/index.tsx': [
        "import A, { frontMatter, toc, contentTitle, near, toc2, Small, away, far } from '../components/a.mdx'",
        "import * as b from '../components/b.md'",
        "import { toc as own } from '../components/c.mdx'",
        'const known = { frontMatter, toc, contentTitle, near, toc2, away, far, own, b: [b.frontMatter, b.toc, b.contentTitle ?? null] }',
        'export default () => <main><h1>Home</h1><script type="application/json" dangerouslySetInnerHTML={{ __html: JSON.stringify(known) }} /><Small n={3} /><A /></main>',
        '',
      ].join('\n'),
    })
    expect(findings.filter((finding) => finding.startsWith('error'))).toEqual([])
    const html = await read('index.html')
    expect(JSON.parse(/<main.*?<script type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? '')).toEqual({
      frontMatter: { title: 'A title', sidebar_label: 'Short', levels: [1, 2] },
      toc: [
        { value: 'Use <code>it</code>', id: 'use', level: 2 },
        { value: 'Deep', id: 'deep', level: 3 },
      ],
      contentTitle: 'The heading',
      near: { n: 1 },
      toc2: 'x',
      away: 'far',
      far: 'far',
      own: 'own',
      b: [{}, [], null],
    })
    expect(html.replaceAll('<!-- -->', '')).toContain('<small>3far</small>')
  })

  it('edits of its text, of a picture that was missing, of the target of its links -> as in a clean build', async () => {
    const own = await openTestSite(site)
    await own.build()
    await own.write({ 'content/docs/setup.md': '---\nslug: /moved\n---\n\n# Set up\n\n## X\n' })
    expect(await (await own.build()).read('index.html')).toContain('href="/base/docs/moved"')
    await own.write({ 'content/components/part.md': 'Changed ![p](./late.png)\n' })
    expect((await own.build()).findings).toEqual(['error image-broken'])
    await own.write({ 'content/components/late.png': 'x' })
    const last = await own.build()
    expect(last.findings.filter((finding) => finding.startsWith('error'))).toEqual([])
    expect(await last.read('index.html')).toContain('Changed')
  })

  it('a mistake in it, a dead link, an import by an island -> named in the file', async () => {
    const { diagnostics } = await buildTestSite({
      'site.config.ts': config,
      'content/components/own.tsx': 'export default function Own() { return null }\n',
      'content/components/bad.mdx': '# Bad\n\n<div>\n',
      'content/components/link.md': 'See [gone](/gone).\n',
      'content/components/island.tsx': "'use client'\nimport Text from './link.md'\nexport const Island = () => <Text />\n",
      'content/pages/index.tsx':
        "import Bad from '../components/bad.mdx'\nimport Link from '../components/link.md'\nexport default () => <main><h1>Home</h1><Bad /><Link /></main>\n",
      'content/pages/live.tsx':
        "import { Island } from '../components/island'\nexport default () => <main><h1>Live</h1><Island /></main>\n",
    })
    expect(diagnostics.map(({ id, place }) => `${id} ${place?.file}:${place?.line}`).sort()).toEqual([
      'component-not-loadable content/components/island.tsx:2',
      'link-broken content/components/link.md:1',
      'mdx-syntax content/components/bad.mdx:3',
    ])
  })
})
