import { describe, expect, it } from 'vitest'
import { readEntry, writeEntry } from '../../src/search/kept-entry.ts'

const entry = {
  postings: { headings: 'über #$\n', texts: 'film $%\n名 &\n' },
  rows: '["/a/",[1,"Über","名"]]',
  records: '{"content":"é"}\n{"content":null}\n',
}
const { records: _, ...parts } = entry

describe('an entry in the store', () => {
  it('written, then read -> the same, letters of several bytes too', () => {
    const { records, ...read } = readEntry(writeEntry(entry))
    expect(read).toEqual(parts)
    expect(Buffer.from(records).toString()).toBe(entry.records)
  })

  it('a page without terms and records -> empty parts', () => {
    const empty = { postings: { headings: '', texts: '' }, rows: '["/a/"]', records: '' }
    const { records, ...read } = readEntry(writeEntry(empty))
    expect(read).toEqual({ postings: empty.postings, rows: empty.rows })
    expect(records).toHaveLength(0)
  })

  it('bytes that are no entry -> an error', () => {
    expect(() => readEntry(Buffer.from('{}'))).toThrow('four parts')
  })
})
