import { expect, it } from 'vitest'
import { findNoJson } from '../../src/lib/json-value.ts'

it.each<[unknown, string | undefined]>([
  [{ a: [1, 'x', null, { b: true }] }, undefined],
  [Object.create(null), undefined],
  [{ a: [{ b: () => 1 }] }, 'a.0.b'],
  [{ a: 1, b: Number.NaN }, 'b'],
  [{ a: { b: new Date(0) } }, 'a.b'],
  [{ a: [undefined] }, 'a.0'],
  [Symbol('x'), ''],
])('%o -> %j', (value, path) => {
  expect(findNoJson(value)?.path.join('.')).toBe(path)
})
