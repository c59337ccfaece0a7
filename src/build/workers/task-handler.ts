// What every task is: a function for one item, and one that is called after each batch.
export interface TaskHandler<Item, Result> {
  /** @param resume is called before each piece of work that code of the site, or the length of a text, can make endless. */
  run(item: Item, resume: () => void): Promise<Result>
  /** Called after each batch, before its results are returned. */
  finishBatch(): void
}
