import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerQuestions } from '../../../../src/plugins/search/client/local/answer-questions.ts'
import { createLocalSearchClient } from '../../../../src/plugins/search/client/local/local-search-client.ts'
import type { WorkerAnswer, WorkerQuestion } from '../../../../src/plugins/search/client/local/worker-messages.ts'
import { indexFormat } from '../../../../src/plugins/search/index/index-files.ts'
import { makeIndexFiles } from '../query/make-index.ts'

vi.mock('../../../../src/plugins/search/client/local/search-worker.ts?worker', () => ({ default: '/worker.js' }))
afterEach(() => vi.unstubAllGlobals())

/** What the client needs of a worker, with the script of the real one in this thread. */
class FakeWorker extends EventTarget {
  isTerminated = false
  readonly #answer = answerQuestions((message: WorkerAnswer) => {
    this.dispatchEvent(new MessageEvent('message', { data: message }))
  })
  postMessage(question: WorkerQuestion): void {
    void this.#answer(structuredClone(question))
  }
  terminate(): void {
    this.isTerminated = true
  }
}

interface Site {
  files: Map<string, string>
  asked: string[]
  status: number
  /** What is answered for a file that is not there. */
  gone: { status: number; body: string }
}

async function startSite(): Promise<Site> {
  const site: Site = {
    files: await makeIndexFiles([{ title: 'Clip' }, { title: 'Volume' }]),
    asked: [],
    status: 200,
    gone: { status: 404, body: '' },
  }
  vi.stubGlobal('fetch', async (url: string) => {
    site.asked.push(url)
    if (site.status === 0) throw new TypeError('Failed to fetch')
    const content = site.files.get(url.replace('/kit/', ''))
    return content === undefined
      ? new Response(site.gone.body, { status: site.gone.status })
      : new Response(content, { status: site.status })
  })
  return site
}

function openClient(): { client: ReturnType<typeof createLocalSearchClient>; workers: FakeWorker[] } {
  const workers: FakeWorker[] = []
  const client = createLocalSearchClient({
    baseUrl: '/kit/',
    startWorker() {
      const worker = new FakeWorker()
      workers.push(worker)
      // The client uses nothing of a worker but what the fake one has.
      return worker as unknown as Worker
    },
  })
  return { client, workers }
}

const request = { indexName: 'local', query: 'clip', hitsPerPage: 5 }

describe('the local search client', () => {
  it('several requests -> a result for each, in their order', async () => {
    await startSite()
    const { results } = await openClient().client.search({ requests: [request, { ...request, query: 'volume' }] })
    expect(results.map(({ hits }) => hits[0]?.hierarchy.lvl1)).toEqual(['Clip', 'Volume'])
  })

  it('preload -> the manifest and nothing else', async () => {
    const site = await startSite()
    openClient().client.preload()
    await vi.waitFor(() => expect(site.asked).toEqual(['/kit/search-index/manifest.json']))
  })

  it.each([0, 500])('files that cannot be had (status %i) -> RetryError; the next query tries again', async (status) => {
    const site = await startSite()
    const { client, workers } = openClient()
    site.status = status
    await expect(client.search({ requests: [request] })).rejects.toMatchObject({ name: 'RetryError' })
    site.status = 200
    expect((await client.search({ requests: [request] })).results[0]?.nbHits).toBe(1)
    expect(workers.length).toBe(1)
  })

  it.each([
    [404, ''],
    [403, '<Error><Code>AccessDenied</Code></Error>'],
    [410, ''],
    [200, '<!doctype html><title>Not found</title>'],
  ])('a deploy in between, and a host that answers %i %s for files that are gone -> the new index', async (status, body) => {
    const site = await startSite()
    const { client } = openClient()
    await client.search({ requests: [request] })
    site.files = await makeIndexFiles([{ title: 'Herb' }, { title: 'Soup' }])
    site.gone = { status, body }
    const { results } = await client.search({ requests: [{ ...request, query: 'volume herb' }] })
    expect(results[0]?.hits[0]?.hierarchy.lvl1).toBe('Herb')
  })

  it('a deploy of a program with another format -> RetryError that says to reload the page', async () => {
    const site = await startSite()
    const { client } = openClient()
    await client.search({ requests: [request] })
    site.files = new Map([['search-index/manifest.json', '{"format":99}']])
    await expect(client.search({ requests: [{ ...request, query: 'volume' }] })).rejects.toMatchObject({
      name: 'RetryError',
      message: expect.stringMatching(new RegExp(`format ${indexFormat}, found 99\\..* reload the page`)),
    })
  })

  it('a word that is being typed -> its pages wait for more letters; a search that was overtaken loads none', async () => {
    const site = await startSite()
    const { client } = openClient()
    const first = client.search({ requests: [{ ...request, query: 'cl' }] })
    const second = client.search({ requests: [{ ...request, query: 'volume' }] })
    await expect(first).rejects.toMatchObject({ name: 'OvertakenError' })
    expect((await second).results[0]?.hits[0]?.hierarchy.lvl1).toBe('Volume')
    expect(site.asked.filter((url) => url.includes('/pages/'))).toEqual(['/kit/search-index/pages/1.json'])
    // Nothing more is typed.
    expect((await client.search({ requests: [{ ...request, query: 'cl' }] })).results[0]?.hits[0]?.hierarchy.lvl1).toBe('Clip')
  })

  it('no connection after a first search -> what was loaded is searched on', async () => {
    const site = await startSite()
    const { client } = openClient()
    await client.search({ requests: [request] })
    site.status = 0
    expect((await client.search({ requests: [request] })).results[0]?.nbHits).toBe(1)
  })

  it('a worker that cannot be loaded -> RetryError for all who wait; the next query starts another', async () => {
    await startSite()
    const { client, workers } = openClient()
    const waiting = client.search({ requests: [request] })
    workers[0]?.dispatchEvent(new Event('error', { cancelable: true }))
    await expect(waiting).rejects.toMatchObject({ name: 'RetryError' })
    expect(workers[0]?.isTerminated).toBe(true)
    expect((await client.search({ requests: [request] })).results[0]?.nbHits).toBe(1)
    expect(workers.length).toBe(2)
  })

  it('a browser without workers -> RetryError', async () => {
    const client = createLocalSearchClient({
      baseUrl: '/',
      startWorker() {
        throw new Error('no workers')
      },
    })
    await expect(client.search({ requests: [request] })).rejects.toMatchObject({ name: 'RetryError', message: 'no workers' })
    expect(() => client.preload()).not.toThrow()
  })
})
