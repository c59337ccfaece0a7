import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { buildTestSite, type TestBuild } from './build-test-site.ts'
import { type ReadPage, readPage } from './read-page.ts'

async function pageOf(build: TestBuild, path: string): Promise<ReadPage> {
  return readPage(await build.read(`${path}index.html`))
}

/** Links that lead to posts, each once. */
function postLinks({ links }: ReadPage, prefix: string): string[] {
  return [...new Set(links.filter((link) => link.startsWith(prefix)))]
}

describe('blog-paging', () => {
  it('[spec 2.03] [spec 9.17] 23 posts -> three pages of 10, 10 and 3, an archive, and the newest at the side by year', async () => {
    const build = await buildTestSite('blog-paging')
    expect(build.findings).toEqual([])
    const numbers = (first: number, last: number) => Array.from({ length: first - last + 1 }, (_, index) => `/blog/note-${first - index}`)
    const lists = await Promise.all(['blog/', 'blog/page/2/', 'blog/page/3/'].map((path) => pageOf(build, path)))
    expect(lists.map((page) => postLinks(page, '/blog/note-'))).toEqual([numbers(23, 14), numbers(13, 4), numbers(3, 1)])
    expect(lists.map(({ title }) => title)).toEqual(['News | Test', 'News | Test', 'News | Test'])
    expect(lists[1]?.links).toEqual(expect.arrayContaining(['/blog', '/blog/page/3']))

    const archive = await pageOf(build, 'blog/archive/')
    expect(archive.headings).toEqual(['Archive', '2024', '2023', '2022'])
    expect(postLinks(archive, '/blog/note-')).toEqual(numbers(23, 1))

    const side = (lists[0]?.shellLinks ?? []).filter((link) => link.startsWith('/blog/note-'))
    expect(side).toEqual(numbers(23, 20))
  })
})

describe('blog-truncate', () => {
  it('[spec 2.06] a marker -> the list shows what stands before it and a way to the rest; no marker -> all, and a warning', async () => {
    const build = await buildTestSite('blog-truncate')
    expect(build.findings).toEqual(['warning blog-not-truncated'])
    expect(build.diagnostics[0]?.place?.file).toBe('content/blog/2024-03-03-whole.md')
    const { text } = await pageOf(build, 'blog/')
    for (const shown of ['Seen in lists.', 'Seen in lists too.', 'First part.', 'Second part.']) expect(text).toContain(shown)
    for (const hidden of ['Only on its page.', 'Only on the page of the MDX post.']) expect(text).not.toContain(hidden)
    expect(text.match(/Read more/g)).toHaveLength(2)
    expect((await pageOf(build, 'blog/2024/03/01/comment/')).text).toContain('Only on its page.')
    expect((await pageOf(build, 'blog/2024/03/02/mdx/')).text).toContain('Only on the page of the MDX post.')
  })
})

describe('blog-tags', () => {
  it('tags -> a page for each, paged, one list by letter, and a warning for a tag that is misspelt', async () => {
    const build = await buildTestSite('blog-tags')
    const unknown = build.diagnostics.filter(({ id }) => id === 'tag-not-predefined')
    expect(unknown.map(({ hint }) => hint)).toEqual(expect.arrayContaining([expect.stringContaining('Did you mean "react"?')]))
    expect(unknown.map(({ message }) => message.split('"')[1]).sort()).toEqual(['Video Editing', 'raect', 'secret'])
    const index = await pageOf(build, 'blog/tags/')
    expect(index.headings).toEqual(['Tags', 'R', 'V'])
    expect(index.links).toEqual(
      ['/blog/tags/raect', '/blog/ui/react', '/blog/tags/release', '/blog/tags/video-editing'].map((link) =>
        link.replace('/blog/ui', '/blog/tags/ui'),
      ),
    )
    const react = await pageOf(build, 'blog/tags/ui/react/')
    expect(react.title).toBe('3 posts tagged with "React" | Test')
    expect(react.text).toContain('Components and hooks')
    expect(postLinks(react, '/blog/2024/')).toEqual(['/blog/2024/03/03/post-3', '/blog/2024/03/02/post-2'])
    expect(postLinks(await pageOf(build, 'blog/tags/ui/react/page/2/'), '/blog/2024/')).toEqual(['/blog/2024/03/01/post-1'])
    expect((await pageOf(build, 'blog/tags/secret/')).meta.robots).toContain('noindex')
  })
})

describe('blog-authors', () => {
  it('authors -> named on posts, with a page for who asked for one; what they write is text', async () => {
    const build = await buildTestSite('blog-authors')
    expect(build.findings).toEqual([])
    const author = await pageOf(build, 'blog/authors/ann/')
    expect(author.title).toBe('Ann Example - 2 posts | Test')
    expect(author.text).toContain('Writes about <video> & sound.')
    expect(author.links).toContain('https://github.com/ann')
    expect(postLinks(author, '/blog/2024/')).toEqual(['/blog/2024/03/02/two', '/blog/2024/03/01/one'])
    expect(postLinks(await pageOf(build, 'blog/authors/'), '/blog/authors/')).toEqual(['/blog/authors/ann'])
    const two = await pageOf(build, 'blog/2024/03/02/two/')
    expect(two.links).toEqual(expect.arrayContaining(['/blog/authors/ann', 'https://bob.example/']))
    expect(two.text).toContain('Guest')
    expect((await pageOf(build, 'blog/2024/03/03/inline/')).text).toContain('Cid <b>Example</b>')
    expect(await build.files()).not.toContain('blog/authors/bob/index.html')
  })

  it('blog-author-unknown -> an error at the key, with the nearest author, and no output', async () => {
    const build = await buildTestSite('blog-author-unknown')
    expect(build.report.failed).toBe(true)
    expect(build.diagnostics).toMatchObject([
      {
        id: 'author-unknown',
        level: 'error',
        place: { file: 'content/blog/2024-03-01-post.md', line: 3 },
        hint: expect.stringContaining('Did you mean "slorber"?'),
      },
    ])
  })
})

describe('blog-hidden-posts', () => {
  it('a draft -> nowhere; an unlisted post -> its page alone, which asks not to be indexed', async () => {
    const build = await buildTestSite('blog-hidden-posts')
    expect(build.findings).toEqual([])
    const files = await build.files()
    expect(files).toContain('blog/the-unlisted-one/index.html')
    expect(files).not.toContain('blog/the-draft/index.html')
    const unlisted = await pageOf(build, 'blog/the-unlisted-one/')
    expect(unlisted.meta.robots).toBe('noindex, nofollow')
    const newest = await pageOf(build, 'blog/newest/')
    expect(newest.links).toContain('/blog/oldest')
    const others = [
      'blog/index.html',
      'blog/archive/index.html',
      'blog/newest/index.html',
      'blog/oldest/index.html',
      'blog/rss.xml',
      'blog/atom.xml',
      'blog/feed.json',
      'sitemap.xml',
    ]
    for (const file of others) expect(await build.read(file), file).not.toMatch(/unlisted-one|the-draft/)
  })
})

describe('blog-feeds', () => {
  it('three feeds -> well-formed, with absolute addresses and the whole text; linked from the pages', async () => {
    const build = await buildTestSite('blog-feeds')
    expect(build.findings).toEqual([])
    const rss = await build.read('blog/rss.xml')
    const atom = await build.read('blog/atom.xml')
    for (const xml of [rss, atom]) expect(XMLValidator.validate(xml)).toBe(true)
    const parser = new XMLParser({ ignoreAttributes: false, processEntities: true, parseTagValue: false })
    const { channel } = parser.parse(rss).rss
    expect(channel).toMatchObject({ title: 'News & notes', link: 'https://example.com/base/blog' })
    expect(channel.item.map(({ title }: { title: string }) => title)).toEqual(['Tags < & > in a title ]]> ]]>', 'Middle'])
    const body: string = channel.item[0]['content:encoded']
    expect(body).toContain('href="https://example.com/base/blog/2024/03/02/middle"')
    expect(body).toContain('href="https://example.com/base/blog/2024/03/03/newest#end"')
    expect(body).toMatch(/src="https:\/\/example\.com\/base\/assets\/[^"]*dot[^"]*\.svg"/)
    expect(body).not.toContain('<script')
    for (const [, address = ''] of body.matchAll(/(?:href|src)="([^"]*)"/g)) expect(address).toMatch(/^https:\/\/example\.com\/base\//)
    expect(parser.parse(atom).feed.updated).toBe('2024-03-03T00:00:00.000Z')
    const json = JSON.parse(await build.read('blog/feed.json'))
    expect(json.items[0]).toMatchObject({
      authors: [{ name: 'Ann & Co', url: 'https://ann.example/' }],
      tags: ['News & views'],
      content_html: body,
    })

    const { headLinks, structuredData } = await pageOf(build, 'blog/2024/03/03/newest/')
    const feeds = headLinks.filter(({ rel }) => rel === 'alternate').map(({ href }) => href)
    expect(feeds).toEqual(expect.arrayContaining(['/base/blog/rss.xml', '/base/blog/atom.xml', '/base/blog/feed.json']))
    expect(structuredData).toMatchObject([
      { '@type': 'BlogPosting', headline: 'Tags < & > in a title ]]> ]]>', author: { name: 'Ann & Co' } },
    ])
  })
})

describe('page-files', () => {
  it('TSX, MD and MDX files -> pages at their paths, with their titles', async () => {
    const build = await buildTestSite('page-files')
    expect(build.findings).toEqual([])
    expect((await build.files()).filter((file) => file.endsWith('.html'))).toEqual([
      '404.html',
      'about/index.html',
      'index.html',
      'plain/index.html',
      'search/index.html',
      'terms-of-use/index.html',
    ])
    expect(await pageOf(build, '')).toMatchObject({ title: 'Home | Pages', meta: { description: 'Where it begins' } })
    expect((await pageOf(build, 'about/')).headLinks).toContainEqual({ rel: 'canonical', href: 'https://example.com/about/' })
    const plain = await pageOf(build, 'plain/')
    expect(plain).toMatchObject({ title: 'Plain | Pages', meta: { description: 'A page of Markdown' } })
    expect(plain.links).toContain('https://git.example/edit/main/content/pages/plain.md')
    const terms = await pageOf(build, 'terms-of-use/')
    expect(terms.text).toContain('Sum: 3.')
    expect(terms.meta.robots).toBe('noindex, nofollow')
    const sitemap = await build.read('sitemap.xml')
    expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
      'https://example.com/',
      'https://example.com/about/',
      'https://example.com/plain',
    ])
  })

  it('page-dynamic-name -> an error that names the file and says what to use', async () => {
    const build = await buildTestSite('page-dynamic-name')
    expect(build.diagnostics).toContainEqual(
      expect.objectContaining({
        id: 'slug-invalid',
        place: { file: 'content/pages/users/[id].tsx' },
        hint: expect.stringContaining('collection'),
      }),
    )
  })
})

describe('collection-people', () => {
  it('[spec 2.09] [spec 2.10] a folder of documents -> a page for each and a list, in their order, by components of the site', async () => {
    const build = await buildTestSite('collection-people')
    expect(build.findings).toEqual([])
    const list = await pageOf(build, 'people/')
    expect(list.headings).toEqual(['People'])
    expect(list.links).toEqual(['/people/bob', '/people/ann', '/people/eve-example'])
    const ann = await pageOf(build, 'people/ann/')
    expect(ann.title).toBe('Ann | Test')
    expect(ann.text).toBe('Ann Lives in Zürich <script> Ann makes films.')
    expect((await pageOf(build, 'people/cid/')).meta.robots).toBe('noindex, nofollow')
    expect(await build.files()).not.toContain('people/dora/index.html')
  })
})
