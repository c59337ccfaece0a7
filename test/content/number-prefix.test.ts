// Which names have a number prefix and which only begin with digits.
import { expect, test } from 'vitest'
import { parseNumberPrefix } from '../../src/content/number-prefix.ts'

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
