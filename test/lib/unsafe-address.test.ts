import { expect, test } from 'vitest'
import { dangerOf, refreshAddress, runsScript } from '../../src/lib/unsafe-address.ts'

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

test.each([
  ['Read <a href="/blog">the news</a>.', false],
  ['<a href="javascript:alert(1)">x</a>', true],
  ["<a class=x href='java&#115;cript:x'>x</a>", true],
  ['<a\nhref = javascript:x>x</a>', true],
  ['<svg><a xlink:href="javascript:x"/></svg>', true],
  ['<form action="javascript:x"><button formaction="javascript:y">', true],
  ['<iframe src="data:text/html,<script>1</script>">', true],
  ['<img src="data:image/png;base64,AA==">', false],
  ['<meta http-equiv="refresh" content="0; url=javascript:x">', true],
  ['<meta name="description" content="javascript: a language">', false],
  ['<img src="//cdn.example.com/a.png">', false],
])('HTML %j runs a script -> %s', (html, expected) => expect(runsScript(html)).toBe(expected))

test.each([
  ['5; url=/next', '/next'],
  ['0;URL="/next"', '/next'],
  ["1.5, url = 'x'", 'x'],
  ['3; /next', '/next'],
  ['30', undefined],
])('the refresh %j -> %s', (content, expected) => expect(refreshAddress(content)).toBe(expected))
