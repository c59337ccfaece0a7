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

/** How the values of a board are written, if they have much in common that is better written once. */
export interface BoardForm<Value, Written> {
  /** Names of one group lie together, on a few boards. */
  groupOf(name: string): string
  /** `Written` has to be plain JSON. */
  write(values: readonly Value[]): Written
  /** In the same order. */
  read(written: Written): Value[]
}

type Item<Value> = [name: string, key: string, value: Value]

type WrittenBoard<Written> = [keys: [name: string, key: string][], values: Written]

/** When one page has changed, a site of 10,000 pages writes less than 1 MB, a small one a few kB. */
const boards = 32

/** A group may have most of the names. */
const boardsOfGroup = 4

/** @param kind distinguishes the shelves of one store. Values have to be plain JSON. */
export function openShelf<Value>(store: ContentStore, kind: string): Promise<Shelf<Value>> {
  return openShelfOf<Value, readonly Value[]>(store, kind, {
    groupOf: (name) => name,
    write: (values) => values,
    read: (values) => [...values],
  })
}

/** A shelf whose boards are written in a form of their own. */
export async function openShelfOf<Value, Written>(
  store: ContentStore,
  kind: string,
  form: BoardForm<Value, Written>,
): Promise<Shelf<Value>> {
  const keyOf = (board: number): string => hashOf('board', kind, String(board))
  const boardOf = (name: string): number => (spread(form.groupOf(name)) + ((spread(name) >>> 16) % boardsOfGroup)) % boards
  const readBoard = async (board: number): Promise<Map<string, Item<Value>>> => {
    const bytes = await store.read(keyOf(board))
    if (!bytes) return new Map()
    const [keys, written]: WrittenBoard<Written> = JSON.parse(bytes.toString())
    return new Map(
      form.read(written).map((value, index) => {
        const [name = '', key = ''] = keys[index] ?? []
        return [name, [name, key, value]]
      }),
    )
  }
  const old = await Promise.all(Array.from({ length: boards }, (_, board) => readBoard(board)))
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
        if (isSame) continue
        const list = [...items.values()]
        const written: WrittenBoard<Written> = [list.map(([name, key]) => [name, key]), form.write(list.map(([, , value]) => value))]
        await store.write(keyOf(board), JSON.stringify(written))
      }
    },
  }
}

/** FNV-1a: spreads texts evenly, and a name stays on its board whatever else is added or removed. */
function spread(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}
