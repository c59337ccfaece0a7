// Runs the tasks: in worker threads if there are many items, in the calling thread if there are few and starting threads would cost more
// than it saves.
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { type Activity, createActivity } from './activity.ts'
import { catchStrayErrors } from './catch-stray-errors.ts'
import { forbidExit } from './forbid-exit.ts'
import { createMemoryKeeper, type MemoryKeeper } from './keep-memory.ts'
import { machineResources, planWorkers, type WorkerWishes } from './plan-workers.ts'
import { type OnDone, runOne, type TaskRunner } from './task-runner.ts'
import type { TaskName, TaskTypes } from './task-types.ts'
import { createTaskHost } from './tasks.ts'
import { createWorkerPool } from './worker-pool.ts'

/** Below this many items, starting threads costs more than they save. */
const fewItems = 48

/**
 * With 0 workers everything runs in this thread.
 * @param activity that of this thread.
 */
export function createTaskRunner(wishes: WorkerWishes, signal?: AbortSignal, activity = createActivity()): TaskRunner {
  const resources = machineResources()
  const keeperFor = (items: number): MemoryKeeper => createMemoryKeeper(planWorkers(wishes, items, resources).comfort)
  const inline = createInlineRunner(signal, activity, keeperFor)
  if (planWorkers(wishes, 0, resources).workers === 0) return inline
  let pool: TaskRunner | undefined
  const setups: ((runner: TaskRunner) => void)[] = []
  // A number set by the user is obeyed; the default depends on how much there is to do.
  const isWorth = (items: number): boolean => wishes.workers !== undefined || items >= fewItems
  /** The threads, or this one if there is too little for threads to do, or too little memory for them beside so many items. */
  const open = (items: number): TaskRunner => {
    if (!isWorth(items)) return inline
    if (!pool) {
      const plan = planWorkers(wishes, items, resources)
      if (plan.workers === 0) return inline
      pool = createWorkerPool(plan, signal)
      for (const apply of setups) apply(pool)
    }
    return pool
  }
  return {
    get workers() {
      return pool?.workers ?? 0
    },
    prepare(name, items, url) {
      open(items).prepare(name, items, url)
    },
    setUp(name, setup) {
      const apply = (runner: TaskRunner): void => runner.setUp(name, setup)
      setups.push(apply)
      apply(inline)
      if (pool) apply(pool)
    },
    async run(name, items, onDone) {
      return open(items.length).run(name, items, onDone)
    },
    runLast: (name, item) => (pool ?? inline).runLast(name, item),
    async close() {
      await pool?.close()
    },
  }
}

function createInlineRunner(signal: AbortSignal | undefined, activity: Activity, keeperFor: (items: number) => MemoryKeeper): TaskRunner {
  const host = createTaskHost(activity)
  const runner: TaskRunner = {
    workers: 0,
    prepare() {},
    setUp: host.setUp,
    async run<Name extends TaskName>(name: Name, items: readonly TaskTypes[Name]['item'][], onDone?: OnDone<TaskTypes[Name]['result']>) {
      const results: TaskTypes[Name]['result'][] = []
      if (items.length === 0) return results
      const keeper = keeperFor(items.length)
      const allowExit = forbidExit()
      const stray = catchStrayErrors()
      try {
        for (const [index, item] of items.entries()) {
          signal?.throwIfAborted()
          // A copy, as from a thread: the texts in them are parts of whole documents and pages, which would stay in memory.
          const answers = structuredClone(await stray.guard(item, () => host.run(name, [item])))
          results.push(...answers)
          onDone?.(answers, index)
          keeper.relieve()
          // What waits for a turn of its own gets one: an interruption, and what gathers these results.
          await nextTurn()
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
