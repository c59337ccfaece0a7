// Runs an async step over many items with a bound on how many are under way, so that 10,000 files do not open 10,000 handles at once.

/** Results stand in the order of `items`. The first rejection ends the whole; nothing new is started after it. */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  limit: number,
  run: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(items.length)
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await run(item, index)
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker))
  return results
}
