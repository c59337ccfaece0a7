import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepPlace, takePlace } from '../../../../src/plugins/search/client/search-place.ts'

let entry: { state: unknown; replaceState: (state: unknown) => void }

beforeEach(() => {
  entry = {
    state: null,
    replaceState(state) {
      entry.state = state
    },
  }
  vi.stubGlobal('history', entry)
})
afterEach(() => vi.unstubAllGlobals())

describe('the place on the search page', () => {
  it('kept -> taken once; what others keep in the entry stays', () => {
    entry.state = { sitegen: 'key' }
    keepPlace({ pageCount: 3, top: 900 })
    expect(takePlace()).toEqual({ pageCount: 3, top: 900 })
    expect(takePlace()).toBeUndefined()
    expect(entry.state).toEqual({ sitegen: 'key' })
  })

  it('more pages than can be waited for -> twenty', () => {
    keepPlace({ pageCount: 1000, top: 9 })
    expect(takePlace()?.pageCount).toBe(20)
  })

  it.each([null, 'text', { searchPlace: 1 }, { searchPlace: null }, { searchPlace: { pageCount: '3', top: 1 } }])('%j -> none', (state) => {
    entry.state = state
    expect(takePlace()).toBeUndefined()
  })

  it('a browser that refuses -> no fault', () => {
    entry.replaceState = () => {
      throw new Error('too often')
    }
    keepPlace({ pageCount: 1, top: 0 })
    expect(entry.state).toBe(null)
  })
})
