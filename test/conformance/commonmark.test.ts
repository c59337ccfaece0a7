// The examples of the CommonMark specification, compared byte for byte with bare output.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '../../src/markdown/render-markdown.ts'

interface Example {
  markdown: string
  html: string
  example: number
  section: string
}

const examples: Example[] = JSON.parse(readFileSync(new URL('./commonmark-0.31.2.json', import.meta.url), 'utf8'))

describe('CommonMark 0.31.2, bare', () => {
  it('the specification -> 652 examples', () => {
    expect(examples).toHaveLength(652)
  })

  it.each(examples)('example $example of $section -> the HTML of the specification', async ({ markdown, html }) => {
    expect((await renderMarkdown(markdown, { bare: true })).html).toBe(html)
  })
})

/**
 * Where micromark differs from the reference implementation, in cases that no example of the specification covers. When one of these fails, the
 * library has been mended: move the case to the examples above.
 */
describe('known differences of the parser', () => {
  it.each([
    // micromark-core-commonmark, lib/attention.js, resolveAllAttention: the rule about multiples of three looks at what is left of a row of
    // asterisks, and not at the row as it was written (https://github.com/micromark/micromark/issues/162). The reference gives `a*<em><em>b</em> c</em>`.
    ['a***b* c*', '<p>a**<em>b</em> c*</p>\n'],
    // micromark-factory-title, index.js, inside: a title in parentheses may have a `(` that is not escaped. The reference gives text.
    ['[link](url ((title))', '<p><a href="url" title="(title">link</a></p>\n'],
  ])('%s -> %s', async (markdown, html) => {
    expect((await renderMarkdown(markdown, { bare: true })).html).toBe(html)
  })
})
