// One worker thread of the dev server. It runs the site's own code, which may throw, hang or end its thread; the server then continues with
// a new one. Tasks run one after another. A thread starts early, so that it has loaded its code when the first task comes.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { createActivity } from '../build/workers/activity.ts'
import { planWorkers } from '../build/workers/plan-workers.ts'
import type { TaskName, TaskTypes } from '../build/workers/task-types.ts'
import type { FromWorker, ToWorker } from '../build/workers/worker-messages.ts'
import { packageDirectory } from '../lib/package-directory.ts'

export interface DevWorker {
  /** Applies to tasks that are requested later. */
  setUp<Name extends TaskName>(name: Name, setup: TaskTypes[Name]['setup']): void
  /** Loads a task, and a module (file: URL) that it will import, before they are needed. */
  load(name: TaskName, url: string): void
  /** @throws WorkerFailure when the thread hung or died; whatever the task threw. */
  run<Name extends TaskName>(name: Name, item: TaskTypes[Name]['item']): Promise<TaskTypes[Name]['result']>
  close(): Promise<void>
}

/** The message is a sentence without a period: `The thread …`. */
export class WorkerFailure extends Error {
  override name = 'WorkerFailure'
}

/** No page takes this long unless it never ends. In milliseconds. */
const defaultTimeout = 15_000

/** @param onPrint gets what the site's components print. */
export function createDevWorker(onPrint: (text: string) => void, timeout = defaultTimeout): DevWorker {
  const { oldGeneration, youngGeneration, replaceAbove } = planWorkers({ workers: 2 })
  const setups = new Map<TaskName, object>()
  let isClosed = false
  let last: Promise<unknown> = Promise.resolve()
  let current: Worker | undefined = start()

  function start(): Worker {
    const worker = new Worker(pathToFileURL(join(packageDirectory, 'dist/worker.js')), {
      env: { ...process.env, NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: oldGeneration, maxYoungGenerationSizeMb: youngGeneration },
      stdout: true,
      stderr: true,
      workerData: { activity: createActivity().memory },
    })
    for (const stream of [worker.stdout, worker.stderr]) stream.on('data', (chunk: Buffer) => onPrint(chunk.toString()))
    const forget = (): void => {
      if (current === worker) current = undefined
    }
    // What a component throws after its page is done ends the thread, and nothing else.
    worker.on('error', forget)
    worker.on('exit', forget)
    for (const [name, setup] of setups) post(worker, { type: 'set-up', name, setup })
    return worker
  }

  async function stop(): Promise<void> {
    const worker = current
    current = undefined
    await worker?.terminate()
  }

  async function ask(name: TaskName, item: unknown): Promise<unknown> {
    if (isClosed) throw new WorkerFailure('The server is closing')
    current ??= start()
    const answer = await exchange(current, { type: 'run', name, items: [item] }, timeout)
    if (answer.type === 'hung') {
      await stop()
      throw new WorkerFailure(`It took longer than ${timeout / 1000} seconds and was ended`)
    }
    if (answer.type === 'died') throw new WorkerFailure(`It ended the thread that it ran in: ${answer.message}`)
    if (answer.type === 'unsettled') {
      await stop()
      throw new WorkerFailure('An `await` never ends: nothing is left that it could wait for')
    }
    if (answer.type === 'failed') throw Object.assign(new Error(answer.message), answer.stack === undefined ? {} : { stack: answer.stack })
    if (answer.heapUsed > replaceAbove) await stop()
    return answer.results[0]
  }

  return {
    setUp(name, setup) {
      const last = setups.get(name)
      setups.set(name, setup)
      if (current) post(current, { type: 'set-up', name, setup: differenceOf(last, setup), isPart: true })
    },
    load(name, url) {
      if (current) post(current, { type: 'load', name, url })
    },
    run<Name extends TaskName>(name: Name, item: TaskTypes[Name]['item']) {
      const result = last.then(() => ask(name, item))
      last = result.catch(() => undefined)
      // The thread answers with the result type of this task (worker-messages.ts).
      return result as Promise<TaskTypes[Name]['result']>
    },
    async close() {
      isClosed = true
      await stop()
    },
  }
}

/** Only the values that have changed: the data of a large site is not sent again because of a style sheet. */
function differenceOf(last: object | undefined, next: object): object {
  const before = new Map<string, unknown>(Object.entries(last ?? {}))
  return Object.fromEntries(Object.entries(next).filter(([key, value]) => !before.has(key) || before.get(key) !== value))
}

type Answer = FromWorker | { type: 'died'; message: string } | { type: 'hung' }

function exchange(worker: Worker, message: ToWorker, timeout: number): Promise<Answer> {
  return new Promise((resolve) => {
    const settle = (answer: Answer): void => {
      clearTimeout(timer)
      worker.off('message', settle)
      worker.off('error', onError)
      worker.off('exit', onExit)
      resolve(answer)
    }
    const onError = (error: Error): void => settle({ type: 'died', message: error.message })
    const onExit = (code: number): void => settle({ type: 'died', message: `exit code ${code}` })
    const timer = setTimeout(() => settle({ type: 'hung' }), timeout)
    worker.on('message', settle)
    worker.on('error', onError)
    worker.on('exit', onExit)
    post(worker, message)
  })
}

function post(worker: Worker, message: ToWorker): void {
  worker.postMessage(message)
}
