import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Output, openOutput } from '../../../../src/build/output/output.ts'
import { handOver } from '../../../../src/build/pages/gather-in-order.ts'
import type { RenderedPage } from '../../../../src/build/pages/render-result.ts'
import { gatherRecords, pageRecords } from '../../../../src/plugins/algolia/build/hosted-search.ts'
import { recordsFile } from '../../../../src/plugins/algolia/write-records.ts'
import { joinValues } from '../../../../src/plugins/plugin-values.ts'
import { gatherIndex, indexedPage } from '../../../../src/plugins/search/build/local-search.ts'

let folder: string
let output: Output
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitegen-gather-'))
  output = await openOutput(join(folder, 'build'))
})
afterEach(async () => {
  await output.close()
  await rm(folder, { recursive: true, force: true })
})

const page = (name: string): RenderedPage => ({
  path: `/${name}`,
  file: `${name}.html`,
  bytes: 0,
  diagnostics: [],
  handedOver: joinValues([
    indexedPage.as({ postings: { headings: `${name} #$\n`, texts: 'word %\n' }, rows: `["/${name}"]` }),
    pageRecords.as(Buffer.from(`{"objectID":"${name}"}\n`)),
  ]),
})
const hidden: RenderedPage = { path: '/hidden', file: 'hidden.html', bytes: 0, diagnostics: [] }

async function gather(...batches: [start: number, pages: RenderedPage[]][]) {
  const ofIndex = gatherIndex()
  const ofRecords = gatherRecords(output)
  for (const [start, pages] of batches) {
    handOver(pages, start, [ofIndex, ofRecords])
    // Some of it is done between two batches.
    for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate)
  }
  const index = ofIndex.finish()
  const recordBytes = ofRecords.finish()
  const gathered = index && recordBytes && { index, recordBytes }
  return [gathered, Buffer.from(await output.read(recordsFile)).toString()] as const
}

describe('what the search gathers while pages are rendered', () => {
  it('batches as threads end them -> rows, postings and records in the order of the pages', async () => {
    const [gathered, records] = await gather([3, [page('d'), page('e')]], [0, [page('a'), hidden]], [2, [page('c')]])
    expect(gathered?.index.rows).toEqual(['["/a"]', '["/c"]', '["/d"]', '["/e"]'])
    expect(gathered?.index.postings.headings.terms).toEqual(['a', 'c', 'd', 'e'])
    expect(records).toBe('{"objectID":"a"}\n{"objectID":"c"}\n{"objectID":"d"}\n{"objectID":"e"}\n')
    expect(gathered?.recordBytes).toEqual([17, 17, 17, 17])
  })

  it('results that stay in memory -> without what was taken', async () => {
    const pages = [page('a')]
    await gather([0, pages])
    expect(pages).toEqual([{ path: '/a', file: 'a.html', bytes: 0, diagnostics: [] }])
  })

  it('a page that was lost on the way -> nothing', async () => {
    const [gathered] = await gather([0, [page('a'), { ...hidden, lost: ['a.md'] }]])
    expect(gathered).toBeUndefined()
  })

  it('a file of records that cannot be written -> the error, at the end', async () => {
    await output.write(`${recordsFile}/in-its-place`, '')
    const pages = Array.from({ length: 1500 }, (_, number) => page(`${'x'.repeat(900)}${number}`))
    await expect(gather([0, pages], [pages.length, [page('last')]])).rejects.toThrow('EISDIR')
  })

  it('no page -> an empty file of records', async () => {
    const [gathered, records] = await gather()
    expect(gathered).toMatchObject({ index: { rows: [], postings: { headings: { terms: [] }, texts: { pages: [] } } }, recordBytes: [] })
    expect(records).toBe('')
  })
})
