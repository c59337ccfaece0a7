// What host-states.ts is for. When this fails, the library remembers failed hosts by itself, and that module can go.
import { liteClient } from 'algoliasearch/lite'
import { expect, it } from 'vitest'
import { startProvider } from '../../search-provider/provider-server.ts'

it('the client library alone, a host that failed a moment ago -> asked again at once', async () => {
  const provider = await startProvider({ hosts: 2 })
  try {
    provider.indexes.fill('docs', '')
    provider.behave(0, 'drop', 'answer')
    const hosts = provider.origins.map((origin) => {
      return { url: '127.0.0.1', port: Number(new URL(origin).port), protocol: 'http', accept: 'readWrite' } as const
    })
    const client = liteClient('TESTAPP', 'search-key', { hosts })
    for (const query of ['a', 'b']) await client.search({ requests: [{ indexName: 'docs', query }] })
    expect(provider.requests.map(({ host }) => host)).toEqual([0, 1, 0])
  } finally {
    await provider.close()
  }
})
