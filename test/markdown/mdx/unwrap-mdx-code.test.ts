import { describe, expect, it } from 'vitest'
import { unwrapMdxCode } from '../../../src/markdown/mdx/unwrap-mdx-code.ts'
import { htmlOf, parseText, showDiagnostics } from '../parse-text.ts'
import { renderMdx } from '../render-mdx.ts'

describe('mdx-code-block', () => {
  it('blocks -> their content, every character at its place', () => {
    const body =
      'a\n\n```mdx-code-block\n<B>\n```\n\n- x\n\n  ~~~~ mdx-code-block\n  ```js\n  1\n  ```\n  ~~~~\n\n> ```mdx-code-block\n> <C/>\n> ```\n'
    const unwrapped = unwrapMdxCode(body)
    expect(unwrapped).toHaveLength(body.length)
    expect(unwrapped.split('\n').map((line) => line.trimEnd())).toEqual([
      'a',
      '',
      '',
      '<B>',
      '',
      '',
      '- x',
      '',
      '',
      '  ```js',
      '  1',
      '  ```',
      '',
      '',
      '>',
      '> <C/>',
      '>',
      '',
    ])
  })

  it('inside of another code block, or without an end -> code', () => {
    const body = '````md\n```mdx-code-block\n<B>\n```\n````\n\n```mdx-code-block\n<B>\n'
    expect(unwrapMdxCode(body)).toBe(body)
  })

  it('a tag that one block opens and another closes, with Markdown in between -> a component around it', async () => {
    const body =
      '```mdx-code-block\nexport const Box = ({ children }) => <section>{children}</section>\n\n<Box>\n```\n\n## Hi *you*\n\n```mdx-code-block\n</Box>\n```\n'
    expect(await renderMdx(body)).toMatch(/^<section><h2 class="sg-anchor" id="hi-you".*<em>you<\/em>.*<\/h2><\/section>$/)
  })

  it('a mistake in a block -> its place in the file', async () => {
    const document = await parseText('```mdx-code-block\n\n<Unknown />\n\n```\n', { format: 'mdx' })
    expect(showDiagnostics(document)).toEqual(['mdx-component-unknown 3:1 The component <Unknown> is neither imported nor provided.'])
  })

  it('Markdown, or no end -> code, and a warning that says what to do', async () => {
    expect(await htmlOf('```mdx-code-block\n<B/>\n```\n')).toContain('&lt;B/&gt;')
    expect(showDiagnostics(await parseText('```mdx-code-block\n<B/>\n```\n'))).toEqual([
      'code-language-unknown 1:1 The content of a code block "mdx-code-block" is MDX, but this document is read as Markdown; it is shown as plain text.',
    ])
    expect(showDiagnostics(await parseText('```mdx-code-block\n<B/>\n', { format: 'mdx' }))).toEqual([
      'code-language-unknown 1:1 The content of a code block "mdx-code-block" is MDX, but this block has no end; it is shown as plain text.',
    ])
  })
})
