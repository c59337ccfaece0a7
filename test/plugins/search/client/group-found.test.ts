import { describe, expect, it } from 'vitest'
import { groupFound } from '../../../../src/plugins/search/client/group-found.ts'
import { foundPerPage } from '../../../../src/plugins/search/client/search-limits.ts'
import { sampleHit } from './sample-hits.ts'

const hits = (...sections: string[]) => sections.map((section, index) => sampleHit(`${index}`, 'lvl1', [section, `Page ${index}`]))
const shape = (sections: string[]) => groupFound(hits(...sections)).map(({ title, hits: found }) => `${title} ${found.length}`)

describe('groupFound', () => {
  it('results of several sections -> sections in the order of their best result, all of each together', () => {
    expect(shape(['API', 'Blog', 'API', '', 'Blog', 'API'])).toEqual(['API 3', 'Blog 2', ' 1'])
  })

  it('more results -> below those that were there: the last section goes on, another one begins again', () => {
    const first = [...Array<string>(foundPerPage - 2).fill('API'), 'Blog', 'Blog']
    expect(shape(first)).toEqual([`API ${foundPerPage - 2}`, 'Blog 2'])
    expect(shape([...first, 'API', 'Blog', 'API'])).toEqual([`API ${foundPerPage - 2}`, 'Blog 3', 'API 2'])
  })

  it('nothing -> no section', () => expect(shape([])).toEqual([]))
})
