import { describe, expect, it } from 'vitest'
import { planWorkers } from '../../../src/build/workers/plan-workers.ts'

const megabyte = 1024 * 1024
const plan = (cores: number, megabytes: number, wishes: { workers?: number; memory?: number } = {}, items = 0, heap = 4096) =>
  planWorkers({ ...wishes, ...(wishes.memory !== undefined && { memory: wishes.memory * megabyte }) }, items, {
    cores,
    memory: megabytes * megabyte,
    heap: heap * megabyte,
  })

describe('planWorkers', () => {
  it.each([
    [2, 16_000, 2],
    [1, 16_000, 1],
    [64, 64_000, 8],
    [8, 1024, 4],
    [2, 700, 2],
    [2, 512, 1],
    [2, 448, 1],
    [2, 447, 0],
    [2, 100, 0],
    [2, 0, 0],
  ])('%i cores, %i MB -> %i workers', (cores, memory, workers) => {
    expect(plan(cores, memory).workers).toBe(workers)
  })

  it.each([
    ['a limit below what is free', { memory: 512 }, 1],
    ['a limit above what is free -> what is free counts', { memory: 64_000 }, 8],
    ['a number of workers -> kept to', { workers: 3 }, 3],
    ['none', { workers: 0 }, 0],
    ['many workers and a limit -> as many as have room', { workers: 8, memory: 700 }, 2],
    ['workers and a limit without room -> one', { workers: 8, memory: 128 }, 1],
    ['none and a limit', { workers: 0, memory: 4000 }, 0],
    ['few workers and a limit with room for more', { workers: 1, memory: 4000 }, 1],
  ])('8 cores, 8 GB, %s', (_name, wishes, workers) => {
    expect(plan(8, 8000, wishes).workers).toBe(workers)
  })

  it('a number of workers on a machine with too little memory -> kept to, with small heaps', () => {
    expect(plan(8, 300, { workers: 4 })).toEqual({
      workers: 4,
      youngGeneration: 48,
      oldGeneration: 144,
      comfort: 300 * megabyte,
      replaceAbove: 108 * megabyte,
    })
  })

  it('plenty -> roomy heaps, replaced before they grow for garbage alone', () => {
    expect(plan(2, 32_000)).toMatchObject({ workers: 2, youngGeneration: 96, oldGeneration: 1920, replaceAbove: 400 * megabyte })
  })

  it('1 GB for 2 -> heaps and the rest stay within it', () => {
    const { workers, youngGeneration, oldGeneration, replaceAbove } = plan(2, 1024)
    expect({ workers, youngGeneration, oldGeneration }).toEqual({ workers: 2, youngGeneration: 96, oldGeneration: 288 })
    expect(replaceAbove).toBe(216 * megabyte)
    expect(workers * (youngGeneration + oldGeneration) + 256).toBeLessThanOrEqual(1024)
  })

  it('a large site -> more for the calling thread, less for the others', () => {
    expect(plan(2, 700, {}, 10_000)).toMatchObject({ workers: 1, youngGeneration: 32 })
    expect(plan(2, 700, {}, 1000)).toMatchObject({ workers: 2 })
    expect(plan(2, 512, {}, 10_000)).toMatchObject({ workers: 0 })
  })

  it('how much is comfortable -> what the user sets; else enough for the size of the site, if there is so much', () => {
    expect(plan(2, 8000, { memory: 2000 }).comfort).toBe(2000 * megabyte)
    expect(plan(2, 8000, {}, 1000).comfort).toBe(8000 * megabyte)
    expect(plan(2, 8000, {}, 5000).comfort).toBe(520 * megabyte)
    expect(plan(2, 8000, {}, 20_000).comfort).toBe(870 * megabyte)
    expect(plan(2, 500).comfort).toBe(500 * megabyte)
  })

  it('a limit for heaps that was given to Node -> kept to, and workers replaced below it', () => {
    expect(plan(2, 8000, {}, 0, 300)).toMatchObject({ oldGeneration: 300, replaceAbove: 225 * megabyte })
  })

  it('this machine -> a plan', () => {
    expect(planWorkers().oldGeneration).toBeGreaterThan(0)
  })
})
