// Runs an async step over many items, with a limit on how many run at once, so that 10,000 files do not open 10,000 handles at a time.

/** Results are in the order of `items`. The first rejection rejects the whole, and no further item is started. */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  limit: number,
  run: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(items.length)
  const queue = items.entries()
  let hasFailed = false
  const worker = async () => {
    for (const [index, item] of queue) {
      if (hasFailed) return
      try {
        results[index] = await run(item, index)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker))
  return results
}
