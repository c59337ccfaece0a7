// `<head>` in a document: what it says replaces what every page has of the same kind.
import { describe, expect, it } from 'vitest'
import { shareBuild } from './build-test-site.ts'
import { readPage } from './read-page.ts'

const html = {
  md: '<html class="wide" lang="de">\n<body data-mood="calm">',
  mdx: '<html className="wide" lang="de" />\n  <body data-mood="calm" />',
}

/** With an empty line between the tags, as some write them, where `gap` is one. */
const head = (format: 'md' | 'mdx', gap = ''): string => {
  const close = format === 'mdx' ? ' /' : ''
  return [
    '<head>',
    html[format],
    '<title>Own &amp; only</title>',
    `<meta name="description" content="Own description"${close}>`,
    `<meta property="og:image" content="https://example.com/own.png"${close}>`,
    `<link rel="canonical" href="https://example.com/elsewhere"${close}>`,
    `<link rel="preconnect" href="https://example.org"${close}>`,
    format === 'mdx'
      ? '<script type="application/ld+json">{\'{"a": 1}\'}</script>'
      : '<script type="application/ld+json">{"a": 1}</script>',
    '</head>',
  ].join(`\n${gap}`)
}

describe('<head> in a document', () => {
  const build = shareBuild({
    'site.config.ts':
      "export default { title: 'T', url: 'https://example.com', search: false, onOrphanPages: 'ignore', socialImage: '/card.png', blog: { onUntruncatedBlogPosts: 'ignore' } }\n",
    'static/card.png': 'x',
    'static/own.png': 'x',
    'content/docs/md.md': `---\ndescription: From front matter\n---\n\n# One\n\n${head('md')}\n\nText <b>here</b>\n`,
    'content/docs/gaps.md': `---\ndescription: From front matter\n---\n\n${head('md', '\n')}\n\n# One\n\nText <b>here</b>\n`,
    'content/docs/mdx.mdx': `---\ndescription: From front matter\n---\n\n# One\n\n${head('mdx')}\n\nText <b>here</b>\n`,
    'content/docs/plain.md': '# Plain\n\n<b>x</b>\n',
    'content/blog/2024-01-02-post.md': `---\ntitle: Post\n---\n\n${head('md')}\n\nText <b>here</b>\n\n<!-- truncate -->\n\nMore\n`,
    'content/pages/moved.tsx':
      'export const metadata = { title: \'Module\', description: \'D\' }\nexport default function Moved() { return <><h1>M</h1><title>Component</title><meta name="description" content="C" /></> }\n',
  })

  it.each([
    ['Markdown', 'docs/md'],
    ['Markdown with empty lines between the tags', 'docs/gaps'],
    ['MDX', 'docs/mdx'],
    ['a post', 'blog/2024/01/02/post'],
  ])('%s -> one of each kind, attributes at html and body, nothing of it in the text', async (_, path) => {
    expect(build().findings).toEqual([])
    const text = await build().read(`${path}/index.html`)
    const page = readPage(text)
    expect(page.title).toBe('Own & only')
    expect(page.meta).toMatchObject({ description: 'Own description', 'og:image': 'https://example.com/own.png' })
    for (const name of ['name="description"', 'property="og:image"']) expect(text.split(name)).toHaveLength(2)
    expect(page.headLinks.filter(({ rel }) => rel === 'canonical')).toEqual([{ rel: 'canonical', href: 'https://example.com/elsewhere' }])
    expect(page.headLinks.some(({ rel }) => rel === 'preconnect')).toBe(true)
    expect(page.structuredData).toContainEqual({ a: 1 })
    expect(text).toMatch(/<html [^>]*lang="de"[^>]*>/)
    expect(text).toMatch(/<html [^>]*class="[^"]* wide"/)
    expect(text).toMatch(/<body data-mood="calm">/)
    expect(text.slice(text.indexOf('</head>'))).not.toMatch(/sg-head|sg-root|Own|ld\+json|<meta|canonical/)
    expect(text).not.toContain('sg-own-tags-end')
    expect(page.text).toContain('Text here')
  })

  it('a page without one -> as it was', async () => {
    const text = await build().read('docs/plain/index.html')
    expect(readPage(text).title).toBe('Plain | T')
    expect(text).toMatch(/<body>/)
    expect(text).not.toContain('sg-own-tags-end')
  })

  it('the list that shows the beginning of a post -> has a head of its own', async () => {
    const text = await build().read('blog/index.html')
    expect(readPage(text).title).not.toContain('Own')
    expect(text).not.toContain('elsewhere')
    expect(text).toContain('Text <b>here</b>')
  })

  it('feeds and text twins -> the text alone', async () => {
    const files = (await build().files()).filter((file) => /\.md$|rss\.xml$|llms-full/.test(file))
    expect(files.length).toBeGreaterThan(1)
    for (const file of files) expect(await build().read(file)).not.toMatch(/Own (?:&|description)|elsewhere|preconnect/)
  })

  it('title and meta of a component -> replace those of the page too', async () => {
    const text = await build().read('moved/index.html')
    expect(readPage(text)).toMatchObject({ title: 'Component', meta: { description: 'C' } })
    expect(text.split('name="description"')).toHaveLength(2)
  })
})
