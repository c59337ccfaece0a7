// A text, and the path of a file -> whether the text names it.
import { expect, test } from 'vitest'
import { readMentions } from '../../src/check/mentions.ts'

test.each([
  ['<img src="/img/a.png">', '/img/a.png', true],
  ['url(../img/a.png)', '/img/a.png', true],
  ['the file static/img/a.png.', '/img/a.png', true],
  ['https://example.com/img/a.png?size=2', '/img/a.png', true],
  ['staticFile("a.png")', '/img/a.png', true],
  ['/new/a.png', '/old/a.png', false],
  ['data.png', '/a.png', false],
  ['a.png.txt', '/a.png', false],
  ['`/img/$' + '{name}.png`', '/img/a.png', true],
  ["'/img/' + name", '/img/deep/a.png', true],
  ['`/img/$' + '{name}.png`', '/films/a.png', false],
  ['`$' + '{folder}/$' + '{name}`', '/img/a.png', false],
  ['/img/two%20words.png', '/img/two words.png', true],
  ['two words.png', '/img/two words.png', true],
  ['/img/größe.png', '/img/größe.png', true],
  ['100%.png', '/100%.png', true],
])('%s, %s -> %s', (text, path, expected) => {
  expect(readMentions(text)(path)).toBe(expected)
})
