import { expect, it } from 'vitest'
import { joinParts } from '../../src/lib/join-parts.ts'

const bytes = (text: string): Uint8Array => Buffer.from(text)

it.each([
  ['parts of one text', (whole: Uint8Array) => [whole.subarray(0, 2), whole.subarray(2, 5), whole.subarray(5)], 'abcdefgh'],
  ['parts of it in another order', (whole: Uint8Array) => [whole.subarray(5), whole.subarray(0, 2)], 'fghab'],
  [
    'parts with another between',
    (whole: Uint8Array) => [whole.subarray(0, 2), bytes('-'), whole.subarray(2, 4), whole.subarray(4)],
    'ab-cdefgh',
  ],
  ['empty parts', (whole: Uint8Array) => [whole.subarray(0, 0), whole.subarray(0, 1), whole.subarray(1, 1), whole.subarray(1, 2)], 'ab'],
  ['no part', () => [], ''],
] as const)('%s -> in their order', (_, partsOf, expected) => {
  const written: string[] = []
  const joined = joinParts((chunk) => written.push(Buffer.from(chunk).toString()))
  for (const part of partsOf(Uint8Array.from(bytes('abcdefgh')))) joined.add(part)
  joined.end()
  expect(written).toEqual([expected])
})
