// What every task is: a function for one item, and one that is called after each batch.
export interface TaskHandler<Item, Result> {
  run(item: Item): Promise<Result>
  /** Called after each batch, before its results are returned. */
  finishBatch(): void
}
