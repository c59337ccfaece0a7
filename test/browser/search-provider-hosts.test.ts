// The hosted backend of the search in a browser, where hosts of the provider fail: which one is asked next, and when.
import { describe, expect, it } from 'vitest'
import { answerOf, begin, search, startClientTests } from '../search-provider/client-tests.ts'

const { provider, searchOf, openClient, makeClient, attemptsOf } = startClientTests()

describe('hosts that fail', () => {
  it('no answer to the connection -> after 1 s, not before, the next host [spec 9.09]', async () => {
    const page = await openClient()
    provider().behave(0, 'stall')
    await begin(page, 'spring')
    await provider().received(({ host }) => host === 0)
    await page.clock.runFor(999)
    expect(await attemptsOf(page)).toEqual([[0, 0]])
    await page.clock.runFor(1)
    expect((await answerOf(page)).results[0]?.nbHits).toBe(3)
    expect(await attemptsOf(page)).toEqual([
      [0, 0],
      [1, 1000],
    ])
  })

  it('headers and then nothing -> after 2 s, not before, the next host [spec 9.09]', async () => {
    const page = await openClient()
    provider().behave(0, 'stall-body')
    await begin(page, 'spring')
    await page.waitForFunction(() => window.attempts[0]?.headersAt !== undefined)
    await page.clock.runFor(1999)
    expect(await attemptsOf(page)).toEqual([[0, 0]])
    await page.clock.runFor(1)
    expect((await answerOf(page)).results[0]?.nbHits).toBe(3)
    expect(await attemptsOf(page)).toEqual([
      [0, 0],
      [1, 2000],
    ])
  })

  it('a call that writes -> 30 s for its answer [spec 9.09]', async () => {
    const page = await openClient()
    provider().behave(0, 'stall-body')
    await page.evaluate((options) => {
      window.attempts.length = 0
      window.answer = window.search.openLiteClient(options).customPost({ path: '1/custom' })
    }, searchOf())
    await page.waitForFunction(() => window.attempts[0]?.headersAt !== undefined)
    await page.clock.runFor(29_999)
    expect(await attemptsOf(page)).toEqual([[0, 0]])
    await page.clock.runFor(1)
    expect(await answerOf(page)).toMatchObject({ path: '/1/custom' })
    expect(await attemptsOf(page)).toEqual([
      [0, 0],
      [1, 30_000],
    ])
  })

  it.each([
    ['a connection that ends', 'drop' as const],
    ['500', { status: 500 }],
    ['503', { status: 503 }],
  ])('%s -> the next host answers', async (_what, behavior) => {
    const page = await openClient()
    provider().behave(0, behavior)
    expect((await search(page)).results[0]?.nbHits).toBe(3)
    expect(await attemptsOf(page)).toEqual([
      [0, 0],
      [1, 0],
    ])
  })

  it('a host that failed -> left alone for 2 minutes, over pages too, and then asked again [spec 9.10]', async () => {
    const page = await openClient()
    provider().behave(0, 'drop', 'answer')
    await search(page, 's')
    expect(await attemptsOf(page)).toEqual([
      [0, 0],
      [1, 0],
    ])
    await page.clock.runFor(60_000)
    await search(page, 'sp')
    expect(await attemptsOf(page)).toEqual([[1, 0]])
    await page.reload()
    await makeClient(page)
    await search(page, 'spr')
    expect(await attemptsOf(page)).toEqual([[1, 0]])
    await page.clock.runFor(60_000)
    await search(page, 'spri')
    expect(await attemptsOf(page)).toEqual([[1, 0]])
    await page.clock.runFor(1)
    await search(page, 'sprin')
    expect(await attemptsOf(page)).toEqual([[0, 0]])
  })

  it('storage that throws -> a failed host is remembered as long as the page', async () => {
    const page = await openClient()
    await page.evaluate(() => {
      Storage.prototype.getItem = () => {
        throw new Error('no storage')
      }
      Storage.prototype.setItem = Storage.prototype.getItem
    })
    await makeClient(page)
    provider().behave(0, 'drop', 'answer')
    await search(page, 's')
    expect((await search(page, 'sp')).results[0]?.nbHits).toBe(3)
    expect(await attemptsOf(page)).toEqual([[1, 0]])
  })

  it('storage with something else in it -> as if there was nothing', async () => {
    const page = await openClient()
    await page.evaluate(() =>
      localStorage.setItem('sitegen-search-hosts-TESTAPP', '{"http://127.0.0.1:1":{"status":"burning"},"x":null,"y":7}'),
    )
    await makeClient(page)
    expect((await search(page)).results[0]?.nbHits).toBe(3)
  })

  it('all hosts -> a RetryError, after each was asked once', async () => {
    const page = await openClient()
    provider().behaveAll('drop')
    expect(await search(page)).toMatchObject({ name: 'RetryError' })
    expect((await attemptsOf(page)).map(([host]) => host)).toEqual([0, 1, 2])
  })

  it('all hosts for a while -> answered as soon as they are back', async () => {
    const page = await openClient()
    provider().behaveAll('drop')
    await search(page, 's')
    provider().behaveAll('answer')
    expect((await search(page, 'sp')).results[0]?.nbHits).toBe(3)
  })
})
