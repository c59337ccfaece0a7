// Remembers which hosts of the provider have failed, over pages too. The provider's client (algoliasearch 5.64) has such a cache, but looks a host up under
// another key than it has kept it, so that a host that failed is asked again at once; and what it reads from storage is not what it expects.
import type { liteClient } from 'algoliasearch/lite'

type HostCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>

interface HostState {
  status: 'up' | 'down' | 'timed out'
  /** Milliseconds since 1970. */
  lastUpdate: number
}

/** As the client has it. */
const retryAfter = 2 * 60 * 1000

/** @param storageKey where states are kept in the reader's browser; without storage they last as long as the page. */
export function createHostStates(storageKey: string): HostCache {
  let states = readStates(storageKey)
  const keep = (): void => {
    try {
      localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(states)))
    } catch {
      // No storage, or a full one: the page remembers.
    }
  }
  return {
    async get(host, makeHost) {
      const fresh = await makeHost()
      const state = states.get(nameOf(host))
      if (state === undefined || typeof fresh !== 'object' || fresh === null) return fresh
      const isFailed = (): boolean => state.status !== 'up' && Date.now() - state.lastUpdate <= retryAfter
      return Object.assign(fresh, {
        ...state,
        isUp: () => !isFailed(),
        isTimedOut: () => isFailed() && state.status === 'timed out',
      })
    },
    async set(host, value) {
      const state = readState(value)
      if (state) states.set(nameOf(host), state)
      keep()
      return value
    },
    async delete(host) {
      states.delete(nameOf(host))
      keep()
    },
    async clear() {
      states = new Map()
      keep()
    },
  }
}

/** The same for a host before and after it was given a state. */
function nameOf(host: string | Record<string, unknown>): string {
  return typeof host === 'string' ? host : `${host.protocol}://${host.url}:${host.port ?? ''}`
}

function readStates(storageKey: string): Map<string, HostState> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    return new Map(
      Object.entries(kept ?? {}).flatMap(([name, value]): [string, HostState][] => {
        const state = readState(value)
        return state ? [[name, state]] : []
      }),
    )
  } catch {
    return new Map()
  }
}

function readState(value: unknown): HostState | undefined {
  if (typeof value !== 'object' || value === null || !('status' in value) || !('lastUpdate' in value)) return undefined
  const { status, lastUpdate } = value
  if (status !== 'up' && status !== 'down' && status !== 'timed out') return undefined
  return typeof lastUpdate === 'number' ? { status, lastUpdate } : undefined
}
