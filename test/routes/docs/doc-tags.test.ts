// Pages for the tags of documents.
import { describe, expect, test } from 'vitest'
import { buildTestSite } from '../../build/build-test-site.ts'
import { planDocsSite } from './docs-input.ts'

const files = {
  'b.md': { title: 'B', tags: ['How to', { label: 'Release', permalink: '/releases' }] },
  'a.md': { title: 'A', excerpt: 'About a.', tags: ['how to'] },
  'hidden.md': { title: 'Hidden', unlisted: true, tags: ['Secret', 'How to'] },
  'draft.md': { title: 'Draft', draft: true, tags: ['Never'] },
  '1.0:a.md': { title: 'Old', tags: ['How to'] },
}

describe('tags of documents', () => {
  const { paths, index, doc, diagnostics } = planDocsSite({ files, released: ['1.0'] })

  test('documents -> a page for each tag and version, and one of all tags', () => {
    expect(diagnostics).toEqual([])
    expect(paths.filter((path) => path.includes('/tags'))).toEqual([
      '/docs/next/tags',
      '/docs/next/tags/how-to',
      '/docs/next/tags/releases',
      '/docs/next/tags/secret',
      '/docs/tags',
      '/docs/tags/how-to',
    ])
    expect(doc('b').props.tags).toEqual([
      { label: 'how to', path: '/docs/next/tags/how-to' },
      { label: 'Release', path: '/docs/next/tags/releases' },
    ])
  })

  test('a page -> its listed documents by title; all tags -> how many documents each has', () => {
    expect(index('/docs/next/tags/how-to')).toMatchObject({
      metadata: { title: '2 docs tagged with "how to"' },
      props: {
        cards: [
          { type: 'link', label: 'A', href: '/docs/next/a', description: 'About a.' },
          { type: 'link', label: 'B', href: '/docs/next/b' },
        ],
      },
    })
    expect(index('/docs/next/tags').props.cards).toEqual([
      { type: 'category', label: 'how to', href: '/docs/next/tags/how-to', itemCount: 2 },
      { type: 'category', label: 'Release', href: '/docs/next/tags/releases', itemCount: 1 },
    ])
    expect(index('/docs/next/tags/secret').metadata).toMatchObject({ title: 'One doc tagged with "Secret"', unlisted: true })
  })

  test('tagPages: false, or no tags -> labels, no pages', () => {
    const without = planDocsSite({ files: { 'a.md': { tags: ['x'] } }, docs: { tagPages: false } })
    expect(without.doc('a').props.tags).toEqual([{ label: 'x' }])
    expect([...without.paths, ...planDocsSite({ files: { 'a.md': {} } }).paths].filter((path) => path.includes('tags'))).toEqual([])
  })

  test('tagsPath -> the pages below it', () => {
    const { paths } = planDocsSite({ files: { 'a.md': { tags: ['x'] } }, docs: { tagsPath: 'labels' } })
    expect(paths).toEqual(expect.arrayContaining(['/docs/labels', '/docs/labels/x']))
    expect(paths.filter((path) => path.includes('tags'))).toEqual([])
  })

  test('a tag without a letter -> an error at its key', () => {
    expect(planDocsSite({ files: { 'a.md': { tags: ['!!'] } } }).diagnostics).toMatchObject([
      { id: 'tag-invalid', place: { file: 'content/docs/a.md' } },
    ])
  })
})

test('a site with a tags file -> labels and descriptions, links, sitemap; a tag that is not in it -> a warning', async () => {
  const site = await buildTestSite({
    'site.config.ts': "export default { title: 'T', url: 'https://example.com', search: false }\n",
    'content/docs/tags.yml': 'guide: { label: Guides, description: Step by step, permalink: /guides }\n',
    'content/docs/index.md': '---\nslug: /\ntitle: Start\ntags: [guide, other]\n---\n\nText\n',
  })
  expect(site.diagnostics.map(({ id, level, place }) => [id, level, place?.file, place?.line])).toEqual([
    ['tag-not-predefined', 'warning', 'content/docs/index.md', 4],
  ])
  expect(await site.read('docs/index.html')).toContain('<a class="tag" rel="tag" href="/docs/tags/guides">Guides</a>')
  const page = await site.read('docs/tags/guides/index.html')
  expect(page).toContain('<h1>One doc tagged with &quot;Guides&quot;</h1>')
  expect(page).toContain('Step by step')
  expect(page).toContain('<a href="/docs/tags">View all tags</a>')
  expect(await site.read('docs/tags/index.html')).toContain('href="/docs/tags/guides"')
  expect(await site.read('sitemap.xml')).toContain('<loc>https://example.com/docs/tags/guides</loc>')
})

test('the page of all tags -> a heading with an id for each first letter, whatever its case', async () => {
  const site = await buildTestSite({
    'site.config.ts': "export default { title: 'T', url: 'https://example.com', search: false }\n",
    'content/docs/index.md': '---\nslug: /\ntitle: Start\ntags: [beta, Banana, apple, Über]\n---\n\nText\n',
  })
  const page = await site.read('docs/tags/index.html')
  const parts = [...page.matchAll(/<h2 id="(.)">(.)<\/h2>|href="\/docs\/tags\/([^"]+)"/g)].map(([, id, letter, tag]) =>
    tag === undefined ? `${id} ${letter}` : decodeURI(tag),
  )
  expect(parts).toEqual(['A A', 'apple', 'B B', 'banana', 'beta', 'Ü Ü', 'uber'])
})
