// The entry of a worker thread. NODE_ENV is set by the pool before this file, and with it React, is loaded.
import { getHeapStatistics } from 'node:v8'
import { parentPort } from 'node:worker_threads'
import { forbidExit } from './forbid-exit.ts'
import { createTaskHost, type TaskName, type TaskTypes } from './tasks.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'

forbidExit()
const host = createTaskHost()
const port = parentPort
if (!port) throw new Error('worker.ts runs in a worker thread only.')

port.on('message', (message: ToWorker) => {
  // The pool types what it sends (task-runner.ts); across the thread boundary those types have to be taken up again.
  if (message.type === 'set-up') host.setUp(message.name, message.setup as TaskTypes[TaskName]['setup'])
  else
    host.run(message.name, message.items as TaskTypes[TaskName]['item'][]).then(
      (results) => reply({ type: 'done', results, heapUsed: getHeapStatistics().used_heap_size }),
      (error: unknown) =>
        reply(
          error instanceof Error
            ? { type: 'failed', message: error.message, stack: error.stack }
            : { type: 'failed', message: String(error), stack: undefined },
        ),
    )
})

function reply(message: FromWorker): void {
  port?.postMessage(message)
}
