import { describe, expect, it } from 'vitest'
import { parseText } from './parse-text.ts'

const beginningOf = async (body: string, format: 'md' | 'mdx' = 'md') => {
  const { truncatedBody } = await parseText(body, { format, kind: 'blog', file: `content/blog/a.${format}` })
  if (truncatedBody === undefined) return undefined
  return truncatedBody.kind === 'html' ? truncatedBody.html.trim() : truncatedBody.html.join('').trim()
}

describe('truncate marker', () => {
  it.each([
    ['a\n\n<!-- truncate -->\n\nb', '<p>a</p>'],
    ['a\n\n<!--truncate-->\n\nb', '<p>a</p>'],
    ['a\n\n{/* truncate */}\n\nb', '<p>a</p>'],
    ['a\n\n- x\n\n  <!-- truncate -->\n\n- y', '<p>a</p>\n<ul>\n<li>\n<p>x</p>\n</li>\n</ul>'],
    ['a <!-- truncate --> b', '<p>a </p>'],
  ])('%j -> the part before', async (source, expected) => {
    expect(await beginningOf(source)).toBe(expected)
  })

  it('no marker, a longer comment, one in code -> nothing', async () => {
    expect(await beginningOf('a\n\n<!-- truncate here -->\n\nb')).toBeUndefined()
    expect(await beginningOf('a\n\n```\n<!-- truncate -->\n```')).toBeUndefined()
  })

  it('two markers -> the first counts', async () => {
    expect(await beginningOf('a\n\n<!-- truncate -->\n\nb\n\n<!-- truncate -->')).toBe('<p>a</p>')
  })

  it('in MDX -> the part before, with its imports', async () => {
    const { truncatedBody, body } = await parseText("import A from 'a'\n\n<A />\n\n{/* truncate */}\n\n<A b />\n", {
      format: 'mdx',
      kind: 'blog',
    })
    expect(truncatedBody).toMatchObject({ kind: 'mdx', code: expect.stringContaining('_sg.pick("a","default")') })
    expect(body.kind === 'mdx' && body.code).toContain('"b":true')
    expect(truncatedBody?.kind === 'mdx' && truncatedBody.code).not.toContain('"b":true')
  })

  it('an HTML comment in a .md file that is read as MDX -> a marker too', async () => {
    const { truncatedBody, diagnostics } = await parseText('a\n\n<!-- truncate -->\n\nb `<!-- c -->`', {
      format: 'mdx',
      kind: 'blog',
      file: 'content/blog/a.md',
    })
    expect(diagnostics).toEqual([])
    expect(truncatedBody).toMatchObject({ html: ['<p>a</p>'] })
  })

  it('definitions after the marker -> hold for the part before; links are numbered once', async () => {
    const document = await parseText('[a] and x[^n]\n\n<!-- truncate -->\n\n[a]\n\n[a]: ./a.md\n\n[^n]: note', { kind: 'blog' })
    expect(document.links.map(({ url, place }) => `${url} ${place.line}`)).toEqual(['./a.md 1', './a.md 5'])
    expect(document.truncatedBody).toMatchObject({ html: expect.stringContaining('note') })
  })

  it('what is wrong before the marker -> is reported once', async () => {
    const { diagnostics } = await parseText('![a](./no.png)\n\n<!-- truncate -->\n\nb', { kind: 'blog' })
    expect(diagnostics).toHaveLength(1)
  })
})
