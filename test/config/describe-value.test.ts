import { describe, expect, it } from 'vitest'
import { describeValue, joinChoices } from '../../src/config/describe-value.ts'
import { formatPath } from '../../src/config/finding.ts'

describe('describeValue', () => {
  const cases: [unknown, string][] = [
    [undefined, 'nothing'],
    [null, 'null'],
    ['a\n"b"', '"a\\n\\"b\\""'],
    [1.5, '1.5'],
    [true, 'true'],
    [[], 'an empty list'],
    [[1], 'a list'],
    [{}, 'an object'],
    [Object.create(null), 'an object'],
    [
      {
        toString: () => {
          throw new Error('called')
        },
      },
      'an object',
    ],
  ]
  for (const [value, wanted] of cases) it(`${wanted} -> named without running its code`, () => expect(describeValue(value)).toBe(wanted))
})

describe('joinChoices', () => {
  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a or b'],
    [['a', 'b', 'a', 'c'], 'a, b or c'],
  ])('%j -> %j', (choices, wanted) => expect(joinChoices(choices)).toBe(wanted))
})

describe('formatPath', () => {
  it.each([
    [['navbar', 'items', 2, 'to'], 'navbar.items[2].to'],
    [['versions', '1.0', 'label'], 'versions["1.0"].label'],
    [[], ''],
  ])('%j -> %s', (path, wanted) => expect(formatPath(path)).toBe(wanted))
})
