// Types of identifiers in what a build writes. What a reader sees of them is in test/browser/hover.test.ts.
import { describe, expect, it } from 'vitest'
import type { IdentifiedBlock } from '../../../src/plugins/samples/check-code.ts'
import { type HoverData, makeHoverFiles } from '../../../src/plugins/samples/hover-files.ts'
import { openTestSite, type TestBuild } from '../../build/build-test-site.ts'

const config = `import { defineConfig } from 'sitegen'
export default defineConfig({ title: 'Test', url: 'https://example.com', onOrphanPages: 'ignore', code: { hovers: true } })
`
const files = {
  'site.config.ts': config,
  'content/pages/index.md': "# Home\n\n```ts\nimport { size } from 'ruler'\nexport const width = size\n```\n",
  'content/pages/other.md': '# Other\n\n```ts\nexport const area = (radius: number) => radius\n```\n\n```ts\nthis does not compile\n```\n',
  'content/pages/none.md': '# None\n\n```js\nlet a\n```\n',
  'node_modules/ruler/package.json': '{ "name": "ruler", "types": "index.d.ts" }',
  'node_modules/ruler/index.d.ts': '/** Its length. */\nexport declare const size: number\n',
}

async function hoversOf(build: TestBuild, file: string): Promise<[word: string, type: string, documentation: string][][]> {
  const html = await build.read(file)
  return Promise.all(
    [...html.matchAll(/data-hovers="([0-9a-f]+)\.(\d+)".*?<code[^>]*>(.*?)<\/code>/gs)].map(async ([, name, line = '', code = '']) => {
      const { texts, blocks }: HoverData = JSON.parse(await build.read(`assets/hovers/${name}.json`))
      const lines = code
        .replace(/<[^>]+>/g, '')
        .replaceAll('&gt;', '>')
        .split('\n')
      const numbers = blocks[line] ?? []
      return Array.from({ length: numbers.length / 4 }, (_, item): [string, string, string] => {
        const [line = 0, column = 0, length = 0, text = 0] = numbers.slice(item * 4)
        return [lines[line]?.slice(column, column + length) ?? '', ...(texts[text] ?? ['', ''])]
      })
    }),
  )
}

describe('a build', () => {
  it('samples -> the types of their words, also beside a sample that does not compile', async () => {
    const build = await (await openTestSite(files)).build()
    expect(build.findings).toEqual([])
    expect(await hoversOf(build, 'index.html')).toEqual([
      [
        ['size', 'size: number', 'Its length.'],
        ['width', 'width: number', ''],
        ['size', 'size: number', 'Its length.'],
      ],
    ])
    expect(await hoversOf(build, 'other/index.html')).toEqual([
      [
        ['area', 'area: (radius: number) => number', ''],
        ['radius', 'radius: number', ''],
        ['radius', 'radius: number', ''],
      ],
      [],
    ])
    expect(await build.read('none/index.html')).not.toContain('data-hovers')
  })

  it('nothing has changed, then a declaration has -> its type is the new one, and no page is made again', async () => {
    const site = await openTestSite(files)
    await site.build()
    expect((await site.build()).report.cache).toMatchObject({ documents: 3, pages: 5 })
    await site.write({ 'node_modules/ruler/index.d.ts': 'export declare const size: 5\n' })
    const build = await site.build()
    expect(build.report.cache).toMatchObject({ documents: 3, pages: 5 })
    expect((await hoversOf(build, 'index.html'))[0]?.[0]).toEqual(['size', 'size: 5', ''])
  })

  it('after check-code, or without it, or with no cache -> the same output', async () => {
    const site = await openTestSite(files)
    expect((await site.build({ verify: true })).findings).toEqual([])
  })

  it('no hovers in the configuration -> none, and no TypeScript', async () => {
    const build = await (
      await openTestSite({ ...files, 'site.config.ts': config.replace('true', 'false'), 'node_modules/typescript/package.json': '{}' })
    ).build()
    expect(build.findings).toEqual([])
    expect(await build.read('index.html')).not.toContain('data-hovers')
  })

  it('nothing of the machine -> in any file', async () => {
    const site = await openTestSite({
      ...files,
      'content/pages/index.md': "# Home\n\n```ts\nimport * as ruler from 'ruler'\nexport const all = [ruler, () => import('ruler')]\n```\n",
    })
    const build = await site.build()
    const found = (await build.files()).filter((file) => file.startsWith('assets/hovers/'))
    expect(found).toHaveLength(2)
    for (const file of found) expect(await build.read(file)).not.toContain(site.directory)
  })
})

it('makeHoverFiles: words on hidden lines -> left out; a text is written once', () => {
  const block = { file: 'a.md', language: 'ts', meta: '', code: '', line: 3, column: 1 }
  const identifier = { column: 4, length: 1, type: 'a: 1', documentation: '' }
  const identified: IdentifiedBlock[] = [
    { block: { ...block, line: 9 }, shownLines: new Map([[0, 0]]), identifiers: [{ ...identifier, line: 0 }] },
    { block, shownLines: new Map([[2, 0]]), identifiers: [0, 2, 2].map((line) => ({ ...identifier, line })) },
    { block: { ...block, line: 20 }, shownLines: new Map(), identifiers: [{ ...identifier, line: 0 }] },
  ]
  const [file] = makeHoverFiles(identified)
  expect(file?.path).toMatch(/^assets\/hovers\/[0-9a-f]{12}\.json$/)
  expect(JSON.parse(file?.content ?? '')).toEqual({
    texts: [['a: 1', '']],
    blocks: { 3: [0, 4, 1, 0, 0, 4, 1, 0], 9: [0, 4, 1, 0] },
  })
})
