// What every task is: one item after the other, and an end after each batch.
export interface TaskHandler<Item, Result> {
  run(item: Item): Promise<Result>
  /** Called after each batch, before its results are given back. */
  finishBatch(): void
}
