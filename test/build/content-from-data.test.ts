// Documents that plugins make of data: in the site like any other, with findings that lead to the data.
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../dev/start-test-server.ts'
import { openTestSite } from './build-test-site.ts'

const components = (...entries: { name: string; about: string }[]): string =>
  `[\n${entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`
const dialog = { name: 'Dialog', about: 'It is closed.' }

describe('a site with documents from a JSON file, in folders of their own, beside files and in a blog', () => {
  it('documents -> pages, in sidebars, links, search, feeds, sitemap; an edit of the data redoes those that it changes', async () => {
    const site = await openTestSite('content-from-data')
    const built = await site.build({ verify: true })
    expect(built.diagnostics).toEqual([])
    const button = await built.read('api/button/index.html')
    expect(button).toContain('<title>Button | Kit</title>')
    expect(button).toContain('<p class="mark">Made of data</p>')
    expect(button).toContain('href="/api/dialog#use-of-dialog"')
    expect(button).toContain('href="https://example.org/edit/data/components.json"')
    expect(button).toMatch(/<a[^>]*href="\/api\/dialog"[^>]*>.*Dialog/)
    const intro = await built.read('docs/index.html')
    expect(intro).toContain('href="/api/button"')
    expect(intro).toMatch(/<nav[\s\S]*href="\/docs\/parts\/all"/)
    expect(intro).toContain('href="https://example.org/edit/content/docs/intro.md"')
    const all = await built.read('docs/parts/all/index.html')
    expect(all).toContain('There are 2: <a href="/api/button">')
    expect(all).not.toContain('example.org/edit')
    expect(await built.read('sitemap.xml')).toContain('<loc>https://example.com/api/dialog</loc>')
    expect(await built.read('blog/rss.xml')).toContain('New parts in')
    expect(await built.read('algolia/records.ndjson')).toContain('It is pressed')
    expect(await built.read('api/button.md')).toContain('It is pressed')

    await site.write({ 'data/components.json': components({ name: 'Button', about: 'It is held.' }, dialog) })
    const again = await site.build({ verify: true, explain: '/api/button' })
    expect(again.diagnostics).toEqual([])
    expect(again.report.cache.documents).toBe(again.report.documents - 1)
    expect(await again.read('api/button/index.html')).toContain('It is held.')
    expect(JSON.stringify(again.report.explanation)).toContain('content/api/button.mdx')
  })

  it('dead link, broken MDX, front matter -> the place of the data, or plugin and line', async () => {
    const site = await openTestSite('content-from-data')
    await site.write({
      'data/components.json': components({ name: 'Button', about: '[Away](./away.mdx)' }, { name: 'Dialog', about: 'A {brace' }),
      'plugins/api.ts':
        "import type { Plugin } from 'sitegen'\nimport { readFileSync } from 'node:fs'\nexport const api = (): Plugin => ({\n  name: 'api',\n  content: ({ readFile }) => [\n    ...JSON.parse(readFile('data/components.json')).map(({ name, about }, index) => ({ path: 'content/api/' + name.toLowerCase() + '.mdx', text: about, place: { file: 'data/components.json', line: index + 2 } })),\n    { path: 'content/docs/parts/all.md', text: '---\\ndescripton: x\\n---\\n\\n[Away](../nowhere.md)\\n' },\n  ],\n})\n",
    })
    const { diagnostics } = await site.build({ write: false })
    expect(diagnostics.map(({ id, place, notes }) => [id, place?.file, place?.line, notes?.at(-1)?.message])).toMatchInlineSnapshot(`
      [
        [
          "anchor-broken",
          "content/docs/intro.md",
          6,
          undefined,
        ],
        [
          "front-matter-unknown-key",
          "content/docs/parts/all.md",
          2,
          "in the document content/docs/parts/all.md, line 2, which is no file: the plugin api makes it",
        ],
        [
          "markdown-link-broken",
          "content/docs/parts/all.md",
          5,
          "in the document content/docs/parts/all.md, line 5, which is no file: the plugin api makes it",
        ],
        [
          "markdown-link-broken",
          "data/components.json",
          2,
          "in the document content/api/button.mdx, line 1, which is no file: the plugin api makes it",
        ],
        [
          "mdx-syntax",
          "data/components.json",
          3,
          "in the document content/api/dialog.mdx, line 1, which is no file: the plugin api makes it",
        ],
      ]
    `)
  })

  it('the path of a file, a folder of no collection, twice the same, no document, no list, a throw -> plugin-failed', async () => {
    const site = await openTestSite({ 'content/docs/intro.md': '# Start\n' })
    const findings = async (documents: string): Promise<string[]> => {
      await site.write({
        'site.config.ts': `export default { title: 'Test', url: 'https://example.com', plugins: [{ name: 'data', content: () => ${documents} }] }\n`,
      })
      const { diagnostics } = await site.build({ write: false }).catch((error: { diagnostics: { id: string; message: string }[] }) => error)
      return diagnostics.map(({ id, message }) => `${id}: ${message}`)
    }
    const found = [
      await findings("[{ path: 'content/docs/intro.md', text: '' }]"),
      await findings("[{ path: 'content/other/x.md', text: '' }, { path: 'content/docs/_x.md', text: '' }]"),
      await findings("[{ path: 'content/docs/x.md', text: '' }, { path: 'content/docs/x.md', text: '' }]"),
      await findings("[{ path: '../x.md', text: '' }, { path: 'content/docs/x.md' }]"),
      await findings("[{ path: 'content/docs/x.md', text: '', data: { title: 'X' } }]"),
      await findings("'x'"),
      await findings("{ throw new Error('The service does not answer.') }"),
    ]
    expect(found).toMatchInlineSnapshot(`
      [
        [
          "plugin-failed: The plugin data gives the document content/docs/intro.md, but there is a file of this name.",
        ],
        [
          "plugin-failed: The plugin data gives the document content/docs/_x.md, which has no place: a file or folder that starts with "_" makes no page.",
          "plugin-failed: The plugin data gives the document content/other/x.md, which has no place: no collection of the site has this folder.",
        ],
        [
          "plugin-failed: The plugin data gives the document content/docs/x.md, which it has given before.",
        ],
        [
          "plugin-failed: The plugin data gives a document (number 1) that is not right: path: the file that it would be, relative to the site, such as "content/docs/api/button.mdx".",
          "plugin-failed: The plugin data gives a document (number 2) that is not right: text: Invalid input: expected string, received undefined.",
        ],
        [
          "plugin-failed: The plugin data gives a document (number 1) that is not right: the document: expected only the keys path, text, place; found data.",
        ],
        [
          "plugin-failed: The plugin data has failed to list its documents: expected a list of documents, found string",
        ],
        [
          "plugin-failed: The plugin data has failed to list its documents: The service does not answer.",
        ],
      ]
    `)
  })
})

describe('the dev server of such a site', () => {
  const opened: { close(): Promise<void> }[] = []
  afterAll(() => Promise.all(opened.map((server) => server.close())))

  it('an edit of the data -> the new page; a new entry -> a new page', async () => {
    const plugin =
      "{ name: 'parts', content: ({ readFile }) => readFile('parts.txt').trim().split(/\\s+/).map((name, index) => ({ path: 'content/docs/' + name + '.md', text: '# Part ' + name, place: { file: 'parts.txt', line: index + 1 } })) }"
    const server = await startTestServer({
      'site.config.ts': `export default { title: 'Test', url: 'https://example.com', plugins: [${plugin}] }\n`,
      'content/docs/intro.md': '# Start\n\n[One](one.md)\n',
      'parts.txt': 'one\n',
    })
    opened.push(server)
    expect((await server.get('/docs/one')).body).toContain('Part one')
    expect((await server.get('/docs/intro')).body).toContain('href="/docs/one"')
    const stream = await server.listen('/docs/intro')
    await server.server.watching
    server.write('parts.txt', 'one\ntwo\n')
    await server.noticed('configuration has changed')
    expect((await server.get('/docs/two')).body).toContain('Part two')
    server.write('parts.txt', 'one\nthree\n')
    await expect.poll(async () => (await server.get('/docs/two')).status).toBe(404)
    stream.close()
  })
})
