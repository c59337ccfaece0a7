import { describe, expect, it } from 'vitest'
import type { BlogPost } from '../../src/routes/blog/blog-route.ts'
import type { BlogData } from '../../src/routes/site-data.ts'
import { blogListData, blogPostingData, breadcrumbListData, toScriptJson, webSiteData } from '../../src/routes/structured-data.ts'
import { configOf } from './planner-input.ts'

const config = configOf({ baseUrl: '/base/', tagline: 'A site' })
const blog: BlogData = { id: 'default', path: '/blog', title: 'Blog', description: 'Posts', sidebarTitle: '', sidebar: [], posts: [] }
const post: BlogPost = {
  path: '/blog/a',
  document: 'content/blog/a.md',
  title: 'A',
  description: 'About a',
  date: '2024-01-01T00:00:00.000Z',
  authors: [],
  tags: [],
  truncated: true,
  unlisted: false,
  sidebarLabel: 'A',
}
const blogReference = {
  '@type': 'Blog',
  '@id': 'https://example.com/base/blog',
  mainEntityOfPage: 'https://example.com/base/blog',
  headline: 'Blog',
  description: 'Posts',
}
const posting = {
  '@type': 'BlogPosting',
  '@id': 'https://example.com/base/blog/a',
  mainEntityOfPage: 'https://example.com/base/blog/a',
  url: 'https://example.com/base/blog/a',
  headline: 'A',
  name: 'A',
  datePublished: '2024-01-01T00:00:00.000Z',
  description: 'About a',
}

describe('toScriptJson', () => {
  it.each([
    '</script><script>alert(1)</script>',
    '<!--<script>',
    ']]>',
    'a & b &lt;',
    'line\u2028and\u2029paragraph',
    'quote " and \\ backslash',
  ])('%s -> the same value, with nothing that ends a script', (text) => {
    const json = toScriptJson({ [text]: [text] })
    expect(json).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(json)).toEqual({ [text]: [text] })
  })

  it('what JSON has no word for -> null', () => {
    expect(toScriptJson(undefined)).toBe('null')
    expect(toScriptJson(() => 1)).toBe('null')
  })
})

describe('breadcrumbListData', () => {
  it('items -> those with a path, numbered from 1, absolute', () => {
    const breadcrumbs = [{ label: 'Guides', path: '/docs/category/guides' }, { label: 'Closed' }, { label: 'Page', path: '/docs/page' }]
    expect(breadcrumbListData(breadcrumbs, config)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Guides', item: 'https://example.com/base/docs/category/guides' },
        { '@type': 'ListItem', position: 2, name: 'Page', item: 'https://example.com/base/docs/page' },
      ],
    })
  })

  it('no paths -> nothing', () => {
    expect(breadcrumbListData([{ label: 'Closed' }], config)).toBeUndefined()
  })
})

describe('blogs', () => {
  it('a list -> Blog with its posts', () => {
    expect(blogListData(blog, [post], config)).toEqual({ '@context': 'https://schema.org', ...blogReference, blogPost: [posting] })
  })

  it('a post -> BlogPosting that is part of its blog', () => {
    const data = blogPostingData(post, blog, config, '2024-02-02T00:00:00.000Z')
    expect(data).toEqual({
      '@context': 'https://schema.org',
      ...posting,
      dateModified: '2024-02-02T00:00:00.000Z',
      isPartOf: blogReference,
    })
    expect(blogPostingData(post, blog, config)).not.toHaveProperty('dateModified')
  })

  it('one author -> an object; more -> a list', () => {
    const ann = {
      name: 'Ann',
      title: 'Editor',
      description: 'Edits',
      path: '/blog/authors/ann',
      imageUrl: '/ann.png',
      socials: { x: 'https://x.com/ann', email: 'mailto:a@b.example' },
    }
    const person = {
      '@type': 'Person',
      name: 'Ann',
      jobTitle: 'Editor',
      description: 'Edits',
      url: 'https://example.com/base/blog/authors/ann',
      image: 'https://example.com/base/ann.png',
      sameAs: ['https://x.com/ann'],
    }
    expect(blogPostingData({ ...post, authors: [ann] }, blog, config).author).toEqual(person)
    const guests = [ann, { key: 'bob', url: 'https://bob.example' }, { url: 'javascript:alert(1)', imageUrl: './here.png' }]
    expect(blogPostingData({ ...post, authors: guests }, blog, config).author).toEqual([
      person,
      { '@type': 'Person', name: 'bob', url: 'https://bob.example' },
      { '@type': 'Person', name: '' },
    ])
  })

  it('image and tags -> ImageObject and keywords; an image beside the post -> left out', () => {
    const data = blogPostingData({ ...post, image: '/card.png', tags: [{ label: 'x' }] }, blog, config)
    const url = 'https://example.com/base/card.png'
    expect(data).toMatchObject({ image: { '@type': 'ImageObject', '@id': url, url, contentUrl: url, caption: 'A' }, keywords: ['x'] })
    expect(blogPostingData({ ...post, image: './card.png' }, blog, config)).not.toHaveProperty('image')
  })

  it('no descriptions -> left out', () => {
    const data = blogPostingData({ ...post, description: '' }, { ...blog, description: '' }, config)
    expect(data).not.toHaveProperty('description')
    expect(data.isPartOf).not.toHaveProperty('description')
  })
})

describe('webSiteData', () => {
  it('a site -> its name, address and tagline', () => {
    const url = 'https://example.com/base/'
    expect(webSiteData(config)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': url,
      url,
      name: 'Site',
      description: 'A site',
    })
    expect(webSiteData(configOf())).not.toHaveProperty('description')
  })
})
