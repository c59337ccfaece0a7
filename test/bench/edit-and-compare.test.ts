import { expect, test } from 'vitest'
import { listChanges, listUnexpectedChanges } from '../../bench/compare-outputs.ts'
import { addSentence } from '../../bench/edit-page.ts'

test('a page -> one more sentence in its first paragraph', () => {
  const page = '---\ntitle: A\n---\n\n## Heading\n\nFirst.\n\nSecond.\n'
  expect(addSentence(page, 'Zebra.')).toBe('---\ntitle: A\n---\n\n## Heading\n\nFirst. Zebra.\n\nSecond.\n')
})

test('a page without front matter -> its first paragraph too', () => {
  expect(addSentence('# A\n\nFirst.\n', 'Zebra.')).toBe('# A\n\nFirst. Zebra.\n')
})

test('a page without a paragraph -> undefined', () => {
  expect(addSentence('---\ntitle: A\n---\n', 'Zebra.')).toBeUndefined()
})

test('two outputs -> what is new, gone and different', () => {
  const before = new Map([
    ['same.html', '1'],
    ['other.html', '2'],
    ['gone.html', '3'],
  ])
  const after = new Map([
    ['same.html', '1'],
    ['other.html', '9'],
    ['new.html', '4'],
  ])
  expect(listChanges(before, after)).toEqual(['gone.html', 'new.html', 'other.html'])
})

test("changes -> those that are neither the page's own nor sitemap, feeds and search", () => {
  const allowed = [
    'a/index.html',
    'sitemap.xml',
    'sitemap-0.xml',
    'blog/rss.xml',
    'blog/atom.xml',
    'feed.json',
    'search/shard-1.json',
    'assets/search/texts-a-1a2b3c.json',
    'assets/search-index.json',
    'a.md',
    'llms.txt',
    'llms-full.txt',
  ]
  const unexpected = ['a/b/index.html', 'assets/site-1a2b.css', 'research/index.html', 'blog/index.html']
  expect(listUnexpectedChanges([...allowed, ...unexpected], 'a/index.html')).toEqual(unexpected)
})
