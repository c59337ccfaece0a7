import { expect, test } from 'vitest'
import { parseArguments } from '../../bench/parse-arguments.ts'
import { WrongOption } from '../../bench/read-options.ts'

const parse = (...args: string[]) => parseArguments(args, '/project')

test('nothing -> 1,000 pages beside 100 and 4,000, three runs, every part, no peers', () => {
  expect(parse()).toEqual({
    pages: 1000,
    scale: [100, 4000],
    peers: [],
    runs: 3,
    parts: ['build', 'size', 'dev', 'start'],
    help: false,
  })
})

test('--peer twice, relative and absolute -> absolute folders in that order', () => {
  expect(parse('--peer', 'peers/a', '--peer', '/b').peers).toEqual(['/project/peers/a', '/b'])
})

test('--only start --only build -> both, in the order in which they run', () => {
  expect(parse('--only', 'start', '--only', 'build').parts).toEqual(['build', 'start'])
})

test('--scale with nothing -> no further sizes', () => {
  expect(parse('--scale', '').scale).toEqual([])
})

test('--json -> an absolute file', () => {
  expect(parse('--json', 'out.json').json).toBe('/project/out.json')
})

test('--locales -> their number', () => {
  expect(parse('--locales', '5').locales).toBe(5)
})

test.each([
  [['--pages', '0'], '--pages: expected a whole number from 1 to 999999, found "0".'],
  [['--pages', '1e3'], '--pages: expected a whole number from 1 to 999999, found "1e3".'],
  [['--scale', '100,x'], '--scale: expected a whole number from 1 to 999999, found "x".'],
  [['--runs', '-1'], '--runs'],
  [['--only', 'speed'], '--only: expected one of build, size, dev, start, found "speed".'],
  [['--locales', '1'], '--locales: expected a number from 2 to 10, found "1".'],
  [['--fast'], '--fast'],
  [['stray'], 'stray'],
])('%j -> a message that says what is wrong', (args, message) => {
  expect(() => parse(...args)).toThrow(WrongOption)
  expect(() => parse(...args)).toThrow(message)
})
