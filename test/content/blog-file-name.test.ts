// Dates and slugs that are read from the paths of blog posts.
import { expect, test } from 'vitest'
import { blogDateOf, blogSlugPartsOf } from '../../src/content/blog-file-name.ts'

test.each([
  ['2024-01-31-hello.md', '2024-01-31', 'hello', '/2024/01/31/hello'],
  ['2024-1-3-hello.mdx', '2024-01-03', 'hello', '/2024/1/3/hello'],
  ['2024-01-31-hello/index.md', '2024-01-31', 'hello', '/2024/01/31/hello'],
  ['2024/01/31/hello.md', '2024-01-31', 'hello', '/2024/01/31/hello'],
  ['2024/01/31-hello.md', '2024-01-31', 'hello', '/2024/01/31/hello'],
  ['2024/01/31/index.md', '2024-01-31', '2024-01-31', '/2024/01/31/'],
  ['news/2024-01-31-hello.md', '2024-01-31', 'hello', '/2024/01/31/news/hello'],
  ['2024-02-29-leap.md', '2024-02-29', 'leap', '/2024/02/29/leap'],
])('%s -> %s, %s, %s', (path, day, name, slug) => {
  expect(blogSlugPartsOf(path)).toMatchObject({ date: `${day}T00:00:00.000Z`, name, slug })
})

test.each([
  ['hello.md', 'hello', '/hello'],
  ['a/hello/index.mdx', 'hello', '/a/hello'],
  ['2024-19-02-notes.md', '2024-19-02-notes', '/2024-19-02-notes'],
  ['2023-02-29-no.md', '2023-02-29-no', '/2023-02-29-no'],
  ['12024-01-02-x.md', '12024-01-02-x', '/12024-01-02-x'],
  ['2024-01-022-x.md', '2024-01-022-x', '/2024-01-022-x'],
  ['index.md', 'index', '/index'],
])('%s -> no date, %s, %s', (path, name, slug) => {
  const parts = blogSlugPartsOf(path)
  expect(parts).toMatchObject({ name, slug })
  expect(parts.date).toBeUndefined()
})

test('front matter, path, first commit -> the first that is there', () => {
  const post = { path: '2024-01-31-a.md', frontMatter: { custom: {} }, firstCommitDate: '2020-01-01T00:00:00.000Z' }
  expect(blogDateOf({ ...post, frontMatter: { date: '2025-05-05T00:00:00.000Z', custom: {} } })).toBe('2025-05-05T00:00:00.000Z')
  expect(blogDateOf(post)).toBe('2024-01-31T00:00:00.000Z')
  expect(blogDateOf({ ...post, path: 'a.md' })).toBe('2020-01-01T00:00:00.000Z')
  expect(blogDateOf({ path: 'a.md', frontMatter: { custom: {} } })).toBeUndefined()
})
