import type { TaskRunner } from './task-runner.ts'
import type { TaskName, TaskTypes } from './tasks.ts'

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
