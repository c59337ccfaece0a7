import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Parser } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { DiagnosticError } from '../../src/diagnostics/diagnostic.ts'
import { buildTestSite, openTestSite, shareBuild } from './build-test-site.ts'

/** Ends every context that HTML has, then opens an element and a script. What gets out anywhere is an element that can be counted. */
const evil = `"'></title></script></style></textarea></template>--> ]]><x-pwned onclick="PWNED()"></x-pwned><script>PWNED()</script>\\u003cx-pwned\\u003e&lt;x-pwned&gt;`
const yaml = JSON.stringify(evil)

interface Escapes {
  elements: string[]
  handlers: string[]
  scripts: string[]
  addresses: string[]
  titles: number
}

function findEscapes(html: string): Escapes {
  const found: Escapes = { elements: [], handlers: [], scripts: [], addresses: [], titles: 0 }
  let script: { type: string | undefined; text: string } | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'x-pwned') found.elements.push(name)
      if (name === 'title') found.titles++
      if (name === 'script') script = { type: attributes.type, text: '' }
      for (const [key, value] of Object.entries(attributes)) {
        if (key.startsWith('on')) found.handlers.push(`${name} ${key}`)
        if (/^[\s\u0000-\u001f]*(?:j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|vbscript)\s*:/i.test(value))
          found.addresses.push(`${name} ${key} ${value}`)
      }
    },
    ontext(text) {
      if (script) script.text += text
    },
    onclosetag(name) {
      if (name !== 'script' || !script) return
      if (script.type === 'application/ld+json') JSON.parse(script.text)
      else if (script.text.includes('PWNED')) found.scripts.push(script.text)
      script = undefined
    },
  })
  parser.end(html)
  return found
}

const nothing: Escapes = { elements: [], handlers: [], scripts: [], addresses: [], titles: 1 }

describe('text of a site', () => {
  const built = shareBuild({
    'site.config.ts': `import { defineConfig } from 'sitegen'
const evil = ${yaml}
export default defineConfig({
  title: evil, tagline: evil, titleDelimiter: evil, version: evil, url: 'https://example.com', favicon: '/' + evil,
  metadata: [{ name: evil, content: evil }], socialImage: '/' + evil,
  docs: { showLastUpdateAuthor: true, showLastUpdateTime: true, editUrl: ({ path }) => 'https://git.example/' + path + evil, versions: { current: { label: evil, className: evil } } },
  blog: { title: evil, description: evil, sidebarTitle: evil, feeds: { types: ['rss', 'atom', 'json'], title: evil, description: evil, copyright: evil } },
  collections: [{ id: 'people', itemComponent: 'content/components/person.tsx', title: evil, description: evil }],
  navbar: { title: evil, logo: { src: '/' + evil, alt: evil, brandPage: evil }, items: [{ to: '/', label: evil, ariaLabel: evil, className: evil }, { label: evil, items: [{ to: '/', label: evil }] }] },
  footer: { columns: [{ title: evil, items: [{ to: '/', label: evil }] }], logo: { src: '/' + evil, alt: evil } },
  announcementBar: { content: 'fine', backgroundColor: evil, textColor: evil, id: evil },
  customFields: { evil },
  onBrokenAssets: 'ignore', onBrokenLinks: 'ignore', onOrphanPages: 'ignore', onDuplicateIds: 'ignore',
  markdown: { onBrokenMarkdownImages: 'ignore' },
})
`,
    'content/pages/index.md': `---\ntitle: ${yaml}\ndescription: ${yaml}\nwrapperClassName: ${yaml}\nkeywords: [${yaml}]\nimage: ${yaml}\n---\n\nText\n`,
    'content/docs/a.md': `---\ntitle: ${yaml}\ndescription: ${yaml}\nkeywords: [${yaml}]\nimage: ${yaml}\ntags: [${yaml}, { label: ${yaml}, permalink: /t }]\nsidebar_label: ${yaml}\nsidebar_class_name: ${yaml}\nsidebar_custom_props: { evil: ${yaml} }\npagination_label: ${yaml}\nlast_update: { author: ${yaml}, date: 2024-01-01 }\n---\n\nText\n`,
    'content/docs/b.mdx': `---\ntitle: ${yaml}\n---\nimport { Shown } from '@site/content/components/shown.tsx'\n\n## {frontMatterLike}\n\nexport const frontMatterLike = ${yaml}\n\n<Shown text={frontMatterLike} />\n\n<Tabs>\n<TabItem value={frontMatterLike} label={frontMatterLike}>x</TabItem>\n</Tabs>\n`,
    'content/docs/group/_category_.json': JSON.stringify({
      label: evil,
      description: evil,
      className: evil,
      customProps: { evil },
      link: { type: 'generated-index', title: evil, description: evil, keywords: [evil], slug: '/group' },
    }),
    'content/docs/group/c.md': `## &lt;x-pwned onclick="PWNED()"&gt; \`<x-pwned>\`\n\n\`\`\`${'x'} title="<x-pwned>'"\n<x-pwned>\n\`\`\`\n\n:::note[&lt;x-pwned&gt;]\n\nText\n\n:::\n\n![<x-pwned>"'](/x.svg "<x-pwned>\\"'")\n`,
    'content/components/shown.tsx': `'use client'\nexport function Shown({ text }: { text: string }) { return <p title={text}>{text}</p> }\n`,
    'content/components/person.tsx': `import type { CollectionItemProps } from 'sitegen/theme'\nexport default function Person({ item }: CollectionItemProps) { return <><h1>{item.title}</h1>{JSON.stringify(item.data)}</> }\n`,
    'static/x.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    'content/people/ann.md': `---\ntitle: ${yaml}\ncity: ${yaml}\n---\n\nText\n`,
    'content/blog/authors.yml': `ann:\n  name: ${yaml}\n  title: ${yaml}\n  description: ${yaml}\n  image_url: ${JSON.stringify(`/${evil}`)}\n  page: true\n`,
    'content/blog/tags.yml': `known:\n  label: ${yaml}\n  description: ${yaml}\n`,
    'content/blog/2024-01-01-a.md': `---\ntitle: ${yaml}\ndescription: ${yaml}\nauthors: [ann, { name: ${yaml}, title: ${yaml}, description: ${yaml} }]\ntags: [known, ${yaml}]\nimage: ${yaml}\n---\n\nText <!-- truncate -->\n`,
  })

  it('that ends titles, scripts, attributes and comments -> stays text on every page', async () => {
    expect(built().findings.filter((finding) => finding.startsWith('error'))).toEqual([])
    const pages = (await built().files()).filter((file) => file.endsWith('.html'))
    expect(pages.length).toBeGreaterThan(10)
    for (const page of pages) expect(findEscapes(await built().read(page)), page).toEqual(nothing)
  })

  it('in feeds and sitemap -> stays text', async () => {
    for (const file of ['blog/rss.xml', 'blog/atom.xml', 'sitemap.xml']) {
      const elements: string[] = []
      const parser = new Parser({ onopentagname: (name) => elements.push(name) }, { xmlMode: true })
      parser.end(await built().read(file))
      expect(elements, file).not.toContain('x-pwned')
      expect(elements, file).not.toContain('script')
    }
    JSON.parse(await built().read('blog/feed.json'))
  })
})

describe('addresses that would run a script', () => {
  // As browsers read them: letters of any case, tabs inside of the protocol, control characters in front of it.
  const addresses = ['JaVaScRiPt:PWNED()', '\u0001java\tscript:PWNED()', 'data:text/html,<script>PWNED()</script>']

  it('in Markdown and raw HTML -> link-unsafe at the line, and no such address in the page', async () => {
    const build = await buildTestSite({
      'site.config.ts': "export default { title: 'T', url: 'https://example.com', onBrokenLinks: 'ignore' }\n",
      'content/pages/index.md': [
        '[a](javascript:PWNED())',
        '[b](<java&#x09;script:PWNED()>)',
        '<javascript:PWNED()>',
        '[c]: JAVASCRIPT:PWNED()',
        'Text [c] and ![d](javascript:PWNED()) and [e](data:text/html;base64,PHNjcmlwdD4=)',
        '<a href="java&#10;script:PWNED()">f</a>',
      ].join('\n\n'),
    })
    expect(build.diagnostics.filter(({ id }) => id === 'link-unsafe').map(({ place }) => place?.line)).toEqual([1, 5, 9, 9, 9, 11])
    expect(findEscapes(await build.read('index.html')).addresses).toEqual([])
  })

  for (const address of addresses) {
    it(`${JSON.stringify(address)} in front matter, sidebars, navbar, authors and components -> refused or harmless`, async () => {
      const text = JSON.stringify(address)
      const site = await openTestSite({
        'content/pages/index.mdx': `---\ntitle: Home\nimage: ${text}\ncustom_edit_url: ${text}\n---\n\nexport const to = ${text}\n\n<Link to={to}>a</Link> <Card title="b" href={to}>x</Card> <a href={to}>c</a>\n`,
        'content/docs/a.md': `---\ntitle: A\ncustom_edit_url: ${text}\nimage: ${text}\ntags: [{ label: T, permalink: ${text} }]\n---\n\nText\n`,
        'content/blog/2024-01-01-a.md': `---\ntitle: P\nauthors: [{ name: Ann, url: ${text}, image_url: ${text}, email: ${text}, socials: { github: ${text} } }]\n---\n\nText <!-- truncate -->\n`,
      })
      const plain = await site.build()
      if (!plain.report.failed)
        for (const file of (await plain.files()).filter((name) => name.endsWith('.html')))
          expect(findEscapes(await plain.read(file)).addresses, file).toEqual([])
      for (const config of [
        `navbar: { items: [{ href: ${text}, label: 'x' }] }`,
        `navbar: { items: [{ to: ${text}, label: 'x' }] }`,
        `navbar: { logo: { src: '/x.svg', href: ${text} } }`,
        `footer: { columns: [{ title: 'x', items: [{ href: ${text}, label: 'x' }] }] }`,
        `redirects: [{ from: '/old', to: ${text} }]`,
        `favicon: ${text}`,
      ]) {
        await site.write({
          'site.config.ts': `export default { title: 'T', url: 'https://example.com', onBrokenLinks: 'ignore', onBrokenAssets: 'ignore', ${config} }`,
        })
        const build = await site
          .build({ outDirectory: 'out' })
          .catch((error: unknown) => (error instanceof DiagnosticError ? undefined : Promise.reject(error)))
        if (!build || build.report.failed) continue
        const { outDirectory = '' } = build.report
        for (const file of await readdir(outDirectory, { recursive: true }))
          if (file.endsWith('.html'))
            expect(findEscapes(await readFile(join(outDirectory, file), 'utf8')).addresses, `${config} ${file}`).toEqual([])
      }
    })
  }
})
