// Pages made of data by plugins: in the site like any other, and redone with their data.
import { describe, expect, it } from 'vitest'
import { startTestServer } from '../dev/start-test-server.ts'
import { openTestSite } from './build-test-site.ts'

describe('a site with a page for each entry of a file, and a list of what is in all documents', () => {
  it('pages -> with their component, in links, sitemap and search; an edit of the data redoes them', async () => {
    const site = await openTestSite('data-pages')
    const built = await site.build()
    expect(built.diagnostics).toEqual([])
    const release = await built.read('releases/1.0/index.html')
    expect(release).toContain('<title>Release 1.0 | Kit</title>')
    expect(release).toContain('<li>The astrolabe reads itself.</li>')
    expect(release).toContain('href="/releases/1.1"')
    const list = await built.read('figures/index.html')
    expect(list.replaceAll('<!-- -->', '')).toContain('<a href="/docs/#figure-2">Instruments, Figure 2: A quadrant</a>')
    expect(await built.read('docs/index.html')).toContain('<p id="figure-2">')
    expect(await built.read('sitemap.xml')).toMatch(/releases\/1\.1<\/loc>\s*<lastmod>2026-02-09</)
    expect(await built.read('algolia/records.ndjson')).toContain('Quadrants fold.')

    await site.write({ 'data/releases.json': '[\n  { "version": "1.0", "date": "2026-01-05", "changes": ["None."] }\n]\n' })
    const again = await site.build({ verify: true })
    expect(again.diagnostics).toEqual([])
    expect(again.report.cache.documents).toBe(1)
    expect(await again.read('releases/1.0/index.html')).toContain('This is the last one.')
    expect(await again.files()).not.toContain('releases/1.1/index.html')
  })

  it('two entries for one path, a broken file, a page that is none, a dead link -> told with plugin and place', async () => {
    const site = await openTestSite('data-pages')
    await site.write({
      'data/releases.json':
        '[\n  { "version": "1.0", "date": "2026-01-05", "changes": [] },\n  { "version": "1.0", "date": "2026-01-05", "changes": [] }\n]\n',
    })
    const twice = (await site.build({ write: false })).diagnostics
    expect(twice).toMatchObject([{ id: 'route-duplicate', place: { file: 'data/releases.json' } }])

    await site.write({ 'data/releases.json': '[' })
    await expect(site.build({ write: false })).rejects.toMatchObject({
      diagnostics: [{ id: 'plugin-failed', message: expect.stringMatching(/^The plugin releases has failed to list its pages: .*JSON/) }],
    })

    await site.write({ 'data/releases.json': '[\n  { "version": "1 .0", "date": "soon", "changes": [] }\n]\n' })
    await expect(site.build({ write: false })).rejects.toMatchObject({
      diagnostics: [
        {
          id: 'plugin-failed',
          message: expect.stringMatching(/^The plugin releases gives a page \(number 1\) that is not right: path: .*a path of the site/),
        },
      ],
    })

    await site.write({
      'data/releases.json': '[\n  { "version": "1.0", "date": "2026-01-05", "changes": [] }\n]\n',
      'content/components/release.tsx': 'export default function Release() { return <a href="/nowhere">Away</a> }\n',
    })
    expect((await site.build({ write: false })).diagnostics).toMatchObject([{ id: 'link-broken', place: { file: 'data/releases.json' } }])
  })
})

describe('the dev server', () => {
  it('a page that collects -> what all documents have, also those that nobody has looked at; an edit of one is on it', async () => {
    const marks = '{ remark: [() => (tree, file) => { file.data.page.marks = tree.children.length }] }'
    const routes = "() => [{ path: '/marks', component: 'marks.tsx', title: 'Marks', collects: 'marks' }]"
    const server = await startTestServer({
      'site.config.ts': `export default { title: 'Test', url: 'https://example.com', plugins: [{ name: 'marks', markdown: ${marks}, routes: ${routes} }] }\n`,
      'marks.tsx':
        'export default ({ collected }) => <ul>{collected.map(({ path, value }) => <li key={path}>{[path, value].join(String.fromCharCode(32))}</li>)}</ul>\n',
      'content/docs/one.md': '# One\n\nText.\n',
      'content/docs/two.md': '# Two\n',
    })
    try {
      const { body } = await server.get('/marks')
      expect(body).toContain('<li>/docs/one 2</li><li>/docs/two 1</li>')
      const stream = await server.listen('/marks')
      await server.server.watching
      server.write('content/docs/two.md', '# Two\n\nMore.\n\nText.\n')
      await expect.poll(async () => (await server.get('/marks')).body, { timeout: 10_000 }).toContain('<li>/docs/two 3</li>')
      stream.close()
    } finally {
      await server.close()
    }
  })
})
