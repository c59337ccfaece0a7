// What wrong values of `search` provoke: which key, where it stands, how to mend it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type LoadedConfig, loadConfig } from '../../src/config/load-config.ts'
import { DiagnosticError } from '../../src/diagnostics/diagnostic.ts'
import { sortDiagnostics } from '../../src/diagnostics/sort-diagnostics.ts'

let site = ''

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'sitegen-search-config-'))
})
afterEach(() => rmSync(site, { recursive: true, force: true }))

function load(search: string): Promise<LoadedConfig> {
  writeFileSync(join(site, 'site.config.ts'), `export default {\n  title: 'T',\n  url: 'https://example.com',\n  search: ${search},\n}\n`)
  return loadConfig(site)
}

async function mistakesOf(search: string): Promise<string[]> {
  const error: unknown = await load(search).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof DiagnosticError)) throw new Error(`Expected a DiagnosticError, found ${String(error)}`)
  return sortDiagnostics(error.diagnostics).map(({ id, place, message, hint }) => {
    return `${id} ${place?.file}:${place?.line}:${place?.column}: ${message} -> ${hint}`
  })
}

describe('search that is right', () => {
  it.each([
    ['undefined', 'local'],
    ['{}', 'local'],
    ["{ provider: 'local', placeholder: 'Find' }", 'local'],
    ["{ provider: 'algolia', appId: 'A', apiKey: 'k', indexName: 'docs' }", 'algolia'],
    [
      "{ provider: 'algolia', appId: 'A', apiKey: 'k', indexName: 'docs', hosts: ['https://Search-2.example.com:8443', 'http://127.0.0.1:80', 'http://[::1]:8080', 'http://localhost'] }",
      'algolia',
    ],
  ])('%s -> %s', async (search, provider) => {
    expect((await load(search)).config.search?.provider).toBe(provider)
  })

  it('false -> no search', async () => {
    expect((await load('false')).config.search).toBeUndefined()
  })

  it('three lines for Algolia -> the rest has the defaults [spec 7.11]', async () => {
    const { config } = await load("{ provider: 'algolia', appId: 'A', apiKey: 'k', indexName: 'docs' }")
    expect(config.search).toEqual({
      provider: 'algolia',
      appId: 'A',
      apiKey: 'k',
      indexName: 'docs',
      searchPagePath: 'search',
      contextualSearch: false,
      placeholder: 'Search docs',
      personalization: true,
      signposts: [],
      missingResultsUrl: undefined,
      searchParameters: {},
      insights: false,
      externalUrlRegex: undefined,
      replaceSearchResultPathname: undefined,
      hosts: [],
      fallback: undefined,
    })
  })
})

describe('search that is wrong', () => {
  it('no application id, no key, no index -> each is named, with where it comes from [spec 8.10]', async () => {
    expect(await mistakesOf("{ provider: 'algolia' }")).toMatchInlineSnapshot(`
      [
        "config-invalid site.config.ts:4:3: The key "search.apiKey" is missing: expected text. -> Add \`apiKey: …\`. The search-only key is under "API Keys" in the settings of the Algolia dashboard; never take the admin key.",
        "config-invalid site.config.ts:4:3: The key "search.appId" is missing: expected text. -> Add \`appId: …\`. The application id is under "API Keys" in the settings of the Algolia dashboard.",
        "config-invalid site.config.ts:4:3: The key "search.indexName" is missing: expected text. -> Add \`indexName: …\`. Choose a name; \`sitegen search push\` makes the index.",
      ]
    `)
  })

  it('an empty application id -> its place [spec 8.10]', async () => {
    expect(await mistakesOf("{ provider: 'algolia', appId: '', apiKey: 'k', indexName: 'docs' }")).toMatchInlineSnapshot(`
      [
        "config-invalid site.config.ts:4:41: Expected "search.appId" to be an application id of letters and digits, found "". -> The application id is under "API Keys" in the settings of the Algolia dashboard.",
      ]
    `)
  })

  it('a provider that is misspelt or unknown -> the known ones', async () => {
    expect([...(await mistakesOf("{ provider: 'algolai' }")), ...(await mistakesOf("{ provider: 'typesense' }"))]).toMatchInlineSnapshot(`
      [
        "config-invalid site.config.ts:4:23: Expected "search.provider" to be "algolia" or "local", found "algolai". -> Did you mean "algolia"?",
        "config-invalid site.config.ts:4:23: Expected "search.provider" to be "algolia" or "local", found "typesense". -> docs/configuration.md describes the key.",
      ]
    `)
  })

  it('keys of Algolia without the provider -> the provider', async () => {
    expect(await mistakesOf("{ appId: 'A', apiKey: 'k', hosts: [] }")).toMatchInlineSnapshot(`
      [
        "config-unknown-key site.config.ts:4:13: Unknown key "appId" in "search". -> "appId" is for the provider "algolia": add \`provider: 'algolia'\`.",
        "config-unknown-key site.config.ts:4:25: Unknown key "apiKey" in "search". -> "apiKey" is for the provider "algolia": add \`provider: 'algolia'\`.",
        "config-unknown-key site.config.ts:4:38: Unknown key "hosts" in "search". -> "hosts" is for the provider "algolia": add \`provider: 'algolia'\`.",
      ]
    `)
  })

  it('misspelt keys -> the nearest of that provider', async () => {
    expect([
      ...(await mistakesOf("{ provider: 'algolia', appid: 'A', apiKey: 'k', indexName: 'docs' }")),
      ...(await mistakesOf("{ placeholdr: 'Find' }")),
    ]).toMatchInlineSnapshot(`
      [
        "config-unknown-key site.config.ts:4:34: Unknown key "appid" in "search". -> Did you mean "appId"?",
        "config-unknown-key site.config.ts:4:13: Unknown key "placeholdr" in "search". -> Did you mean "placeholder"?",
      ]
    `)
  })

  it('other types than an object or false -> both', async () => {
    expect([...(await mistakesOf('true')), ...(await mistakesOf("'algolia'"))]).toMatchInlineSnapshot(`
      [
        "config-invalid site.config.ts:4:11: Expected "search" to be false or an object, found true. -> docs/configuration.md describes the key.",
        "config-invalid site.config.ts:4:11: Expected "search" to be false or an object, found "algolia". -> docs/configuration.md describes the key.",
      ]
    `)
  })

  it.each([
    'https://[',
    'https://user:password@search.example.com',
    'https://search.example.com;script-src',
    'https://search.example.com,https://other.example.com',
    "https://search.example.com'",
    'https://*.example.com',
    'https://search.example.com:99999',
    'https://1.2.3.999',
    'https://search.example.com/',
    'https://-',
    'ftp://search.example.com',
  ])('the host %s -> refused: it would break the search or the security policy of the pages', async (host) => {
    const [mistake, ...others] = await mistakesOf(
      `{ provider: 'algolia', appId: 'A', apiKey: 'k', indexName: 'docs', hosts: [${JSON.stringify(host)}] }`,
    )
    expect(mistake).toContain('Expected "search.hosts[0]" to be an origin such as "https://search.example.com", found ')
    expect(others).toEqual([])
  })

  it('values of the wrong form -> what is expected', async () => {
    const search = `{
    provider: 'algolia', appId: 'A', apiKey: 'k', indexName: 'docs',
    hosts: ['search.example.com', 'https://a.example.com/path'],
    replaceSearchResultPathname: { from: '(' },
    externalUrlRegex: '[',
    fallback: 'none',
    missingResultsUrl: '/report',
    searchPagePath: '',
  }`
    expect(await mistakesOf(search)).toMatchInlineSnapshot(`
      [
        "config-invalid site.config.ts:6:13: Expected "search.hosts[0]" to be an origin such as "https://search.example.com", found "search.example.com". -> Did you mean "https://search.example.com"?",
        "config-invalid site.config.ts:6:35: Expected "search.hosts[1]" to be an origin such as "https://search.example.com", found "https://a.example.com/path". -> docs/configuration.md describes the key.",
        "config-invalid site.config.ts:7:5: The key "search.replaceSearchResultPathname.to" is missing: expected text. -> Add \`to: …\`; docs/configuration.md describes the key.",
        "config-invalid site.config.ts:7:42: Expected "search.replaceSearchResultPathname.from" to be a regular expression, found "(". -> docs/configuration.md describes the key.",
        "config-invalid site.config.ts:8:23: Expected "search.externalUrlRegex" to be a regular expression, found "[". -> docs/configuration.md describes the key.",
        "config-invalid site.config.ts:9:15: Expected "search.fallback" to be "local", found "none". -> docs/configuration.md describes the key.",
        "config-invalid site.config.ts:10:24: Expected "search.missingResultsUrl" to be an address (https://…), with {query} for what was searched, found "/report". -> docs/configuration.md describes the key.",
        "config-invalid site.config.ts:11:21: Expected "search.searchPagePath" to be a path such as "search", found "". -> docs/configuration.md describes the key.",
      ]
    `)
  })
})
