// The Markdown form of pages in a built site, and the files that list them.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildTestSite, openTestSite, shareBuild } from './build-test-site.ts'

const files = {
  'site.config.ts': `export default {
    title: 'Kit', tagline: 'A toolkit', url: 'https://example.com', baseUrl: '/kit/', onOrphanPages: 'ignore',
    collections: [{ id: 'experts', itemComponent: 'content/components/expert.tsx' }],
  }\n`,
  'content/components/expert.tsx': 'export default function Expert({ item, children }) { return <><h1>{item.title}</h1>{children}</> }\n',
  'content/experts/kay.md': '---\ntitle: Kay\n---\n\nMakes films.\n',
  'content/docs/intro.md':
    '---\ntitle: "The \\"first\\""\ndescription: Begin here.\nsidebar_position: 1\n---\n\nSee [set-up](./guide/setup.mdx#fast) and [a file](./data.csv).\n',
  'content/docs/data.csv': 'a,b\n',
  'content/docs/guide/_category_.json': '{ "label": "Guide", "position": 2 }',
  'content/docs/guide/setup.mdx': 'import Part from \'./_part.mdx\'\n\n# Set-up\n\n<Part name="kit" />\n\n## Fast\n\n{1 + 1} ways.\n',
  'content/docs/guide/_part.mdx': 'Install {props.name}: [intro](../intro.md).\n',
  'content/docs/hidden.md': '---\nunlisted: true\n---\n\n# Hidden\n\nText.\n',
  'content/docs/draft.md': '---\ndraft: true\n---\n\n# Draft\n',
  'content/blog/2024-01-02-news.md': '---\ntitle: News\n---\n\nShort.\n\n<!-- truncate -->\n\nLong.\n',
  'content/docs/late.md': '---\nunlisted: true\n---\n\n***\n\n# Late\n\nText.\n',
  'content/pages/index.md': '# Home\n\nHello.\n',
  'content/pages/module.tsx': 'export default function Page() { return <h1>Module</h1> }\n',
}

describe('text twins', () => {
  const built = shareBuild(files)

  it('documents, posts, pages, items of collections -> a file each; drafts and modules -> none', async () => {
    expect(built().findings.filter((finding) => finding.startsWith('error'))).toEqual([])
    expect((await built().files()).filter((file) => file.endsWith('.md') || file.startsWith('llms'))).toEqual([
      'blog/2024/01/02/news.md',
      'docs/guide/setup.md',
      'docs/hidden.md',
      'docs/intro.md',
      'docs/late.md',
      'experts/kay.md',
      'index.md',
      'llms-full.txt',
      'llms.txt',
    ])
  })

  it('a document -> title and description only as front matter, its heading, absolute links', async () => {
    expect(await built().read('docs/intro.md')).toMatch(
      /^---\ntitle: "The \\"first\\""\ndescription: "Begin here."\n---\n\n# The "first"\n\nSee \[set-up\]\(https:\/\/example\.com\/kit\/docs\/guide\/setup#fast\) and \[a file\]\(https:\/\/example\.com\/kit\/assets\/files\/data-[\da-f]{8}\.csv\)\.\n$/,
    )
  })

  it('MDX -> what its partials and expressions give, its own heading once', async () => {
    expect(await built().read('docs/guide/setup.md')).toMatch(
      /\n---\n\n# Set-up\n\nInstall kit: \[intro\]\(https:\/\/example\.com\/kit\/docs\/intro\)\.\n\n## Fast\n\n2 ways\.\n$/,
    )
  })

  it('a title that is not the first of the document -> that heading once, where it stands', async () => {
    expect(await built().read('docs/late.md')).toMatch(/\n---\n\n---\n\n# Late\n\nText\.\n$/)
  })

  it('pages -> their head says where the twin is', async () => {
    expect(await built().read('docs/intro/index.html')).toContain('<link rel="alternate" type="text/markdown" href="/kit/docs/intro.md"/>')
    expect(await built().read('index.html')).toContain('href="/kit/index.md"')
    expect(await built().read('module/index.html')).not.toContain('text/markdown')
    expect(await built().read('blog/index.html')).not.toContain('text/markdown')
  })

  it('llms.txt -> title, summary, sections of the sidebar, the blog and the rest; nothing hidden', async () => {
    expect(await built().read('llms.txt')).toBe(
      `# Kit

> A toolkit

## Docs

- [The "first"](https://example.com/kit/docs/intro.md): Begin here.

## Guide

- [Set-up](https://example.com/kit/docs/guide/setup.md): 2 ways.

## Blog

- [News](https://example.com/kit/blog/2024/01/02/news.md): Short.

## Experts

- [Kay](https://example.com/kit/experts/kay.md): Makes films.

## Pages

- [Home](https://example.com/kit/index.md): Hello.
`,
    )
  })

  it('llms-full.txt -> the same pages whole, each with its address', async () => {
    const text = await built().read('llms-full.txt')
    expect([...text.matchAll(/^Source: .*\/kit\/(.*)$/gm)].map(([, path]) => path)).toEqual([
      'docs/intro.md',
      'docs/guide/setup.md',
      'blog/2024/01/02/news.md',
      'experts/kay.md',
      'index.md',
    ])
    expect(text).toContain('# Set-up\n\nInstall kit')
    expect(text).not.toContain('title:')
  })

  it('textTwins: false -> no such file, no such link', async () => {
    const build = await buildTestSite({
      'site.config.ts': "export default { title: 'T', url: 'https://example.com', textTwins: false }\n",
      'content/docs/a.md': '# A\n',
    })
    expect((await build.files()).filter((file) => /\.md$|^llms/.test(file))).toEqual([])
    expect(await build.read('docs/a/index.html')).not.toContain('text/markdown')
  })

  it('a file of the same name among the static files -> stays', async () => {
    const build = await buildTestSite({ 'content/docs/a.md': '# A\n', 'static/llms.txt': 'mine\n' })
    expect(await build.read('llms.txt')).toBe('mine\n')
    expect(await build.read('llms-full.txt')).toContain('# A')
  })

  it('edits, one by one -> every output equal to that of a clean build', async () => {
    const site = await openTestSite(files)
    await site.build()
    const edits: Record<string, string>[] = [
      { 'content/docs/guide/_part.mdx': 'Add {props.name}.\n' },
      { 'content/docs/guide/_category_.json': '{ "label": "Guides", "position": 2 }' },
      { 'content/docs/hidden.md': '# Hidden no more\n' },
      {},
    ]
    for (const edit of edits) {
      await site.write(edit)
      await site.build()
      const incremental = await readAll(join(site.directory, 'build'))
      await site.build({ cache: false, outDirectory: 'clean' })
      expect(incremental).toEqual(await readAll(join(site.directory, 'clean')))
    }
  })
})

async function readAll(directory: string): Promise<Record<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const texts = entries
    .filter((entry) => entry.isFile())
    .map(async (entry): Promise<[string, string]> => {
      const path = join(entry.parentPath, entry.name)
      return [path.slice(directory.length), await readFile(path, 'latin1')]
    })
  return Object.fromEntries(await Promise.all(texts))
}
