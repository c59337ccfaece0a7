// Which names have a number prefix and which only begin with digits.
import { expect, test } from 'vitest'
import { parseNumberPrefix, prefixParserOf } from '../../src/content/number-prefix.ts'

test.each([
  ['02-install', 2, 'install'],
  ['1. Getting started', 1, 'Getting started'],
  ['10 - b', 10, 'b'],
  ['007__bond', 7, 'bond'],
  ['3.-_.x', 3, 'x'],
])('%s -> position %i, name %s', (given, position, name) => {
  expect(parseNumberPrefix(given)).toEqual({ position, name })
})

test.each(['install', '2021-11-note', '7.0-upgrade', '1-2-3', '5', '5-', '5 name', '-1-x', 'v1-x', '1-'])('%s -> itself', (name) => {
  expect(parseNumberPrefix(name)).toEqual({ name })
})

test('a function of the configuration, true, false -> the names that they give', () => {
  expect(prefixParserOf({ numberPrefixParser: (name) => ({ filename: name.slice(3), numberPrefix: 7 }) })('xx-a')).toEqual({
    name: 'a',
    position: 7,
  })
  expect(prefixParserOf({ numberPrefixParser: (name) => ({ filename: name }) })('1-a')).toEqual({ name: '1-a' })
  expect(prefixParserOf({ numberPrefixParser: true })('1-a')).toEqual({ name: 'a', position: 1 })
  expect(prefixParserOf({ numberPrefixParser: false })('1-a')).toEqual({ name: '1-a' })
})

test.each([
  [() => undefined, 'expected for "1-a" an object with `filename`, found'],
  [() => ({ filename: '' }), 'expected for "1-a" a name as `filename`, found'],
  [() => ({ filename: 'a', numberPrefix: '1' }), 'expected for "1-a" a number as `numberPrefix`, or none, found'],
  [
    () => {
      throw new Error('no')
    },
    'it threw for "1-a": no',
  ],
])('a function that gives something else -> %o an error of the configuration: %s', (parse: () => unknown, message) => {
  // What a configuration in JavaScript may give.
  const numberPrefixParser = parse as () => { filename: string }
  expect(() => prefixParserOf({ numberPrefixParser })('1-a')).toThrow(message)
})
