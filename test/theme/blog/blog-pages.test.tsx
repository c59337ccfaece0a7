import { describe, expect, it } from 'vitest'
import type { BlogPostRoute, BlogRoute } from '../../../src/routes/blog/blog-route.ts'
import type { Route } from '../../../src/routes/route.ts'
import { formatReadingTime } from '../../../src/theme/blog/post-meta.tsx'
import { renderPage } from '../render-page.tsx'
import { samplePost, sampleSite } from '../sample-site.ts'

const base = { exact: true, context: { plugin: { name: 'content-blog', id: 'default' } }, metadata: { title: 'Blog' } }
const blog = 'default'
const pagination = { page: 1, totalPages: 1 }

const postRoute = (props: Partial<BlogPostRoute['props']> = {}): BlogRoute => ({
  ...base,
  kind: 'blog-post',
  path: '/blog/hello',
  document: 'content/blog/hello.md',
  props: { blog, post: samplePost(), inFeeds: true, tableOfContents: { hide: false, minHeadingLevel: 2, maxHeadingLevel: 3 }, ...props },
})

const list = (props: object = {}): Route => ({
  ...base,
  kind: 'blog-list',
  path: '/blog',
  items: ['/blog/hello', '/blog/older'],
  props: { blog, pagination: { ...pagination, ...props } },
})

const contents = { '/blog/hello': <p>Short text.</p>, '/blog/older': <p>Whole text.</p> }

describe('blog list', () => {
  it('posts -> title, date in UTC, reading time, text', () => {
    const page = renderPage(list(), { contents })
    const [hello, older] = page.all('article')
    expect(page.texts('h1')).toEqual(['Blog'])
    expect(hello?.one('h2').one('a').attribute('href')).toBe('/blog/hello')
    expect(hello?.one('.post-date').text).toBe('December 31, 2025 · One min read')
    expect(hello?.one('time').attribute('datetime')).toBe('2025-12-31T23:30:00.000Z')
    expect(hello?.text).toContain('Short text.')
    expect(older?.text).toContain('Whole text.')
  })

  it('a truncated post -> Read more with the title; a whole one -> none', () => {
    const [hello, older] = renderPage(list(), { contents }).all('article')
    expect(hello?.one('.read-more').text).toBe('Read more about Hello')
    expect(hello?.one('.read-more').one('.visually-hidden').text).toBe('about Hello')
    expect(older?.has('.read-more')).toBe(false)
  })

  it('neighbouring pages -> Newer and Older entries', () => {
    const pager = renderPage(list({ newer: '/blog', older: '/blog/page/3' }), { contents }).one('nav[aria-label=Blog list page navigation]')
    expect(pager.texts('a')).toEqual(['Newer entries', 'Older entries'])
    expect(pager.all('a').map((anchor) => anchor.attribute('href'))).toEqual(['/blog', '/blog/page/3'])
    expect(renderPage(list(), { contents }).has('nav[aria-label=Blog list page navigation]')).toBe(false)
  })

  it('the description -> on the first page only', () => {
    expect(renderPage(list(), { contents }).text).toContain('News of the sample.')
    expect(renderPage(list({ page: 2 }), { contents }).one('main').text).not.toContain('News of the sample.')
  })

  it('the side -> recent posts by year', () => {
    const nav = renderPage(list(), { contents }).one('nav[aria-label=Recent posts]')
    expect(nav.texts('.sidebar-year')).toEqual(['2025', '2024'])
    expect(nav.texts('a')).toEqual(['Hello', 'Older'])
  })

  it('structured data -> a Blog with the posts of the page', () => {
    const data: unknown = JSON.parse(renderPage(list(), { contents }).one('script[type=application/ld+json]').inner)
    expect(data).toMatchObject({ '@type': 'Blog', blogPost: [{ headline: 'Hello' }, { headline: 'Older' }] })
  })

  it('a route of a blog that the site does not have -> an error that lists the blogs', () => {
    expect(() => renderPage({ ...list(), props: { blog: 'news', pagination } } as Route)).toThrow(
      'no blog with the id "news". There are: default',
    )
  })
})

describe('blog post', () => {
  it('a post -> one h1, authors with picture and link, text, tags', () => {
    const page = renderPage(postRoute())
    expect(page.texts('h1')).toEqual(['Hello'])
    expect(page.one('.author').one('a').attribute('href')).toBe('/blog/authors/ada')
    expect(page.one('.author').one('img').attribute('src')).toBe('/img/ada.png')
    expect(page.one('main').text).toContain('The text.')
    expect(page.one('.tags').texts('a')).toEqual(['News'])
    expect(page.meta('og:type')).toBe('article')
  })

  it('neighbours -> Newer and Older post', () => {
    const page = renderPage(postRoute({ newer: { label: 'Next', path: '/n' }, older: { label: 'Before', path: '/o' } }))
    expect(page.one('nav[aria-label=Blog post page navigation]').texts('a')).toEqual(['Newer postNext', 'Older postBefore'])
  })

  it('the current post -> marked at the side', () => {
    expect(renderPage(postRoute()).one('nav[aria-label=Recent posts]').one('a[aria-current=page]').text).toBe('Hello')
  })

  it('an author with an address or a mail address only -> a link to it; without either, the name', () => {
    const author = (fields: object) => renderPage(postRoute({ post: samplePost({ authors: [fields] }) })).one('.author')
    expect(author({ name: 'A', url: 'https://a.example' }).one('a').attribute('href')).toBe('https://a.example')
    expect(author({ name: 'A', email: 'a@example.com' }).one('a').attribute('href')).toBe('mailto:a@example.com')
    expect(author({ name: 'A' }).has('a')).toBe(false)
  })

  it('an unlisted post -> says so', () => {
    expect(renderPage(postRoute({ post: samplePost({ unlisted: true }) })).text).toContain('Unlisted page')
  })
})

describe('covers', () => {
  const withCovers = (posts: ReturnType<typeof samplePost>[]) => {
    const site = sampleSite()
    const own = site.blogs[blog]
    if (own === undefined) throw new Error('The sample site has a blog.')
    return { ...site, blogs: { ...site.blogs, [blog]: { ...own, posts, covers: true } } }
  }
  const posts = [samplePost({ title: 'Version 4.0' }), samplePost({ path: '/blog/older', title: 'Older', image: '/img/older.png' })]

  it('a list -> a drawing with the number of the version, or the image of the post; no authors', () => {
    const page = renderPage(list(), { contents, site: withCovers(posts) })
    const [first, second] = page.all('article')
    expect(first?.one('svg.post-cover').text).toBe('4.0')
    expect(second?.one('img.post-cover').attribute('src')).toBe('/img/older.png')
    expect(page.all('.post-authors')).toHaveLength(0)
  })

  it('rendered twice -> the same drawing', () => {
    const render = () =>
      renderPage(list(), { contents, site: withCovers(posts) })
        .one('svg.post-cover')
        .attribute('class')
    expect(render()).toBe(render())
  })

  it('a post -> breadcrumbs to its blog, and its cover above the text', () => {
    const page = renderPage(postRoute(), { site: withCovers(posts) })
    expect(page.one('.breadcrumbs').texts('li').slice(1)).toEqual(['Blog', 'Hello'])
    expect(page.all('.post-cover')).toHaveLength(1)
  })
})

describe('archive, tags, authors', () => {
  it('archive -> years with day, title and description, in the order of the route', () => {
    const page = renderPage({
      ...base,
      kind: 'blog-archive',
      path: '/blog/archive',
      props: { blog, years: [{ year: 2025, posts: ['/blog/hello'] }] },
    })
    expect(page.texts('h1')).toEqual(['Archive'])
    expect(
      page
        .one('.archive')
        .all('h2')
        .map((heading) => heading.attribute('id')),
    ).toEqual(['2025'])
    expect(page.one('.archive').texts('li')).toEqual(['December 31 - HelloThe first post.'])
  })

  it('tags -> by letter with their counts', () => {
    const letters = [{ letter: 'N', tags: [{ label: 'News', path: '/blog/tags/news', count: 3 }, { label: 'Notes' }] }]
    const page = renderPage({ ...base, kind: 'blog-tags', path: '/blog/tags', props: { blog, letters } })
    expect(page.texts('h1')).toEqual(['Tags'])
    expect(
      page
        .one('.tag-letter')
        .all('h2')
        .map((heading) => heading.attribute('id')),
    ).toEqual(['N'])
    expect(page.one('main').texts('.tag')).toEqual(['News3', 'Notes'])
  })

  it.each([
    [1, 'One post tagged with "x"'],
    [3, '3 posts tagged with "x"'],
  ])('a tag with %i posts -> %s', (count, title) => {
    const tag = { label: 'x', path: '/blog/tags/x', count, description: 'About x.' }
    const page = renderPage(
      { ...base, kind: 'blog-tag', path: '/blog/tags/x', items: ['/blog/hello'], props: { blog, tag, pagination } },
      { contents },
    )
    expect(page.texts('h1')).toEqual([title])
    expect(page.one('.page-header').one('a').attribute('href')).toBe('/blog/tags')
    expect(page.all('article')).toHaveLength(1)
  })

  it('authors -> name, description, profiles, count', () => {
    const ada = {
      key: 'ada',
      name: 'Ada',
      description: 'Writes.',
      path: '/blog/authors/ada',
      count: 1,
      socials: { github: 'ada', mastodon: 'https://social.example/@ada', unknown: 'handle', constructor: 'x' },
    }
    const page = renderPage({ ...base, kind: 'blog-authors', path: '/blog/authors', props: { blog, authors: [ada] } })
    expect(page.texts('h1')).toEqual(['Authors'])
    expect(page.one('.author-list').text).toContain('One post')
    const links = page.one('.social-links').all('a')
    expect(links.map((link) => `${link.attribute('aria-label')} ${link.attribute('href')}`)).toEqual([
      'GitHub https://github.com/ada',
      'mastodon https://social.example/@ada',
    ])
  })

  it('an author -> the name is the h1', () => {
    const author = { key: 'ada', name: 'Ada', count: 2 }
    const page = renderPage(
      { ...base, kind: 'blog-author', path: '/blog/authors/ada', items: ['/blog/hello'], props: { blog, author, pagination } },
      { contents },
    )
    expect(page.texts('h1')).toEqual(['Ada'])
    expect(page.one('.page-header').text).toContain('2 posts')
    expect(page.one('.page-header').one('a').text).toBe('View all authors')
  })

  it('a blog without recent posts -> no side', () => {
    const site = sampleSite()
    const data = site.blogs.default
    if (data) site.blogs.default = { ...data, sidebar: [] }
    expect(renderPage(list(), { site, contents }).has('aside')).toBe(false)
  })
})

describe('formatReadingTime', () => {
  it.each([
    [0, '0 min read'],
    [0.4, 'One min read'],
    [1, 'One min read'],
    [1.01, '2 min read'],
    [7.2, '8 min read'],
  ])('%d -> %s', (minutes, text) => {
    expect(formatReadingTime(minutes)).toBe(text)
  })
})
