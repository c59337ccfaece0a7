import { describe, expect, it } from 'vitest'
import { makeRecords } from '../../../src/plugins/algolia/make-records.ts'
import type { SearchPage } from '../../../src/plugins/search/searched-page.ts'

const page: SearchPage = {
  path: '/docs/clip',
  group: 'Video',
  tag: 'docs-default-current',
  version: 'current',
  weight: 1,
  sections: [
    { anchor: '', level: 1, heading: '<Clip>', text: 'Plays a file.' },
    { anchor: 'props', level: 2, heading: 'Props', text: '' },
    { anchor: 'größe', level: 4, heading: 'size', text: 'In pixels.' },
    { anchor: 'see', level: 2, heading: 'See also', text: '' },
  ],
}
const site = { url: 'https://example.com', baseUrl: '/kit/', language: 'en' }

describe('makeRecords', () => {
  it('a page -> a record for each heading and for each text', () => {
    expect(makeRecords(page, site).map(({ objectID, type, content, url }) => [objectID, type, content, url])).toEqual([
      ['/docs/clip#', 'lvl1', null, 'https://example.com/kit/docs/clip'],
      ['/docs/clip#:0', 'content', 'Plays a file.', 'https://example.com/kit/docs/clip'],
      ['/docs/clip#props', 'lvl2', null, 'https://example.com/kit/docs/clip#props'],
      ['/docs/clip#größe', 'lvl4', null, 'https://example.com/kit/docs/clip#gr%C3%B6%C3%9Fe'],
      ['/docs/clip#größe:0', 'content', 'In pixels.', 'https://example.com/kit/docs/clip#gr%C3%B6%C3%9Fe'],
      ['/docs/clip#see', 'lvl2', null, 'https://example.com/kit/docs/clip#see'],
    ])
  })

  it('a heading below a heading -> the ones above it in its hierarchy, and no other', () => {
    const records = makeRecords(page, site)
    expect(records[3]?.hierarchy).toEqual({
      lvl0: 'Video',
      lvl1: '<Clip>',
      lvl2: 'Props',
      lvl3: null,
      lvl4: 'size',
      lvl5: null,
      lvl6: null,
    })
    expect(records[5]?.hierarchy).toMatchObject({ lvl2: 'See also', lvl4: null })
  })

  it('language and version -> facets of each record', () => {
    expect(
      makeRecords(page, site).every(
        ({ language, docusaurus_tag, version }) => language === 'en' && docusaurus_tag === 'docs-default-current' && version === 'current',
      ),
    ).toBe(true)
  })

  it('a long text -> several records, cut at ends of sentences, with nothing lost', () => {
    const sentences = Array.from({ length: 100 }, (_, index) => `Sentence number ${index} ends here.`).join(' ')
    const parts = makeRecords({ ...page, sections: [{ anchor: '', level: 1, heading: 'T', text: sentences }] }, site).flatMap(
      ({ content }) => content ?? [],
    )
    expect(parts.join(' ')).toBe(sentences)
    expect(parts.every((part) => part.length <= 1000 && part.endsWith('.'))).toBe(true)
  })

  it('a long text without spaces, with characters of two units -> none of them cut in halves', () => {
    for (const start of ['', 'x']) {
      const text = `${start}${'💡'.repeat(1300)}`
      const parts = makeRecords({ ...page, sections: [{ anchor: '', level: 1, heading: 'T', text }] }, site).flatMap(
        ({ content }) => content ?? [],
      )
      expect(parts.join('')).toBe(text)
      expect(parts.every((part) => part.length <= 1000 && !/\p{Surrogate}/u.test(part))).toBe(true)
    }
  })

  it('a word longer than a record -> cut all the same', () => {
    const parts = makeRecords({ ...page, sections: [{ anchor: '', level: 1, heading: 'T', text: 'x'.repeat(2500) }] }, site).flatMap(
      ({ content }) => content ?? [],
    )
    expect(parts.join('')).toBe('x'.repeat(2500))
  })
})
