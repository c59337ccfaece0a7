// Plain texts as Markdown.
import { describe, expect, it } from 'vitest'
import { escapeLinkText, escapeStart, escapeText, headingMarkdown } from '../../src/markdown/escape-markdown.ts'

describe('escapeText, headingMarkdown, escapeLinkText', () => {
  it.each([
    ['<Img> & *stars* in `code`', '\\<Img> & \\*stars\\* in \\`code\\`'],
    ['snake_case _x_ &amp; C\\D', 'snake_case \\_x\\_ \\&amp; C\\\\D'],
    ['a](b) ~~c~~', 'a\\](b) \\~~c\\~~'],
    ['Plain, 1 < 2', 'Plain, 1 < 2'],
  ])('%s -> %s', (text, markdown) => {
    expect(escapeText(text)).toBe(markdown)
  })

  it.each([
    ['C #', '# C \\#'],
    ['C#', '# C#'],
    ['# <b>', '# # \\<b>'],
    ['###', '# \\###'],
  ])('%s as a heading -> %s', (text, markdown) => {
    expect(headingMarkdown(1, text)).toBe(markdown)
  })

  it.each([
    ['a [b] c', 'a \\[b\\] c'],
    ['a](b', 'a\\](b'],
    ['*', '\\*'],
  ])('%s as a link -> %s', (text, markdown) => {
    expect(escapeLinkText(text)).toBe(markdown)
  })

  it.each([
    ['# no heading', '\\# no heading'],
    ['1. no list', '1\\. no list'],
    ['+1', '+1'],
    ['-', '\\-'],
  ])('%s at the start -> %s', (text, markdown) => {
    expect(escapeStart(text)).toBe(markdown)
  })
})
