// Runs an async step over many items, with a limit on how many run at once, so that 10,000 files do not open 10,000 handles at a time.

/**
 * Results are in the order of `items`. The first rejection rejects the whole; workers that are still running go on with the remaining
 * items.
 */
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
