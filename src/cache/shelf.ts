// Many small results that every build needs, one per name, kept in a few entries of the store instead of one each: opening a thousand files
// takes longer than reading them. Only entries with changes are written again.

import { hashOf } from '../lib/hash.ts'
import type { ContentStore } from './content-store.ts'

export interface Shelf<Value> {
  /** The value kept for `name`, if it was made from `key`. */
  get(name: string, key: string): Value | undefined
  /** The last value kept for `name`, whatever it was made from. */
  last(name: string): { key: string; value: Value } | undefined
  /** Keeps a value. Names that are not put again before `save` are dropped. */
  put(name: string, key: string, value: Value): void
  save(): Promise<void>
}

type Item<Value> = [name: string, key: string, value: Value]

/** When one page has changed, a site of 10,000 pages writes about 2 MB, a small one a few kB. */
const boards = 32

/** @param kind distinguishes the shelves of one store. Values have to be plain JSON. */
export async function openShelf<Value>(store: ContentStore, kind: string): Promise<Shelf<Value>> {
  const keyOf = (board: number): string => hashOf('shelf', kind, String(board))
  const old = await Promise.all(Array.from({ length: boards }, (_, board) => readBoard<Value>(store, keyOf(board))))
  const young = old.map(() => new Map<string, Item<Value>>())
  const last = (name: string): Item<Value> | undefined => old[boardOf(name)]?.get(name)
  return {
    get(name, key) {
      const item = last(name)
      return item && item[1] === key ? item[2] : undefined
    },
    last(name) {
      const item = last(name)
      return item && { key: item[1], value: item[2] }
    },
    put(name, key, value) {
      const item = last(name)
      young[boardOf(name)]?.set(name, item && item[1] === key && item[2] === value ? item : [name, key, value])
    },
    async save() {
      for (const [board, items] of young.entries()) {
        const before = old[board]
        const isSame = before !== undefined && before.size === items.size && [...items].every(([name, item]) => before.get(name) === item)
        if (!isSame) await store.write(keyOf(board), JSON.stringify([...items.values()]))
      }
    },
  }
}

async function readBoard<Value>(store: ContentStore, key: string): Promise<Map<string, Item<Value>>> {
  const bytes = await store.read(key)
  const items: Item<Value>[] = bytes ? JSON.parse(bytes.toString()) : []
  return new Map(items.map((item) => [item[0], item]))
}

/** FNV-1a: spreads names evenly, and a name stays on its board whatever else is added or removed. */
function boardOf(name: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < name.length; index++) hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193)
  return (hash >>> 0) % boards
}
