// Recent and favorite searches (docs/specification.md 3.11): hits that the reader has opened, kept in their browser under the name of the index.
import type { HitLevel, SearchHit } from '../search-client.ts'
import { favoriteCount, recentCount } from './search-limits.ts'

export interface SearchMemory {
  recent: StoredSearches
  favorites: StoredSearches
}

export interface StoredSearches {
  all(): readonly SearchHit[]
  /** To the front; the same hit further back goes, and what no longer fits. */
  add(hit: SearchHit): void
  remove(hit: SearchHit): void
}

/** Reads what is stored. Without storage both lists are empty, and what is added lasts as long as they. */
export function openSearchMemory(indexName: string): SearchMemory {
  const favorites = openStoredSearches(`__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`, favoriteCount)
  // How many are kept is settled when the modal opens.
  const recent = openStoredSearches(`__DOCSEARCH_RECENT_SEARCHES__${indexName}`, recentCount(favorites.all().length > 0))
  return { recent, favorites }
}

/** A reader has opened `hit`, which was found beside `parent`. Text below a heading is remembered by its page, and not at all without that. */
export function rememberSearch({ recent, favorites }: SearchMemory, hit: SearchHit, parent: SearchHit | undefined): void {
  const kept = hit.type === 'content' ? parent : hit
  if (kept && !favorites.all().some(({ objectID }) => objectID === kept.objectID)) recent.add(kept)
}

/** From the recent ones to the favorites. */
export function favorSearch({ recent, favorites }: SearchMemory, hit: SearchHit): void {
  favorites.add(hit)
  recent.remove(hit)
}

function openStoredSearches(key: string, limit: number): StoredSearches {
  let storage = findStorage()
  let hits = readHits(storage, key).slice(0, limit)
  const keep = (change: (hits: readonly SearchHit[]) => SearchHit[]): void => {
    // Another tab may have written there since.
    hits = change(storage ? readHits(storage, key) : hits).slice(0, limit)
    try {
      storage?.setItem(key, JSON.stringify(hits))
    } catch {
      // Full: from here on the lists last as long as the modal.
      storage = undefined
    }
  }
  return {
    all: () => hits,
    add: (hit) => keep((stored) => [withoutSnippets(hit), ...without(hit, stored)]),
    remove: (hit) => keep((stored) => without(hit, stored)),
  }
}

function without({ objectID }: SearchHit, hits: readonly SearchHit[]): SearchHit[] {
  return hits.filter((one) => one.objectID !== objectID)
}

function withoutSnippets({ objectID, url, type, hierarchy, content }: SearchHit): SearchHit {
  return { objectID, url, type, hierarchy, content }
}

/** Undefined where the browser has none, or does not let this page use it. */
function findStorage(): Storage | undefined {
  const probe = '__DOCSEARCH_TEST__'
  try {
    localStorage.setItem(probe, '')
    localStorage.removeItem(probe)
    return localStorage
  } catch {
    return undefined
  }
}

function readHits(storage: Storage | undefined, key: string): SearchHit[] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.flatMap((value) => toHit(value) ?? []) : []
  } catch {
    return []
  }
}

const types: readonly SearchHit['type'][] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content']

/** Whoever shares the origin may have written there, an older version of the site too. */
function toHit(value: unknown): SearchHit | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { objectID, url, type: storedType, hierarchy, content }: Partial<Record<keyof SearchHit, unknown>> = value
  const type = types.find((known) => known === storedType)
  if (typeof objectID !== 'string' || typeof url !== 'string' || type === undefined) return undefined
  if (typeof hierarchy !== 'object' || hierarchy === null) return undefined
  const level = (name: HitLevel): string | null => toText(Reflect.get(hierarchy, name))
  return {
    objectID,
    url,
    type,
    hierarchy: {
      lvl0: level('lvl0'),
      lvl1: level('lvl1'),
      lvl2: level('lvl2'),
      lvl3: level('lvl3'),
      lvl4: level('lvl4'),
      lvl5: level('lvl5'),
      lvl6: level('lvl6'),
    },
    content: toText(content),
  }
}

function toText(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
