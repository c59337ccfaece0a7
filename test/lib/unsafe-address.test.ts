import { expect, test } from 'vitest'
import { dangerOf } from '../../src/lib/unsafe-address.ts'

test.each([
  ['javascript:alert(1)', 'script'],
  ['JaVaScRiPt:alert(1)', 'script'],
  ['java\tscr\nipt:alert(1)', 'script'],
  ['\u0001 javascript:alert(1)', 'script'],
  ['javascript\u0000:alert(1)', 'script'],
  ['vbscript:x', 'script'],
  ['data:text/html,<b>', 'script'],
  ['data:image/svg+xml,<svg/>', 'script'],
  ['//host/x', 'host'],
  ['/\\host', 'host'],
  ['\\\\host', 'host'],
  ['\\/host', 'host'],
  ['/\t/host', 'host'],
  [' \n//host', 'host'],
  ['https://host', undefined],
  ['mailto:a@host', undefined],
  ['/path//x', undefined],
  ['javascript', undefined],
  ['/javascript:x', undefined],
  ['./data:x', undefined],
  ['#//x', undefined],
  ['', undefined],
])('a link %j -> %s', (address, danger) => {
  expect(dangerOf(address)).toBe(danger)
})

test.each([
  ['data:image/png;base64,AA==', undefined],
  [' DATA:IMAGE/png,', undefined],
  ['data:text/html,x', 'script'],
  ['javascript:x', 'script'],
  ['//host/x.png', 'host'],
])('an image %j -> %s', (address, danger) => {
  expect(dangerOf(address, 'image')).toBe(danger)
})
