import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'
import { createContentStore } from '../../../src/cache/content-store.ts'
import { openShelf } from '../../../src/cache/shelf.ts'
import type { TextDocument } from '../../../src/content/document.ts'
import { readSourceDocument } from '../../../src/content/source-document.ts'
import { chooseSyntax, syntaxData } from '../../../src/markdown/choose-syntax.ts'
import { markMdxSource } from '../../../src/markdown/mdx/mdx-marks.ts'
import { walkMarkdown } from '../../../src/markdown/walk-tree.ts'
import { admonitionKeywords } from '../../../src/plugins/admonitions/admonition-types.ts'
import type { CodeBlock } from '../../../src/plugins/samples/code-block.ts'
import { findCodeBlocks } from '../../../src/plugins/samples/find-code-blocks.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

async function blocksOf(...documents: TextDocument[]): Promise<CodeBlock[]> {
  const shelf = await openShelf<CodeBlock[]>(createContentStore('/nowhere'), 'code blocks')
  return (await findCodeBlocks(documents, { admonitions: [], program: 'test', shelf })).blocks
}

function documentOf(text: string, file = 'content/docs/a.md'): TextDocument {
  const input = { file, path: 'a.md', collection: { kind: 'docs', id: 'default' }, text, hash: text, defaultFormat: 'md' } as const
  return readSourceDocument(input).document
}

const places = (blocks: readonly CodeBlock[]) => blocks.map(({ language, line, column, code }) => [language, line, column, code])

describe('fences', () => {
  it('a fence below front matter -> its line and column in the file', async () => {
    expect(places(await blocksOf(documentOf('---\ntitle: A\n---\n\nText\n\n```ts title="a.ts"\nlet a\n```\n')))).toEqual([
      ['ts', 7, 1, 'let a'],
    ])
  })

  it('fences in a list, a quotation and an admonition -> all of them, without the signs of what holds them', async () => {
    const text = '- Item\n\n  ```ts\n  let a\n    let b\n  ```\n\n> ```sh\n> ls\n> ```\n\n:::note\n\n```tsx\nlet c\n```\n\n:::\n'
    expect(places(await blocksOf(documentOf(text)))).toEqual([
      ['ts', 3, 3, 'let a\n  let b'],
      ['sh', 8, 3, 'ls'],
      ['tsx', 14, 1, 'let c'],
    ])
  })

  it('a fence inside of a longer one, in a comment, and indented code -> no fences', async () => {
    expect(places(await blocksOf(documentOf('````md\n```ts\nlet a\n```\n````\n\n<!--\n```ts\nlet b\n```\n-->\n\n    ```ts\n')))).toEqual([
      ['md', 1, 1, '```ts\nlet a\n```'],
      ['', 13, 1, '```ts'],
    ])
  })

  it('MDX with components around a fence -> found', async () => {
    const text = "import A from './a'\n\n<A>\n\n  ```ts\n  let a\n  ```\n\n</A>\n"
    expect(places(await blocksOf(documentOf(text, 'content/docs/a.mdx')))).toEqual([['ts', 5, 3, 'let a']])
  })

  it('MDX with braces in inline code -> found', async () => {
    const text = 'Write `{1,3-5` and `<A`.\n\n```ts\nlet a\n```\n'
    expect(places(await blocksOf(documentOf(text, 'content/docs/a.mdx')))).toEqual([['ts', 3, 1, 'let a']])
  })

  it('MDX that cannot be parsed -> nothing, because the build says what is wrong', async () => {
    expect(await blocksOf(documentOf('<A>\n\n```ts\nlet a\n```\n', 'content/docs/a.mdx'))).toEqual([])
  })
})

it('every eighth document of this repository -> the blocks that a parse with all of the syntax finds', async () => {
  const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .filter((_, index) => index % 8 === 0)
  expect(files.length).toBeGreaterThan(20)
  const documents = files.map((file) => documentOf(readFileSync(join(root, 'content', file), 'utf8'), `content/${file}`))
  expect(places(await blocksOf(...documents))).toEqual(documents.flatMap(blocksOfWholeParse))
})

/** Without the shortcut of findCodeBlocks, which leaves inline markup unread. */
function blocksOfWholeParse(source: TextDocument): unknown[] {
  const body = source.source.slice(source.bodyOffset)
  const processor = unified()
    .data(syntaxData(chooseSyntax(body, false), admonitionKeywords([])))
    .use(remarkParse)
  if (source.format === 'mdx') processor.use(remarkMdx)
  const text = source.format === 'mdx' ? markMdxSource(body) : body
  const tree: Root = processor.parse(new VFile(text))
  const found: unknown[] = []
  walkMarkdown(tree, (node) => {
    if (node.type === 'code')
      found.push([
        node.lang?.replace(/\{.*$/, '').toLowerCase() ?? '',
        (node.position?.start.line ?? 0) + source.bodyLine - 1,
        node.position?.start.column,
        node.value,
      ])
    return undefined
  })
  return found
}
