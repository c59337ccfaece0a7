// How far a reader has come on the search page, kept in the entry of the history while they look at what they have found: on the way back the
// results have to be asked for again, and there would be nothing to scroll to.

export interface SearchPlace {
  /** How many pages of results were loaded. */
  pageCount: number
  /** How far the page was scrolled. */
  top: number
}

/** The most pages that are asked for at once: what they weigh is waited for. */
const mostPages = 20

export function keepPlace(place: SearchPlace): void {
  replaceState({ ...stateOfEntry(), searchPlace: place })
}

/** Once: a later visit to the same entry starts from the top again, or from where the reader left then. */
export function takePlace(): SearchPlace | undefined {
  const { searchPlace, ...others } = stateOfEntry()
  if (searchPlace === undefined) return undefined
  replaceState(others)
  return readPlace(searchPlace)
}

function stateOfEntry(): Record<string, unknown> {
  const state: unknown = history.state
  return typeof state === 'object' ? { ...state } : {}
}

function readPlace(stored: unknown): SearchPlace | undefined {
  if (typeof stored !== 'object' || stored === null || !('pageCount' in stored) || !('top' in stored)) return undefined
  const { pageCount, top } = stored
  if (typeof pageCount !== 'number' || typeof top !== 'number') return undefined
  return { pageCount: Math.min(Math.max(1, Math.floor(pageCount)), mostPages), top }
}

/** The entry of the history that is shown, without a new one. False where the browser refuses: Safari does after a hundred in half a minute. */
export function replaceState(state: Record<string, unknown>, url?: URL): boolean {
  try {
    history.replaceState(state, '', url)
    return true
  } catch {
    return false
  }
}
