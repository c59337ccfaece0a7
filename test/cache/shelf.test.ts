import { describe, expect, it } from 'vitest'
import type { ContentStore } from '../../src/cache/content-store.ts'
import { openShelf, openShelfOf } from '../../src/cache/shelf.ts'

function createStore() {
  const entries = new Map<string, Buffer>()
  let writes = 0
  const store: ContentStore = {
    read: async (key) => entries.get(key),
    write: async (key, content) => {
      writes++
      entries.set(key, Buffer.from(content))
    },
  }
  return { store, countWrites: () => writes }
}

const names = Array.from({ length: 100 }, (_, index) => `content/page-${index}.md`)

describe('openShelf', () => {
  it('put and saved -> there for the next one, for its key only', async () => {
    const { store } = createStore()
    const first = await openShelf<number>(store, 'numbers')
    first.put('__proto__', 'key', 1)
    await first.save()
    const second = await openShelf<number>(store, 'numbers')
    expect(second.get('__proto__', 'key')).toBe(1)
    expect(second.get('__proto__', 'other key')).toBeUndefined()
    expect(second.last('__proto__')).toEqual({ key: 'key', value: 1 })
    expect(second.last('constructor')).toBeUndefined()
    expect((await openShelf<number>(store, 'others')).last('__proto__')).toBeUndefined()
  })

  it('nothing changed -> nothing written; one changed -> one entry written', async () => {
    const { store, countWrites } = createStore()
    const save = async (changed?: string): Promise<number> => {
      const before = countWrites()
      const shelf = await openShelf<{ name: string }>(store, 'pages')
      for (const name of names) shelf.put(name, 'key', (name === changed ? undefined : shelf.get(name, 'key')) ?? { name })
      await shelf.save()
      return countWrites() - before
    }
    expect(await save()).toBeGreaterThan(16)
    expect(await save()).toBe(0)
    expect(await save(names[7])).toBe(1)
  })

  it('a name that is not put again -> forgotten', async () => {
    const { store } = createStore()
    const first = await openShelf<number>(store, 'numbers')
    for (const name of names) first.put(name, 'key', 1)
    await first.save()
    const second = await openShelf<number>(store, 'numbers')
    for (const name of names.slice(1)) second.put(name, 'key', second.get(name, 'key') ?? 0)
    await second.save()
    const third = await openShelf<number>(store, 'numbers')
    expect(third.last(names[0] ?? '')).toBeUndefined()
    expect(third.get(names[1] ?? '', 'key')).toBe(1)
  })

  it('names of one group -> on at most four boards, each in the form that was asked for', async () => {
    const { store, countWrites } = createStore()
    const form = {
      groupOf: () => 'all',
      write: (values: readonly number[]) => values.join(' '),
      read: (written: string) => written.split(' ').map(Number),
    }
    const first = await openShelfOf<number, string>(store, 'numbers', form)
    for (const [index, name] of names.entries()) first.put(name, 'key', index)
    await first.save()
    expect(countWrites()).toBe(4)
    const second = await openShelfOf<number, string>(store, 'numbers', form)
    expect(names.map((name) => second.get(name, 'key'))).toEqual([...names.keys()])
  })
})
