// The lines that are uploaded: valid, small enough, stable.
import { describe, expect, it } from 'vitest'
import { indexSettings } from '../../../src/plugins/algolia/index-settings.ts'
import type { SearchRecord } from '../../../src/plugins/algolia/make-records.ts'
import { largestRecord, recordLinesOf } from '../../../src/plugins/algolia/record-lines.ts'
import type { SearchPage } from '../../../src/plugins/search/searched-page.ts'

const site = { url: 'https://example.com', baseUrl: '/base/', language: 'en' }
const page: SearchPage = {
  path: '/docs/spring',
  group: 'Docs',
  tag: 'docs-default-current',
  version: 'current',
  weight: 1,
  sections: [
    { anchor: '', level: 1, heading: 'spring()', text: 'A "physical" <animation>.' },
    { anchor: 'damping', level: 2, heading: 'damping', text: 'How hard it slows down.' },
  ],
}

function readLines(lines: string): SearchRecord[] {
  expect(lines.endsWith('\n')).toBe(true)
  return lines
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}

describe('records as lines', () => {
  it('a page -> one line of JSON per record, text as it is, with the fields of a hit [spec 3.09]', () => {
    const records = readLines(recordLinesOf(page, site))
    expect(records.map(({ objectID, type, url, content }) => ({ objectID, type, url, content }))).toEqual([
      { objectID: '/docs/spring#', type: 'lvl1', url: 'https://example.com/base/docs/spring', content: null },
      { objectID: '/docs/spring#:0', type: 'content', url: 'https://example.com/base/docs/spring', content: 'A "physical" <animation>.' },
      { objectID: '/docs/spring#damping', type: 'lvl2', url: 'https://example.com/base/docs/spring#damping', content: null },
      {
        objectID: '/docs/spring#damping:0',
        type: 'content',
        url: 'https://example.com/base/docs/spring#damping',
        content: 'How hard it slows down.',
      },
    ])
    expect(records[3]).toMatchObject({
      hierarchy: { lvl0: 'Docs', lvl1: 'spring()', lvl2: 'damping', lvl3: null, lvl4: null, lvl5: null, lvl6: null },
      language: 'en',
      docusaurus_tag: 'docs-default-current',
    })
  })

  it('the same page twice -> the same bytes, each objectID once', () => {
    const lines = recordLinesOf(page, site)
    expect(recordLinesOf(structuredClone(page), site)).toBe(lines)
    const ids = readLines(lines).map(({ objectID }) => objectID)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each([
    ['text of three-byte letters', { ...page, sections: [{ anchor: '', level: 1, heading: 'T', text: '語'.repeat(40_000) }] }],
    ['text of emoji', { ...page, sections: [{ anchor: '', level: 1, heading: 'T', text: '🎬'.repeat(40_000) }] }],
    ['text that doubles when escaped', { ...page, sections: [{ anchor: '', level: 1, heading: 'T', text: '"\\'.repeat(40_000) }] }],
    ['a heading as long as a book', { ...page, sections: [{ anchor: '', level: 1, heading: 'long '.repeat(40_000), text: 'x' }] }],
    ['a group as long as a book', { ...page, group: '🎬'.repeat(40_000) }],
  ])('%s -> records that the provider takes', (_what, large) => {
    const lines = recordLinesOf(large, site).trimEnd().split('\n')
    const sizes = lines.map((line) => Buffer.byteLength(line))
    expect(Math.max(...sizes)).toBeLessThanOrEqual(largestRecord)
    for (const line of lines) expect(JSON.stringify(JSON.parse(line))).not.toMatch(/\\ud[89ab]/i)
  })

  it('text longer than one record -> all of it, over several', () => {
    const text = Array.from({ length: 900 }, (_, index) => `Sentence number ${index} of this page.`).join(' ')
    const lines = recordLinesOf({ ...page, sections: [{ anchor: '', level: 1, heading: 'T', text }] }, site)
    const contents = readLines(lines).flatMap(({ content }) => content ?? [])
    expect(contents.length).toBeGreaterThan(10)
    expect(contents.join(' ')).toBe(text)
  })
})

describe('settings', () => {
  it('facets -> those that contextual search filters by, titles before text, one result per section [spec 7.10]', () => {
    const settings = indexSettings('en')
    expect(settings.attributesForFaceting).toEqual(expect.arrayContaining(['filterOnly(language)', 'filterOnly(docusaurus_tag)']))
    const order = settings.searchableAttributes
    expect(order.indexOf('unordered(hierarchy.lvl1)')).toBeLessThan(order.indexOf('unordered(hierarchy.lvl2)'))
    expect(order.indexOf('unordered(hierarchy.lvl6)')).toBeLessThan(order.indexOf('content'))
    expect(settings).toMatchObject({ attributeForDistinct: 'url', distinct: true, minWordSizefor1Typo: 5 })
  })

  it('a language with a region -> the language', () => {
    expect(indexSettings('pt-BR').queryLanguages).toEqual(['pt'])
  })
})
