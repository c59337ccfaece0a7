// The files of queries about this repository's site: each names pages that it has.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadConfig } from '../../../src/config/load-config.ts'
import { readContent } from '../../../src/content/read-content.ts'
import { unparsedSummary } from '../../../src/content/unparsed-summary.ts'
import { parseQueries } from '../../../src/plugins/search/query/parse-queries.ts'
import { planRoutes } from '../../../src/routes/plan-routes.ts'

let paths: ReadonlySet<string>

beforeAll(async () => {
  const { config } = await loadConfig(fileURLToPath(new URL('../../..', import.meta.url)))
  const tree = await readContent(config)
  const { table } = planRoutes({ config, tree, summaries: tree.documents.map(unparsedSummary) })
  paths = new Set(table.routes.map(({ path }) => path))
})

describe('files of queries', () => {
  it.each(['known', 'unseen', 'fresh', 'newest', 'next'])('queries-%s.tsv -> each query once, with pages that exist', async (name) => {
    const queries = parseQueries(await readFile(fileURLToPath(new URL(`queries-${name}.tsv`, import.meta.url)), 'utf8'))
    expect(queries.flatMap(({ query, pages }) => pages.filter((page) => !paths.has(page)).map((page) => `${query}: ${page}`))).toEqual([])
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length)
  })
})
