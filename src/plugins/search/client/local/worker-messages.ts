// What the page and the search worker say to each other.
import type { SearchRequest, SearchResult } from '../../search-client.ts'

export type WorkerQuestion =
  | { kind: 'open'; baseUrl: string }
  | { kind: 'preload' }
  /** `id` comes back with the answer. */
  | { kind: 'search'; id: number; requests: SearchRequest[] }

export type WorkerAnswer = { id: number; results: SearchResult[] } | { id: number; error: string; isOvertaken?: boolean }
