// A built site, and a provider on this machine that it is pushed to.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, vi } from 'vitest'
import { findClientLibrary } from '../../../src/plugins/algolia/find-client-library.ts'
import { openPushClient } from '../../../src/plugins/algolia/open-push-client.ts'
import { type PushInput, pushIndex } from '../../../src/plugins/algolia/push-index.ts'
import { readBuiltRecords } from '../../../src/plugins/algolia/read-built-records.ts'
import { makeFolder } from '../../cli/run-program.ts'
import { type ProviderServer, startProvider } from '../../search-provider/provider-server.ts'

export const adminKey = 'admin-key-of-the-test-0123456789'
export const settings = { searchableAttributes: ['content'], attributeForDistinct: 'url' }
/** Ids of the records that are searched before a push, and of those that are built. */
export const live = ['/p#1000', '/p#1001', '/p#1002']
export const built = ['/p#0', '/p#1', '/p#2', '/p#3', '/p#4']

const config = `export default {
  title: 'T',
  url: 'https://example.com',
  search: { provider: 'algolia', appId: 'TESTAPP', apiKey: 'search-key', indexName: 'docs' },
}
`

export interface PushSite {
  provider(): ProviderServer
  directory(): string
  /** Puts another site in the place of the one that each test begins with. */
  replace(files: Record<string, string>): void
  /** The push itself, with a clock that never waits: for how long it would have is in `waits`. */
  push(parts?: Partial<PushInput>): Promise<void>
  waits: number[]
  idsOf(index: string): string[]
}

export function linesOf(count: number, start = 0): string {
  return Array.from(
    { length: count },
    (_, index) => `${JSON.stringify({ objectID: `/p#${start + index}`, content: `Text ${index}` })}\n`,
  ).join('')
}

export function filesWith(records: string): Record<string, string> {
  return {
    'site.config.ts': config,
    'build/algolia/records.ndjson': records,
    'build/algolia/settings.json': JSON.stringify(settings),
  }
}

/** To be called once in a file. Each test begins with a site of five records and an index of three others. */
export function startPushTests(): PushSite {
  let started: ProviderServer | undefined
  let directory = ''
  const waits: number[] = []
  const provider = (): ProviderServer => {
    if (!started) throw new Error('The provider has not been started.')
    return started
  }
  const remove = (): void => rmSync(directory, { recursive: true, force: true })
  beforeEach(async () => {
    started = await startProvider({ hosts: 2, adminKey })
    started.indexes.fill('docs', linesOf(3, 1000), { searchableAttributes: ['old'] })
    directory = makeFolder(filesWith(linesOf(5)))
    waits.length = 0
  })
  afterEach(async () => {
    vi.unstubAllEnvs()
    await started?.close()
    remove()
  })
  return {
    provider,
    waits,
    directory: () => directory,
    replace(files) {
      remove()
      directory = makeFolder(files)
    },
    idsOf: (name) => [...(provider().indexes.get(name)?.records.keys() ?? [])].sort(),
    async push(parts) {
      const library = findClientLibrary({ siteDirectory: directory, configFile: 'site.config.ts' })
      const client = await openPushClient({ library, appId: 'TESTAPP', adminKey, hosts: provider().origins, generatorVersion: '1.2.3' })
      await pushIndex({
        client,
        indexName: 'docs',
        built: await readBuiltRecords(join(directory, 'build')),
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
    },
  }
}
