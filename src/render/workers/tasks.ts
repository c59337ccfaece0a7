// The two heavy steps as tasks: what a worker, or the calling thread, can be asked to do. Items and results are plain JSON.
import { mapConcurrently } from '../../content/map-concurrently.ts'
import type { ParseItem, ParseSetup } from '../parse-task.ts'
import type { ParsedEntry } from '../parsed-store.ts'
import type { RenderItem, RenderResult, RenderSetup } from '../render-task.ts'

/** Name of a task -> what it is set up with, one item, one result. */
export interface TaskTypes {
  parse: { setup: ParseSetup; item: ParseItem; result: ParsedEntry }
  render: { setup: RenderSetup; item: RenderItem; result: RenderResult }
}

export type TaskName = keyof TaskTypes

export interface TaskHost {
  setUp<Name extends TaskName>(name: Name, setup: TaskTypes[Name]['setup']): void
  run<Name extends TaskName>(name: Name, items: TaskTypes[Name]['item'][]): Promise<TaskTypes[Name]['result'][]>
}

type Handler<Name extends TaskName> = (item: TaskTypes[Name]['item']) => Promise<TaskTypes[Name]['result']>
type Handlers = { [Name in TaskName]?: () => Promise<Handler<Name>> }

/** Most of an item is processor time, of which a thread has one; the others read and write files meanwhile. */
const itemsAtOnce = 4

/** One host per thread. */
export function createTaskHost(): TaskHost {
  const handlers: Handlers = {}
  // Loaded with the first item: a build that takes everything from the store never loads the parser or the highlighter.
  const factories: { [Name in TaskName]: (setup: TaskTypes[Name]['setup']) => Handlers[Name] } = {
    parse: (setup) => makeOnce(async () => (await import('../parse-task.ts')).createParseTask(setup)),
    render: (setup) => makeOnce(async () => (await import('../render-task.ts')).createRenderTask(setup)),
  }
  return {
    setUp(name, setup) {
      handlers[name] = factories[name](setup)
    },
    async run(name, items) {
      const handler = handlers[name]
      if (!handler) throw new Error(`The task ${name} was not set up.`)
      return items.length === 0 ? [] : mapConcurrently(items, itemsAtOnce, await handler())
    },
  }
}

function makeOnce<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined
  return () => {
    made ??= make()
    return made
  }
}
