import { describe, expect, test } from 'vitest'
import { acceptContent, includedFiles } from '../../src/content/content-patterns.ts'

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

describe('exclude', () => {
  test.each([
    [['**/draft.md'], 'a/draft.md', false],
    [['**/draft.md'], 'draft.md', false],
    [['draft.md'], 'a/draft.md', true],
    [['old/**'], 'old', false],
    [['old/**'], 'older', true],
    [['./old/**'], 'old/a.md', false],
    [['**/*.{txt,md}'], 'a.md', false],
    [['**/[ab]?.mdx'], 'x/a1.mdx', false],
    [[], 'node_modules', false],
    [[], 'a.md', true],
  ])('%j, %s -> %s', (exclude, path, accepted) => {
    expect(acceptContent({ exclude })(nameOf(path), path)).toBe(accepted)
  })
})

describe('include', () => {
  const paths = ['_part.md', 'a.md', 'b/_category_.json', 'b/c.mdx', 'b/d.tsx', 'picture.png']

  test.each([
    [['**/*.md'], ['_part.md', 'a.md', 'b/_category_.json', 'picture.png']],
    [['b/**'], ['_part.md', 'b/_category_.json', 'b/c.mdx', 'b/d.tsx', 'picture.png']],
    [
      ['**/*.{md,mdx}', '!a.md'],
      ['_part.md', 'a.md', 'b/_category_.json', 'b/c.mdx', 'picture.png'],
    ],
  ])('%j -> those, and all that makes no page', (include, expected) => {
    expect(includedFiles(paths, { include })).toEqual(expected)
  })

  test('a pattern with an exclamation mark -> leaves out', () => {
    const accept = acceptContent({ include: ['**/*.md', '!a.md'] })
    expect([accept('a.md', 'a.md'), accept('b.md', 'b.md')]).toEqual([false, true])
  })
})
