// The Markdown libraries as `npm run compile` changes them, against the same libraries as they come.
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { afterAll, describe, expect, it } from 'vitest'

const { hastenMarkdown }: { hastenMarkdown: Plugin } = await import(new URL('../../scripts/hasten-markdown.mjs', import.meta.url).href)
const source = fileURLToPath(new URL('../../src/markdown/', import.meta.url))
const folder = await mkdtemp(join(tmpdir(), 'sitegen-hasten-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const entry = `
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { syntaxData } from './choose-syntax.ts'
const names = ['table', 'strikethrough', 'footnote', 'task', 'autolink', 'admonition']
const processors = [[], names].map((some) => unified().data(syntaxData(some, new Set(['note']))).use(remarkParse).freeze())
export const parse = (text) => processors.map((processor) => processor.parse(text))
`

async function loadParser(name: string, plugins: Plugin[]): Promise<(text: string) => unknown> {
  const outfile = join(folder, `${name}.mjs`)
  await build({
    stdin: { contents: entry, resolveDir: source, loader: 'ts' },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    plugins,
    logLevel: 'silent',
  })
  const { parse }: { parse: (text: string) => unknown } = await import(/* @vite-ignore */ pathToFileURL(outfile).href)
  return parse
}

const examples: { markdown: string }[] = JSON.parse(readFileSync(new URL('../conformance/commonmark-0.31.2.json', import.meta.url), 'utf8'))

const samples = [
  '| a | b \\| c |\n|:--|--:|\n| `x | y` | **z** |\nno cell\n\nAfter.\n',
  'a \\\\ b | c\nd | e\n--- | ---\n\\| | f\n',
  'two words | three  more words  \n- | -\n|  g  h |i j\\| k  \n \\\\ l | \\\n',
  'one cell of words \n:-\nmore  words\n\nno table, two  spaces  \nbut a break | here\n',
  '\t| tab | in |\n\t| - | - |\n| a\tb | c |\n',
  '> quoted | head\n> - | -\n> x | y\nlazy | line\n',
  '- [ ] task with www.example.com, a@b.co and https://example.com/a_b\n  - [x] done\n\n1.  one\n\n    two\n',
  'Text[^1] with ~~strike~~ and a\rold line\r\nend\u0000.\n\n[^1]: Note\n    goes on\n\n    more\n',
  ':::note[With *title*]\n\nInside `code` and [link](<a b> "t").\n\n:::\n\ntrailing   \nhard\\\nbreak\n',
  'Setext *over\ntwo* lines\n===\n# ATX #\n***\n<div>\n\n**in** html\n\n</div>\n&copy; &#35; &nope; 日本語**強**😀\n',
  '',
]

describe('hastenMarkdown', async () => {
  const plain = await loadParser('plain', [])
  const hastened = await loadParser('hastened', [hastenMarkdown])

  it('every example of the specification, with and without extensions -> the same tree, positions too', () => {
    for (const { markdown } of examples) expect(JSON.stringify(hastened(markdown))).toBe(JSON.stringify(plain(markdown)))
  })

  it('all examples as one text -> the same tree', () => {
    const text = examples.map(({ markdown }) => markdown).join('\n')
    expect(JSON.stringify(hastened(text))).toBe(JSON.stringify(plain(text)))
  })

  it.each(samples)('%j -> the same tree', (sample) => {
    expect(hastened(sample)).toEqual(plain(sample))
  })

  it('another version of a library -> the compilation fails and says where to look', async () => {
    const other: Plugin = {
      name: 'other-version',
      setup(setUp) {
        setUp.onResolve({ filter: /^remark-parse$/ }, () => ({ path: join(folder, 'micromark/lib/create-tokenizer.js') }))
      },
    }
    await mkdir(join(folder, 'micromark/lib'), { recursive: true })
    await writeFile(join(folder, 'micromark/lib/create-tokenizer.js'), 'export default () => undefined\n')
    await expect(loadParser('other', [other, hastenMarkdown])).rejects.toThrow(/hasten-markdown\.mjs/)
  })
})
