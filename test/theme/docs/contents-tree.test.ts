import { describe, expect, it } from 'vitest'
import type { Heading } from '../../../src/content/document.ts'
import { buildContentsTree, type ContentsNode } from '../../../src/theme/docs/contents-tree.ts'

const headings = (...levels: number[]): Heading[] =>
  levels.map((level, index) => ({ level, id: `h${index}`, text: `${level}`, html: `${level}` }))

const outline = (nodes: readonly ContentsNode[]): string =>
  nodes.map(({ heading, children }) => heading.text + (children.length > 0 ? `(${outline(children)})` : '')).join(' ')

describe('buildContentsTree', () => {
  it.each([
    ['h2 h3 h3 h2', [2, 3, 3, 2], 2, 3, '2(3 3) 2'],
    ['h2 h4 h3 h4 -> each under the nearest higher one', [2, 4, 3, 4], 2, 4, '2(4 3(4))'],
    ['h3 h2 h4 with 3 to 4 -> two roots', [3, 2, 4], 3, 4, '3 4'],
    ['h2 h3 h4 with 2 to 3 -> without h4', [2, 3, 4], 2, 3, '2(3)'],
    ['h2 h4 with 2 to 3 -> h4 dropped', [2, 4], 2, 3, '2'],
    ['h1 -> never in it', [1, 2], 2, 6, '2'],
    ['no heading -> empty', [], 2, 3, ''],
  ])('%s', (_, levels, min, max, expected) => {
    expect(outline(buildContentsTree(headings(...levels), { hide: false, minHeadingLevel: min, maxHeadingLevel: max }))).toBe(expected)
  })
  it('a hidden list -> empty', () => {
    expect(buildContentsTree(headings(2, 3), { hide: true, minHeadingLevel: 2, maxHeadingLevel: 3 })).toEqual([])
  })
})
