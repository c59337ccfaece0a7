// Samples that are written for Twoslash: what the compiler gets, what readers see, and mistakes in the comments.
import { describe, expect, it } from 'vitest'
import { includedCode, readTwoslash } from '../../../src/markdown/code/twoslash.ts'
import { checkSiteCode } from '../../../src/plugins/samples/build/check-site-code.ts'
import { buildTestSite, openTestSite } from '../../build/build-test-site.ts'

const config = (code = ''): string => `export default { title: 'Test', url: 'https://example.com', code: { ${code} } }\n`
const fence = (info: string, ...lines: string[]): string => `\`\`\`${info}\n${lines.join('\n')}\n\`\`\``

async function check(blocks: string[], code?: string): Promise<string[]> {
  const site = await openTestSite({ 'site.config.ts': config(code), 'content/pages/index.md': `# Page\n\n${blocks.join('\n\n')}\n` })
  const { diagnostics } = await checkSiteCode({ siteDirectory: site.directory })
  return diagnostics.map(({ id, message, place }) => `${place?.line}:${place?.column} ${id} ${message}`)
}

describe('files', () => {
  it('several in one sample -> they import each other, mistakes at their lines', async () => {
    const parts = fence(
      'ts twoslash',
      '// @filename: lib/area.ts',
      'export const area = (radius: number) => radius',
      '// @filename: data.json',
      '{ "radius": 1 }',
      '// @filename: old.js',
      'export const old = 1',
      '// @filename: index.ts',
      "import data from './data.json'",
      "import { area } from './lib/area'",
      "import { old } from './old'",
      "area(data.radius); area(old); area('x')",
    )
    expect(await check([parts, fence('ts', "import './data.json'")])).toEqual([
      "14:36 code-type TS2345: Argument of type 'string' is not assignable to parameter of type 'number'.",
      expect.stringContaining("18:8 code-type TS2882: Cannot find module or type declarations for side-effect import of './data.json'"),
    ])
  })

  it('code before the first name, and a declaration file -> a file of its own, and what it declares', async () => {
    expect(
      await check([
        fence(
          'ts twoslash',
          "import { b } from './b'",
          'export const c: number = b + ambient',
          '// @filename: b.ts',
          'export const b = 1',
          '// @filename: globals.d.ts',
          'declare const ambient: number',
        ),
      ]),
    ).toEqual([])
  })
})

describe('errors and options', () => {
  it('@errors, @noErrors -> only what is not expected; an expected one that does not come', async () => {
    expect(
      await check([
        fence('ts twoslash', '// @errors: 2322 2304', 'export const a: string = 1', 'nothing', 'export const c: number = a'),
        fence('ts twoslash', '// @noErrors', 'export const a: string = 1'),
        fence('ts twoslash', '// @noErrors: 2322', 'export const a: string = 1', 'gone'),
        fence('ts twoslash', '// @errors: 2322', 'export const a = 1'),
      ]),
    ).toEqual([
      "18:1 code-type TS2304: Cannot find name 'gone'.",
      '21:1 code-not-failing Expected the sample to fail with TS2322, found no error.',
    ])
  })

  it('options -> for the sample alone; one that does not exist -> an error of the sample', async () => {
    const untyped = 'export const f = (a) => a'
    expect(
      await check([
        fence('ts twoslash', '// @strict: false', '// @target: es2020', '// @lib: es2020,dom', untyped, 'document.title'),
        fence('ts twoslash', untyped),
        fence('ts twoslash', '// @strickt: false', 'export const b = 1'),
      ]),
    ).toEqual([
      "12:19 code-type TS7006: Parameter 'a' implicitly has an 'any' type.",
      expect.stringMatching(/^16:1 code-type TS\d+: Unknown compiler option 'strickt'/),
    ])
  })
})

describe('includes', () => {
  it.each(['ts twoslash include main', 'twoslash include main'])(
    '%s -> not checked by itself, in front of those that include it',
    async (info) => {
      const main = fence(info, 'const a = 1', '// - 1', 'const b = 2')
      expect(
        await check([
          main,
          fence('ts twoslash', '// @include: main', 'export const c: string = a + b'),
          fence('ts twoslash', '// @include: main-1', 'export const c = a + b'),
          fence('ts twoslash', '// @include: other', 'export const c = 1'),
        ]),
      ).toEqual([
        "11:14 code-type TS2322: Type 'number' is not assignable to type 'string'.",
        "16:22 code-type TS2304: Cannot find name 'b'.",
        '20:undefined code-instruction-invalid No code block of the page can be included as "other".',
      ])
    },
  )

  it('in one of several files -> in front of that file only', async () => {
    const [item, box] = [
      fence('twoslash include item', 'export type Item = { id: number }'),
      fence('twoslash include box', "import type { Item } from './item'", 'export const box = (item: Item): number => item.id'),
    ]
    expect(
      await check([
        item,
        box,
        fence(
          'ts twoslash',
          '// @filename: item.ts',
          '// @include: item',
          '// @filename: box.ts',
          '// ---cut---',
          '// @include: box',
          "export const other: Item = 'a'",
        ),
      ]),
    ).toEqual(["18:14 code-type TS2322: Type 'string' is not assignable to type 'Item'."])
  })

  it('parts of it -> the code up to their line', () => {
    expect(includedCode('a\n// - 1\nb\n// - 2\nc', '2')).toBe('a\nb')
    expect(includedCode('a\n// - 1\nb', undefined)).toBe('a\nb')
    expect(includedCode('a', '1')).toBeUndefined()
  })
})

it("check: 'twoslash' -> only samples that say so", async () => {
  expect(await check([fence('ts', 'gone'), fence('ts twoslash', 'lost')], "check: 'twoslash'")).toEqual([
    "8:1 code-type TS2304: Cannot find name 'lost'.",
  ])
})

describe('mistakes', () => {
  it.each([
    ['// @filename: ../a.ts', 'Expected the name of a file after `@filename:`, found "../a.ts".'],
    ['// @filename:', 'Expected the name of a file after `@filename:`, found "".'],
    ['// @errors: many', 'Expected `@errors` to name errors of TypeScript, found "many".'],
    ['// @errors', 'Expected `@errors` to name errors of TypeScript, found "".'],
    ['// @include:', 'Expected a name after `@include:`, found none.'],
  ])('%s -> %s', (line, message) => {
    expect(readTwoslash(['a', line]).problems).toMatchObject([{ line: 1, message }])
  })
})

it('pages -> the code without the comments, with the names of files', async () => {
  const site = await buildTestSite({
    'site.config.ts': "export default { title: 'Test', url: 'https://example.com', search: false }\n",
    'content/pages/index.md': `# Page\n\n${[
      fence('ts twoslash include main', 'const hiddenInclude = 1'),
      fence('twoslash include bare', 'const hiddenInclude = 2'),
      fence(
        'ts twoslash {2}',
        '// @errors: 2322',
        '// @filename: a.ts',
        '// @include: main',
        'const a = 1',
        '//    ^?',
        '// @strict: false',
        'const b = 2',
      ),
      fence('ts', '// @errors: 1', '// @filename: c.ts'),
    ].join('\n\n')}\n`,
  })
  expect(site.diagnostics).toEqual([])
  const html = await site.read('index.html')
  const codes = [...html.matchAll(/<pre[\s\S]*?<\/pre>/g)].map(([code]) => code.replace(/<[^>]*>/g, ''))
  expect(codes).toEqual(['// a.ts\nconst hiddenInclude = 1\nconst a = 1\na: 1\nconst b = 2', '// @errors: 1\n// @filename: c.ts'])
  expect(html).toMatch(/sg-line-highlight">.*?const/)
})

it('pages -> what is included below a cut, and nothing of what is above it', async () => {
  const site = await buildTestSite({
    'site.config.ts': "export default { title: 'Test', url: 'https://example.com', search: false }\n",
    'content/pages/index.md': `# Page\n\n${[
      fence('twoslash include item', 'type Item = 1', '// - 1', 'type More = 2'),
      fence('ts twoslash', '// @include: item', '// ---cut---', 'const a = 1'),
      fence('ts twoslash {1}', '// @include: item', '// ---cut---', '// @include: item-1', '//    ^?', 'const a = 1'),
    ].join('\n\n')}\n`,
  })
  expect(site.diagnostics).toEqual([])
  const html = await site.read('index.html')
  const codes = [...html.matchAll(/<pre[\s\S]*?<\/pre>/g)].map(([code]) => code.replace(/<[^>]*>/g, ''))
  expect(codes).toEqual(['const a = 1', 'type Item = 1\nconst a = 1'])
  expect(html).toMatch(/sg-line-highlight">.*?type/)
})
