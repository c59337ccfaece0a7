// Any text as front matter, Markdown, MDX, category file, authors, tags, sidebars or configuration gives output or diagnostics: nothing
// throws, nothing takes longer than 5 seconds, and every place that a diagnostic names exists.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadConfig } from '../../src/config/load-config.ts'
import { readAuthorsFile } from '../../src/content/authors-file.ts'
import { readCategoryFile } from '../../src/content/category-file.ts'
import { linkMarkerPattern, type ParsedDocument } from '../../src/content/document.ts'
import { decodeText } from '../../src/content/read-text-file.ts'
import { readSourceDocument } from '../../src/content/source-document.ts'
import { readTagsFile } from '../../src/content/tags-file.ts'
import { type Diagnostic, DiagnosticError } from '../../src/diagnostics/diagnostic.ts'
import { diagnosticIds } from '../../src/diagnostics/ids.ts'
import { createParser, type Parser } from '../../src/markdown/parse-document.ts'
import { planDocsSite } from '../routes/docs/docs-input.ts'
import { hostileText, markdownFragments, markupFragments, mdxFragments, yamlFragments } from './hostile-text.ts'
import { isLong, runs, timeout } from './runs.ts'

const longestMilliseconds = 5000
const repeats = isLong ? 5000 : 500

let directory = ''
let parser: Parser

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sitegen-any-text-'))
  parser = await createParser({
    siteDirectory: directory,
    staticDirectories: ['static'],
    outsideFolders: [],
    admonitions: [],
    emoji: true,
    code: { themes: { light: 'github-light', dark: 'github-dark' }, defaultLanguage: 'text' },
    onBrokenMarkdownImages: 'warn',
  })
})
afterAll(() => rm(directory, { recursive: true, force: true }))

/** Runs twice what seems slow, because others work on the same machine; gives the result. */
async function inTime<Result>(run: () => Result | Promise<Result>): Promise<Result> {
  const time = async (): Promise<{ result: Result; milliseconds: number }> => {
    const start = performance.now()
    const result = await run()
    return { result, milliseconds: performance.now() - start }
  }
  const first = await time()
  if (first.milliseconds > longestMilliseconds) expect((await time()).milliseconds).toBeLessThan(longestMilliseconds)
  return first.result
}

/** Known ids, and lines and columns that the text has. */
function expectSound(diagnostics: readonly Diagnostic[], text: string, file = 'a.md'): void {
  // The compiler of the configuration counts the line separators of JavaScript, too.
  const lines = text.split(file.endsWith('.ts') ? /\r\n|[\r\n\u2028\u2029]/ : /\r\n|\r|\n/)
  for (const { id, message, place } of diagnostics) {
    expect(diagnosticIds).toHaveProperty([id])
    expect(message).not.toMatch(/\[object Object\]|is not a function|Cannot read propert|undefined is not/)
    if (place?.line === undefined) continue
    expect(place.line, message).toBeGreaterThan(0)
    expect(place.line, message).toBeLessThanOrEqual(lines.length + 1)
    if (place.column === undefined) continue
    expect(place.column, message).toBeGreaterThan(0)
    expect(place.column, message).toBeLessThanOrEqual((lines[place.line - 1]?.length ?? 0) + 2)
  }
}

function expectWholeMarkers({ body, truncatedBody, links }: ParsedDocument): void {
  for (const part of [body, ...(truncatedBody ? [truncatedBody] : [])]) {
    for (const html of part.kind === 'html' ? [part.html] : part.html) {
      const indexes = [...html.matchAll(linkMarkerPattern)].map((match) => Number(match[1]))
      expect(indexes.filter((index) => index >= links.length)).toEqual([])
      expect(html.replace(linkMarkerPattern, '').includes('\0')).toBe(false)
    }
  }
}

function property<Value>(title: string, arbitrary: fc.Arbitrary<Value>, law: (value: Value) => Promise<void>, few: number) {
  it(title, () => fc.assert(fc.asyncProperty(arbitrary, law), runs<[Value]>(few)), timeout)
}

async function readAndParse(file: string, bytes: Uint8Array | string): Promise<void> {
  const { text, hash } = decodeText(Buffer.from(bytes), file)
  const { document, diagnostics } = await inTime(() =>
    readSourceDocument({
      file,
      path: file,
      collection: { kind: 'docs', id: 'default', version: 'current' },
      text,
      hash,
      defaultFormat: 'md',
    }),
  )
  expectSound(diagnostics, text)
  const parsed = await inTime(() => parser.parse(document))
  expectSound(parsed.diagnostics, text)
  expectWholeMarkers(parsed)
  // It crosses to other threads and to the disk.
  expect(JSON.parse(JSON.stringify(parsed))).toEqual(parsed)
}

const markdown = hostileText([...markdownFragments, ...markupFragments], { pieces: 40, repeats })
const mdx = hostileText([...mdxFragments, ...mdxFragments, ...markdownFragments], { pieces: 25, repeats: Math.min(repeats, 800) })
const yaml = hostileText(yamlFragments, { pieces: 25, repeats })

describe('documents', () => {
  property('any Markdown -> a document or diagnostics', markdown, (text) => readAndParse('content/docs/a.md', text), 150)
  property('any MDX -> a document or diagnostics', mdx, (text) => readAndParse('content/docs/a.mdx', text), 150)
  property(
    'any front matter -> a document or diagnostics',
    yaml,
    (text) => readAndParse('content/docs/a.md', `---\n${text}\n---\n\nText\n`),
    300,
  )
  property(
    'any bytes -> a document or diagnostics',
    fc.uint8Array({ maxLength: 400 }),
    (bytes) => readAndParse('content/docs/a.md', bytes),
    100,
  )
  property(
    'any values of known keys -> a document or diagnostics',
    fc.dictionary(
      fc.constantFrom(
        'title',
        'description',
        'slug',
        'tags',
        'authors',
        'date',
        'id',
        'keywords',
        'image',
        'sidebar_position',
        'last_update',
        'sidebar_custom_props',
        'unlisted',
        'toc_max_heading_level',
        'custom_edit_url',
        'format',
      ),
      fc.jsonValue(),
    ),
    (matter) => readAndParse('content/docs/a.md', `---\n${JSON.stringify(matter)}\n---\n\nText\n`),
    150,
  )
})

describe('files beside documents', () => {
  const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value))
  const text = fc.oneof(yaml, json)
  property(
    'any category file',
    text,
    async (source) => expectSound((await inTime(() => readCategoryFile('_category_.yml', source))).diagnostics, source),
    200,
  )
  property(
    'any authors file',
    text,
    async (source) => expectSound((await inTime(() => readAuthorsFile('authors.yml', source))).diagnostics, source),
    200,
  )
  property(
    'any tags file',
    text,
    async (source) => expectSound((await inTime(() => readTagsFile('tags.yml', source))).diagnostics, source),
    200,
  )
  const { items } = fc.letrec<{ item: unknown; items: unknown }>((tie) => ({
    item: fc.oneof(
      { maxDepth: 4 },
      fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constantFrom('a', 'gone')),
      fc.record(
        {
          type: fc.constantFrom('doc', 'category', 'link', 'html', 'ref', 'autogenerated', 'x', 3),
          id: fc.constantFrom('a', '', null, 5),
          label: fc.constantFrom('Label', '', null, {}, '<b>'),
          href: fc.constantFrom('https://x.y', 'javascript:alert(1)', '', 4),
          dirName: fc.constantFrom('.', '..', '/', 'a', null),
          items: tie('items'),
          link: fc.oneof(
            fc.jsonValue({ maxDepth: 1 }),
            fc.record(
              {
                type: fc.constantFrom('doc', 'generated-index', 'z'),
                id: fc.constantFrom('a', 'gone', 1),
                slug: fc.constantFrom('/x', '../../x', '?', 2),
              },
              { requiredKeys: ['type'] },
            ),
          ),
          className: fc.constantFrom('c', 1),
          customProps: fc.jsonValue({ maxDepth: 1 }),
          __proto__: fc.constant('x'),
        },
        { requiredKeys: ['type'] },
      ),
    ),
    items: fc.oneof(
      { maxDepth: 4 },
      fc.array(tie('item'), { maxLength: 4 }),
      fc.dictionary(fc.string({ maxLength: 5 }), tie('items'), { maxKeys: 2 }),
    ),
  }))
  property(
    'any sidebars',
    fc.dictionary(fc.string({ maxLength: 6 }), items, { maxKeys: 3 }),
    async (value) => {
      const source = JSON.stringify(value, null, 1) ?? ''
      const plain: unknown = JSON.parse(source)
      const planned = await inTime(() => planDocsSite({ files: { 'a.md': {} }, sidebars: plain, sidebarsSource: source }))
      expectSound(planned.diagnostics, source)
    },
    200,
  )
})

describe('the configuration', () => {
  const keys = [
    'title',
    'url',
    'baseUrl',
    'trailingSlash',
    'docs',
    'blog',
    'pages',
    'navbar',
    'footer',
    'redirects',
    'i18n',
    'markdown',
    'code',
    'collections',
    'mdxComponents',
    'stylesheets',
    'sitemap',
    'customFields',
    'metadata',
    'titel',
    '__proto__',
    'constructor',
  ]
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom<unknown>(
      '/',
      'x',
      '../..',
      '/abs',
      'https://example.com',
      '',
      [],
      [{}],
      { path: '../x' },
      { items: [{ type: 'doc' }, null, { items: [{}] }] },
      { id: '__proto__' },
      { themes: { light: 'no-such-theme' } },
      [{ from: '/a', to: 'javascript:x' }],
    ),
  )
  const expectConfigOrDiagnostics = async (source: string): Promise<void> => {
    await writeFile(join(directory, 'site.config.ts'), source)
    try {
      const { diagnostics } = await inTime(() => loadConfig(directory))
      expectSound(diagnostics, source, 'site.config.ts')
    } catch (error) {
      if (!(error instanceof DiagnosticError)) throw error
      expect(error.diagnostics.length).toBeGreaterThan(0)
      expectSound(error.diagnostics, source, 'site.config.ts')
    }
  }
  property(
    'any data -> a configuration or diagnostics',
    fc.tuple(fc.dictionary(fc.constantFrom(...keys), value), fc.boolean()),
    ([data, isValid]) => {
      // JSON text, so that `__proto__` is a key like any other.
      const own = { ...(isValid ? { title: 'T', url: 'https://example.com' } : {}), ...data }
      return expectConfigOrDiagnostics(`export default JSON.parse(${JSON.stringify(JSON.stringify(own))})\n`)
    },
    60,
  )
  property(
    'any text -> diagnostics',
    hostileText(
      [
        'export default ',
        '{',
        '}',
        'title: ',
        '"x"',
        ',',
        '(',
        ')',
        'defineConfig(',
        'import x from "y"\n',
        'import { defineConfig } from "sitegen"\n',
        '=>',
        'null',
        '[',
        ']',
        '`',
        '//',
        '/*',
        'throw 1',
        '@',
      ],
      { pieces: 12 },
    ),
    expectConfigOrDiagnostics,
    40,
  )
})
