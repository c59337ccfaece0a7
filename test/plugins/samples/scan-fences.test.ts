import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { describe, expect, it } from 'vitest'
import { type ScannedFence, scanFences } from '../../../src/plugins/samples/find-code-blocks.ts'

/** What the parser finds. */
function parseFences(body: string): ScannedFence[] {
  const found: ScannedFence[] = []
  const walk = (node: Nodes): void => {
    if (node.type === 'code') {
      const { lang, meta, value, position } = node
      found.push({ line: position?.start.line ?? 0, lang: lang ?? '', meta: meta ?? '', code: value })
    }
    if ('children' in node) for (const child of node.children) walk(child)
  }
  walk(fromMarkdown(body))
  return found
}

const fence = '```'

describe('scanFences', () => {
  it('two fences -> their lines, languages, words and code', () => {
    const body = `# Title\n\n${fence}ts title="a.ts" {1}\nconst a = 1\n\nlet b\n${fence}\nText.\n~~~\nplain\n~~~~\n`
    expect(scanFences(body)).toEqual([
      { line: 3, lang: 'ts', meta: 'title="a.ts" {1}', code: 'const a = 1\n\nlet b' },
      { line: 8 + 1, lang: '', meta: '', code: 'plain' },
    ])
    expect(scanFences(body)).toEqual(parseFences(body))
  })

  it.each([
    ['a list before it', `- one\n- two\n${fence}ts\na\n${fence}\n`],
    ['a quotation before it', `> quoted\n${fence} tsx  nothing\na\n${fence}\n`],
    ['a longer fence around one', `${fence}\`md\n${fence}ts\na\n${fence}\n${fence}\`\n`],
    ['HTML and indentation inside of it', `${fence}html\n<div>\n    <p>\n${fence}\n`],
    ['an admonition around it', `:::note\n\n${fence}ts\na\n${fence}\n\n:::\n`],
    ['spaces after the closing fence', `${fence}ts\t meta\na\n   ${fence}  \n`],
    ['an empty block', `${fence}\n${fence}\n`],
  ])('%s -> what the parser finds', (_, body) => {
    expect(scanFences(body)).toEqual(parseFences(body))
    expect(scanFences(body)).toHaveLength(1)
  })

  it.each([
    ['a fence in HTML', `<!--\n${fence}ts\na\n${fence}\n-->\n`],
    ['HTML in a list', `- <pre>\n${fence}ts\na\n${fence}\n`],
    ['a fence in a list', `- one\n\n  ${fence}ts\n  a\n  ${fence}\n\n${fence}ts\na\n${fence}\n`],
    ['a fence in a quotation', `> ${fence}ts\n> a\n> ${fence}\n`],
    ['indented code', `    const a = 1\n\n${fence}ts\na\n${fence}\n`],
    ['a fence that nothing closes', `${fence}ts\na\n`],
    ['three signs in a sentence', `A ~~~ here.\n\n${fence}ts\na\n${fence}\n`],
    ['escapes after the fence', `${fence}ts title="a\\_b"\na\n${fence}\n`],
    ['an entity after the fence', `${fence}ts title="a&amp;b"\na\n${fence}\n`],
    ['the end of a container inside of it', `:::note\n${fence}ts\n:::\n${fence}\n`],
    ['no fence', 'Text.\n'],
  ])('%s -> the parser has to say', (_, body) => {
    expect(scanFences(body)).toBeUndefined()
  })
})
