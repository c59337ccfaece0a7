import { describe, expect, it } from 'vitest'
import { readEntry, writeEntry } from '../../../src/plugins/search/kept-entry.ts'
import type { SearchEntry } from '../../../src/plugins/search/search-entry.ts'

const entry: SearchEntry = {
  page: {
    group: 'Documentation',
    tag: 'docs-default-current',
    version: 'current',
    weight: 1,
    path: '/a/',
    sections: [
      { anchor: '', level: 1, heading: 'Über', text: 'Ein Film: 名.\nNoch ein Satz.' },
      { anchor: 'é', level: 2, heading: '"é"', text: '' },
    ],
  },
  postings: { headings: 'über #$\n', texts: 'film $%\n名 &\n' },
}

describe('an entry in the store', () => {
  it('written, then read -> the same, letters of several bytes too', () => {
    expect(readEntry(writeEntry(entry))).toEqual(entry)
  })

  it('a page without terms -> empty parts', () => {
    const empty = { page: { ...entry.page, sections: [] }, postings: { headings: '', texts: '' } }
    expect(readEntry(writeEntry(empty))).toEqual(empty)
  })

  it('bytes that are no entry -> an error', () => {
    expect(() => readEntry(Buffer.from('{}'))).toThrow('three parts')
  })
})
