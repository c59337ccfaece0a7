// A hosted search with the index of the site behind it: when which of the two answers.
import { describe, expect, it } from 'vitest'
import { answerOf, begin, search, startClientTests } from '../search-provider/client-tests.ts'

const { provider, openClient, attemptsOf } = startClientTests()

describe("fallback: 'local'", () => {
  it('all hosts fail -> the index of the site answers and says so; at once for 2 minutes, then the provider is asked again', async () => {
    const page = await openClient({ fallback: 'local' })
    provider().behaveAll('drop')
    expect((await search(page, 's')).results).toEqual([{ hits: [], nbHits: 7, isFallback: true }])
    provider().behaveAll('answer')
    expect((await search(page, 'sp')).results[0]?.isFallback).toBe(true)
    expect(await attemptsOf(page)).toEqual([])
    await page.clock.runFor(2 * 60 * 1000)
    const { results } = await search(page, 'spr')
    expect([results[0]?.nbHits, results[0]?.isFallback]).toEqual([3, undefined])
  })

  it('hosts that say nothing -> the index of the site answers after 3 s, not after all of them were tried', async () => {
    const page = await openClient({ fallback: 'local' })
    provider().behaveAll('stall')
    await begin(page, 'spring')
    await provider().received(({ host }) => host === 0)
    await page.clock.runFor(1000)
    await provider().received(({ host }) => host === 1)
    await page.evaluate(() => {
      window.answer.then(() => window.attempts.push({ url: 'http://answered', at: Date.now() }))
    })
    await page.clock.runFor(1999)
    expect(await attemptsOf(page)).toEqual([
      [0, 0],
      [1, 1000],
    ])
    await page.clock.runFor(1)
    expect((await answerOf(page)).results).toEqual([{ hits: [], nbHits: 7, isFallback: true }])
    expect((await attemptsOf(page)).at(-1)).toEqual([-1, 3000])
  })

  it('one host that says nothing, and one that answers -> the provider', async () => {
    const page = await openClient({ fallback: 'local' })
    provider().behave(0, 'stall')
    await begin(page, 'spring')
    await provider().received(({ host }) => host === 0)
    await page.clock.runFor(1000)
    expect((await answerOf(page)).results[0]).toMatchObject({ nbHits: 3 })
  })

  it('a key that is refused -> the index of the site answers, and the console says why', async () => {
    const page = await openClient({ fallback: 'local', apiKey: 'wrong' })
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning')
    expect((await search(page)).results[0]).toMatchObject({ nbHits: 7, isFallback: true })
    expect((await warned).text()).toContain('Search is answered by the index of the site. ApiError: Invalid Application-ID or API key')
  })
})
