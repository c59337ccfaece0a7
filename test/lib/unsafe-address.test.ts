import { expect, test } from 'vitest'
import { dangerOf, dangerOfHtml, refreshAddress } from '../../src/lib/unsafe-address.ts'

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
  ['Read <a href="/blog">the news</a>.', undefined],
  ['<a href="javascript:alert(1)">x</a>', 'script'],
  ["<a class=x href='java&#115;cript:x'>x</a>", 'script'],
  ['<a\nhref = javascript:x>x</a>', 'script'],
  ['<svg><a xlink:href="javascript:x"/></svg>', 'script'],
  ['<form action="javascript:x"><button formaction="javascript:y">', 'script'],
  ['<iframe src="data:text/html,<script>1</script>">', 'script'],
  ['<img src="data:image/png;base64,AA==">', undefined],
  ['<meta http-equiv="refresh" content="0; url=javascript:x">', 'script'],
  ['<meta name="description" content="javascript: a language">', undefined],
  ['<img src="//cdn.example.com/a.png">', undefined],
  ['<a href="//host/x">x</a>', 'host'],
  ["<a href='&#47;/host'>x</a>", 'host'],
  ['<a href=/\\host>x</a>', 'host'],
  ['<form action="//host"><button formaction="javascript:y">', 'script'],
  ['<meta http-equiv="refresh" content="0; url=//host">', 'host'],
  ['<a href="https://host//x">x</a> <a href="/a//b">y</a>', undefined],
])('HTML %j -> %s', (html, expected) => expect(dangerOfHtml(html)).toBe(expected))

test.each([
  ['5; url=/next', '/next'],
  ['0;URL="/next"', '/next'],
  ["1.5, url = 'x'", 'x'],
  ['3; /next', '/next'],
  ['30', undefined],
])('the refresh %j -> %s', (content, expected) => expect(refreshAddress(content)).toBe(expected))
