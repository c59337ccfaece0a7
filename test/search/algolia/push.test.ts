// `sitegen search push` with the provider's own library, over HTTP, against the provider of test/search-provider.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runCommandLine } from '../../../src/cli/run-command-line.ts'
import { findClientLibrary } from '../../../src/search/algolia/find-client-library.ts'
import { openPushClient } from '../../../src/search/algolia/open-push-client.ts'
import { explainPushFailure } from '../../../src/search/algolia/push-error.ts'
import { type PushInput, pushIndex } from '../../../src/search/algolia/push-index.ts'
import { readBuiltRecords } from '../../../src/search/algolia/read-built-records.ts'
import { createFakeTerminal, type FakeTerminal } from '../../cli/fake-terminal.ts'
import { makeFolder } from '../../cli/run-program.ts'
import { type ProviderServer, startProvider } from '../../search-provider/provider-server.ts'

const adminKey = 'admin-key-of-the-test-0123456789'
const config = `export default {
  title: 'T',
  url: 'https://example.com',
  search: { provider: 'algolia', appId: 'TESTAPP', apiKey: 'search-key', indexName: 'docs' },
}
`
const settings = { searchableAttributes: ['content'], attributeForDistinct: 'url' }

function linesOf(count: number, start = 0): string {
  return Array.from(
    { length: count },
    (_, index) => `${JSON.stringify({ objectID: `/p#${start + index}`, content: `Text ${index}` })}\n`,
  ).join('')
}

let provider: ProviderServer
let cwd = ''
let terminal: FakeTerminal
const waits: number[] = []

beforeEach(async () => {
  provider = await startProvider({ hosts: 2, adminKey })
  provider.indexes.fill('docs', linesOf(3, 1000), { searchableAttributes: ['old'] })
  makeSite(linesOf(5))
  waits.length = 0
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await provider.close()
  rmSync(cwd, { recursive: true, force: true })
})

function makeSite(records: string): void {
  if (cwd !== '') rmSync(cwd, { recursive: true, force: true })
  cwd = makeFolder({
    'site.config.ts': config,
    'build/algolia/records.ndjson': records,
    'build/algolia/settings.json': JSON.stringify(settings),
  })
  terminal = createFakeTerminal({ workingDirectory: cwd })
}

/** The command with the hosts of this machine. */
function run(...args: string[]): Promise<number> {
  return runCommandLine(['search', 'push', ...provider.origins.flatMap((origin) => ['--host', origin]), ...args], terminal)
}

/** The push itself, with a clock that never waits. */
async function push(parts: Partial<PushInput> = {}): Promise<void> {
  const library = findClientLibrary({ siteDirectory: cwd, configFile: 'site.config.ts' })
  const client = await openPushClient({ library, appId: 'TESTAPP', adminKey, hosts: provider.origins, generatorVersion: '1.2.3' })
  await pushIndex({
    client,
    indexName: 'docs',
    built: await readBuiltRecords(join(cwd, 'build')),
    clock: {
      now: () => Date.UTC(2026, 0, 1),
      unique: () => 'abc',
      pollDelay: () => 0,
      wait: async (milliseconds) => {
        waits.push(milliseconds)
      },
    },
    signal: new AbortController().signal,
    onProgress: () => undefined,
    ...parts,
  })
}

function idsOf(name: string): string[] {
  return [...(provider.indexes.get(name)?.records.keys() ?? [])].sort()
}

const live = ['/p#1000', '/p#1001', '/p#1002']
const built = ['/p#0', '/p#1', '/p#2', '/p#3', '/p#4']

describe('sitegen search push', () => {
  it('a built site and a key -> the live index is replaced in one move, settings and all', async () => {
    vi.stubEnv('ALGOLIA_ADMIN_KEY', adminKey)
    expect(await run()).toBe(0)
    expect(idsOf('docs')).toEqual(built)
    expect(provider.indexes.get('docs')?.settings).toEqual(settings)
    expect(provider.indexes.names()).toEqual(['docs'])
    expect(terminal.out).toMatch(/^Pushed 5 records \(\d+ B\) to "docs" in [\d.]+ m?s\.\n$/)
    // Nothing is written to the live index but the move onto it.
    const writes = provider.requests.filter(({ method, path }) => method !== 'GET' && path.startsWith('/1/indexes/docs/'))
    expect(writes.map(({ path, body }) => [path, body])).toEqual([
      ['/1/indexes/docs/operation', expect.objectContaining({ operation: 'copy', scope: ['synonyms', 'rules'] })],
    ])
  })

  it('the requests -> the key in a header alone, tagged with the generator and its version [spec 7.10]', async () => {
    vi.stubEnv('ALGOLIA_ADMIN_KEY', adminKey)
    await run()
    for (const { parameters, headers, body } of provider.requests) {
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
    expect(provider.requests).toEqual([])
  })

  it('no key, or one of spaces -> which variable, exit code 2, no request', async () => {
    for (const value of ['', '   ']) {
      vi.stubEnv('ALGOLIA_ADMIN_KEY', value)
      expect(await run()).toBe(2)
    }
    expect(terminal.err).toContain(
      'error: Expected the key that may write in the variable ALGOLIA_ADMIN_KEY of the environment, found nothing.\n',
    )
    expect(provider.requests).toEqual([])
  })

  it('a key with a line end in it -> what is wrong with it, not the key', async () => {
    vi.stubEnv('ALGOLIA_ADMIN_KEY', 'first-part\nsecond-part')
    expect(await run()).toBe(2)
    expect(terminal.err).toContain('Expected the key in ALGOLIA_ADMIN_KEY to be letters and digits')
    expect(terminal.err).not.toContain('second-part')
    expect(provider.requests).toEqual([])
  })

  it('the admin key as search key -> refused, because every page holds it', async () => {
    vi.stubEnv('ALGOLIA_ADMIN_KEY', 'search-key')
    expect(await run()).toBe(2)
    expect(terminal.err).toContain('Expected "search.apiKey" to be a key that may only search')
    expect(provider.requests).toEqual([])
  })

  it('a wrong key -> refused by the provider, exit code 2, the live index as it was', async () => {
    vi.stubEnv('ALGOLIA_ADMIN_KEY', 'wrong-key-0123456789')
    expect(await run('--verbose')).toBe(2)
    expect(terminal.err).toContain('error: The search provider refused the key in ALGOLIA_ADMIN_KEY for the application "TESTAPP" (403).')
    expect(terminal.err + terminal.out).not.toContain('wrong-key')
    expect(idsOf('docs')).toEqual(live)
    expect(provider.indexes.names()).toEqual(['docs'])
  })

  it('no records -> refused, with --allow-empty pushed', async () => {
    makeSite('')
    vi.stubEnv('ALGOLIA_ADMIN_KEY', adminKey)
    expect(await run()).toBe(2)
    expect(terminal.err).toContain('found none: the index "docs" would be empty')
    expect(idsOf('docs')).toEqual(live)
    expect(await run('--allow-empty')).toBe(0)
    expect(idsOf('docs')).toEqual([])
  })

  it('no built site, a damaged one, one without Algolia -> what is missing, exit code', async () => {
    vi.stubEnv('ALGOLIA_ADMIN_KEY', adminKey)
    expect(await run('--out', 'nowhere')).toBe(2)
    expect(terminal.err).toContain('found no algolia/records.ndjson there.\nRun `sitegen build` first')
    makeSite(`${linesOf(2)}{"content":"no id"}\n`)
    expect(await run()).toBe(1)
    expect(terminal.err).toContain('Expected line 3 of "')
    rmSync(cwd, { recursive: true, force: true })
    cwd = makeFolder({ 'site.config.ts': "export default { title: 'T', url: 'https://example.com' }" })
    terminal = createFakeTerminal({ workingDirectory: cwd })
    expect(await run()).toBe(2)
    expect(terminal.err).toContain('Expected "search.provider" to be "algolia" in site.config.ts, found the provider "local".')
    expect(provider.requests).toEqual([])
  })

  it('a host that is not encrypted -> refused: the key would be read by others', async () => {
    vi.stubEnv('ALGOLIA_ADMIN_KEY', adminKey)
    for (const host of ['http://search.example.com', 'https://search.example.com/path', 'https://user@search.example.com', 'search']) {
      expect(await runCommandLine(['search', 'push', '--host', host], terminal)).toBe(2)
    }
    expect(terminal.err).toContain('Expected an origin with https, such as https://search.example.com.')
  })

  it('interrupted half-way -> exit code 130, the live index as it was, the index of the push removed', async () => {
    vi.stubEnv('ALGOLIA_ADMIN_KEY', adminKey)
    const interruption = new AbortController()
    terminal = createFakeTerminal({ workingDirectory: cwd, signal: interruption.signal })
    provider.received(({ path }) => path.endsWith('/batch')).then(() => interruption.abort())
    expect(await run()).toBe(130)
    expect(terminal.err).toContain('Interrupted.\n')
    await provider.received(({ method }) => method === 'DELETE')
    expect(idsOf('docs')).toEqual(live)
  })
})

describe('pushIndex', () => {
  it('more records than one request takes -> several, all of them in the index', async () => {
    makeSite(linesOf(2500))
    const progress: number[] = []
    await push({ onProgress: (done) => progress.push(done) })
    expect(progress).toEqual([1000, 2000, 2500])
    expect(idsOf('docs')).toHaveLength(2500)
  })

  it('tasks that take their time -> waited for before the next step', async () => {
    provider.indexes.tasksPending = 3
    await push()
    const steps = provider.requests.map(({ method, path }) => `${method} ${path.replace(/^.*\//, '').replace(/^\d+$/, 'task')}`)
    expect(steps.lastIndexOf('POST batch')).toBeLessThan(steps.lastIndexOf('POST operation'))
    expect(steps.slice(steps.lastIndexOf('POST batch') + 1, steps.lastIndexOf('POST operation'))).toEqual(Array(4).fill('GET task'))
    expect(idsOf('docs')).toEqual(built)
  })

  it('the first push -> there is no index yet, nor its rules', async () => {
    provider.indexes.answer('DELETE', '/1/indexes/docs', undefined)
    await push()
    expect(idsOf('docs')).toEqual(built)
  })

  it.each([
    ['drops the connection', 'drop' as const],
    ['answers 500', { status: 500 }],
    ['answers 503', { status: 503 }],
  ])('a host that %s -> the other one', async (_what, behavior) => {
    provider.behave(0, behavior)
    await push()
    expect(idsOf('docs')).toEqual(built)
    expect(waits).toEqual([])
  })

  it('429 twice -> waited for, longer each time, and pushed', async () => {
    provider.behaveAll({ status: 429 }, { status: 429 }, 'answer')
    await push()
    expect(waits.slice(0, 2)).toEqual([1000, 2000])
    expect(idsOf('docs')).toEqual(built)
  })

  it('429 for ever -> given up after five tries, the live index as it was', async () => {
    provider.behaveAll({ status: 429, message: 'Too many requests' })
    const error = await push().catch((reason: unknown) => reason)
    expect(waits).toEqual([1000, 2000, 4000, 8000])
    expect(explainPushFailure(error, { appId: 'TESTAPP', indexName: 'docs', adminKey })).toMatchObject({
      message: 'The search provider takes no more requests for now (429). It says: Too many requests.',
      isUsage: false,
    })
    expect(idsOf('docs')).toEqual(live)
  })

  it('no network -> tried again, then what to look at; the key is in no part of the error', async () => {
    provider.behaveAll('drop')
    const error = await push().catch((reason: unknown) => reason)
    expect(waits).toEqual([1000, 2000, 4000, 8000])
    const explained = explainPushFailure(error, { appId: 'TESTAPP', indexName: 'docs', adminKey })
    expect(explained.message).toBe('No host of the search provider could be reached for the application "TESTAPP".')
    expect(JSON.stringify([explained, explained.message, explained.stack, explained.hint, explained.cause])).not.toContain(adminKey)
    expect(idsOf('docs')).toEqual(live)
  })

  it('the network fails in the middle -> the live index as it was, the index of the push removed', async () => {
    const failing = provider.received(({ path }) => path.endsWith('/batch'))
    failing.then(() => provider.behaveAll({ status: 400, message: 'Quota exceeded' }, 'answer'))
    const error = await push().catch((reason: unknown) => reason)
    expect(explainPushFailure(error, { appId: 'TESTAPP', indexName: 'docs', adminKey }).message).toContain('Quota exceeded')
    expect(idsOf('docs')).toEqual(live)
    expect(provider.indexes.names()).toEqual(['docs'])
  })

  it('an answer to the move that is lost -> no failure: the index is in place', async () => {
    const isMove = (body: unknown) => JSON.stringify(body ?? '').includes('"move"')
    const answer = provider.indexes.answer
    // The provider does it, and the connection ends.
    provider.indexes.answer = (method, path, body) => {
      const done = answer(method, path, body)
      if (!isMove(body) || done?.status !== 200) return done
      return { status: 502, body: { message: 'Bad gateway' } }
    }
    await push()
    expect(idsOf('docs')).toEqual(built)
  })

  it('what a killed push has left behind -> removed once it is old, a push under way is left alone', async () => {
    const nameAt = (time: number) => `docs_sitegen_push_${time.toString(36)}_xyz`
    const old = nameAt(Date.UTC(2026, 0, 1) - 2 * 60 * 60 * 1000)
    const recent = nameAt(Date.UTC(2026, 0, 1) - 5 * 60 * 1000)
    for (const name of [old, recent, 'docs_other']) provider.indexes.fill(name, linesOf(1))
    await push()
    expect(provider.indexes.names()).toEqual(['docs', 'docs_other', recent])
  })

  it('a key that may not list indexes -> pushed all the same', async () => {
    const answer = provider.indexes.answer
    provider.indexes.answer = (method, path, body) =>
      method === 'GET' && path === '/1/indexes'
        ? { status: 403, body: { message: 'Method not allowed with this API key' } }
        : answer(method, path, body)
    await push()
    expect(idsOf('docs')).toEqual(built)
  })
})

describe('explainPushFailure', () => {
  it('a whole page of a proxy, with signs that move the cursor -> its beginning, visible', () => {
    const { message } = explainPushFailure(new Error(`\u001b[2J<html>${'x'.repeat(5000)}`), {
      appId: 'A',
      indexName: 'docs',
      adminKey: 'k-k',
    })
    expect(message).not.toContain('\u001b')
    expect(message.length).toBeLessThan(400)
  })

  it('a message that holds the key -> stars', () => {
    const place = { appId: 'A', indexName: 'docs', adminKey: 'secret-key' }
    expect(explainPushFailure(new Error('bad header secret-key'), place).message).toBe(
      'The push to "docs" failed. It says: bad header *****.',
    )
  })
})
