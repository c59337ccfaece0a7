import { describe, expect, it } from 'vitest'
import { shuffled } from '../planner-input.ts'
import { pathsOf, plan, post, posts, routesOf } from './plan.ts'

const dated = { date: '2024-05-01T00:00:00.000Z' }

describe('the path of a post', () => {
  it.each([
    ['2024-05-01-hello.md', undefined, '/blog/2024/05/01/hello'],
    ['2024-05-01-hello/index.mdx', undefined, '/blog/2024/05/01/hello'],
    ['news/2024-05-01-hello.md', undefined, '/blog/2024/05/01/news/hello'],
    ['2024-05-01-hello.md', '/greeting', '/blog/greeting'],
    ['2024-05-01-hello.md', 'greeting', '/blog/greeting'],
    ['2024-05-01-hello.md', '/greeting/', '/blog/greeting/'],
    ['2024-05-01-hello.md', '/größe', '/blog/größe'],
  ])('%s with slug %s -> %s', (path, slug, expected) => {
    const result = plan({ documents: [post(path, { frontMatter: { ...dated, ...(slug === undefined ? {} : { slug }) } })] })
    expect(pathsOf(routesOf(result, 'blog-post'))).toEqual([expected])
    expect(result.pathOfFile).toEqual(new Map([[`content/blog/${path}`, expected]]))
    expect(result.diagnostics).toEqual([])
  })

  it('a blog at the root, slashes at the end -> /hello/ and /page/2/', () => {
    const documents = [...posts(2), post('hello.md', { frontMatter: { ...dated, slug: 'hello' } })]
    const result = plan({ documents, blog: { routeBasePath: '/', postsPerPage: 2 }, site: { trailingSlash: true } })
    expect(pathsOf(routesOf(result, 'blog-post'))).toContain('/hello/')
    expect(pathsOf(routesOf(result, 'blog-list'))).toEqual(['/', '/page/2/'])
    expect(result.data.archivePath).toBe('/archive/')
  })

  it('a slug that is no path -> slug-invalid at the key, with the slug', () => {
    const { diagnostics } = plan({ documents: [post('a.md', { frontMatter: { ...dated, slug: '/a?b' } })] })
    expect(diagnostics).toMatchObject([
      { id: 'slug-invalid', level: 'error', place: { file: 'content/blog/a.md', line: 4 }, message: expect.stringContaining('"/a?b"') },
    ])
  })

  it('a file name that is no path -> slug-invalid at the file', () => {
    const { diagnostics } = plan({ documents: [post('what#now.md', { frontMatter: dated })] })
    expect(diagnostics).toMatchObject([{ id: 'slug-invalid', place: { file: 'content/blog/what#now.md' } }])
  })

  it('.. in a slug -> slug-invalid', () => {
    const { diagnostics } = plan({ documents: [post('a.md', { frontMatter: { ...dated, slug: '../../a' } })] })
    expect(diagnostics).toMatchObject([{ id: 'slug-invalid' }])
  })
})

describe('what is said of a post', () => {
  it.each([
    [{}, { hide: false, minHeadingLevel: 2, maxHeadingLevel: 3 }],
    [{ hideTableOfContents: true }, { hide: true, minHeadingLevel: 2, maxHeadingLevel: 3 }],
    [
      { tocMinHeadingLevel: 3, tocMaxHeadingLevel: 5 },
      { hide: false, minHeadingLevel: 3, maxHeadingLevel: 5 },
    ],
    [{ tocMinHeadingLevel: 4 }, { hide: false, minHeadingLevel: 4, maxHeadingLevel: 4 }],
  ])('%j -> contents list %j', (frontMatter, tableOfContents) => {
    const [route] = routesOf(plan({ documents: [post('a.md', { frontMatter: { ...dated, ...frontMatter } })] }), 'blog-post')
    expect(route?.props.tableOfContents).toEqual(tableOfContents)
  })

  it('front matter -> title, description, image, keywords, side label', () => {
    const frontMatter = { ...dated, title: 'T', description: 'D', image: '/i.png', keywords: ['k'], sidebarLabel: 'S' }
    const [route] = routesOf(plan({ documents: [post('a.md', { frontMatter, contentTitle: 'C', excerpt: 'E' })] }), 'blog-post')
    expect(route?.props.post).toMatchObject({ title: 'T', description: 'D', image: '/i.png', sidebarLabel: 'S' })
    expect(route?.metadata).toMatchObject({ title: 'T', description: 'D', image: '/i.png', keywords: ['k'] })
  })

  it('no front matter -> the heading and the excerpt, then the name', () => {
    const documents = [post('2024-05-02-b.md', { contentTitle: 'C', excerpt: 'E' }), post('2024-05-01-a.md')]
    expect(plan({ documents }).data.posts).toMatchObject([
      { title: 'C', description: 'E', sidebarLabel: 'C' },
      { title: 'a', description: '' },
    ])
  })

  it.each([
    [0, 0],
    [1, 0.01],
    [200, 1],
    [250, 1.25],
    [333, 1.67],
  ])('%i words -> %f minutes', (wordCount, minutes) => {
    expect(plan({ documents: [post('2024-05-01-a.md', { wordCount })] }).data.posts[0]?.readingTime).toBe(minutes)
  })

  it('hide_reading_time, or the option -> no reading time', () => {
    const documents = [post('2024-05-01-a.md', { wordCount: 200, frontMatter: { hideReadingTime: true } })]
    expect(plan({ documents }).data.posts[0]).not.toHaveProperty('readingTime')
    const others = [post('2024-05-01-a.md', { wordCount: 200 })]
    expect(plan({ documents: others, blog: { showReadingTime: false } }).data.posts[0]).not.toHaveProperty('readingTime')
  })

  it('editUrl -> the site-relative file behind it; the front matter wins; null hides it', () => {
    const documents = [
      post('2024-05-03-c.md', { frontMatter: { customEditUrl: null } }),
      post('2024-05-02-b.md', { frontMatter: { customEditUrl: 'https://edit.example/b' } }),
      post('2024-05-01-a b.md'),
    ]
    const result = plan({ documents, blog: { editUrl: 'https://git.example/edit/' } })
    expect(routesOf(result, 'blog-post').map(({ props }) => props.editUrl)).toEqual([
      undefined,
      'https://edit.example/b',
      'https://git.example/edit/content/blog/2024-05-01-a%20b.md',
    ])
  })

  it('editUrl as a function -> called with path, permalink and locale', () => {
    const editUrl = (context: object) => JSON.stringify(context)
    const result = plan({ documents: [post('2024-05-01-a.md')], blog: { editUrl }, site: { baseUrl: '/base/' } })
    const permalink = '/base/blog/2024/05/01/a'
    expect(JSON.parse(routesOf(result, 'blog-post')[0]?.props.editUrl ?? '')).toEqual({ path: '2024-05-01-a.md', permalink, locale: 'en' })
  })

  it('editUrl that throws -> config-invalid with the text and the file', () => {
    const editUrl = () => {
      throw new Error('no such branch')
    }
    expect(() => plan({ documents: [post('2024-05-01-a.md')], blog: { editUrl } })).toThrow(
      'The function `editUrl` threw for content/blog/2024-05-01-a.md: no such branch',
    )
  })

  it('last update -> what the options show, front matter before git; the sitemap gets the date anyway', () => {
    const lastUpdate = { date: '2024-06-01T00:00:00.000Z', author: 'git' }
    const documents = [post('2024-05-01-a.md', { lastUpdate, frontMatter: { lastUpdate: { author: 'Ann' } } })]
    const both = plan({ documents, blog: { showLastUpdateTime: true, showLastUpdateAuthor: true } })
    expect(routesOf(both, 'blog-post')[0]?.props.lastUpdate).toEqual({ date: '2024-06-01T00:00:00.000Z', author: 'Ann' })
    const none = routesOf(plan({ documents }), 'blog-post')[0]
    expect(none?.props).not.toHaveProperty('lastUpdate')
    expect(none?.metadata.lastModified).toBe('2024-06-01T00:00:00.000Z')
  })

  it('a post without a date (reported elsewhere) -> the oldest of all', () => {
    const result = plan({ documents: [post('undated.md'), post('2001-01-01-old.md')] })
    expect(pathsOf(result.data.posts)).toEqual(['/blog/2001/01/01/old', '/blog/undated'])
    expect(result.diagnostics).toEqual([])
  })

  it('feeds -> linked from every page, and the newest 20 listed posts are marked', () => {
    const documents = [...posts(22), post('2024-05-01-hidden.md', { frontMatter: { unlisted: true } })]
    const result = plan({ documents, blog: { feeds: { types: ['json', 'rss', 'rss'] } } })
    const feeds = [
      { type: 'rss', path: '/blog/rss.xml', title: 'Site Blog' },
      { type: 'json', path: '/blog/feed.json', title: 'Site Blog' },
    ]
    for (const route of result.routes) expect(route.metadata.feeds).toEqual(feeds)
    const marked = routesOf(result, 'blog-post').filter(({ props }) => props.inFeeds)
    expect(marked.map(({ props }) => props.post.path)).toEqual(Array.from({ length: 20 }, (_, index) => `/blog/post-${22 - index}`))
  })

  it('no feeds -> no links, nothing marked', () => {
    const result = plan({ documents: posts(1), blog: { feeds: false } })
    expect(result.routes[0]?.metadata).not.toHaveProperty('feeds')
    expect(routesOf(result, 'blog-post')[0]?.props.inFeeds).toBe(false)
  })
})

describe('drafts and unlisted posts', () => {
  it('a draft -> nowhere', () => {
    const result = plan({ documents: [...posts(1), post('2024-05-01-a.md', { frontMatter: { draft: true, authors: ['nobody'] } })] })
    expect(result.diagnostics).toEqual([])
    expect([...result.pathOfFile.keys()]).toEqual(['content/blog/post-1.md'])
    expect(JSON.stringify(result)).not.toContain('2024/05/01')
  })

  it('an unlisted post -> a page that asks not to be indexed, in no list, side, archive or pager', () => {
    const unlisted = post('2023-01-02-hidden.md', { truncated: false, frontMatter: { slug: '/hidden', unlisted: true } })
    const result = plan({ documents: [...posts(3), unlisted] })
    const route = routesOf(result, 'blog-post').find(({ path }) => path === '/blog/hidden')
    expect(route?.metadata).toMatchObject({ unlisted: true, noIndex: true })
    expect(route?.props).toMatchObject({ inFeeds: false })
    expect(route?.props).not.toHaveProperty('newer')
    expect(route?.props).not.toHaveProperty('older')
    const others = result.routes.filter((other) => other !== route)
    expect(JSON.stringify([others, result.data.sidebar])).not.toContain('hidden')
    expect(result.diagnostics).toEqual([])
  })
})

describe('newer and older', () => {
  it.each(['descending', 'ascending'] as const)('%s -> newer is newer', (sortPosts) => {
    const result = plan({ documents: posts(3), blog: { sortPosts } })
    const middle = routesOf(result, 'blog-post').find(({ path }) => path === '/blog/post-2')
    expect(middle?.props).toMatchObject({ newer: { path: '/blog/post-3', label: 'post-3' }, older: { path: '/blog/post-1' } })
  })

  it('the first and the last -> one side only', () => {
    const [newest, oldest] = routesOf(plan({ documents: posts(2) }), 'blog-post')
    expect(newest?.props).not.toHaveProperty('newer')
    expect(oldest?.props).not.toHaveProperty('older')
  })
})

describe('the truncate marker', () => {
  const documents = [post('2024-05-01-a.md', { truncated: false }), post('2024-05-02-b.mdx', { truncated: false }), ...posts(1)]

  it('posts without one -> one warning each, at the file, with the marker of the format', () => {
    expect(plan({ documents }).diagnostics).toMatchObject([
      {
        id: 'blog-not-truncated',
        level: 'warning',
        place: { file: 'content/blog/2024-05-02-b.mdx' },
        hint: expect.stringContaining('{/* truncate */}'),
      },
      {
        id: 'blog-not-truncated',
        level: 'warning',
        place: { file: 'content/blog/2024-05-01-a.md' },
        hint: expect.stringContaining('<!-- truncate -->'),
      },
    ])
  })

  it.each([
    ['throw', ['error', 'error']],
    ['log', ['info', 'info']],
    ['ignore', []],
  ] as const)('policy %s -> %j', (onUntruncatedBlogPosts, levels) => {
    expect(plan({ documents, blog: { onUntruncatedBlogPosts } }).diagnostics.map(({ level }) => level)).toEqual(levels)
  })

  it('[spec 2.06] a post with a marker -> told from one without, so that lists can show its preview', () => {
    const truncatedOf = Object.fromEntries(plan({ documents }).data.posts.map(({ path, truncated }) => [path, truncated]))
    expect(truncatedOf).toEqual({ '/blog/post-1': true, '/blog/2024/05/01/a': false, '/blog/2024/05/02/b': false })
  })
})

describe('order', () => {
  it('documents in another order -> the same plan, byte for byte', () => {
    const authors = {
      default: { file: 'content/blog/authors.yml', authors: { b: { name: 'B', page: true }, a: { name: 'A', page: true } } },
    }
    const documents = posts(30).map((document, index) => ({
      ...document,
      frontMatter: { ...document.frontMatter, tags: [`Tag ${index % 7}`, index % 2 ? 'React' : 'react'], authors: [index % 3 ? 'a' : 'b'] },
    }))
    const sameDay = ['c.md', 'a.md', 'b.md'].map((path) => post(path, { frontMatter: dated }))
    const all = [...documents, ...sameDay]
    const straight = JSON.stringify(plan({ documents: all, tree: { authors } }))
    expect(JSON.stringify(plan({ documents: shuffled(all), tree: { authors } }))).toBe(straight)
    expect(JSON.stringify(plan({ documents: [...all].reverse(), tree: { authors } }))).toBe(straight)
  })
})
