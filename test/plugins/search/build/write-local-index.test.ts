import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openOutput } from '../../../../src/build/output/output.ts'
import { createTaskRunner } from '../../../../src/build/workers/create-task-runner.ts'
import { WorkerDeathError } from '../../../../src/build/workers/worker-death-error.ts'
import { createPackStore } from '../../../../src/cache/pack-store.ts'
import { writeAllRecords } from '../../../../src/plugins/algolia/build/hosted-search.ts'
import { searchPlace } from '../../../../src/plugins/search/build/searched-pages.ts'
import { writeLocalIndex } from '../../../../src/plugins/search/build/write-local-index.ts'
import { createIndexGatherer } from '../../../../src/plugins/search/index/gather-index.ts'
import { planRoutes } from '../../../../src/routes/plan-routes.ts'
import { makeConfig } from '../../../content/test-config.ts'
import { treeOf } from '../../../routes/planner-input.ts'

it('a thread that has no memory for the index -> it is written all the same', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sitegen-search-'))
  const output = await openOutput(join(folder, 'build'))
  onTestFinished(async () => {
    await output.close()
    await rm(folder, { recursive: true, force: true })
  })
  const gatherer = createIndexGatherer()
  gatherer.add({ postings: { headings: 'walrus #$\n', texts: '' }, rows: '["/a",[1,"Walrus",""]]' })
  const config = makeConfig(folder)
  const search = { key: 'key', hash: 'hash', tag: 'default', group: 'Pages', weight: 1, links: [] }
  let asked = 0
  const { table } = planRoutes({ config, tree: treeOf(), summaries: [] })
  const rendered = [{ path: '/a', file: 'a.html', bytes: 0, diagnostics: [], notes: searchPlace.as(search) }]
  const workspace = { packs: createPackStore(join(folder, 'packs')), inUse: new Set<string>(), program: 'test' }
  const { files, later } = await writeLocalIndex({
    ...workspace,
    config,
    table,
    rendered,
    gathered: gatherer.finish(),
    storeDirectory: join(folder, 'store'),
    runner: {
      ...createTaskRunner({ workers: 0 }),
      workers: 2,
      async runLast() {
        asked++
        throw new WorkerDeathError('the search index', 'too much', 'ERR_WORKER_OUT_OF_MEMORY')
      },
    },
    staticFiles: [],
    output,
  })
  expect(files).toEqual([])
  const languages = [{ config, table, folder: '', pages: rendered }]
  const records = await writeAllRecords({ languages, workspace }, new Map([['', [0]]]), output)
  expect([...records.files].sort()).toEqual(['algolia/records.ndjson', 'algolia/settings.json'])
  const written = await later
  expect(asked).toBe(1)
  expect(written).toContain('search-index/manifest.json')
  expect(await readFile(join(output.directory, 'search-index/pages/0.json'), 'utf8')).toContain('Walrus')
})
