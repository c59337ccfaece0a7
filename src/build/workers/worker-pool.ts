// Worker threads that take items in batches. A worker that has grown past its share of memory is replaced, and so is one that died. The
// items of its batch are then run again one by one, because the reason may lie in what the worker did before.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { packageDirectory } from '../../lib/package-directory.ts'
import { type Activity, createActivity, patience, watchActivity } from './activity.ts'
import { createMemoryKeeper, type MemoryKeeper } from './keep-memory.ts'
import { nameItem } from './name-item.ts'
import type { WorkerPlan } from './plan-workers.ts'
import { type OnDone, runOne, type TaskRunner } from './task-runner.ts'
import type { TaskName, TaskTypes } from './task-types.ts'
import { WorkerDeathError } from './worker-death-error.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'

/** The first batches are large, so that messages cost little; the last ones are small, so that all threads end together. */
const largestBatch = 24
/** How many more batches of the same size each thread would get. */
const batchesLeft = 4

interface Batch {
  start: number
  items: unknown[]
  /** One item of a batch over which a worker died. */
  isRetry: boolean
}

interface Member {
  worker: Worker
  activity: Activity
  heapUsed: number
  /** That of the thread. */
  garbage: MemoryKeeper
}

/** @param limit for one item, in milliseconds. */
export function createWorkerPool(
  { workers, oldGeneration, youngGeneration, replaceAbove, comfort }: WorkerPlan,
  signal?: AbortSignal,
  limit = patience,
): TaskRunner {
  const setups = new Map<TaskName, unknown>()
  const members = new Set<Member>()
  const idle: Member[] = []
  const ending = new Set<Promise<unknown>>()
  const ownGarbage = createMemoryKeeper(comfort)
  let isClosed = false

  const start = (): Member => {
    const activity = createActivity()
    const worker = new Worker(pathToFileURL(join(packageDirectory, 'dist/worker.js')), {
      env: { ...process.env, NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: oldGeneration, maxYoungGenerationSizeMb: youngGeneration },
      stdout: true,
      workerData: { activity: activity.memory },
    })
    // What a component prints must not mix with the output of `--format json` on standard output.
    worker.stdout.pipe(process.stderr, { end: false })
    const garbage = createMemoryKeeper(comfort, () => post(worker, { type: 'relieve' }))
    const member = { worker, activity, heapUsed: 0, garbage }
    members.add(member)
    // Nothing is lost when a worker dies between two batches, but it must not be used again.
    worker.on('error', () => forget(member))
    worker.on('exit', () => forget(member))
    for (const [name, setup] of setups) post(worker, { type: 'set-up', name, setup })
    return member
  }
  const drop = async (member: Member): Promise<void> => {
    forget(member)
    const end = member.worker.terminate()
    ending.add(end)
    await end
    ending.delete(end)
  }
  const forget = (member: Member): void => {
    members.delete(member)
    const place = idle.indexOf(member)
    if (place >= 0) idle.splice(place, 1)
  }
  const take = (): Member => {
    const member = idle.pop()
    if (!member) return start()
    if (member.heapUsed <= replaceAbove) return member
    void drop(member)
    return start()
  }

  const runBatch = async (name: TaskName, batch: Batch): Promise<unknown[]> => {
    signal?.throwIfAborted()
    const member = take()
    const answer = await ask(member, { type: 'run', name, items: batch.items }, limit, signal)
    if (answer.type === 'done') {
      member.heapUsed = answer.heapUsed
      member.garbage.relieve()
      idle.push(member)
      return answer.results
    }
    await drop(member)
    if (answer.type === 'failed') throw Object.assign(new Error(answer.message), answer.stack ? { stack: answer.stack } : {}, answer.system)
    if (answer.type === 'hung') throw new WorkerDeathError(answer.item, `${limit / 1000} seconds`, 'ERR_HUNG')
    if (answer.type === 'unsettled') throw new WorkerDeathError(answer.items.join(', '), '', 'ERR_UNSETTLED')
    if (isClosed) throw new Error(`The threads were ended while one worked on ${nameItem(batch.items[0])}.`)
    if (batch.isRetry) throw new WorkerDeathError(nameItem(batch.items[0]), answer.reason, answer.code)
    // One by one, to find the item that the worker dies of.
    const results: unknown[] = []
    for (const [index, item] of batch.items.entries()) {
      results.push(...(await runBatch(name, { start: batch.start + index, items: [item], isRetry: true })))
    }
    return results
  }

  const pool: TaskRunner = {
    workers,
    prepare(name, _items, url) {
      while (members.size < workers) idle.push(start())
      for (const { worker } of members) post(worker, { type: 'load', name, ...(url !== undefined && { url }) })
    },
    setUp(name, setup) {
      setups.set(name, setup)
      for (const { worker } of members) post(worker, { type: 'set-up', name, setup })
    },
    async run<Name extends TaskName>(name: Name, items: readonly TaskTypes[Name]['item'][], onDone?: OnDone<TaskTypes[Name]['result']>) {
      const batches = cutIntoBatches(items, workers)
      const results: TaskTypes[Name]['result'][] = new Array(items.length)
      const lane = async (): Promise<void> => {
        for (let batch = batches.shift(); batch; batch = batches.shift()) {
          // A thread answers with the result type of this task (worker-messages.ts).
          const answers = (await runBatch(name, batch)) as TaskTypes[Name]['result'][]
          for (const [index, answer] of answers.entries()) results[batch.start + index] = answer
          onDone?.(answers, batch.start)
          ownGarbage.relieve()
        }
      }
      try {
        await Promise.all(Array.from({ length: Math.min(workers, batches.length) }, lane))
      } catch (error) {
        batches.length = 0
        throw error
      }
      return results
    },
    async runLast(name, item) {
      const running = runOne(pool, name, item)
      for (const member of idle.splice(0)) void drop(member)
      try {
        return await running
      } finally {
        void pool.close()
      }
    },
    async close() {
      isClosed = true
      await Promise.all([...[...members].map(drop), ...ending])
    },
  }
  return pool
}

function cutIntoBatches(items: readonly unknown[], workers: number): Batch[] {
  const batches: Batch[] = []
  for (let start = 0; start < items.length; ) {
    const size = Math.min(largestBatch, Math.ceil((items.length - start) / (workers * batchesLeft)))
    batches.push({ start, items: items.slice(start, start + size), isRetry: false })
    start += size
  }
  return batches
}

type Answer = FromWorker | { type: 'died'; reason: string; code: string | undefined } | { type: 'hung'; item: string }

/** How often a thread is looked at, in milliseconds. */
const lookEvery = 1000

/** Sends one message, and waits for its answer, for the death or the silence of the worker, or for the signal. */
function ask({ worker, activity }: Member, message: ToWorker, limit: number, signal: AbortSignal | undefined): Promise<Answer> {
  const findEndless = watchActivity(activity, limit)
  return new Promise((resolve, reject) => {
    const settle = (answer: Answer): void => {
      release()
      resolve(answer)
    }
    const onError = (error: NodeJS.ErrnoException): void => settle({ type: 'died', reason: error.message, code: error.code })
    const onExit = (code: number): void => settle({ type: 'died', reason: `it ended itself with exit code ${code}`, code: undefined })
    const onAbort = (): void => {
      release()
      reject(signal?.reason)
    }
    const look = (): void => {
      const item = findEndless()
      if (item !== undefined) settle({ type: 'hung', item })
    }
    const timer = setInterval(look, Math.min(lookEvery, limit))
    const release = (): void => {
      clearInterval(timer)
      worker.off('message', settle)
      worker.off('error', onError)
      worker.off('exit', onExit)
      signal?.removeEventListener('abort', onAbort)
    }
    worker.on('message', settle)
    worker.on('error', onError)
    worker.on('exit', onExit)
    signal?.addEventListener('abort', onAbort, { once: true })
    post(worker, message)
  })
}

function post(worker: Worker, message: ToWorker): void {
  worker.postMessage(message)
}
