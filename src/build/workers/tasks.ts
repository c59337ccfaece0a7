// The tasks with their code, which a thread loads when it is first asked for it.
import { mapConcurrently } from '../../lib/map-concurrently.ts'
import type { Activity } from './activity.ts'
import { nameItem } from './name-item.ts'
import type { TaskHandler } from './task-handler.ts'
import type { TaskHost, TaskName, TaskTypes } from './task-types.ts'

type Handler<Name extends TaskName> = TaskHandler<TaskTypes[Name]['item'], TaskTypes[Name]['result']>
type Handlers = { [Name in TaskName]?: () => Promise<Handler<Name>> }

/** An item mostly takes processor time, and a thread runs one at a time; the others read and write files meanwhile. */
const itemsAtOnce = 4

const modules = {
  parse: () => import('../parse/parse-task.ts'),
  render: () => import('../pages/render-task.ts'),
  card: () => import('../../plugins/social-cards/build/card-task.ts'),
  index: () => import('../../plugins/search/build/index-task.ts'),
}

/** Modules that a task loads only with its first item. */
const lateModules: { [Name in TaskName]?: () => Promise<unknown> } = {
  parse: () => Promise.all([import('../../markdown/parse-document.ts'), import('../../markdown/code/code-highlighter.ts')]),
}

/** One host per thread. @param activity is kept up to date. */
export function createTaskHost(activity: Activity): TaskHost {
  const handlers: Handlers = {}
  let isAbandoned = false
  const open = new Set<string>()
  // Loaded with the first item: a build that takes everything from the store never loads the parser or the highlighter.
  const factories: { [Name in TaskName]: (setup: TaskTypes[Name]['setup']) => Handlers[Name] } = {
    parse: (setup) => makeOnce(async () => (await modules.parse()).createParseTask(setup)),
    render: (setup) => makeOnce(async () => (await modules.render()).createRenderTask(setup)),
    card: (setup) => makeOnce(async () => (await modules.card()).createCardTask(setup)),
    index: (setup) => makeOnce(async () => (await modules.index()).createIndexTask(setup)),
  }
  return {
    load: (name) => Promise.all([modules[name](), lateModules[name]?.()]),
    setUp(name, setup) {
      handlers[name] = factories[name](setup)
    },
    async run(name, items) {
      const handler = handlers[name]
      if (!handler) throw new Error(`The task ${name} was not set up.`)
      if (items.length === 0) return []
      const { run, finishBatch } = await handler()
      const results = await mapConcurrently(items, itemsAtOnce, async (item) => {
        const name = nameItem(item)
        open.add(name)
        try {
          return await run(item, () => activity.note(name, true))
        } finally {
          open.delete(name)
          // The others go on.
          activity.note([...open][0] ?? name, open.size > 0)
        }
      })
      if (!isAbandoned) finishBatch()
      return results
    },
    abandon() {
      isAbandoned = true
    },
    unfinished: () => [...open],
  }
}

function makeOnce<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined
  return () => {
    made ??= make()
    return made
  }
}
