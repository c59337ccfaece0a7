// The search of the dev server: an index made when it is asked for, which follows the edits.
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openLocalIndex } from '../../src/plugins/search/query/open-local-index.ts'
import { loadWordRules } from '../../src/plugins/search/words/load-word-rules.ts'
import { configFile, sampleSite, startTestServer, type TestDevServer } from './start-test-server.ts'

let dev: TestDevServer | undefined

afterEach(async () => {
  await dev?.close()
  dev = undefined
})

async function find({ get }: TestDevServer, query: string): Promise<string[]> {
  const index = openLocalIndex({
    loadRules: loadWordRules,
    async read(file) {
      const { status, body } = await get(`/${file}`)
      if (status !== 200) throw new Error(`${file} was answered with ${status}.`)
      return body
    },
  })
  const { hits } = await index.search({ indexName: 'local', query, hitsPerPage: 10 })
  return [...new Set(hits.map(({ url }) => url))]
}

describe('the search of the dev server', () => {
  it('pages that nobody has looked at -> found by their text', async () => {
    const started = await startTestServer()
    dev = started
    await vi.waitFor(async () => expect(await find(started, 'welcome')).toEqual(['/docs/intro']), 30_000)
    expect(await find(started, 'next steps')).toContain('/docs/next')
  })

  it('an edit -> found at once by its new text, and not by the old one', async () => {
    const started = await startTestServer()
    dev = started
    await started.get('/')
    await started.server.watching
    await vi.waitFor(async () => expect(await find(started, 'welcome')).toEqual(['/docs/intro']), 30_000)
    started.write('content/docs/intro.md', '---\ntitle: Introduction\ndescription: The start.\n---\n\nA walrus.\n')
    await vi.waitFor(async () => expect(await find(started, 'walrus')).toEqual(['/docs/intro']), 30_000)
    expect(await find(started, 'welcome')).toEqual([])
  })

  it('names that are near those of the index -> 404', async () => {
    dev = await startTestServer()
    for (const name of ['search-index/pages/9999.json', 'search-index/manifest.json.txt', 'assets/search/texts-a-zz.json']) {
      expect((await dev.get(`/${name}`)).status).toBe(404)
    }
  })

  it('search: false -> no index', async () => {
    dev = await startTestServer({ ...sampleSite, 'site.config.ts': configFile.replace("title: 'Test',", "title: 'Test', search: false,") })
    expect((await dev.get('/search-index/manifest.json')).status).toBe(404)
  })
})
