// A state that screens watch, in the form that React's useSyncExternalStore asks for.

export interface Watched<State> {
  /** The same object until something changes. */
  state(): State
  /** Returns what ends it. */
  subscribe(onChange: () => void): () => void
}

export interface WatchedState<State> extends Watched<State> {
  change(part: Partial<State>): void
}

export function createWatchedState<State extends object>(first: State): WatchedState<State> {
  const listeners = new Set<() => void>()
  let state = first
  return {
    state: () => state,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    change(part) {
      state = { ...state, ...part }
      for (const listener of listeners) listener()
    },
  }
}
