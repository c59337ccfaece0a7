// Types that samples for Twoslash ask for with `// ^?`: in pages, in their Markdown, and what is said of comments that get none.
import { describe, expect, it } from 'vitest'
import { renderType } from '../../../src/markdown/code/render-type.ts'
import { readTwoslash } from '../../../src/markdown/code/twoslash.ts'
import { answerQueries } from '../../../src/plugins/samples/answer-queries.ts'
import { checkSiteCode } from '../../../src/plugins/samples/build/check-site-code.ts'
import { openTestSite, type TestBuild } from '../../build/build-test-site.ts'

const config = (code = ''): string =>
  `export default { title: 'Test', url: 'https://example.com', search: false, onOrphanPages: 'ignore', code: { ${code} } }\n`
const fence = (info: string, ...lines: string[]): string => `\`\`\`${info}\n${lines.join('\n')}\n\`\`\``
const page = (...blocks: string[]) => ({ 'site.config.ts': config(), 'content/pages/index.md': `# Page\n\n${blocks.join('\n\n')}\n` })

const decode = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

/** The text of each block. */
async function textsOf(build: TestBuild, file = 'index.html'): Promise<string[]> {
  return [...(await build.read(file)).matchAll(/<pre[\s\S]*?<\/pre>/g)].map(([pre]) => decode(pre))
}

/** What stands before the name of each type. */
const beforesOf = (html: string): string[] => [...html.matchAll(/<i data-before="([^"]*)">/g)].map(([, before = '']) => decode(before))

describe('pages', () => {
  it('several in a block, also below its last line -> each type below its line; lines of their own in the text', async () => {
    const build = await (
      await openTestSite(
        page(
          fence(
            'ts twoslash',
            'const hidden = 0',
            '//    ^?',
            '// ---cut---',
            'const first = <Item,>(items: Item[]) => items[0]',
            '//    ^?                ^?',
            '\tconst second = first(["a"])',
            '\t//               ^?',
            '\t//    ^?',
            'const third = first([hidden])',
            '//    ^?',
          ),
          fence('ts twoslash {1}', 'const marked = 1', '//    ^?', 'const other = 2'),
          fence('ts', 'const plain = 1', '//    ^?'),
        ),
      )
    ).build()
    expect(build.findings).toEqual([])
    expect(await textsOf(build)).toEqual([
      [
        'const first = <Item,>(items: Item[]) => items[0]',
        'first: <Item>(items: Item[]) => Item',
        '\tconst second = first(["a"])',
        'first: <Item>(items: Item[]) => Item',
        'second: string',
        'const third = first([hidden])',
        'third: number',
      ].join('\n'),
      'const marked = 1\nmarked: 1\nconst other = 2',
      'const plain = 1\n//    ^?',
    ])
    const html = await build.read('index.html')
    expect(beforesOf(html)).toEqual(['const ', '\tconst second = fi', '\tconst ', 'const ', 'const '])
    expect(html).not.toContain('data-hovers')
  })

  it('types of packages and of other files, long ones -> whole, with hovers as well', async () => {
    const site = await openTestSite({
      ...page(
        fence(
          'ts twoslash',
          '// @filename: size.ts',
          'export const size = { width: 1, height: 2, depth: 3, weight: 4, color: "red", material: "paper" }',
          '// @filename: index.ts',
          "import { size } from './size'",
          "import { ruler } from 'ruler'",
          'size',
          '// ^?',
          'ruler',
          '// ^?',
        ),
      ),
      'site.config.ts': config('hovers: true'),
      'node_modules/ruler/package.json': '{ "name": "ruler", "types": "index.d.ts" }',
      'node_modules/ruler/index.d.ts': 'export declare const ruler: number\n',
    })
    const build = await site.build()
    expect(build.findings).toEqual([])
    const [text] = await textsOf(build)
    expect(text).toContain('\nsize\nsize: {\n    width: number;\n    height: number;\n')
    expect(text).toMatch(/\nruler\nruler: number$/)
    expect(await build.read('index.html')).toContain('data-hovers')
  })

  it('the code, or a declaration that it imports, changes -> the new type, and only its page is made again', async () => {
    const site = await openTestSite({
      ...page(fence('ts twoslash', "import { ruler } from 'ruler'", 'const length = ruler', '//    ^?')),
      'content/pages/other.md': '# Other\n\n```ts twoslash\nconst a = 1\n```\n',
      'node_modules/ruler/package.json': '{ "name": "ruler", "types": "index.d.ts" }',
      'node_modules/ruler/index.d.ts': 'export declare const ruler: number\n',
    })
    expect((await textsOf(await site.build()))[0]).toMatch(/\nlength: number$/)
    const again = await site.build()
    expect(again.report.cache).toMatchObject({ documents: 2 })
    expect((await textsOf(again))[0]).toMatch(/\nlength: number$/)
    await site.write({ 'node_modules/ruler/index.d.ts': 'export declare const ruler: string\n' })
    const changed = await site.build()
    expect((await textsOf(changed))[0]).toMatch(/\nlength: string$/)
    expect(changed.report.cache).toMatchObject({ documents: 1 })
    await site.write(page(fence('ts twoslash', 'const length = true', '//    ^?')))
    expect((await textsOf(await site.build()))[0]).toMatch(/\nlength: true$/)
    expect((await site.build({ verify: true })).findings).toEqual([])
  })

  it('the Markdown of a page -> the comments as they are written', async () => {
    const build = await (await openTestSite(page(fence('ts twoslash', 'const a = 1', '//    ^?', 'const b = a', '  //  ^?')))).build()
    expect(await build.read('index.md')).toContain('const a = 1\n//    ^?\nconst b = a\n  //  ^?\n```')
  })

  it('no compiler -> a warning, and pages without types', async () => {
    const site = await openTestSite({
      ...page(fence('ts twoslash', 'const a = 1', '//    ^?')),
      'node_modules/typescript/package.json': '{ "name": "typescript", "version": "5.9.0" }',
    })
    const build = await site.build()
    expect(build.diagnostics).toMatchObject([
      {
        id: 'typescript-unusable',
        level: 'warning',
        message:
          'The types that samples ask for with `^?` are not shown (content/pages/index.md). Checking code needs TypeScript 7, found version 5.9.0.',
      },
    ])
    expect(await textsOf(build)).toEqual(['const a = 1'])
  })
})

describe('comments that show nothing', () => {
  const block = fence(
    'ts twoslash',
    '// ^?',
    'const one = 1',
    '//   ^?',
    '//        ^?',
    'one',
    '//       ^?',
    'const two = one',
    '// ^?',
    'missing',
    '// ^?',
    'one',
    '// ^|',
  )
  const asked = [
    '4:4 code-mark-invalid Expected `^?` to stand below a name with a type, found no line of code above it.',
    '6:6 code-mark-invalid Expected `^?` to stand below a name with a type, found a space above it.',
    '7:11 code-mark-invalid Expected `^?` to stand below a name with a type, found "=" above it.',
    '9:10 code-mark-invalid Expected `^?` to stand below a name with a type, found the end of the line above it.',
    '11:4 code-mark-invalid Expected `^?` to stand below a name with a type, found "const", of which the compiler says no type.',
    '13:4 code-mark-invalid Expected `^?` to stand below a name with a type, found "missing", of which the compiler says no type.',
  ]

  it('a build -> a warning at each', async () => {
    const build = await (await openTestSite(page(block))).build()
    expect(build.diagnostics.map(({ level, id, message, place }) => [level, `${place?.line}:${place?.column} ${id} ${message}`])).toEqual(
      [...asked, '15:undefined code-mark-invalid "// ^|" shows nothing: pages have no completions.'].map((line) => ['warning', line]),
    )
    expect(await textsOf(build)).toEqual(['const one = 1\none\nconst two = one\nmissing\none'])
  })

  it('check-code -> the same, beside the mistakes in the code', async () => {
    const site = await openTestSite(page(block))
    const { diagnostics } = await checkSiteCode({ siteDirectory: site.directory })
    const marks = diagnostics.filter(({ id }) => id === 'code-mark-invalid')
    expect(marks.map(({ id, message, place }) => `${place?.line}:${place?.column} ${id} ${message}`)).toEqual(asked)
    expect(diagnostics.map(({ id }) => id)).toContain('code-type')
  })
})

it('readTwoslash: where a comment points -> the line of code above, over comments of its kind', () => {
  expect(readTwoslash(['const a = 1', '//    ^?', '  //   ^?', '', '// ^?', '// ^|']).queries).toEqual([
    { line: 1, target: 0, column: 6 },
    { line: 2, target: 0, column: 7 },
    { line: 4, target: 3, column: 3 },
  ])
  expect(readTwoslash(['// ^?']).queries).toEqual([{ line: 0, target: -1, column: 3 }])
})

it('answerQueries: a character of a name -> its type; what readers do not see -> nothing is said', () => {
  const block = { file: 'a.md', language: 'ts', meta: 'twoslash', code: 'let name = 1\n//     ^?\n', line: 1, column: 1 }
  const identifier = { line: 0, column: 4, length: 4, type: 'name: number', documentation: '' }
  const ask = (column: number, shown: [number, number][]) =>
    answerQueries({ block, shownLines: new Map(shown), queries: [{ line: 1, target: 0, column }] }, [identifier], '')
  expect(ask(7, [[0, 0]]).answers).toEqual([{ block, line: 1, type: 'name: number' }])
  expect(ask(8, [[0, 0]]).answers).toEqual([{ block, line: 1, type: 'name: number' }])
  expect(ask(9, [[0, 0]])).toMatchObject({ answers: [], diagnostics: [{ id: 'code-mark-invalid' }] })
  expect(ask(9, [])).toEqual({ answers: [], diagnostics: [] })
})

it('renderType: what stands before the name, as attributes alone; a line of its own in the text', () => {
  const below = { type: 'a: Map<string, 1>', written: '//  ^?', above: '\t"<"+a', column: 5, isLast: false }
  const start = '<samp class="sg-type" data-written="//  ^?">'
  const before = 'data-before="\t&quot;&lt;&quot;+"'
  const content = `<i ${before}><b data-before="a"></b></i><span ${before}>a: Map&lt;string, 1&gt;</span>`
  expect(renderType(below)).toBe(`${start}${content}\n</samp>`)
  expect(renderType({ ...below, isLast: true })).toBe(`${start}\n${content}</samp>`)
  expect(renderType({ ...below, above: 'ab', column: 4 })).toContain('<i data-before="ab  "><b data-before=" "></b></i>')
})
