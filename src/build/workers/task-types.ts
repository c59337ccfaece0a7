// The heavy steps as tasks, by their types: what a worker, or the calling thread, can be asked to do. Items and results are plain data.
import type { ParsedEntry } from '../../markdown/parsed-store.ts'
import type { IndexItem, IndexSetup, WrittenIndex } from '../../plugins/search/build/index-task.ts'
import type { CardItem, CardSetup } from '../../plugins/social-cards/build/card-task.ts'
import type { RenderItem, RenderSetup } from '../pages/render-input.ts'
import type { RenderedPage } from '../pages/render-result.ts'
import type { ParseItem, ParseSetup } from '../parse/parse-task.ts'

/** Name of a task -> its setup, an item and a result. */
export interface TaskTypes {
  parse: { setup: ParseSetup; item: ParseItem; result: ParsedEntry }
  render: { setup: RenderSetup; item: RenderItem; result: RenderedPage }
  card: { setup: CardSetup; item: CardItem; result: number }
  index: { setup: IndexSetup; item: IndexItem; result: WrittenIndex }
}

export type TaskName = keyof TaskTypes

export interface TaskHost {
  setUp<Name extends TaskName>(name: Name, setup: TaskTypes[Name]['setup']): void
  /** Loads all the code of a task before its first item. */
  load(name: TaskName): Promise<unknown>
  run<Name extends TaskName>(name: Name, items: TaskTypes[Name]['item'][]): Promise<TaskTypes[Name]['result'][]>
  /** What is still running is not kept: it failed, and nobody waits for its end. */
  abandon(): void
  /** Names of the items that were begun and have not ended. */
  unfinished(): string[]
}
