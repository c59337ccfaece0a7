import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import type { SiteConfig } from '../../../src/config/site-config.ts'
import { emitFeeds } from '../../../src/plugins/feeds/emit-feeds.ts'
import type { BlogPost } from '../../../src/routes/blog/blog-route.ts'
import type { BlogData } from '../../../src/routes/site-data.ts'
import { configOf, shuffled } from '../../routes/planner-input.ts'

const blogData: BlogData = {
  id: 'default',
  path: '/blog',
  title: 'Blog',
  description: 'All posts',
  sidebarTitle: 'Recent posts',
  sidebar: [],
  posts: [],
}

function post(number: number, fields: Partial<BlogPost> = {}): BlogPost {
  return {
    path: `/blog/p${number}`,
    document: `content/blog/p${number}.md`,
    title: `Post ${number}`,
    description: `About ${number}`,
    date: new Date(Date.UTC(2024, 0, number)).toISOString(),
    authors: [],
    tags: [],
    truncated: true,
    unlisted: false,
    sidebarLabel: `Post ${number}`,
    ...fields,
  }
}

interface Input {
  posts: readonly { post: BlogPost; html: string }[]
  site?: Partial<SiteConfig>
  blog?: Partial<BlogData>
}

async function render({ posts, site = {}, blog = {} }: Input) {
  const config = configOf({ blog: { feeds: { types: ['rss', 'atom', 'json'] } }, ...site })
  const feeds = config.blogs[0]?.feeds
  if (feeds === undefined) throw new Error('the configuration has no feeds')
  const table = { site: { blogs: { default: { ...blogData, posts: posts.map(({ post }) => post), ...blog } } } }
  const bodies = new Map(posts.map(({ post, html }) => [post.path, html]))
  const emitted = [...emitFeeds({ config, table, feedBodyOf: (path) => bodies.get(path) })]
  const files = await Promise.all(
    emitted.map(async (file) => ({ path: file.path, type: file.type, content: 'make' in file ? String(await file.make()) : '' })),
  )
  const contentOf = (type: string) => files.find((file) => file.path.endsWith(type))?.content ?? ''
  return { files, rss: contentOf('rss.xml'), atom: contentOf('atom.xml'), json: contentOf('feed.json') }
}

const parser = new XMLParser({
  ignoreAttributes: false,
  processEntities: true,
  htmlEntities: false,
  parseTagValue: false,
})

function parse(xml: string) {
  expect(XMLValidator.validate(xml)).toBe(true)
  return parser.parse(xml)
}

const bare = (number: number, fields: Partial<BlogPost> = {}, html = '') => ({ post: post(number, fields), html })

describe('the files of the feeds', async () => {
  it('three types -> three files beside the list', async () => {
    expect((await render({ posts: [] })).files.map(({ path, type }) => [path, type])).toEqual([
      ['blog/rss.xml', 'application/rss+xml'],
      ['blog/atom.xml', 'application/atom+xml'],
      ['blog/feed.json', 'application/feed+json'],
    ])
  })

  it('a base URL and slashes at the end -> absolute addresses that the server answers', async () => {
    const { rss, files } = await render({
      posts: [bare(1, { path: '/blog/p1/' })],
      site: { baseUrl: '/base/', trailingSlash: true },
      blog: { path: '/blog/' },
    })
    expect(files[0]?.path).toBe('blog/rss.xml')
    const { channel } = parse(rss).rss
    expect(channel.link).toBe('https://example.com/base/blog/')
    expect(channel['atom:link']['@_href']).toBe('https://example.com/base/blog/rss.xml')
    expect(channel.item.link).toBe('https://example.com/base/blog/p1/')
  })

  it('the same content in another order -> the same bytes, and no time but that of the posts', async () => {
    const posts = Array.from({ length: 30 }, (_, index) => bare(index + 1, {}, '<p>x</p>'))
    const { files } = await render({ posts })
    expect((await render({ posts: shuffled(posts) })).files).toEqual(files)
    const { atom, rss } = await render({ posts })
    expect(parse(atom).feed.updated).toBe('2024-01-30T00:00:00.000Z')
    expect(parse(rss).rss.channel.lastBuildDate).toBe('Tue, 30 Jan 2024 00:00:00 GMT')
  })

  it('25 posts, one unlisted -> the 20 newest that are listed', async () => {
    const posts = Array.from({ length: 25 }, (_, index) => bare(index + 1, index === 24 ? { unlisted: true } : {}))
    const { rss, atom, json } = await render({ posts })
    const expected = Array.from({ length: 20 }, (_, index) => `Post ${24 - index}`)
    expect(parse(rss).rss.channel.item.map(({ title }: { title: string }) => title)).toEqual(expected)
    expect(parse(atom).feed.entry.map(({ title }: { title: string }) => title)).toEqual(expected)
    expect(JSON.parse(json).items.map(({ title }: { title: string }) => title)).toEqual(expected)
  })

  it('no posts -> feeds that are still valid', async () => {
    const { rss, atom, json } = await render({ posts: [] })
    expect(parse(rss).rss.channel).not.toHaveProperty('item')
    expect(parse(atom).feed.updated).toBe('1970-01-01T00:00:00.000Z')
    expect(JSON.parse(json).items).toEqual([])
  })

  it('title, description, copyright -> those of the options; else the site title, the description of the blog', async () => {
    const feeds = { title: 'News & more', description: 'Our <news>', copyright: '© We' }
    const set = parse((await render({ posts: [], site: { blog: { feeds } } })).rss).rss.channel
    expect(set).toMatchObject({ title: 'News & more', description: 'Our <news>', copyright: '© We', language: 'en' })
    expect(parse((await render({ posts: [] })).rss).rss.channel).toMatchObject({ title: 'Site Blog', description: 'All posts' })
  })
})

describe('one entry', async () => {
  const full = bare(
    5,
    {
      authors: [
        { key: 'ann', name: 'Ann (A)', email: 'ann@example.com', path: '/blog/authors/ann' },
        { name: 'Bob', url: 'https://bob.example/?a=1&b=2' },
        { key: 'cid', url: 'javascript:alert(1)' },
      ],
      tags: [{ label: 'A & B', path: '/blog/tags/a-b' }, { label: 'x<y"' }],
      image: '/img/card.png',
    },
    '<p><a href="/docs">d</a> <img src="pic.png" srcset="/a.png 2x"></p>',
  )
  const { rss, atom, json } = await render({ posts: [full] })
  const html =
    '<p><a href="https://example.com/docs">d</a> <img src="https://example.com/blog/pic.png" srcset="https://example.com/a.png 2x"></p>'

  it('RSS -> link, guid, date, description, body, authors, tags', async () => {
    expect(parse(rss).rss.channel.item).toEqual({
      title: 'Post 5',
      link: 'https://example.com/blog/p5',
      guid: { '#text': 'https://example.com/blog/p5', '@_isPermaLink': 'true' },
      pubDate: 'Fri, 05 Jan 2024 00:00:00 GMT',
      description: 'About 5',
      'content:encoded': html,
      author: 'ann@example.com (Ann A)',
      'dc:creator': ['Bob', 'cid'],
      category: ['A & B', 'x<y"'],
    })
  })

  it('Atom -> id, dates, summary, body, authors, tags', async () => {
    expect(parse(atom).feed.entry).toEqual({
      title: 'Post 5',
      id: 'https://example.com/blog/p5',
      link: { '@_rel': 'alternate', '@_type': 'text/html', '@_href': 'https://example.com/blog/p5' },
      published: '2024-01-05T00:00:00.000Z',
      updated: '2024-01-05T00:00:00.000Z',
      summary: 'About 5',
      content: { '#text': html, '@_type': 'html' },
      author: [
        { name: 'Ann (A)', uri: 'https://example.com/blog/authors/ann', email: 'ann@example.com' },
        { name: 'Bob', uri: 'https://bob.example/?a=1&b=2' },
        { name: 'cid' },
      ],
      category: [
        { '@_term': 'A & B', '@_label': 'A & B' },
        { '@_term': 'x<y"', '@_label': 'x<y"' },
      ],
    })
    expect(parse(atom).feed).not.toHaveProperty('author')
  })

  it('JSON -> the same, with the image', async () => {
    expect(JSON.parse(json)).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', feed_url: 'https://example.com/blog/feed.json' })
    expect(JSON.parse(json).items).toEqual([
      {
        id: 'https://example.com/blog/p5',
        url: 'https://example.com/blog/p5',
        title: 'Post 5',
        summary: 'About 5',
        content_html: html,
        date_published: '2024-01-05T00:00:00.000Z',
        image: 'https://example.com/img/card.png',
        authors: [
          { name: 'Ann (A)', url: 'https://example.com/blog/authors/ann' },
          { name: 'Bob', url: 'https://bob.example/?a=1&b=2' },
          { name: 'cid' },
        ],
        tags: ['A & B', 'x<y"'],
      },
    ])
  })

  it('no authors -> Atom has one for the feed, as it must', async () => {
    expect(parse((await render({ posts: [bare(1)] })).atom).feed.author).toEqual({ name: 'Site Blog' })
  })

  it('an image beside the post, no description -> left out', async () => {
    const item = JSON.parse((await render({ posts: [bare(1, { image: './card.png', description: '' })] })).json).items[0]
    expect(item).not.toHaveProperty('image')
    expect(item).not.toHaveProperty('summary')
  })
})

describe('text that wants out', async () => {
  const texts = [
    '</title><script>alert(1)</script>',
    'a ]]> b ]]> c',
    '<![CDATA[ x ]]>',
    'one & two &amp; three &lt;',
    'quotes " and \'',
    '<!-- comment -->',
    '<?php echo 1 ?>',
    'größer 日本 🎉',
  ]

  it.each(texts)('%s as title, description, tag, author -> the same text after parsing', async (text) => {
    const { rss, atom, json } = await render({
      posts: [bare(1, { title: text, description: text, tags: [{ label: text }], authors: [{ name: text }] })],
    })
    expect(parse(rss).rss.channel.item).toMatchObject({ title: text, description: text, category: text, 'dc:creator': text })
    expect(parse(atom).feed.entry).toMatchObject({ title: text, summary: text, author: { name: text }, category: { '@_term': text } })
    expect(JSON.parse(json).items[0]).toMatchObject({ title: text, summary: text, tags: [text] })
  })

  it.each(texts)('%s in the body -> well-formed', async (text) => {
    const { rss, atom } = await render({ posts: [bare(1, {}, text)] })
    parse(rss)
    parse(atom)
  })

  it('characters that XML cannot hold -> left out; the rest stays', async () => {
    const { rss, atom } = await render({ posts: [bare(1, { title: 'a\u0000b\u0008c\ud800d\uffffe🎉' }, 'x\u000by')] })
    expect(parse(rss).rss.channel.item).toMatchObject({ title: 'abcde🎉', 'content:encoded': 'xy' })
    expect(parse(atom).feed.entry.title).toBe('abcde🎉')
  })
})
