// The entry of a worker thread. The pool sets NODE_ENV before this file, and with it React, is loaded.
import { setTimeout as pause } from 'node:timers/promises'
import { getHeapStatistics } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import { createActivity } from './activity.ts'
import { forbidExit } from './forbid-exit.ts'
import { collectGarbage } from './keep-memory.ts'
import type { TaskName, TaskTypes } from './task-types.ts'
import { createTaskHost } from './tasks.ts'
import type { FromWorker, SystemFailure, ToWorker } from './worker-messages.ts'

const allowExit = forbidExit()
// Node itself ends the thread through `process.exit` when an error is not caught.
process.once('uncaughtExceptionMonitor', allowExit)
const host = createTaskHost(createActivity(workerData.activity))
const setups = new Map<TaskName, TaskTypes[TaskName]['setup']>()
const port = parentPort
if (!port) throw new Error('worker.ts runs in a worker thread only.')

port.on('message', (message: ToWorker) => {
  if (message.type === 'set-up') {
    // The pool types what it sends (task-runner.ts); those types are lost at the thread boundary and have to be asserted again.
    const setup = { ...(message.isPart ? setups.get(message.name) : {}), ...(message.setup as TaskTypes[TaskName]['setup']) }
    setups.set(message.name, setup)
    host.setUp(message.name, setup)
  } else if (message.type === 'load') load(message.name, message.url).catch(ignoreForNow)
  else if (message.type === 'relieve') collectGarbage()
  else {
    // The same holds for items.
    const items = message.items as TaskTypes[TaskName]['item'][]
    run(message.name, items).then(
      (results) => reply({ type: 'done', results, heapUsed: getHeapStatistics().used_heap_size }),
      (error: unknown) =>
        reply(
          error instanceof Error
            ? { type: 'failed', message: error.message, stack: error.stack, system: systemFailureOf(error) }
            : { type: 'failed', message: String(error), stack: undefined },
        ),
    )
  }
})

async function load(name: TaskName, url: string | undefined): Promise<void> {
  await Promise.all([host.load(name), url && import(url)])
}

/** The task that imports the module meets the same error and reports it. */
const ignoreForNow = (): void => undefined

/** What components leave for the next turn, and what fails there, belongs to this batch, so that turn is awaited. */
const run: typeof host.run = async (name, items) => {
  // So that the thread would end if nothing else kept it going.
  port.unref()
  try {
    const results = await host.run(name, items)
    await pause(0)
    return results
  } finally {
    port.ref()
  }
}

process.on('beforeExit', () => {
  const items = host.unfinished()
  if (items.length === 0) return
  port.ref()
  reply({ type: 'unsettled', items })
})

function systemFailureOf(error: Error): SystemFailure | undefined {
  if (!('syscall' in error)) return undefined
  const { code, syscall, path }: { code?: unknown; syscall: unknown; path?: unknown } = error
  return { code, syscall, path }
}

function reply(message: FromWorker): void {
  port?.postMessage(message)
}
