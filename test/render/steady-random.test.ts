import { expect, it } from 'vitest'
import { withSteadyRandom } from '../../src/render/steady-random.ts'

const take = (seed: string): number[] => withSteadyRandom(seed, () => Array.from({ length: 1000 }, () => Math.random()))

it('the same page twice -> the same numbers, all different, from 0 up to 1', () => {
  const numbers = take('/docs/a')
  expect(take('/docs/a')).toEqual(numbers)
  expect(new Set(numbers).size).toBe(1000)
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true)
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  expect(Math.abs(mean - 0.5)).toBeLessThan(0.05)
})

it('another page -> other numbers', () => {
  expect(take('/docs/b')).not.toEqual(take('/docs/a'))
})

it('what throws, and what comes after -> the numbers of the machine again', () => {
  const { random } = Math
  expect(() =>
    withSteadyRandom('/', () => {
      throw new Error('no page')
    }),
  ).toThrow('no page')
  expect(Math.random).toBe(random)
})
