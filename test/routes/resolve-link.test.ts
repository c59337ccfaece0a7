import { describe, expect, test } from 'vitest'
import type { AssetReference } from '../../src/content/document.ts'
import { linkResolverInput } from '../../src/routes/link-resolver-input.ts'
import { createLinkResolver, type LinkResolverInput } from '../../src/routes/resolve-link.ts'
import { unresolvedMarkdownLinks } from '../../src/routes/unresolved-markdown-links.ts'
import { configOf, documentOf, treeOf } from './planner-input.ts'

const pathOfFile = new Map(
  Object.entries({
    'content/docs/guides/a.md': '/docs/guides/a',
    'content/docs/guides/b c.mdx': '/docs/guides/b-c',
    'content/docs/top.md': '/docs/top',
    'content/docs/guides/index.md': '/docs/guides/',
    'content/versioned_docs/version-1.0/top.md': '/docs/1.0/top',
    'content/versioned_docs/version-1.0/deep/old.md': '/docs/1.0/deep/old',
    'content/blog/post.md': '/blog/post',
    'README.md': '/readme',
  }),
)

const input: LinkResolverInput = {
  baseUrl: '/',
  trailingSlash: undefined,
  pathOfFile,
  contentFolders: ['content/docs', 'content/versioned_docs/version-1.0', 'content/blog'],
  files: [],
}

function hrefOf(
  url: string,
  from = 'content/docs/guides/a.md',
  options: Partial<LinkResolverInput> = {},
  assets: AssetReference[] = [],
): string {
  const { href, problem } = createLinkResolver({ ...input, ...options })({ file: from, links: [{ url }], assets }, 0)
  return problem === undefined ? href : `${problem}: ${href}`
}

describe('links to Markdown files', () => {
  test.each([
    ['./b%20c.mdx', '/docs/guides/b-c'],
    ['./b c.mdx?x=1#y', '/docs/guides/b-c?x=1#y'],
    ['../top.md#part', '/docs/top#part'],
    ['index.md', '/docs/guides/'],
    ['top.md', '/docs/top'],
    ['guides/a.md', '/docs/guides/a'],
    ['content/blog/post.md', '/blog/post'],
    ['/guides/a.md', '/docs/guides/a'],
    ['/content/blog/post.md', '/blog/post'],
    ['/README.md', '/readme'],
    ['@site/content/blog/post.md', '/blog/post'],
    ['@site/README.MD', 'markdown-link: @site/README.MD'],
    ['./top.md', 'markdown-link: ./top.md'],
    ['../../../../../README.md', 'markdown-link: ../../../../../README.md'],
    ['./%E0%A4.md', 'markdown-link: ./%E0%A4.md'],
    ['constructor.md', 'markdown-link: constructor.md'],
    ['https://example.org/x.md', 'https://example.org/x.md'],
    ['pathname:///x.md', '/x.md'],
  ])('%s -> %s', (url, expected) => {
    expect(hrefOf(url)).toBe(expected)
  })

  test('from a version -> the file of that version', () => {
    const from = 'content/versioned_docs/version-1.0/deep/old.md'
    expect([hrefOf('../top.md', from), hrefOf('/top.md', from), hrefOf('top.md', from)]).toEqual(Array(3).fill('/docs/1.0/top'))
  })

  test('base URL -> before the path', () => {
    const options = { baseUrl: '/base/' }
    expect(hrefOf('../top.md?a#b', undefined, options)).toBe('/base/docs/top?a#b')
    expect(hrefOf('/docs/top.md#b', undefined, options)).toBe('markdown-link: /base/docs/top.md#b')
  })
})

describe('other links', () => {
  test.each([
    ['#part', '#part'],
    ['', ''],
    ['mailto:a@example.org', 'mailto:a@example.org'],
    ['//example.org/x', '//example.org/x'],
    ['/blog?x#y', '/base/blog/?x#y'],
    ['/', '/base/'],
    ['/base/blog', '/base/blog/'],
    ['/img/logo.svg', '/base/img/logo.svg'],
    ['/img/a%20b.svg', '/base/img/a%20b.svg'],
    ['pathname:///app/x', '/base/app/x'],
    ['pathname://example', 'example'],
    ['./b', '/base/docs/guides/b/'],
    ['../top?x', '/base/docs/top/?x'],
    ['?x', '/base/docs/guides/a/?x'],
  ])('%s below /base/ with trailingSlash -> %s', (url, expected) => {
    expect(hrefOf(url, undefined, { baseUrl: '/base/', trailingSlash: true, files: ['/img/logo.svg', '/img/a b.svg'] })).toBe(expected)
  })

  test('relative in a partial, which has no page -> as written', () => {
    expect(hrefOf('./b', 'content/docs/_part.mdx')).toBe('./b')
  })

  test('file that was copied -> its output, query and hash kept', () => {
    const asset = { file: 'content/docs/guides/x.pdf', output: 'assets/files/x-1.pdf', link: 0 }
    expect(hrefOf('./x.pdf#page=2', undefined, { baseUrl: '/base/' }, [asset])).toBe('/base/assets/files/x-1.pdf#page=2')
    expect(hrefOf('/other', undefined, {}, [{ ...asset, link: 1 }])).toBe('/other')
  })

  test('index without a link -> an empty address', () => {
    expect(createLinkResolver(input)({ file: 'x.md', links: [], assets: [] }, 3)).toEqual({ href: '' })
  })
})

test('configuration and tree -> folders of all collections and versions; files only for a slash policy', () => {
  const tree = treeOf({
    versions: { default: { released: ['1.0'], folders: { current: 'content/docs', '1.0': 'content/versioned_docs/version-1.0' } } },
    staticFiles: { '/a.png': 'static/a.png' },
  })
  const site = { collections: [{ id: 'experts', itemComponent: 'x.tsx' }] }
  expect(linkResolverInput(configOf(site), tree, { pathOfFile })).toEqual({
    baseUrl: '/',
    rootUrl: '/',
    trailingSlash: undefined,
    pathOfFile,
    contentFolders: ['content/docs', 'content/versioned_docs/version-1.0', 'content/blog', 'content/pages', 'content/experts'],
    files: [],
  })
  expect(linkResolverInput(configOf({ ...site, trailingSlash: false, pages: false }), tree, { pathOfFile }).files).toEqual(['/a.png'])
})

test('documents -> their links to Markdown files that lead nowhere, with what may be meant; drafts are passed over', () => {
  const links = (...urls: string[]) => urls.map((url, index) => ({ url, kind: 'link' as const, place: { file: 'x', line: index + 1 } }))
  const docs = { kind: 'docs' as const, id: 'default', version: 'current' }
  const summaries = [
    documentOf(docs, 'content/docs', 'guides/a.md', { links: links('../top.md', './top.md#x', './bc.mdx', './zzzzzzzz.md', '/blog') }),
    documentOf(docs, 'content/docs', 'draft.md', { links: links('./none.md'), frontMatter: { draft: true } }),
  ]
  expect(unresolvedMarkdownLinks(summaries, createLinkResolver(input), pathOfFile)).toEqual([
    {
      file: 'content/docs/guides/a.md',
      place: { file: 'x', line: 2 },
      url: './top.md#x',
      href: './top.md#x',
      candidates: ['../top.md', '../../versioned_docs/version-1.0/top.md'],
    },
    { file: 'content/docs/guides/a.md', place: { file: 'x', line: 3 }, url: './bc.mdx', href: './bc.mdx', candidates: ['./b c.mdx'] },
    { file: 'content/docs/guides/a.md', place: { file: 'x', line: 4 }, url: './zzzzzzzz.md', href: './zzzzzzzz.md', candidates: [] },
  ])
})

test('a link to a draft, a partial or a file outside the content -> says why it has no page', () => {
  const docs = { kind: 'docs' as const, id: 'default', version: 'current' }
  const urls = ['../draft.md', './_part.md', '../../../NOTES.md', './none.md']
  const links = urls.map((url, index) => ({ url, kind: 'link' as const, place: { file: 'x', line: index + 1 } }))
  const summaries = [
    documentOf(docs, 'content/docs', 'guides/a.md', { links }),
    documentOf(docs, 'content/docs', 'draft.md', { frontMatter: { draft: true } }),
    documentOf({ kind: 'partial', id: 'default' }, 'content/docs', 'guides/_part.md', {}),
  ]
  const found = unresolvedMarkdownLinks(summaries, createLinkResolver(input), pathOfFile)
  expect(found.map(({ explanation }) => explanation)).toEqual([
    expect.stringContaining('content/docs/draft.md is a draft'),
    expect.stringContaining('content/docs/guides/_part.md is a partial'),
    expect.stringContaining('NOTES.md is outside the content folders'),
    undefined,
  ])
})

test.each([
  ['./a', '/docs/guides/a'],
  ['b%20c.html#x', '/docs/guides/b-c#x'],
  ['./deep/?x', '/docs/guides/deep/?x'],
  ['../top', '/docs/top'],
  ['./none', '/docs/none'],
  ['./other', '/docs/other'],
])('from the first document of a folder whose page has no slash at its end: %s -> %s', (url, expected) => {
  const pages = new Map([
    ...pathOfFile,
    ['content/docs/guides/index.md', '/docs/guides'],
    ['content/docs/guides/deep/index.md', '/docs/guides/deep/'],
    ['content/docs/guides/other.md', '/docs/guides/other'],
    ['content/docs/other.md', '/docs/other'],
  ])
  expect(hrefOf(url, 'content/docs/guides/index.md', { pathOfFile: pages })).toBe(expected)
})
