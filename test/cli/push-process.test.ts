// `sitegen search push` as a process of its own, as it runs in CI: what it writes where, and what is left when it is killed.
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ProviderServer, startProvider } from '../search-provider/provider-server.ts'
import { makeFolder, resultOf, runProgram, startProgram, untilWritten } from './run-program.ts'

const adminKey = 'admin-key-of-the-test-0123456789'
const env = { ALGOLIA_ADMIN_KEY: adminKey }
const live = `${JSON.stringify({ objectID: '/old#' })}\n`
const records = Array.from({ length: 1500 }, (_, index) => `${JSON.stringify({ objectID: `/new#${index}` })}\n`).join('')

let provider: ProviderServer
let site = ''

beforeEach(async () => {
  provider = await startProvider({ hosts: 1, adminKey })
  provider.indexes.fill('docs', live)
  site = makeFolder({
    'site.config.ts':
      "export default { title: 'T', url: 'https://example.com', search: { provider: 'algolia', appId: 'TESTAPP', apiKey: 'k', indexName: 'docs' } }\n",
    'build/algolia/records.ndjson': records,
    'build/algolia/settings.json': '{"distinct":true}',
  })
})
afterEach(async () => {
  await provider.close()
  rmSync(site, { recursive: true, force: true })
})

const push = (): string[] => ['search', 'push', '--verbose', '--site', site, '--host', provider.origins[0] ?? '']
const idsOf = (name: string): string[] => [...(provider.indexes.get(name)?.records.keys() ?? [])]

/** Text of all files of the site, of the cache too. */
function textOfFiles(): string {
  const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1')).join('\n')
}

describe('the process of a push', () => {
  it('a push -> the index is replaced; the key is in no file and in no text', async () => {
    const { exitCode, stdout, stderr } = await runProgram(push(), { env })
    expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/^Pushed 1500 records \([\d.]+ kB\) to "docs" in [\d.]+ m?s\.\n$/)])
    expect(stderr).toMatch(/^Pushing 1500 records \([\d.]+ kB\) to "docs" …\n$/)
    expect(idsOf('docs')).toHaveLength(1500)
    expect(stdout + stderr + textOfFiles()).not.toContain(adminKey)
  })

  it.each([
    ['refuses', { status: 400, message: `Bad record, key ${adminKey}` }],
    ['refuses the key', { status: 403, message: `No rights for ${adminKey}` }],
  ])('a provider that %s, and repeats the key -> said without it, also with --verbose', async (_what, behavior) => {
    provider.behaveAll(behavior)
    const { exitCode, stdout, stderr } = await runProgram(push(), { env })
    expect(exitCode).toBe(behavior.status === 403 ? 2 : 1)
    expect(stderr).toContain('*****')
    expect(stdout + stderr + textOfFiles()).not.toContain(adminKey)
  })

  it('killed in the middle -> the live index as it was; the next push is not disturbed', async () => {
    provider.received(({ path }) => path.endsWith('/batch')).then(() => provider.behaveAll('stall'))
    const child = startProgram(push(), { env })
    const killed = resultOf(child)
    await provider.received(({ path, body }) => path.endsWith('/batch') && JSON.stringify(body).includes('/new#1499'))
    child.kill('SIGKILL')
    await killed
    expect(idsOf('docs')).toEqual(['/old#'])
    expect(provider.indexes.names()).toEqual(['docs', expect.stringMatching(/^docs_sitegen_push_/)])
    provider.behaveAll('answer')
    expect((await runProgram(push(), { env })).exitCode).toBe(0)
    expect(idsOf('docs')).toHaveLength(1500)
  })

  it('Ctrl+C in the middle -> exit code 130 although the provider says nothing, the index of the push removed', async () => {
    provider.received(({ path }) => path.endsWith('/batch')).then(() => provider.behave(0, 'stall', 'answer'))
    const child = startProgram(push(), { env })
    const interrupted = resultOf(child)
    await untilWritten(child.stderr, 'Pushing')
    await provider.received(({ path, body }) => path.endsWith('/batch') && JSON.stringify(body).includes('/new#1499'))
    child.kill('SIGINT')
    expect((await interrupted).exitCode).toBe(130)
    expect(provider.indexes.names()).toEqual(['docs'])
    expect(idsOf('docs')).toEqual(['/old#'])
  })
})
