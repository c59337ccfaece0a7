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
