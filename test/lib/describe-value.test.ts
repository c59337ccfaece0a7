import { describe, expect, it } from 'vitest'
import { describeValue, describeYamlValue, joinChoices } from '../../src/lib/describe-value.ts'

describe('describeValue', () => {
  const cases: [unknown, string][] = [
    [undefined, 'nothing'],
    [null, 'null'],
    ['a\n"b"', '"a\\n\\"b\\""'],
    [1.5, '1.5'],
    [true, 'true'],
    [[], 'an empty list'],
    [[1], 'a list of 1'],
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

describe('describeYamlValue', () => {
  it.each([
    [null, 'empty'],
    ['third', 'the text "third"'],
    [3, 'the number 3'],
    [false, 'false'],
    [[1, 2], 'a list of 2'],
    [{ a: 1 }, 'a mapping (keys with values)'],
  ])('%j -> %s', (value, wanted) => expect(describeYamlValue(value)).toBe(wanted))
})

describe('joinChoices', () => {
  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a or b'],
    [['a', 'b', 'a', 'c'], 'a, b or c'],
  ])('%j -> %j', (choices, wanted) => expect(joinChoices(choices)).toBe(wanted))
})
