// What `useDoc()` and `useBlogPost()` of Docusaurus give: in documents, in parts of `src/theme`, in islands, in lists of posts.
import { describe, expect, it } from 'vitest'
import { startTestServer } from '../dev/start-test-server.ts'
import { openTestSite, shareBuild } from './build-test-site.ts'

const config = `import { docusaurus } from 'sitegen/docusaurus'
export default {
  title: 'Kit', url: 'https://example.com', baseUrl: '/base/', search: false, onOrphanPages: 'ignore', plugins: [docusaurus()],
  docs: { path: 'docs', showLastUpdateTime: true, showLastUpdateAuthor: true, editUrl: 'https://code.example/' }, blog: { path: 'blog', showLastUpdateTime: true },
}
`

const files = {
  'site.config.ts': config,
  'docs/guide/01-start.mdx': `---
title: Start here
description: How to start
tags: [One]
sidebar_position: 3
level: easy
owner: { name: Ada, teams: [docs, web] }
last_update: { date: 2024-05-06, author: Ada }
---

import Plain from '@site/src/plain'

# The first steps

<Plain />

## Install {#install}
`,
  'docs/guide/live.mdx':
    "---\nlast_update: { date: 2024-02-03, author: Ada }\nlevel: hard\nowner: none\n---\n\nimport Live from '@site/src/live'\nimport Other from '@site/src/other'\n\n# Live\n\n<Live />\n\n<Other />\n",
  'docs/other.mdx':
    "---\nlast_update: { date: 2024-02-03, author: Ada }\nsecret: not-shown-here\n---\n\nimport Other from '@site/src/other'\n\nText.\n\n<Other />\n",
  'blog/2024-01-02-new.md':
    '---\ntitle: News\nmood: merry\nlast_update: { date: 2024-02-03 }\n---\n\nBegin.\n\n<!-- truncate -->\n\n## More {#more}\n',
  'blog/2024-01-01-old.md': '---\nlast_update: { date: 2024-02-03 }\nmood: grim\n---\n\n# Old\n\n<!-- truncate -->\n\nText.\n',
  'src/pages/index.md': '# Home\n',
  'src/plain.jsx': `import { useDoc } from '@docusaurus/plugin-content-docs/client'
export default () => <pre id="doc">{JSON.stringify(useDoc())}</pre>
`,
  'src/live.jsx': `'use client'
import { useDoc } from '@docusaurus/theme-common'
export default () => <i id="live">{useDoc().frontMatter.level}</i>
`,
  'src/other.jsx': `'use client'
import { usePage } from 'sitegen/theme'
export default () => <i id="other">{usePage().headings.length}</i>
`,
  'src/theme/DocItem/index.jsx': `import DocItem from '@theme-original/DocItem'
import { useDoc } from '@docusaurus/plugin-content-docs/client'
export default (props) => <><b id="level">{useDoc().frontMatter.level ?? 'none'} {useDoc().contentTitle ?? 'no heading'}</b><DocItem {...props} /></>
`,
  'src/theme/BlogPostItem/Header/Info/index.jsx': `import Info from '@theme-original/BlogPostItem/Header/Info'
import { useBlogPost } from '@docusaurus/plugin-content-blog/client'
export default (props) => {
  const { frontMatter, metadata, toc, isBlogPostPage } = useBlogPost()
  const facts = { mood: frontMatter.mood, same: metadata.frontMatter.mood, title: metadata.title, at: metadata.lastUpdatedAt, toc: toc.map(({ id }) => id), isBlogPostPage }
  return <><pre className="post">{JSON.stringify(facts)}</pre><Info {...props} /></>
}
`,
}

function factsIn(html: string, start: string): unknown[] {
  const found = html.split(start).slice(1)
  return found.map((rest) => JSON.parse(rest.slice(0, rest.indexOf('</pre>')).replaceAll('&quot;', '"')))
}

describe('what Docusaurus tells of a document', () => {
  const build = shareBuild(files)

  it('the build -> no findings', () => expect(build().diagnostics).toEqual([]))

  it('a document -> its whole front matter, its metadata, its heading and its contents', async () => {
    const frontMatter = {
      title: 'Start here',
      description: 'How to start',
      tags: ['One'],
      sidebar_position: 3,
      level: 'easy',
      owner: { name: 'Ada', teams: ['docs', 'web'] },
      last_update: { date: expect.anything(), author: 'Ada' },
    }
    expect(factsIn(await build().read('docs/guide/start/index.html'), '<pre id="doc">')).toEqual([
      {
        frontMatter,
        contentTitle: 'The first steps',
        toc: [{ value: 'Install', id: 'install', level: 2 }],
        assets: {},
        metadata: {
          id: 'guide/start',
          title: 'Start here',
          description: 'How to start',
          source: '@site/docs/guide/01-start.mdx',
          sourceDirName: 'guide',
          slug: '/guide/start',
          permalink: '/base/docs/guide/start',
          draft: false,
          unlisted: false,
          editUrl: 'https://code.example/docs/guide/01-start.mdx',
          tags: [{ label: 'One', permalink: '/base/docs/tags/one' }],
          version: 'current',
          lastUpdatedAt: Date.UTC(2024, 4, 6),
          lastUpdatedBy: 'Ada',
          sidebar: expect.any(String),
          sidebarPosition: 3,
          next: { title: 'Live', permalink: '/base/docs/guide/live' },
          frontMatter,
        },
      },
    ])
  })

  it('a wrapped part of the theme -> the same, on each page', async () => {
    const read = async (path: string): Promise<string> => (await build().read(path)).replaceAll('<!-- -->', '')
    expect(await read('docs/guide/start/index.html')).toContain('<b id="level">easy The first steps</b>')
    expect(await read('docs/other/index.html')).toContain('<b id="level">none no heading</b>')
  })

  it('islands -> the front matter comes with those that ask for it only', async () => {
    const live = await build().read('docs/guide/live/index.html')
    const [, asking = ''] = /<sg-island [^>]*data-module="[^"]*live[^>]*data-page="([^"]*)"/.exec(live) ?? []
    const [, other = ''] = /<sg-island [^>]*data-module="[^"]*other[^>]*data-page="([^"]*)"/.exec(live) ?? []
    expect(live).toContain('<i id="live">hard</i>')
    expect(JSON.parse(asking.replaceAll('&quot;', '"'))).toMatchObject({
      written: { frontMatter: { level: 'hard', owner: 'none' }, contentTitle: 'Live' },
    })
    expect(JSON.parse(other.replaceAll('&quot;', '"'))).not.toHaveProperty('written')
    expect(await build().read('docs/other/index.html')).not.toContain('not-shown-here')
  })

  it('a post -> the same, on its page and in a list', async () => {
    const shared = { mood: 'merry', same: 'merry', title: 'News' }
    expect(factsIn(await build().read('blog/2024/01/02/new/index.html'), '<pre class="post">')).toEqual([
      { ...shared, at: Date.UTC(2024, 1, 3), toc: ['more'], isBlogPostPage: true },
    ])
    expect(factsIn(await build().read('blog/index.html'), '<pre class="post">')).toEqual([
      { ...shared, toc: [], isBlogPostPage: false },
      { mood: 'grim', same: 'grim', title: 'Old', toc: [], isBlogPostPage: false },
    ])
  })
})

describe('front matter that changes', () => {
  it('a key of the site itself -> the pages that may show it are made again; what `parseFrontMatter` gives counts', async () => {
    const site = await openTestSite(files)
    await site.build()
    await site.write({ 'docs/guide/live.mdx': files['docs/guide/live.mdx'].replace('level: hard', 'level: harder') })
    const built = await site.build({ verify: true })
    expect(built.diagnostics).toEqual([])
    expect(await built.read('docs/guide/live/index.html')).toContain('<i id="live">harder</i>')
    await site.write({
      'site.config.ts': config.replace(
        "title: 'Kit',",
        "title: 'Kit', markdown: { parseFrontMatter: async (file) => { const { frontMatter, content } = await file.defaultParseFrontMatter(file); return { frontMatter: { ...frontMatter, level: 'given' }, content } } },",
      ),
    })
    const given = await site.build()
    expect(given.findings).toEqual([])
    expect(await given.read('docs/guide/live/index.html')).toContain('<i id="live">given</i>')
  })
})

describe('what Docusaurus tells of a version', () => {
  const facts = `import { useDocById, useDocsVersion } from '@docusaurus/plugin-content-docs/client'
import DocCardList from '@theme/DocCardList'
export default () => {
  const { version, docs, docsSidebars } = useDocsVersion()
  const sidebars = Object.entries(docsSidebars).map(([name, items]) => [name, items.map(({ label, href }) => [label, href])])
  return <><pre id="version">{JSON.stringify({ version, docs, sidebars, other: useDocById('b') })}</pre><DocCardList /></>
}
`
  const versions = {
    'site.config.ts': config
      .replace(", blog: { path: 'blog', showLastUpdateTime: true }", '')
      .replace(/ showLastUpdateTime.*? editUrl: '[^']*'/, ''),
    'docs/a.mdx': "import Facts from '@site/src/facts'\n\n# A\n\nThe first.\n\n<Facts />\n",
    'docs/b.md': '---\ndescription: The next one\n---\n\n# B now\n',
    'versions.json': '["1.0"]',
    'versioned_docs/version-1.0/a.mdx': "import Facts from '@site/src/facts'\n\n# A\n\nThe first.\n\n<Facts />\n",
    'versioned_docs/version-1.0/b.md': '# B of old\n\nHow it *was*.\n',
    'src/facts.jsx': facts,
    'docs/live.mdx': "import Live from '@site/src/live'\nimport Other from '@site/src/other'\n\n# Live\n\n<Live />\n\n<Other />\n",
    'src/live.jsx':
      "'use client'\nimport { useDocById } from '@docusaurus/plugin-content-docs/client'\nexport default () => <i>{useDocById('b').title}</i>\n",
    'src/other.jsx': files['src/other.jsx'],
    'src/pages/index.md': '# Home\n',
  }

  it('its documents with title and description, its sidebars; cards -> the descriptions', async () => {
    const site = await openTestSite(versions)
    const built = await site.build()
    expect(built.diagnostics).toEqual([])
    const described = (title: string, description: string) => ({ id: 'b', title, description, sidebar: 'defaultSidebar' })
    const first = { id: 'a', title: 'A', description: 'The first.', sidebar: 'defaultSidebar' }
    const now = described('B now', 'The next one')
    const old = described('B of old', 'How it was.')
    const next = await built.read('docs/next/a/index.html')
    expect(factsIn(next, '<pre id="version">')).toEqual([
      {
        version: 'current',
        docs: { a: first, b: now, live: expect.objectContaining({ title: 'Live' }) },
        sidebars: [
          [
            'defaultSidebar',
            [
              ['A', '/base/docs/next/a'],
              ['B now', '/base/docs/next/b'],
              ['Live', '/base/docs/next/live'],
            ],
          ],
        ],
        other: now,
      },
    ])
    expect(next).toMatch(/class="card[^>]*>(?:(?!<\/a>).)*The next one/)
    expect(factsIn(await built.read('docs/a/index.html'), '<pre id="version">')).toMatchObject([
      { version: '1.0', docs: { a: first, b: old }, other: old },
    ])
    const live = await built.read('docs/next/live/index.html')
    const dataOf = (name: string) => new RegExp(`<sg-island [^>]*data-module="[^"]*${name}[^>]*data-site="([^"]*)"`).exec(live)?.[1]
    const [, path = ''] = /&quot;docTexts&quot;:&quot;\/base\/([^&]*)/.exec(dataOf('live') ?? '') ?? []
    expect(JSON.parse(await built.read(path))).toMatchObject({ 'default/1.0': { b: { title: 'B of old', description: 'How it was.' } } })
    expect(dataOf('other')).toContain('sidebars')
    expect(dataOf('other')).not.toContain('docTexts')

    await site.write({ 'docs/b.md': '---\ndescription: Another one\n---\n\n# B now\n' })
    const again = await site.build({ verify: true })
    expect(again.diagnostics).toEqual([])
    expect(again.report.cache.pages).toBeGreaterThan(0)
    expect(await again.read('docs/next/a/index.html')).toMatch(/class="card[^>]*>(?:(?!<\/a>).)*Another one/)
  })

  it('the dev server -> what has just been written, of this document and of others', async () => {
    const server = await startTestServer(versions)
    try {
      const shown = async (): Promise<string> => (await server.get('/base/docs/next/a')).body
      expect(await shown()).toMatch(/class="card[^>]*>(?:(?!<\/a>).)*The next one/)
      const stream = await server.listen('/docs/next/a')
      await server.server.watching
      server.write('docs/b.md', '---\ndescription: Another one\n---\n\n# B now\n')
      await expect.poll(shown).toContain('"description":"Another one"'.replaceAll('"', '&quot;'))
      stream.close()
    } finally {
      await server.close()
    }
  })
})
