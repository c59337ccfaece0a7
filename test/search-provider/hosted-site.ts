// The site of the search tests, searched by the provider of this machine: with the records that its build has written, under the security policy
// that its build has made.
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { buildSite } from '../../src/build/build-site.ts'
import type { SiteBrowser } from '../browser/browser.ts'
import { isServedByDev, startTestSite } from '../browser/start-site.ts'
import { type ProviderServer, startProvider } from './provider-server.ts'

export interface HostedSite extends SiteBrowser {
  /** While tests run. Each begins with hosts that answer and no requests. */
  provider(): ProviderServer
}

/** @param search options besides those that name the index. */
export function startHostedSite(search: Record<string, unknown> = {}): HostedSite {
  let provider: ProviderServer | undefined
  let records = ''
  const site = startTestSite('search', {
    async fill(siteDirectory) {
      provider = await startProvider({ hosts: 3 })
      records = join(dirname(siteDirectory), 'build/algolia/records.ndjson')
      const config = {
        title: 'Garden',
        url: 'https://example.com',
        blog: false,
        onOrphanPages: 'ignore',
        headers: { files: ['_headers'] },
        navbar: { title: 'Garden', items: [{ label: 'Guide', to: '/docs/' }] },
        search: { provider: 'algolia', appId: 'TESTAPP', apiKey: 'search-key', indexName: 'garden', hosts: provider.origins, ...search },
      }
      await writeFile(join(siteDirectory, 'site.config.ts'), `export default ${JSON.stringify(config, null, 2)}\n`)
      // The dev server makes no records.
      if (isServedByDev) await buildSite({ siteDirectory, outDirectory: join(dirname(siteDirectory), 'build'), write: true, cache: false })
    },
  })
  const running = (): ProviderServer => {
    if (!provider) throw new Error('The provider has not been started.')
    return provider
  }
  beforeAll(async () => running().indexes.fill('garden', await readFile(records, 'utf8')))
  beforeEach(() => {
    running().behaveAll('answer')
    running().requests.length = 0
  })
  afterAll(() => provider?.close())
  return {
    ...site,
    provider: running,
    open: (path, options = {}) => site.open(path, { allowOrigins: running().origins, ...options }),
  }
}
