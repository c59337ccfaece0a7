// The choice of extensions is a matter of speed alone: a text has to parse the same with all of them.
import { readFileSync } from 'node:fs'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { describe, expect, it } from 'vitest'
import { chooseSyntax, type SyntaxName, syntaxData } from '../../src/markdown/choose-syntax.ts'
import { admonitionKeywords } from '../../src/plugins/admonitions/admonition-types.ts'

const all: SyntaxName[] = ['cjk', 'table', 'strikethrough', 'footnote', 'task', 'autolink', 'admonition']

const texts = [
  'a | b\n--|--\n1 | 2',
  '|a|\n|-|',
  '> a|b\n> :-|-:',
  '1. a|b\n   -|-',
  '- a|b\n\n  c|d\n  -|-',
  'a\n-',
  '~a~ ~~b~~ ~ c',
  'a[^1]\n\n[^1]: b',
  '[^1]: b',
  '- [ ] a\n- [X] b\n- [x]c',
  '1. [x] a',
  '- [\t] a',
  'www.a.b WWW.a.b http://a.b HTTPS://a.b ftp://a.b',
  'a@b.c a+b@c.d _a@b.c mailto:a@b.c xmpp:a@b.c/d',
  'a@ @b a @ b',
  ':::note\na\n:::',
  ':::',
  '> :::tip b\n> c',
  '**重要。**です ~~削除。~~です https://a.b/c。d',
  '**확인!**하세요',
  '**ｶﾅ。**𠮷',
]

function treeWith(text: string, names: SyntaxName[]): unknown {
  const data = syntaxData(names, admonitionKeywords([]))
  return fromMarkdown(text, { extensions: data.micromarkExtensions ?? [], mdastExtensions: data.fromMarkdownExtensions ?? [] })
}

describe('chooseSyntax', () => {
  it.each(texts)('%j -> the tree of all extensions', (text) => {
    expect(treeWith(text, chooseSyntax(text, false))).toEqual(treeWith(text, all))
  })

  it('the examples of CommonMark -> the trees of all extensions', () => {
    const file = new URL('../conformance/commonmark-0.31.2.json', import.meta.url)
    const examples: { markdown: string }[] = JSON.parse(readFileSync(file, 'utf8'))
    for (const { markdown } of examples)
      expect(treeWith(markdown, chooseSyntax(markdown, false)), markdown).toEqual(treeWith(markdown, all))
  })

  it('plain text -> no extension', () => {
    expect(chooseSyntax('# Title\n\nJust *text* and `code` with [a link](./b.md).', false)).toEqual([])
  })
})
