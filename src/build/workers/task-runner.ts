// What runs the tasks, as the steps of a build see it: whether in threads or in the calling one is decided by create-task-runner.ts.
import type { TaskName, TaskTypes } from './task-types.ts'

/** Gets results as they come: those of the items from index `start` on. With several threads, later ones may come before earlier ones. */
export type OnDone<Result> = (results: readonly Result[], start: number) => void

export interface TaskRunner {
  /** How many threads besides the calling one have worked so far. */
  readonly workers: number
  /**
   * Starts threads for upcoming work if so many items are worth it: they load the code of the task while this thread goes on.
   * @param url file: URL of a module that the task will import.
   */
  prepare(name: TaskName, items: number, url?: string): void
  setUp<Name extends TaskName>(name: Name, setup: TaskTypes[Name]['setup']): void
  /** Results are in the order of the items. */
  run<Name extends TaskName>(
    name: Name,
    items: readonly TaskTypes[Name]['item'][],
    onDone?: OnDone<TaskTypes[Name]['result']>,
  ): Promise<TaskTypes[Name]['result'][]>
  /**
   * Runs the last item, in one of the threads if there are any, alongside the calling thread. The other threads end at once, and that one
   * afterwards.
   */
  runLast<Name extends TaskName>(name: Name, item: TaskTypes[Name]['item']): Promise<TaskTypes[Name]['result']>
  /** Ends the threads. May be called more than once. */
  close(): Promise<void>
}

/** Runs a task for a single item. */
export async function runOne<Name extends TaskName>(
  runner: Pick<TaskRunner, 'run'>,
  name: Name,
  item: TaskTypes[Name]['item'],
): Promise<TaskTypes[Name]['result']> {
  const [result] = await runner.run(name, [item])
  if (result === undefined) throw new Error(`The task ${name} gave nothing back.`)
  return result
}
