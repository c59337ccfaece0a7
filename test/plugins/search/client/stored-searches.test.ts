import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { favorSearch, openSearchMemory, rememberSearch, type SearchMemory } from '../../../../src/plugins/search/client/stored-searches.ts'
import type { SearchHit } from '../../../../src/plugins/search/search-client.ts'
import { sampleHit } from './sample-hits.ts'

const recentKey = '__DOCSEARCH_RECENT_SEARCHES__plants'
const favoriteKey = '__DOCSEARCH_FAVORITE_SEARCHES__plants'
let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const page = (name: string, changes: Partial<SearchHit> = {}) => sampleHit(name, 'lvl1', ['Guides', name], changes)
const ids = (hits: readonly SearchHit[]): string[] => hits.map(({ objectID }) => objectID)
const remember = (memory: SearchMemory, ...names: string[]): void => {
  for (const name of names) rememberSearch(memory, page(name), undefined)
}
const numbers = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index))

describe('search memory', () => {
  it('[spec 3.11] a hit -> stored under the name of the index, without its snippets', () => {
    rememberSearch(openSearchMemory('plants'), page('apple', { _snippetResult: { content: { value: 'x' } } }), undefined)
    expect(JSON.parse(stored.get(recentKey) ?? '')).toEqual([page('apple')])
    expect(ids(openSearchMemory('plants').recent.all())).toEqual(['apple'])
    expect(openSearchMemory('other').recent.all()).toEqual([])
  })

  it('the same hit again -> once, in front', () => {
    const memory = openSearchMemory('plants')
    remember(memory, 'apple', 'beet', 'apple')
    expect(ids(memory.recent.all())).toEqual(['apple', 'beet'])
  })

  it('[spec 9.05] -> seven, or four with a favorite from the moment that the search was opened with one', () => {
    const memory = openSearchMemory('plants')
    remember(memory, ...numbers(9))
    expect(ids(memory.recent.all())).toEqual(['8', '7', '6', '5', '4', '3', '2'])
    favorSearch(memory, page('2'))
    expect(memory.recent.all()).toHaveLength(6)
    remember(memory, 'ten')
    expect(memory.recent.all()).toHaveLength(7)
    const next = openSearchMemory('plants')
    expect(ids(next.recent.all())).toEqual(['ten', '8', '7', '6'])
    remember(next, 'eleven')
    expect(ids(next.recent.all())).toEqual(['eleven', 'ten', '8', '7'])
  })

  it('[spec 9.06] -> ten favorites', () => {
    const memory = openSearchMemory('plants')
    for (const name of numbers(12)) favorSearch(memory, page(name))
    expect(memory.favorites.all()).toHaveLength(10)
    expect(ids(openSearchMemory('plants').favorites.all())[0]).toBe('11')
  })

  it('text below a heading -> its page; without that nothing', () => {
    const memory = openSearchMemory('plants')
    const text = sampleHit('text', 'content', ['Guides', 'apple'])
    rememberSearch(memory, text, undefined)
    expect(memory.recent.all()).toEqual([])
    rememberSearch(memory, text, page('apple'))
    expect(ids(memory.recent.all())).toEqual(['apple'])
  })

  it('a favorite -> does not become a recent search', () => {
    const memory = openSearchMemory('plants')
    favorSearch(memory, page('apple'))
    remember(memory, 'apple')
    expect(memory.recent.all()).toEqual([])
  })

  it.each(['nonsense', '{}', 'null', '[null, 1, [], {"objectID": 1}]'])('stored is %s -> nothing, and it can be written again', (text) => {
    stored.set(favoriteKey, text)
    const memory = openSearchMemory('plants')
    expect(memory.favorites.all()).toEqual([])
    favorSearch(memory, page('apple'))
    expect(ids(openSearchMemory('plants').favorites.all())).toEqual(['apple'])
  })

  it('two tabs -> neither takes from the lists what the other has added', () => {
    const [one, other] = [openSearchMemory('plants'), openSearchMemory('plants')]
    remember(one, 'apple')
    remember(other, 'beet')
    expect(ids(other.recent.all())).toEqual(['beet', 'apple'])
    favorSearch(one, page('apple'))
    expect(ids(openSearchMemory('plants').recent.all())).toEqual(['beet'])
    other.favorites.remove(page('none'))
    expect(ids(openSearchMemory('plants').favorites.all())).toEqual(['apple'])
    // What the other tab shows is still as it was opened, and can be removed all the same.
    other.favorites.remove(page('apple'))
    expect(openSearchMemory('plants').favorites.all()).toEqual([])
  })

  it('full from some moment on -> what was added last stays as long as the lists', () => {
    const memory = openSearchMemory('plants')
    remember(memory, 'apple')
    vi.stubGlobal('localStorage', undefined)
    stored.set = () => {
      throw new Error('full')
    }
    remember(memory, 'beet')
    remember(memory, 'chive')
    expect(ids(memory.recent.all())).toEqual(['chive', 'beet', 'apple'])
  })

  it('no storage, a full one -> the lists last as long as they are open', () => {
    vi.stubGlobal('localStorage', undefined)
    const memory = openSearchMemory('plants')
    remember(memory, 'apple')
    expect(ids(memory.recent.all())).toEqual(['apple'])
    expect(openSearchMemory('plants').recent.all()).toEqual([])
    let writes = 0
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        writes += 1
        if (writes > 2) throw new Error('full')
      },
      removeItem: () => undefined,
    })
    const full = openSearchMemory('plants')
    remember(full, 'apple')
    expect(ids(full.recent.all())).toEqual(['apple'])
  })
})
