import { describe, expect, it } from 'vitest'
import { groupFound } from '../../../../src/plugins/search/client/group-found.ts'
import { foundPerPage } from '../../../../src/plugins/search/client/search-limits.ts'
import type { SearchHit } from '../../../../src/plugins/search/search-client.ts'
import { sampleHit } from './sample-hits.ts'

const hits = (...sections: string[]) => sections.map((section, index) => sampleHit(`${index}`, 'lvl1', [section, `Page ${index}`]))
const shape = (sections: string[]) => groupFound(hits(...sections)).map(({ title, pages }) => `${title} ${pages.length}`)
const section = (page: string, anchor: string) =>
  sampleHit(`${page}-${anchor}`, 'lvl2', ['Guides', page, anchor], { url: `/docs/${page}#${anchor}` })
const page = (name: string) => sampleHit(name, 'lvl1', ['Guides', name])
const pages = (...found: SearchHit[]) =>
  groupFound(found).flatMap((group) =>
    group.pages.map(({ url, own, sections }) => [url, own?.objectID, sections.map(({ objectID }) => objectID)]),
  )

describe('groupFound', () => {
  it('results of several sections -> sections in the order of their best result, all of each together', () => {
    expect(shape(['API', 'Blog', 'API', '', 'Blog', 'API'])).toEqual(['API 3', 'Blog 2', ' 1'])
  })

  it('more results -> below those that were there: the last section goes on, another one begins again', () => {
    const first = [...Array<string>(foundPerPage - 2).fill('API'), 'Blog', 'Blog']
    expect(shape(first)).toEqual([`API ${foundPerPage - 2}`, 'Blog 2'])
    expect(shape([...first, 'API', 'Blog', 'API'])).toEqual([`API ${foundPerPage - 2}`, 'Blog 3', 'API 2'])
  })

  it('sections of one page -> together at the place of the first, with the page itself, wherever that came', () => {
    expect(pages(section('seeds', 'kinds'), section('soil', 'wet'), page('seeds'), section('seeds', 'sowing'))).toEqual([
      ['/docs/seeds', 'seeds', ['seeds-kinds', 'seeds-sowing']],
      ['/docs/soil', undefined, ['soil-wet']],
    ])
  })

  it('the text before the first section of a page -> stands for the page', () => {
    const text = sampleHit('soil-text', 'content', ['Guides', 'soil'], { url: '/docs/soil' })
    expect(pages(section('soil', 'wet'), text)).toEqual([['/docs/soil', 'soil-text', ['soil-wet']]])
  })

  it('more results of a page that was there -> below it, as a page of its own', () => {
    const first = Array.from({ length: foundPerPage }, (_, index) => page(`page-${index}`))
    expect(pages(...first, section('page-14', 'more')).slice(-2)).toEqual([
      ['/docs/page-14', 'page-14', []],
      ['/docs/page-14', undefined, ['page-14-more']],
    ])
  })

  it('nothing -> no section', () => expect(shape([])).toEqual([]))
})
