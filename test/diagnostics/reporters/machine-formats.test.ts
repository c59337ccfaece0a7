import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts'
import { diagnosticIds } from '../../../src/diagnostics/ids.ts'
import { format as formatGithub } from '../../../src/diagnostics/reporters/github.ts'
import { format as formatJson } from '../../../src/diagnostics/reporters/json.ts'
import { format as formatSarif } from '../../../src/diagnostics/reporters/sarif.ts'
import { brokenLink, createContext, footerLink, untracked } from './samples.ts'

const all = [brokenLink, footerLink, untracked]

describe('json', () => {
  it('findings -> the documented shape', () => {
    expect(formatJson([brokenLink, footerLink], createContext({}, { displayPath: (file) => `site/${file}` }))).toMatchInlineSnapshot(`
      "{
        "version": 1,
        "errors": 1,
        "warnings": 1,
        "infos": 0,
        "diagnostics": [
          {
            "id": "link-broken",
            "level": "error",
            "message": "Expected a link to a page, found \\"/docs/setpu\\".",
            "place": {
              "file": "site/content/docs/a.md",
              "line": 3,
              "column": 11,
              "endLine": 3,
              "endColumn": 22
            },
            "hint": "Did you mean \\"/docs/setup\\"?",
            "count": 1
          },
          {
            "id": "link-broken",
            "level": "warning",
            "message": "Expected a link to a page, found \\"/nope\\".",
            "place": {
              "file": "site/site.config.ts"
            },
            "notes": [
              {
                "message": "Shown in the footer"
              },
              {
                "message": "The nearest page is here",
                "place": {
                  "file": "site/content/docs/b.md",
                  "line": 2,
                  "column": 1
                }
              }
            ],
            "count": 850
          }
        ]
      }
      "
    `)
  })

  it('none -> an empty list', () => {
    expect(JSON.parse(formatJson([], createContext()))).toEqual({ version: 1, errors: 0, warnings: 0, infos: 0, diagnostics: [] })
  })
})

describe('github', () => {
  it('findings of every level -> a command each', () => {
    expect(formatGithub(all, createContext())).toMatchInlineSnapshot(`
      "::error file=content/docs/a.md,line=3,col=11,endColumn=21,title=link-broken::Expected a link to a page, found "/docs/setpu".%0ADid you mean "/docs/setup"?
      ::warning file=site.config.ts,title=link-broken::Expected a link to a page, found "/nope".%0AShown in the footer%0AThe nearest page is here (content/docs/b.md:2:1)%0AFound 850 times.
      ::notice title=git-untracked::Files are not tracked by git.%0ASecond line.
      "
    `)
  })

  it('none -> nothing', () => expect(formatGithub([], createContext())).toBe(''))

  it('a message that would begin another command -> escaped', () => {
    const evil: Diagnostic = { ...untracked, message: '100%\r\n::error file=x::y', place: { file: 'a,b:c%.md', line: 1, column: 2 } }
    expect(formatGithub([evil], createContext())).toBe(
      '::notice file=a%2Cb%3Ac%25.md,line=1,col=2,title=git-untracked::100%25%0D%0A::error file=x::y\n',
    )
  })

  it('a span over several lines -> lines without columns', () => {
    const place = { file: 'a.md', line: 1, column: 2, endLine: 3, endColumn: 4 }
    expect(formatGithub([{ ...brokenLink, place }], createContext())).toContain('::error file=a.md,line=1,endLine=3,title=')
  })
})

describe('sarif', () => {
  let validate: (log: unknown) => string[]

  beforeAll(() => {
    const { $schema, id, ...schema } = JSON.parse(readFileSync(new URL('../sarif-2.1.0-rtm.5.schema.json', import.meta.url), 'utf8'))
    expect([$schema, id]).toEqual([expect.stringContaining('draft-04'), expect.stringContaining('sarif-2.1.0')])
    const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false })
    addFormats.default(ajv)
    const check = ajv.compile(schema)
    validate = (log) => (check(log) ? [] : (check.errors ?? []).map((error) => `${error.instancePath} ${error.message}`))
  })

  const parse = (diagnostics: Diagnostic[], parts = {}) => JSON.parse(formatSarif(diagnostics, createContext({}, parts)))

  it('findings of every shape -> valid SARIF 2.1.0', () => {
    const odd: Diagnostic[] = [
      { ...brokenLink, place: { file: 'content/ü ä/100%/\ud800.md', line: 1 } },
      { ...brokenLink, place: { file: '../outside.md', line: 2, column: 3 } },
      { ...brokenLink, place: { file: '/else where/a.md', line: 2 } },
      { ...brokenLink, place: { file: 'a.md', line: 1, column: 2, endLine: 4, endColumn: 1 } },
    ]
    const parts = { rootUrl: 'file:///project/', helpUrl: (id: string) => `https://example.com/diagnostics#${id}` }
    expect(validate(parse([...all, ...odd], parts))).toEqual([])
    expect(validate(parse([]))).toEqual([])
  })

  it('the schema -> refuses what is wrong', () => {
    expect(validate({ version: '2.1.0', runs: [{ tool: {}, results: 1 }] })).not.toEqual([])
  })

  it('a finding with a span -> region, rule and level', () => {
    const [run] = parse([brokenLink]).runs
    expect(run.results).toEqual([
      {
        ruleId: 'link-broken',
        ruleIndex: Object.keys(diagnosticIds).indexOf('link-broken'),
        level: 'error',
        message: { text: 'Expected a link to a page, found "/docs/setpu".\nDid you mean "/docs/setup"?' },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'content/docs/a.md', uriBaseId: '%SRCROOT%' },
              region: { startLine: 3, startColumn: 11, endLine: 3, endColumn: 22 },
            },
          },
        ],
      },
    ])
    expect(run.tool.driver.rules[run.results[0].ruleIndex]).toMatchObject({ id: 'link-broken' })
    expect(run.tool.driver.rules).toHaveLength(Object.keys(diagnosticIds).length)
  })

  it('notes with places and a count -> related locations and occurrences', () => {
    const [result] = parse([footerLink]).runs[0].results
    expect(result).toMatchObject({
      level: 'warning',
      occurrenceCount: 850,
      relatedLocations: [{ id: 1, message: { text: 'The nearest page is here' } }],
    })
  })

  it('the root of the checkout and the page of an id -> written where they are given', () => {
    const [run] = parse([], { rootUrl: 'file:///project/', helpUrl: (id: string) => `https://e.com/#${id}` }).runs
    expect(run.originalUriBaseIds).toEqual({ '%SRCROOT%': { uri: 'file:///project/' } })
    expect(run.tool.driver.rules[0].helpUri).toBe('https://e.com/#config-missing')
    expect(run.tool.driver.semanticVersion).toBe('1.2.3')
  })

  it('a path with other characters -> encoded; one that leads out -> without a base', () => {
    const uriOf = (file: string) =>
      parse([{ ...brokenLink, place: { file } }]).runs[0].results[0].locations[0].physicalLocation.artifactLocation
    expect(uriOf('content/a b/ü#?.md')).toEqual({ uri: 'content/a%20b/%C3%BC%23%3F.md', uriBaseId: '%SRCROOT%' })
    expect(uriOf('../x.md')).toEqual({ uri: '../x.md' })
    expect(uriOf('/else where/x.md')).toEqual({ uri: 'file:///else%20where/x.md' })
  })
})
