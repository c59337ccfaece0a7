import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { escapeXml, renderXml, xml } from '../../src/lib/xml.ts'

describe('escapeXml', () => {
  it.each([
    ['<a href="b">\'&', '&lt;a href=&quot;b&quot;&gt;&apos;&amp;'],
    ['a\tb\nc\rd', 'a\tb\nc&#13;d'],
    ['\u0000\u0001\u0008\u000b\u000c\u001f', ''],
    ['a\ufffe\uffffb', 'ab'],
    ['\ud83cx\udf89', 'x'],
    ['🎉', '🎉'],
  ])('%j -> %s', (text, expected) => {
    expect(escapeXml(text)).toBe(expected)
  })
})

describe('renderXml', () => {
  it('a tree -> a document with attributes, text, empty elements and nothing for undefined', () => {
    const root = xml('a', [xml('b', 'x < y', { c: '"', d: undefined }), undefined, xml('e')])
    const content = renderXml(root)
    expect(content).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a>\n  <b c="&quot;">x &lt; y</b>\n  <e/>\n</a>\n')
    expect(XMLValidator.validate(content)).toBe(true)
    expect(new XMLParser({ ignoreAttributes: false }).parse(content).a).toEqual({ b: { '#text': 'x < y', '@_c': '"' }, e: '' })
  })
})
