import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { TaskRunner } from '../../../src/build/workers/task-runner.ts'
import { createWorkerPool } from '../../../src/build/workers/worker-pool.ts'
import type { IndexItem } from '../../../src/plugins/search/build/index-task.ts'
import { createIndexGatherer } from '../../../src/plugins/search/index/gather-index.ts'

function open(outDirectory: (folder: string) => string, signal?: AbortSignal): { pool: TaskRunner; folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'sitegen-last-'))
  const pool = createWorkerPool({ workers: 2, oldGeneration: 200, youngGeneration: 16, replaceAbove: 200_000_000, comfort: 4e9 }, signal)
  pool.setUp('index', { storeDirectory: join(folder, 'store'), outDirectory: outDirectory(folder) })
  pool.prepare('index', 1)
  onTestFinished(async () => {
    await pool.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return { pool, folder }
}

function itemOf(name: string): IndexItem {
  const gatherer = createIndexGatherer()
  gatherer.add({ postings: { headings: `${name} #$\n`, texts: 'word %\n' }, rows: `["/${name}",[1,"${name}",""]]` })
  const page = { path: `/${name}`, key: 'key', hash: 'hash', tag: 'default', group: 'Pages', weight: 1, links: [] }
  return { pages: [page], language: 'en', synonyms: [], program: 'test', gathered: gatherer.finish() }
}

describe('the last item of the threads', () => {
  it('an index -> written by one of them, which says what it has written', async () => {
    const { pool, folder } = open((folder) => folder)
    const { files, inUse } = await pool.runLast('index', itemOf('walrus'))
    const paths = files.map(([path]) => path)
    expect(paths).toContain('search-index/manifest.json')
    for (const [path, , size] of files) expect(readFileSync(join(folder, path))).toHaveLength(size)
    expect(inUse.length).toBeGreaterThan(0)
  })

  it('a folder that cannot be made -> the error of the system, with its code', async () => {
    const { pool } = open((folder) => {
      writeFileSync(join(folder, 'file'), '')
      return join(folder, 'file')
    })
    await expect(pool.runLast('index', itemOf('walrus'))).rejects.toMatchObject({ code: 'ENOTDIR', syscall: 'mkdir' })
  })

  it('the threads are ended meanwhile -> an error, and no new thread', async () => {
    const { pool } = open((folder) => folder)
    const running = pool.runLast('index', itemOf('walrus'))
    await Promise.all([expect(running).rejects.toThrow('The threads were ended while one worked on the search index.'), pool.close()])
  })

  it('an interruption -> closing waits until every thread has ended: one could write into a folder that is being removed', async () => {
    const threads = new Set<Worker>()
    const note = (worker: Worker): void => {
      threads.add(worker)
      worker.once('exit', () => threads.delete(worker))
    }
    process.on('worker', note)
    onTestFinished(() => void process.off('worker', note))
    const controller = new AbortController()
    const { pool } = open((folder) => folder, controller.signal)
    // Node.js tells of a thread in the turn after it was made.
    await setImmediate()
    expect(threads.size).toBe(2)
    const running = pool.runLast('index', itemOf('walrus'))
    controller.abort(new Error('enough'))
    await expect(running).rejects.toThrow('enough')
    await pool.close()
    expect(threads.size).toBe(0)
  })
})
