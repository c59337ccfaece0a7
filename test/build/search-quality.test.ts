// How well the search of this repository's site answers what readers look for: the floor below which no change may bring it.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { judgeIndex } from '../../bench/search/quality.ts'
import { buildSite } from '../../src/build/build-site.ts'
import type { Quality } from '../../src/plugins/search/query/judge-answers.ts'
import { parseQueries } from '../../src/plugins/search/query/parse-queries.ts'
import { goldenQueries } from '../plugins/search/golden.ts'

let directory: string
let quality: Quality
let known: Quality

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sitegen-quality-'))
  const outDirectory = join(directory, 'build')
  await buildSite({ siteDirectory: fileURLToPath(new URL('../..', import.meta.url)), outDirectory, write: true })
  quality = await judgeIndex(outDirectory, goldenQueries)
  const queries = await readFile(fileURLToPath(new URL('../plugins/search/queries-known.tsv', import.meta.url)), 'utf8')
  known = await judgeIndex(outDirectory, parseQueries(queries))
}, 600_000)
afterAll(() => rm(directory, { recursive: true, force: true }))

describe('the search of this site', () => {
  it('what readers look for -> at least 150 queries', () => expect(goldenQueries.length).toBeGreaterThanOrEqual(150))

  it('mean reciprocal rank -> at least 0.9', () => expect(quality.reciprocalRank).toBeGreaterThanOrEqual(0.9))

  it('the right page among the first three -> in at least 95 %', () => expect(quality.firstThree).toBeGreaterThanOrEqual(0.95))

  it('what users ask in their own words -> a mean reciprocal rank of at least 0.8', () =>
    expect(known.reciprocalRank).toBeGreaterThanOrEqual(0.8))

  it('render video lambda node -> the right page among the first three', () => {
    expect(quality.judged.find(({ query }) => query === 'render video lambda node')?.rank).toBeLessThanOrEqual(3)
  })

  it('a name with its brackets or without them, a name of a package -> first', () => {
    const missed = quality.judged
      .filter(({ query, rank }) => /^(?:@remotion\/|<)|\(\)$/.test(query) && rank !== 1)
      .map(({ query }) => query)
    expect(missed).toEqual([])
  })
})
