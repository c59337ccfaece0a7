// The steps of a push with the provider's own library, over HTTP, against the provider of test/search-provider; and what its failures are called.
import { describe, expect, it } from 'vitest'
import { explainPushFailure } from '../../../src/plugins/algolia/push-error.ts'
import { adminKey, built, filesWith, linesOf, live, settings, startPushTests } from './push-tests.ts'

const { provider, push, replace, idsOf, waits } = startPushTests()

/** From the next list on: as if somebody had removed it in the dashboard. */
function removeBeforeMove(name: string): void {
  const answer = provider().indexes.answer
  provider().indexes.answer = (method, path, body) => {
    if (method === 'GET' && path === '/1/indexes') answer('DELETE', `/1/indexes/${name}`, undefined)
    return answer(method, path, body)
  }
}

describe('pushIndex', () => {
  it('more records than one request takes -> several, all of them in the index', async () => {
    replace(filesWith(linesOf(2500)))
    const progress: number[] = []
    await push({ onProgress: (done) => progress.push(done) })
    expect(progress).toEqual([1000, 2000, 2500])
    expect(idsOf('docs')).toHaveLength(2500)
  })

  it('tasks that take their time -> waited for before the next step', async () => {
    provider().indexes.tasksPending = 3
    await push()
    const steps = provider().requests.map(({ method, path }) => `${method} ${path.replace(/^.*\//, '').replace(/^\d+$/, 'task')}`)
    expect(steps.lastIndexOf('POST batch')).toBeLessThan(steps.lastIndexOf('POST operation'))
    expect(steps.slice(steps.lastIndexOf('POST batch') + 1, steps.lastIndexOf('POST operation'))).toEqual([
      ...Array(4).fill('GET task'),
      'GET indexes',
    ])
    expect(idsOf('docs')).toEqual(built)
  })

  it('synonyms and rules of the live index -> kept; its settings -> those of the build alone', async () => {
    Object.assign(provider().indexes.get('docs') ?? {}, { synonyms: ['movie = film'], rules: ['pin'], settings: { hitsPerPage: 3 } })
    await push()
    expect(provider().indexes.get('docs')).toMatchObject({ synonyms: ['movie = film'], rules: ['pin'] })
    expect(provider().indexes.get('docs')?.settings).toEqual(settings)
  })

  it('the first push -> there is no index yet, nor its rules', async () => {
    provider().indexes.answer('DELETE', '/1/indexes/docs', undefined)
    await push()
    expect(idsOf('docs')).toEqual(built)
  })

  it('a provider that says 404 of rules that are not there -> pushed all the same', async () => {
    const answer = provider().indexes.answer
    provider().indexes.answer = (method, path, body) =>
      path === '/1/indexes/docs/operation' ? { status: 404, body: { message: 'Index docs does not exist' } } : answer(method, path, body)
    await push()
    expect(idsOf('docs')).toEqual(built)
  })

  it('the new index was removed by somebody else before the move -> an error: the provider would ignore the move without a word', async () => {
    provider()
      .received(({ path }) => path.endsWith('/batch'))
      .then(({ path }) => removeBeforeMove(path.split('/')[3] ?? ''))
    const error = await push().catch((reason: unknown) => reason)
    expect(explainPushFailure(error, { appId: 'TESTAPP', indexName: 'docs', adminKey })).toMatchObject({
      message: expect.stringMatching(
        /^The new index "docs_sitegen_push_\w+_abc" is gone: it was removed before it could take the place of "docs"\.$/,
      ),
      hint: 'Look for another program that removes indexes of this application, and push again.',
      isUsage: false,
    })
    expect(waits).toEqual([1000, 2000, 4000, 8000])
    expect(idsOf('docs')).toEqual(live)
  })

  it('a list of indexes that comes late -> asked for again, and pushed', async () => {
    const answer = provider().indexes.answer
    let lists = 0
    // The first one is that of what was left behind.
    provider().indexes.answer = (method, path, body) =>
      method === 'GET' && path === '/1/indexes' && ++lists < 4
        ? { status: 200, body: { items: [], nbPages: 1 } }
        : answer(method, path, body)
    await push()
    expect(waits).toEqual([1000, 2000])
    expect(idsOf('docs')).toEqual(built)
  })

  it.each([
    ['drops the connection', 'drop' as const],
    ['answers 500', { status: 500 }],
    ['answers 503', { status: 503 }],
  ])('a host that %s -> the other one', async (_what, behavior) => {
    provider().behave(0, behavior)
    await push()
    expect(idsOf('docs')).toEqual(built)
    expect(waits).toEqual([])
  })

  it('429 twice -> waited for, longer each time, and pushed', async () => {
    provider().behaveAll({ status: 429 }, { status: 429 }, 'answer')
    await push()
    expect(waits.slice(0, 2)).toEqual([1000, 2000])
    expect(idsOf('docs')).toEqual(built)
  })

  it('429 for ever -> given up after five tries, the live index as it was', async () => {
    provider().behaveAll({ status: 429, message: 'Too many requests' })
    const error = await push().catch((reason: unknown) => reason)
    expect(waits).toEqual([1000, 2000, 4000, 8000])
    expect(explainPushFailure(error, { appId: 'TESTAPP', indexName: 'docs', adminKey })).toMatchObject({
      message: 'The search provider takes no more requests for now (429). It says: Too many requests.',
      isUsage: false,
    })
    expect(idsOf('docs')).toEqual(live)
  })

  it('no network -> tried again, then what to look at; the key is in no part of the error', async () => {
    provider().behaveAll('drop')
    const error = await push().catch((reason: unknown) => reason)
    expect(waits).toEqual([1000, 2000, 4000, 8000])
    const explained = explainPushFailure(error, { appId: 'TESTAPP', indexName: 'docs', adminKey })
    expect(explained.message).toBe('No host of the search provider could be reached for the application "TESTAPP".')
    expect(JSON.stringify([explained, explained.message, explained.stack, explained.hint, explained.cause])).not.toContain(adminKey)
    expect(idsOf('docs')).toEqual(live)
  })

  it('the network fails in the middle -> the live index as it was, the index of the push removed', async () => {
    const failing = provider().received(({ path }) => path.endsWith('/batch'))
    failing.then(() => provider().behaveAll({ status: 400, message: 'Quota exceeded' }, 'answer'))
    const error = await push().catch((reason: unknown) => reason)
    expect(explainPushFailure(error, { appId: 'TESTAPP', indexName: 'docs', adminKey }).message).toContain('Quota exceeded')
    expect(idsOf('docs')).toEqual(live)
    expect(provider().indexes.names()).toEqual(['docs'])
  })

  it('an answer to the move that is lost -> no failure: the index is in place', async () => {
    const isMove = (body: unknown) => JSON.stringify(body ?? '').includes('"move"')
    const answer = provider().indexes.answer
    let moves = 0
    // The provider does it, and the connection ends.
    provider().indexes.answer = (method, path, body) => {
      const done = answer(method, path, body)
      return isMove(body) && ++moves === 1 ? { status: 502, body: { message: 'Bad gateway' } } : done
    }
    await push()
    expect(moves).toBe(2)
    expect(idsOf('docs')).toEqual(built)
  })

  it('what a killed push has left behind -> removed once it is old, a push under way is left alone', async () => {
    const nameAt = (time: number) => `docs_sitegen_push_${time.toString(36)}_xyz`
    const old = nameAt(Date.UTC(2026, 0, 1) - 2 * 60 * 60 * 1000)
    const recent = nameAt(Date.UTC(2026, 0, 1) - 5 * 60 * 1000)
    const others = ['docs_other', 'docs_sitegen_push_archive', `${old}_2`]
    for (const name of [old, recent, ...others]) provider().indexes.fill(name, linesOf(1))
    await push()
    expect(provider().indexes.names()).toEqual(['docs', recent, ...others].sort())
  })

  it('a key that may not list indexes -> pushed all the same', async () => {
    const answer = provider().indexes.answer
    provider().indexes.answer = (method, path, body) =>
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

  it('a key that is refused -> which rights it needs, for the index of the push too', () => {
    const refusal = Object.assign(new Error('Index not allowed with this API key'), { status: 403 })
    expect(explainPushFailure(refusal, { appId: 'A', indexName: 'docs', adminKey: 'k-k' })).toMatchObject({
      hint: 'Take the admin key of that application, or a key with the rights addObject, deleteIndex, editSettings and listIndexes for the indexes "docs*": what is pushed goes into a new one beside "docs" first.',
      isUsage: true,
    })
  })

  it('a message that holds the key -> stars', () => {
    const place = { appId: 'A', indexName: 'docs', adminKey: 'secret-key' }
    expect(explainPushFailure(new Error('bad header secret-key'), place).message).toBe(
      'The push to "docs" failed. It says: bad header *****.',
    )
  })
})
