// Small pure functions that much depends on, with any text: what each promises in its comment, as laws.
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { XMLParser } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { blogSlugPartsOf } from '../../src/content/blog-file-name.ts'
import { parseNumberPrefix } from '../../src/content/number-prefix.ts'
import type { Diagnostic, Place } from '../../src/diagnostics/diagnostic.ts'
import { type DiagnosticId, diagnosticIds } from '../../src/diagnostics/ids.ts'
import { format as formatGithub } from '../../src/diagnostics/reporters/github.ts'
import { format as formatJson } from '../../src/diagnostics/reporters/json.ts'
import { plainMessage } from '../../src/diagnostics/reporters/plain-message.ts'
import { format as formatPretty } from '../../src/diagnostics/reporters/pretty.ts'
import type { ReportContext } from '../../src/diagnostics/reporters/reporter.ts'
import { format as formatSarif } from '../../src/diagnostics/reporters/sarif.ts'
import { sortDiagnostics } from '../../src/diagnostics/sort-diagnostics.ts'
import { nearest } from '../../src/diagnostics/suggest.ts'
import { normalizeAddress } from '../../src/lib/normalize-address.ts'
import { applyTrailingSlash, comparablePath, isExternal, outputFileOf, withBaseUrl } from '../../src/lib/site-path.ts'
import { renderXml, xml } from '../../src/lib/xml.ts'
import { kebabCase } from '../../src/routes/kebab-case.ts'
import { absoluteUrl } from '../../src/routes/page-metadata.ts'
import { createLinkResolver, markdownFileCandidates } from '../../src/routes/resolve-link.ts'
import { toScriptJson } from '../../src/routes/structured-data.ts'
import { urlPathProblem } from '../../src/routes/url-path-problem.ts'
import { hostileText, markupFragments } from './hostile-text.ts'
import { runs, timeout } from './runs.ts'

const text = fc.oneof(hostileText(markupFragments, { pieces: 6 }), fc.string(), fc.string({ unit: 'binary' }))
const pathPieces = [
  '/',
  '..',
  '.',
  '%2e',
  '%2F',
  '%',
  '%41',
  '?',
  '#',
  '//',
  'index',
  '.html',
  '.md',
  'a',
  'B',
  'ü',
  ' ',
  '\\',
  ':',
  'http:',
  '@site/',
  'README',
  '01-',
  '2024-01-31',
]
const pathText = hostileText(pathPieces, { pieces: 8 })
const policy = fc.constantFrom(true, false, undefined)
const baseUrl = fc.constantFrom('/', '/sub/', '/a/b/')

function check<Values extends [unknown, ...unknown[]]>(
  title: string,
  arbitraries: { [Key in keyof Values]: fc.Arbitrary<Values[Key]> },
  law: (...values: Values) => void,
  few = 300,
) {
  const property = fc.property(...arbitraries, (...values: Values) => {
    law(...values)
  })
  it(title, () => fc.assert(property, runs<Values>(few)), timeout)
}

describe('suggest', () => {
  check(
    'any value and candidates -> one of them and never the value itself',
    [text, fc.array(text, { maxLength: 8 })],
    (value, candidates) => {
      const found = nearest(value, candidates)
      if (found === undefined) return
      expect(candidates).toContain(found)
      expect(found).not.toBe(value)
    },
  )
  check(
    'one letter missing or too many -> the word that was meant',
    [fc.stringMatching(/^[a-z]{5,20}$/), fc.nat(), fc.constantFrom('x', '')],
    (word, at, inserted) => {
      const cut = at % word.length
      const typo = word.slice(0, cut) + inserted + word.slice(cut + (inserted === '' ? 1 : 0))
      expect(nearest(typo, ['elsewhere-entirely-other', word])).toBe(word)
    },
  )
})

describe('paths', () => {
  check('the slash policy twice -> as once', [pathText, policy, baseUrl], (path, slash, base) => {
    const once = applyTrailingSlash(path, slash, base)
    expect(applyTrailingSlash(once, slash, base)).toBe(once)
  })
  check('the slash policy -> leaves query and hash', [fc.webPath(), fc.webQueryParameters(), policy], (path, query, slash) => {
    expect(applyTrailingSlash(`${path}?${query}#x`, slash).endsWith(`?${query}#x`)).toBe(true)
  })
  check('the base URL twice -> as once', [pathText, baseUrl], (path, base) => {
    const once = withBaseUrl(path, base)
    expect(withBaseUrl(once, base)).toBe(once)
  })
  check('a path with and without a slash at its end -> comparable as one', [pathText], (path) => {
    expect(comparablePath(`/${path}x/`)).toBe(comparablePath(`/${path}x`))
  })
  check('the address of any path -> what the URL parser makes of it', [pathText, baseUrl], (rest, base) => {
    const path = `/${rest}`
    if (isExternal(path) || !URL.canParse(path, 'https://example.com')) return
    expect(absoluteUrl(path, { url: 'https://example.com', baseUrl: base })).toBe(
      new URL(withBaseUrl(path, base), 'https://example.com').href,
    )
  })
  check('a link of any path, from any file -> first the file that `join` finds', [pathText, pathText], (path, from) => {
    if (/^(?:@site)?\//.test(path) || posix.isAbsolute(from)) return
    const file = posix.normalize(`docs/${from}x.md`)
    expect(markdownFileCandidates(path, file, () => '').next().value).toBe(posix.join(posix.dirname(file), path))
  })
  check(
    'any path that a page may have -> a file below the output folder',
    [pathText, policy],
    (rest, slash) => {
      const path = `/${rest}`
      if (urlPathProblem(path) !== undefined) return
      const file = outputFileOf(path, slash)
      expect(file).not.toMatch(/^\/|\0|\\/)
      expect(file.split('/').filter((name) => name === '..' || name === '.')).toEqual([])
      expect(file).toMatch(/\.html?$/i)
    },
    1000,
  )
  check(
    'paths with one output file -> comparable as one, but for .html and index',
    [fc.webPath(), fc.webPath(), policy],
    (left, right, slash) => {
      if (urlPathProblem(left) ?? urlPathProblem(right)) return
      if (outputFileOf(left, slash) !== outputFileOf(right, slash)) return
      const bare = (path: string) => comparablePath(path).replace(/(?:\/index)?(?:\.html?)?$/, '')
      expect(bare(left)).toBe(bare(right))
    },
  )
})

describe('names of files', () => {
  check(
    'a number before a name -> the number and the name; together what there was',
    [fc.nat(), fc.constantFrom('-', '_', '.', ' - ', '. '), text],
    (position, separator, rest) => {
      const name = `${position}${separator}${rest}`
      const parsed = parseNumberPrefix(name)
      if (parsed.position === undefined) return expect(parsed.name).toBe(name)
      expect(parsed.position).toBe(position)
      expect(name.endsWith(parsed.name)).toBe(true)
      expect(parsed.name).not.toBe('')
    },
  )
  check('any name -> never longer', [text], (name) => expect(parseNumberPrefix(name).name.length).toBeLessThanOrEqual(name.length))
  check(
    'a date before a name, in each of its forms -> that date, and the slug of the name',
    [
      fc.date({ min: new Date('0100-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
      fc.constantFrom('-', '/'),
      fc.stringMatching(/^[a-z][a-z-]{0,9}[a-z]$/),
      fc.constantFrom('.md', '.mdx', '/index.md', '/index.mdx'),
    ],
    (date, separator, name, end) => {
      const day = date.toISOString().slice(0, 10)
      if (name === 'index') return
      const parts = blogSlugPartsOf(`${day.replaceAll('-', separator)}${separator}${name}${end}`)
      expect(parts).toEqual({
        dateSegments: day.replaceAll('-', '/'),
        date: `${day}T00:00:00.000Z`,
        folder: '',
        name,
        slug: `/${day.replaceAll('-', '/')}/${name}`,
      })
    },
  )
  check('any name of a post -> a slug from the root', [pathText], (path) => expect(blogSlugPartsOf(`${path}.md`).slug).toMatch(/^\//))
  check('any label -> kebab case of itself, twice as once', [text], (label) => {
    const once = kebabCase(label)
    expect(once).not.toMatch(/[\s/?#<>"'&%\\]/)
    expect(kebabCase(once)).toBe(once)
  })
})

describe('links', () => {
  check('any URL -> an address, never an exception', [pathText, policy, baseUrl], (url, trailingSlash, base) => {
    const resolve = createLinkResolver({
      baseUrl: base,
      trailingSlash,
      pathOfFile: new Map([
        ['content/docs/a.md', '/docs/a'],
        ['content/docs/b.md', '/docs/b'],
      ]),
      contentFolders: ['content/docs'],
      files: ['/x.png'],
    })
    const { href, problem } = resolve({ file: 'content/docs/a.md', links: [{ url }], assets: [] }, 0)
    expect(typeof href).toBe('string')
    if (problem !== undefined) expect(href).toBe(withBaseUrl(normalizeAddress(url), base))
    // Addresses with a protocol stay as they are: nothing may make one out of a path.
    if (/^[a-z][a-z\d+.-]*:/i.test(href) && !url.startsWith('pathname:')) expect(href).toBe(url)
  })
})

describe('JSON in a script', () => {
  check('any value -> JSON of it that has no <, > or line separator', [fc.jsonValue()], (value) => {
    const written = toScriptJson(value)
    expect(written).not.toMatch(/[<>\u2028\u2029]/)
    // Through JSON on both sides: it knows no -0.
    expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(value)))
  })
  check('any text -> the same text', [text], (value) => {
    expect(toScriptJson({ [value]: value })).not.toMatch(/[<>\u2028\u2029]/)
    expect(JSON.parse(toScriptJson([value]))).toEqual([value])
  })
})

describe('XML', () => {
  check('any text as content and attribute -> itself without what XML cannot hold', [text, text], (content, attribute) => {
    const parser = new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: '',
      trimValues: false,
      parseTagValue: false,
      processEntities: true,
      alwaysCreateTextNode: true,
    })
    const parsed: unknown = parser.parse(renderXml(xml('a', [xml('b', content, { c: attribute })])))
    expect(parsed).toMatchObject({ a: { b: {} } })
    const written = renderXml(xml('b', content))
    expect(written.match(/<[^?]/g)?.length).toBe(content === '' ? 1 : 2)
    expect(written).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u)
  })
})

const place: fc.Arbitrary<Place> = fc.record(
  {
    file: text,
    line: fc.integer({ min: 1, max: 99 }),
    column: fc.integer({ min: 1, max: 99 }),
    endLine: fc.integer({ min: 100, max: 120 }),
    endColumn: fc.integer({ min: 1, max: 99 }),
  },
  { requiredKeys: ['file'] },
)
const diagnostic: fc.Arbitrary<Diagnostic> = fc.record(
  {
    id: fc.constantFrom(...(Object.keys(diagnosticIds) as DiagnosticId[])),
    level: fc.constantFrom('error' as const, 'warning' as const, 'info' as const),
    message: text,
    place,
    notes: fc.array(fc.record({ message: text, place }, { requiredKeys: ['message'] }), { maxLength: 3 }),
    hint: text,
    count: fc.integer({ min: 1, max: 9 }),
  },
  { requiredKeys: ['id', 'level', 'message'] },
)
const diagnostics = fc.array(diagnostic, { maxLength: 6 })
const context: ReportContext = {
  readSource: () => 'one line\nanother <b> \u001b[31m\n',
  displayPath: (file) => file,
  color: false,
  version: '1.0.0',
  rootUrl: 'file:///site/',
}

describe('diagnostics', () => {
  check('sorted twice -> as once; the number of findings stays', [diagnostics], (all) => {
    const sorted = sortDiagnostics(all)
    expect(sortDiagnostics(sorted)).toEqual(sorted)
    const total = (list: readonly Diagnostic[]) => list.reduce((sum, { count = 1 }) => sum + count, 0)
    expect(total(sorted)).toBe(total(all))
  })
  check(
    'in any order -> the same places and messages',
    [fc.uniqueArray(diagnostic, { selector: (item) => JSON.stringify([item.place, item.id, item.message]), maxLength: 6 }), fc.nat()],
    (all, turn) => {
      const at = all.length === 0 ? 0 : turn % all.length
      const other = [...all.slice(at), ...all.slice(0, at)].reverse()
      const shown = (list: readonly Diagnostic[]) =>
        sortDiagnostics(list).map(({ id, message, place: at }) => [id, message, at?.file, at?.line, at?.column])
      expect(shown(other)).toEqual(shown(all))
    },
  )
  check('github -> one line each, that parse back to title, file and message', [diagnostics], (all) => {
    const lines = formatGithub(all, context).split('\n').slice(0, -1)
    const unescapeProperty = (escaped: string) =>
      escaped.replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%0A', '\n').replaceAll('%0D', '\r').replaceAll('%25', '%')
    expect(lines.length).toBe(all.length)
    for (const [index, line] of lines.entries()) {
      const [, command, properties = '', message = ''] = /^::(error|warning|notice) ([^:]*)::(.*)$/s.exec(line) ?? []
      const item = all[index]
      if (!item) throw new Error('There is a line too many.')
      expect(command).toBe({ error: 'error', warning: 'warning', info: 'notice' }[item.level])
      const fields = new Map(
        properties
          .split(',')
          .map((field): [string, string] => [field.slice(0, field.indexOf('=')), unescapeProperty(field.slice(field.indexOf('=') + 1))]),
      )
      expect(fields.get('title')).toBe(item.id)
      expect(fields.get('file')).toBe(item.place?.file)
      expect(message.replaceAll('%0A', '\n').replaceAll('%0D', '\r').replaceAll('%25', '%')).toBe(plainMessage(item, (file) => file))
    }
  })
  check('json -> parses back', [diagnostics], (all) => {
    const parsed: unknown = JSON.parse(formatJson(all, context))
    expect(parsed).toMatchObject({ version: 1, diagnostics: all.map(({ id, message }) => ({ id, message })) })
  })
  const ajv = new Ajv({ strict: false, unicodeRegExp: false })
  addFormats.default(ajv)
  const {
    id: _,
    $schema: _draft,
    ...schema
  } = JSON.parse(readFileSync(new URL('../diagnostics/sarif-2.1.0-rtm.5.schema.json', import.meta.url), 'utf8'))
  const isSarif = ajv.compile(schema)
  check(
    'sarif -> valid by its schema',
    [diagnostics],
    (all) => {
      isSarif(JSON.parse(formatSarif(all, context)))
      expect(isSarif.errors ?? []).toEqual([])
    },
    100,
  )
  check('pretty -> steers no terminal', [diagnostics], (all) => {
    expect(formatPretty(all, context)).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/)
  })
})
