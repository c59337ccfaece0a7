// Who runs the tasks: worker threads for a site of some size, the calling thread for a small one, where starting threads costs more.
import { createTaskHost, type TaskName, type TaskTypes } from './tasks.ts'
import { createWorkerPool } from './worker-pool.ts'

export interface TaskRunner {
  /** How many threads work; 0 for the calling one. */
  readonly workers: number
  setUp<Name extends TaskName>(name: Name, setup: TaskTypes[Name]['setup']): void
  /** Results stand in the order of the items. `onDone` is told how many more are done. */
  run<Name extends TaskName>(
    name: Name,
    items: readonly TaskTypes[Name]['item'][],
    onDone?: (count: number) => void,
  ): Promise<TaskTypes[Name]['result'][]>
  close(): Promise<void>
}

/** @param workers 0 runs everything in this thread. */
export function createTaskRunner(workers: number, signal?: AbortSignal): TaskRunner {
  return workers === 0 ? createInlineRunner(signal) : createWorkerPool(workers, signal)
}

function createInlineRunner(signal?: AbortSignal): TaskRunner {
  const host = createTaskHost()
  return {
    workers: 0,
    setUp: host.setUp,
    async run<Name extends TaskName>(name: Name, items: readonly TaskTypes[Name]['item'][], onDone?: (count: number) => void) {
      const results: TaskTypes[Name]['result'][] = []
      for (const item of items) {
        signal?.throwIfAborted()
        results.push(...(await host.run(name, [item])))
        onDone?.(1)
      }
      return results
    },
    async close() {},
  }
}
