import { expect, test } from 'vitest'
import { medianOf, relativeRange, spreadOf } from '../../bench/statistics.ts'

test('an odd number of values -> the one in the middle, and the ends', () => {
  expect(spreadOf([30, 4, 10])).toEqual({ median: 10, least: 4, most: 30, count: 3 })
})

test('an even number of values -> halfway between the middle two', () => {
  expect(medianOf([1, 9, 2, 4])).toBe(3)
})

test('one value -> that value', () => {
  expect(spreadOf([7])).toEqual({ median: 7, least: 7, most: 7, count: 1 })
})

test('no values -> undefined', () => {
  expect(spreadOf([])).toBeUndefined()
  expect(medianOf([])).toBeUndefined()
  expect(relativeRange([])).toBeUndefined()
})

test('values -> how far the largest is above the smallest', () => {
  expect(relativeRange([102, 100, 101])).toBeCloseTo(0.02)
  expect(relativeRange([5])).toBe(0)
  expect(relativeRange([0, 5])).toBeUndefined()
})

test('the input -> left as it is', () => {
  const values = [3, 1, 2]
  spreadOf(values)
  expect(values).toEqual([3, 1, 2])
})
