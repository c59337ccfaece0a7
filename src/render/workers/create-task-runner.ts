// Runs the tasks: in worker threads if there are many items, in the calling thread if there are few and starting threads would cost more
// than it saves.
import { setTimeout as pause } from 'node:timers/promises'
import { catchStrayErrors } from './catch-stray-errors.ts'
import { forbidExit } from './forbid-exit.ts'
import { planWorkers, type WorkerWishes } from './plan-workers.ts'
import { type OnDone, runOne, type TaskRunner } from './task-runner.ts'
import { createTaskHost, type TaskName, type TaskTypes } from './tasks.ts'
import { createWorkerPool } from './worker-pool.ts'

/** Below this many items, starting threads costs more than they save. */
const fewItems = 48

/** With 0 workers everything runs in this thread. */
export function createTaskRunner(wishes: WorkerWishes, signal?: AbortSignal): TaskRunner {
  const inline = createInlineRunner(signal)
  const plan = planWorkers(wishes)
  if (plan.workers === 0) return inline
  let pool: TaskRunner | undefined
  const setups: ((runner: TaskRunner) => void)[] = []
  const open = (): TaskRunner => {
    if (!pool) {
      pool = createWorkerPool(plan, signal)
      for (const apply of setups) apply(pool)
    }
    return pool
  }
  // A number set by the user is obeyed; the default depends on how much there is to do.
  const isWorth = (items: number): boolean => wishes.workers !== undefined || items >= fewItems
  return {
    get workers() {
      return pool?.workers ?? 0
    },
    prepare(name, items, url) {
      if (isWorth(items)) open().prepare(name, items, url)
    },
    setUp(name, setup) {
      const apply = (runner: TaskRunner): void => runner.setUp(name, setup)
      setups.push(apply)
      apply(inline)
      if (pool) apply(pool)
    },
    async run(name, items, onDone) {
      return (isWorth(items.length) ? open() : inline).run(name, items, onDone)
    },
    runLast: (name, item) => (pool ?? inline).runLast(name, item),
    async close() {
      await pool?.close()
    },
  }
}

function createInlineRunner(signal?: AbortSignal): TaskRunner {
  const host = createTaskHost()
  const runner: TaskRunner = {
    workers: 0,
    prepare() {},
    setUp: host.setUp,
    async run<Name extends TaskName>(name: Name, items: readonly TaskTypes[Name]['item'][], onDone?: OnDone<TaskTypes[Name]['result']>) {
      const results: TaskTypes[Name]['result'][] = []
      if (items.length === 0) return results
      const allowExit = forbidExit()
      const stray = catchStrayErrors()
      try {
        for (const [index, item] of items.entries()) {
          signal?.throwIfAborted()
          const answers = await stray.guard(item, () => host.run(name, [item]))
          results.push(...answers)
          onDone?.(answers, index)
        }
        // What components leave for the next turn, and what fails there, belongs to them too.
        await stray.guard(items.at(-1), () => pause(0))
      } catch (error) {
        host.abandon()
        throw error
      } finally {
        stray.release()
        allowExit()
      }
      return results
    },
    runLast: (name, item) => runOne(runner, name, item),
    async close() {},
  }
  return runner
}
