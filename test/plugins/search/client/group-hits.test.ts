import { describe, expect, it } from 'vitest'
import { groupHits, type HitGroup } from '../../../../src/plugins/search/client/group-hits.ts'
import { sampleHit } from './sample-hits.ts'

const show = (groups: readonly HitGroup[]): Record<string, string[]> =>
  Object.fromEntries(
    groups.map(({ title, rows }) => [
      title,
      rows.map(({ hit, parent, branch = 'beside' }) => `${hit.objectID}${parent ? ` ${branch} ${parent.objectID}` : ''}`),
    ]),
  )

describe('groupHits', () => {
  it('hits of several groups -> the groups in the order of their first hits', () => {
    const hits = [sampleHit('b1', 'lvl1', ['B', 'One']), sampleHit('a1', 'lvl1', ['A', 'Two']), sampleHit('b2', 'lvl1', ['B', 'Three'])]
    expect(show(groupHits(hits))).toEqual({ B: ['b1', 'b2'], A: ['a1'] })
  })

  it('[spec 9.03] seven hits of one group -> the first five', () => {
    const hits = Array.from({ length: 7 }, (_, index) => sampleHit(`h${index}`, 'lvl1', ['A', `Page ${index}`]))
    expect(show(groupHits(hits))).toEqual({ A: ['h0', 'h1', 'h2', 'h3', 'h4'] })
  })

  it('sections of a page -> beside it, and known by it; the last of them too', () => {
    const hits = [
      sampleHit('page', 'lvl1', ['A', 'Page']),
      sampleHit('other', 'lvl2', ['A', 'Other', 'Section']),
      sampleHit('first', 'lvl2', ['A', 'Page', 'First'], { url: '/docs/page#first' }),
      sampleHit('text', 'content', ['A', 'Page', 'Second'], { url: '/docs/page#second' }),
    ]
    expect(show(groupHits(hits))).toEqual({ A: ['page', 'first child page', 'text last-child page', 'other'] })
  })

  it('a section that fits better than its page -> above it, and does not hang on it', () => {
    const hits = [sampleHit('section', 'lvl2', ['A', 'Page', 'One'], { url: '/docs/page#one' }), sampleHit('page', 'lvl1', ['A', 'Page'])]
    expect(show(groupHits(hits))).toEqual({ A: ['section beside page', 'page'] })
  })

  it('two pages with one title -> each with its own sections', () => {
    const hits = [
      sampleHit('one', 'lvl1', ['A', 'Page']),
      sampleHit('two', 'lvl1', ['A', 'Page']),
      sampleHit('section', 'lvl2', ['A', 'Page', 'First'], { url: '/docs/one#first' }),
    ]
    expect(show(groupHits(hits))).toEqual({ A: ['one', 'section last-child one', 'two'] })
  })

  it('marks in the name of a group -> are not in its title', () => {
    const marked = sampleHit('a', 'lvl1', ['Guides & more', 'Page'], {
      _highlightResult: { hierarchy: { lvl0: { value: '<mark>Guides</mark> &amp; more' } } },
    })
    expect(show(groupHits([marked, sampleHit('b', 'lvl1', ['Guides & more', 'Page two'])]))).toEqual({ 'Guides & more': ['a', 'b'] })
  })

  it('no lvl0, no lvl1 -> a group without a title', () => {
    expect(show(groupHits([sampleHit('a', 'content', []), sampleHit('b', 'content', [])]))).toEqual({ '': ['a', 'b'] })
  })

  it('nothing -> no groups', () => {
    expect(groupHits([])).toEqual([])
  })
})
