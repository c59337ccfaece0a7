// `sitegen search push` with the provider's own library, over HTTP, against the provider of test/search-provider.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { runCommandLine } from '../../../src/cli/run-command-line.ts'
import { createFakeTerminal, type FakeTerminal } from '../../cli/fake-terminal.ts'
import { adminKey, built, filesWith, linesOf, live, settings, startPushTests } from './push-tests.ts'

const site = startPushTests()
const { provider, idsOf } = site
let terminal: FakeTerminal

beforeEach(() => {
  terminal = createFakeTerminal({ workingDirectory: site.directory() })
})

function useSite(files: Record<string, string>): void {
  site.replace(files)
  terminal = createFakeTerminal({ workingDirectory: site.directory() })
}

/** The command with the hosts of this machine. */
function run(...args: string[]): Promise<number> {
  return runCommandLine(['search', 'push', ...provider().origins.flatMap((origin) => ['--host', origin]), ...args], terminal)
}

describe('sitegen search push', () => {
  it('a built site and a key -> the live index is replaced in one move, settings and all', async () => {
    vi.stubEnv('ALGOLIA_ADMIN_KEY', adminKey)
    expect(await run()).toBe(0)
    expect(idsOf('docs')).toEqual(built)
    expect(provider().indexes.get('docs')?.settings).toEqual(settings)
    expect(provider().indexes.names()).toEqual(['docs'])
    expect(terminal.out).toMatch(/^Pushed 5 records \(\d+ B\) to "docs" in [\d.]+ m?s\.\n$/)
    // Nothing is written to the live index but the move onto it.
    const writes = provider().requests.filter(({ method, path }) => method !== 'GET' && path.startsWith('/1/indexes/docs/'))
    expect(writes.map(({ path, body }) => [path, body])).toEqual([
      ['/1/indexes/docs/operation', expect.objectContaining({ operation: 'copy', scope: ['synonyms', 'rules'] })],
    ])
  })

  it('the requests -> the key in a header alone, tagged with the generator and its version [spec 7.10]', async () => {
    vi.stubEnv('ALGOLIA_ADMIN_KEY', adminKey)
    await run()
    for (const { parameters, headers, body } of provider().requests) {
      expect(headers['x-algolia-api-key']).toBe(adminKey)
      expect(JSON.stringify([parameters, body])).not.toContain(adminKey)
      expect(parameters['x-algolia-agent']).toMatch(/; sitegen \(\d+\.\d+\.\d+\)$/)
    }
  })

  it('--dry-run -> what would be pushed, without a key and without a request', async () => {
    expect(await run('--dry-run')).toBe(0)
    expect(terminal.out).toMatch(
      /^Would put 5 records \(\d+ B\) and 2 settings into a new index of the application "TESTAPP", and then put that in the place of "docs"\. Nothing was sent\.\n$/,
    )
    expect(provider().requests).toEqual([])
  })

  it('no key, or one of spaces -> which variable, exit code 2, no request', async () => {
    for (const value of ['', '   ']) {
      vi.stubEnv('ALGOLIA_ADMIN_KEY', value)
      expect(await run()).toBe(2)
    }
    expect(terminal.err).toContain(
      'error: Expected the key that may write in the variable ALGOLIA_ADMIN_KEY of the environment, found nothing.\n',
    )
    expect(provider().requests).toEqual([])
  })

  it('a key with a line end in it -> what is wrong with it, not the key', async () => {
    vi.stubEnv('ALGOLIA_ADMIN_KEY', 'first-part\nsecond-part')
    expect(await run()).toBe(2)
    expect(terminal.err).toContain('Expected the key in ALGOLIA_ADMIN_KEY to be letters and digits')
    expect(terminal.err).not.toContain('second-part')
    expect(provider().requests).toEqual([])
  })

  it('the admin key as search key -> refused, because every page holds it', async () => {
    vi.stubEnv('ALGOLIA_ADMIN_KEY', 'search-key')
    expect(await run()).toBe(2)
    expect(terminal.err).toContain('Expected "search.apiKey" to be a key that may only search')
    expect(provider().requests).toEqual([])
  })

  it('a wrong key -> refused by the provider, exit code 2, the live index as it was', async () => {
    vi.stubEnv('ALGOLIA_ADMIN_KEY', 'wrong-key-0123456789')
    expect(await run('--verbose')).toBe(2)
    expect(terminal.err).toContain('error: The search provider refused the key in ALGOLIA_ADMIN_KEY for the application "TESTAPP" (403).')
    expect(terminal.err + terminal.out).not.toContain('wrong-key')
    expect(idsOf('docs')).toEqual(live)
    expect(provider().indexes.names()).toEqual(['docs'])
  })

  it('no records -> refused, with --allow-empty pushed', async () => {
    useSite(filesWith(''))
    vi.stubEnv('ALGOLIA_ADMIN_KEY', adminKey)
    expect(await run()).toBe(2)
    expect(terminal.err).toContain('found none: the index "docs" would be empty')
    expect(terminal.err).toContain('Unlisted pages, drafts and pages with noindex have none.')
    expect(idsOf('docs')).toEqual(live)
    expect(await run('--allow-empty')).toBe(0)
    expect(idsOf('docs')).toEqual([])
  })

  it('no built site, a damaged one, one without Algolia -> what is missing, exit code', async () => {
    vi.stubEnv('ALGOLIA_ADMIN_KEY', adminKey)
    expect(await run('--out', 'nowhere')).toBe(2)
    expect(terminal.err).toContain('found no algolia/records.ndjson there.\nRun `sitegen build` first')
    useSite(filesWith(`${linesOf(2)}{"content":"no id"}\n`))
    expect(await run()).toBe(1)
    expect(terminal.err).toContain('Expected line 3 of "')
    useSite({ 'site.config.ts': "export default { title: 'T', url: 'https://example.com' }" })
    expect(await run()).toBe(2)
    expect(terminal.err).toContain('Expected "search.provider" to be "algolia" in site.config.ts, found the provider "local".')
    expect(provider().requests).toEqual([])
  })

  it('a host that is not encrypted -> refused: the key would be read by others', async () => {
    vi.stubEnv('ALGOLIA_ADMIN_KEY', adminKey)
    const wrong = ['http://search.example.com', 'https://search.example.com/path', 'https://user@search.example.com', 'search']
    for (const host of [...wrong, 'https://[', 'https://a;b', 'http://127.0.0.1.example.com']) {
      expect(await runCommandLine(['search', 'push', '--host', host], terminal)).toBe(2)
    }
    expect(terminal.err).toContain('Expected an origin with https, such as https://search.example.com.')
  })

  it('interrupted half-way -> exit code 130, the live index as it was, the index of the push removed', async () => {
    vi.stubEnv('ALGOLIA_ADMIN_KEY', adminKey)
    const interruption = new AbortController()
    terminal = createFakeTerminal({ workingDirectory: site.directory(), signal: interruption.signal })
    provider()
      .received(({ path }) => path.endsWith('/batch'))
      .then(() => interruption.abort())
    expect(await run()).toBe(130)
    expect(terminal.err).toContain('Interrupted.\n')
    await provider().received(({ method }) => method === 'DELETE')
    expect(idsOf('docs')).toEqual(live)
  })
})
