import { afterEach, expect, it, vi } from 'vitest'
import { loadOffers } from '../../../../src/plugins/search/client/search-setup.ts'

afterEach(() => vi.unstubAllGlobals())

const answer = (status: number, body: unknown) => {
  const fetch = vi.fn(async () => new Response(JSON.stringify(body), { status }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

it('a site without offers -> none, and nothing is asked', async () => {
  const fetch = answer(200, {})
  expect(await loadOffers({})).toEqual({ signposts: [] })
  expect(fetch).not.toHaveBeenCalled()
})

it('a site with offers -> what is in their file', async () => {
  const fetch = answer(200, { signposts: [{ label: 'Start', to: '/docs/' }] })
  expect(await loadOffers({ offersUrl: '/base/search-offers.json' })).toEqual({ signposts: [{ label: 'Start', to: '/docs/' }] })
  expect(fetch).toHaveBeenCalledWith('/base/search-offers.json', { cache: 'no-cache' })
})

it('a file that is not there -> says so', async () => {
  answer(404, {})
  await expect(loadOffers({ offersUrl: '/search-offers.json' })).rejects.toThrow('/search-offers.json was answered with 404.')
})
