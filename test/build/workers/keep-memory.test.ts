import { expect, it } from 'vitest'
import { createMemoryKeeper } from '../../../src/build/workers/keep-memory.ts'

it('a process below, near its limit -> garbage is collected when it is tight, and not again at once', () => {
  let resident = 800
  let collected = 0
  const keeper = createMemoryKeeper(
    1000,
    () => collected++,
    () => resident,
  )
  keeper.relieve()
  expect(collected).toBe(0)
  resident = 900
  keeper.relieve()
  keeper.relieve()
  expect(collected).toBe(1)
})

it('this process -> its garbage can be collected', () => {
  expect(() => createMemoryKeeper(1).relieve()).not.toThrow()
})
