// A small site that has one of everything the cache has to get right: two collections of docs, versions, partials, components, islands, a
// blog, a collection, images, redirects. The property tests start from it and change it.
import { makePng } from '../build/png.ts'

/** What the configuration file says. Edits change it as data; `writeConfig` makes the text of it. */
export type ConfigData = Record<string, unknown>

export interface SiteState {
  /** Site-relative file -> its contents; without the configuration. */
  files: Record<string, string | Uint8Array>
  config: ConfigData
}

export function writeConfig(config: ConfigData): string {
  return `export default ${JSON.stringify(config, null, 2)}\n`
}

/** Every file of the site with the configuration. */
export function filesOf({ files, config }: SiteState): Record<string, string | Uint8Array> {
  return { ...files, 'site.config.ts': writeConfig(config) }
}

/** A document: front matter of one line a key, sections with headings, and a paragraph each that an edit can change. */
export function makeDocument(name: string, frontMatter: Record<string, string> = {}, extra = ''): string {
  const matter = Object.entries({ title: `The ${name}`, ...frontMatter }).map(([key, value]) => `${key}: ${value}`)
  return [
    '---',
    ...matter,
    '---',
    '',
    `First words of ${name}.`,
    '',
    extra,
    '',
    '<!-- truncate -->',
    '',
    `Changeable words of ${name} stand here.`,
    '',
    `## First part of ${name}`,
    '',
    'Some text with `code` in it.',
    '',
    `## Second part of ${name}`,
    '',
    '### A smaller heading',
    '',
    '```ts title="a.ts"',
    'const answer = 42 // not computed',
    '```',
    '',
  ].join('\n')
}

/** The same for an `.mdx` file, where a comment is written in braces. */
export function makeMdx(name: string, frontMatter: Record<string, string> = {}, extra = ''): string {
  return makeDocument(name, frontMatter, extra).replace('<!-- truncate -->', '{/* truncate */}')
}

const counter = `'use client'
import { useState } from 'react'
import './counter.css'
export default function Counter({ start = 0 }: { start?: number }) {
  const [count, setCount] = useState(start)
  return <button type="button" onClick={() => setCount(count + 1)}>Count {count}</button>
}
`

const initialConfig: ConfigData = {
  title: 'Rich',
  tagline: 'A site with everything',
  url: 'https://rich.example',
  baseUrl: '/',
  onBrokenLinks: 'warn',
  onBrokenAssets: 'warn',
  markdown: { onBrokenMarkdownImages: 'warn' },
  docs: [
    { editUrl: 'https://edit.example/' },
    { id: 'api', path: 'content/api', routeBasePath: 'api', sidebarPath: 'content/api-sidebars.json' },
  ],
  blog: { postsPerPage: 2, feeds: { types: ['rss', 'atom', 'json'] } },
  collections: [
    {
      id: 'people',
      itemComponent: 'content/components/person.tsx',
      listComponent: 'content/components/people.tsx',
      title: 'People',
      description: 'Who we are',
    },
  ],
  mdxComponents: { Box: 'content/components/box.tsx' },
  stylesheets: ['content/styles/site.css'],
  favicon: 'img/icon.png',
  navbar: {
    title: 'Rich',
    items: [
      { to: '/docs/intro', label: 'Docs' },
      { type: 'docsVersionDropdown' },
      { type: 'docSidebar', sidebarId: 'api', docsPluginId: 'api', label: 'API' },
      { to: '/blog', label: 'Blog', position: 'right' },
    ],
  },
  footer: { copyright: 'Rich {year}', columns: [{ title: 'More', items: [{ to: '/about', label: 'About' }] }] },
  redirects: [{ from: '/old', to: '/about' }],
}

const collectionComponents = {
  'content/components/person.tsx': `import type { CollectionItemProps } from 'sitegen/theme'
export default function Person({ item, children }: CollectionItemProps) {
  return <article><h1>{item.title}</h1><p>Lives in {String(item.data.city ?? 'nowhere')}</p>{children}</article>
}
`,
  'content/components/people.tsx': `import type { CollectionListProps } from 'sitegen/theme'
export default function People({ items, title }: CollectionListProps) {
  return <><h1>{title}</h1><ol>{items.map((item) => <li key={item.path}><a href={item.path}>{item.title}</a></li>)}</ol></>
}
`,
}

export function makeRichSite(): SiteState {
  return {
    config: initialConfig,
    files: {
      'content/docs/intro.md': makeDocument('intro', { sidebar_position: '1' }, 'See [install](guides/01-install.md) and ![pic](pic.png).'),
      'content/docs/pic.png': makePng(4, 3, 10),
      'content/docs/guides/_category_.json': '{ "label": "Guides", "position": 2, "link": { "type": "generated-index" } }',
      'content/docs/guides/01-install.md': makeDocument(
        'install',
        { tags: '[setup]' },
        'Back to [the intro](../intro.md#first-part-of-intro).',
      ),
      'content/docs/guides/02-use.mdx': makeMdx(
        'use',
        {},
        "import Note from './_note.mdx'\nimport Counter from '@site/content/components/counter.tsx'\n\n<Note />\n\n<Counter start={2} />\n\n<Box>inside</Box>",
      ),
      'content/docs/guides/_note.mdx':
        'import Inner from "./_inner.md"\n\n## Of the note\n\nNote to [install](./01-install.md).\n\n<Inner />\n',
      'content/docs/guides/_inner.md': 'Innermost text with ![the picture](../pic.png).\n',
      'content/docs/guides/advanced/_category_.yml': 'label: Advanced\nposition: 9\ncollapsed: false\n',
      'content/docs/guides/advanced/deep.md': makeDocument(
        'deep',
        {},
        ':::tip\n\nDeep tip :tada:\n\n:::\n\n## Named part {#named}\n\n[there](#named)',
      ),
      'content/docs/guides/advanced/wide.md': makeDocument('wide', { pagination_next: 'null', description: 'How wide' }),
      'content/versions.json': '["1.0"]',
      'content/versioned_docs/version-1.0/intro.md': makeDocument('old-intro', {}, '[old](./old.md)'),
      'content/versioned_docs/version-1.0/old.md': makeDocument('old'),
      'content/versioned_sidebars/version-1.0-sidebars.json': '{ "main": [{ "type": "autogenerated", "dirName": "." }] }',
      'content/api/start.md': makeDocument('start', {}, '[call](call.md)'),
      'content/api/call.md': makeDocument('call', { sidebar_label: 'Calling' }),
      'content/api/more/answer.md': makeDocument('answer'),
      'content/api-sidebars.json': JSON.stringify({
        api: ['start', { type: 'category', label: 'Calls', items: ['call', 'more/answer'], link: { type: 'doc', id: 'call' } }],
      }),
      'content/blog/2024-01-01-first.md': makeDocument('first', { authors: '[ann]', tags: '[news, big]' }, '[docs](../docs/intro.md)'),
      'content/blog/2024-02-02-second.mdx': makeMdx('second', { authors: '[ann, bob]', tags: '[news]' }, '<Box>post</Box>'),
      'content/blog/2024-03-03-third/index.md': makeDocument('third', { authors: 'bob' }, '![dot](dot.png)'),
      'content/blog/2024-03-03-third/dot.png': makePng(2, 2, 99),
      'content/blog/2024-04-04-fourth.md': makeDocument('fourth', { tags: '[small]' }),
      'content/blog/authors.yml': 'ann:\n  name: Ann\n  title: Writer\n  page: true\nbob:\n  name: Bob\n  url: https://bob.example\n',
      'content/blog/tags.yml': 'news:\n  label: News\nbig:\n  label: Big\n  description: Large things\nsmall:\n  label: Small\n',
      'content/people/eve.md': makeDocument('eve', { city: 'Rome' }),
      'content/people/dan.md': makeDocument('dan', { city: 'Oslo', sidebar_position: '1' }),
      'content/pages/index.tsx':
        "import Counter from '../components/counter.tsx'\nimport word from '../components/word'\nexport const metadata = { title: 'Home' }\nexport default function Home() {\n  return <><h1>Home {word}</h1><Counter start={1} /><a href=\"/docs/intro\">Docs</a></>\n}\n",
      'content/pages/about.md': makeDocument('about', {}, '[people](/people) and [first post](../blog/2024-01-01-first.md)'),
      'content/pages/legal.mdx': makeMdx('legal', {}, 'import word from "../components/word.ts"\n\nThe word is {word}.'),
      'content/components/word.ts': "export default 'patience'\n",
      'content/components/counter.tsx': counter,
      'content/components/counter.css': '.counter { color: teal; }\n',
      'content/components/box.tsx':
        'import type { ReactNode } from "react"\nimport "./box.css"\nexport default function Box({ children }: { children?: ReactNode }) {\n  return <div className="box">{children}</div>\n}\n',
      'content/components/box.css': '.box { border: 1px solid; }\n',
      ...collectionComponents,
      'content/styles/site.css': 'body { margin: 0; }\n',
      'content/styles/head.js': 'go(1)\n',
      'static/head.js': 'go(2)\n',
      'static/img/icon.png': makePng(8, 8, 1),
      'static/data.json': '{}\n',
    },
  }
}
