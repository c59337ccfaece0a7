// What an edit of a document means for the plan of the dev server.
import { describe, expect, it } from 'vitest'
import type { DocumentSummary } from '../../../src/content/content-tree.ts'
import { planInputHashes } from '../../../src/dev/memory/plan-site.ts'

const summary: DocumentSummary = {
  file: 'content/docs/a.md',
  collection: { kind: 'docs', id: 'default' },
  path: 'a.md',
  format: 'md',
  frontMatter: { title: 'A', custom: {} },
  frontMatterPlaces: {},
  bodyOffset: 0,
  bodyLine: 1,
  hash: 'one',
  contentTitle: 'Heading',
  excerpt: 'First words.',
  wordCount: 2,
  truncated: false,
  headings: [],
  links: [],
  assets: [],
  imports: [],
}
const described = { ...summary, frontMatter: { ...summary.frontMatter, description: 'Written.' } }
const post: DocumentSummary = { ...described, collection: { kind: 'blog', id: 'blog' } }

function difference(before: DocumentSummary, change: Partial<DocumentSummary>): string {
  const [old, next] = [planInputHashes(before), planInputHashes({ ...before, ...change })]
  return old.shown !== next.shown ? 'shown' : old.late !== next.late ? 'late' : 'none'
}

describe('planInputHashes', () => {
  it.each([
    ['a text', 'none', summary, { hash: 'two' }],
    ['the first words of a document with a description', 'none', described, { excerpt: 'Other words.' }],
    ['the first words of a document without one', 'late', summary, { excerpt: 'Other words.' }],
    ['the length of a doc', 'none', described, { wordCount: 9 }],
    ['the length of a post', 'late', post, { wordCount: 9 }],
    ['the first heading', 'shown', summary, { contentTitle: 'Other' }],
    ['a title', 'shown', summary, { frontMatter: { title: 'B', custom: {} } }],
    ['the truncate marker of a post', 'shown', post, { truncated: true }],
  ] as const)('%s -> %s', (_what, expected, before, change) => {
    expect(difference(before, change)).toBe(expected)
  })
})
