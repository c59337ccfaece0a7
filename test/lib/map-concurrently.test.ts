import { expect, test } from 'vitest'
import { mapConcurrently } from '../../src/lib/map-concurrently.ts'

test('items that end in another order -> results in the order of the items, never more at once than allowed', async () => {
  let running = 0
  let most = 0
  const results = await mapConcurrently([3, 1, 2, 0], 2, async (turns) => {
    most = Math.max(most, ++running)
    for (let turn = 0; turn < turns; turn++) await Promise.resolve()
    running--
    return turns * 10
  })
  expect([results, most]).toEqual([[30, 10, 20, 0], 2])
})

test('an item that fails -> its error, and no further item is started', async () => {
  const started: number[] = []
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const mapped = mapConcurrently([0, 1, 2, 3], 2, async (item) => {
    started.push(item)
    if (item === 0) throw new Error('broken')
    await held
    return item
  })
  await expect(mapped).rejects.toThrow('broken')
  release()
  await held
  await Promise.resolve()
  expect(started).toEqual([0, 1])
})
