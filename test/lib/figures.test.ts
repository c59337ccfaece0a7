import { expect, test } from 'vitest'
import { formatBytes, formatTime, plural } from '../../src/lib/figures.ts'

test('bytes -> decimal units', () => {
  expect([999, 28_000, 64_500_000, 2_634_000_000].map(formatBytes)).toEqual(['999 B', '28.0 kB', '64.5 MB', '2.63 GB'])
})

test('milliseconds -> whole ones, or seconds', () => {
  expect([12.3, 1500].map(formatTime)).toEqual(['12 ms', '1.5 s'])
})

test('a count and a noun -> the noun in its number', () => {
  expect([0, 1, 2].map((count) => plural(count, 'page'))).toEqual(['0 pages', '1 page', '2 pages'])
})
