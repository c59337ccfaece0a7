// What the theme's own islands use of React, from Preact, which is a ninth of its size. They get this in the place of `react` and `react-dom`
// (bundle/island-entry.ts); what is not here cannot be bundled for them. `preact/compat` has all of React, half of which would be a tenth of
// what a reader loads to search.
import { type ComponentChild, hydrate, render } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'

export { Component, createElement, createPortal, Fragment } from 'preact'
export { useCallback, useEffect, useId, useLayoutEffect, useLayoutEffect as useInsertionEffect, useRef, useState } from 'preact/hooks'

interface Root {
  render(content: ComponentChild): void
  unmount(): void
}

export function createRoot(container: Element): Root {
  return {
    render: (content) => render(content, container),
    unmount: () => render(null, container),
  }
}

export function hydrateRoot(container: Element, content: ComponentChild): Root {
  hydrate(content, container)
  return createRoot(container)
}

/** Preact draws at once what is given to a root. */
export function flushSync(change: () => void): void {
  change()
}

export function startTransition(change: () => void): void {
  change()
}

/** @param subscribe the same function each time, as in React. @param read gives the same value until it has changed. */
export function useSyncExternalStore<Value>(subscribe: (onChange: () => void) => () => void, read: () => Value): Value {
  const value = read()
  const [, redraw] = useState({})
  useLayoutEffect(() => {
    const look = (): void => redraw({})
    // It may have changed since it was drawn.
    if (read() !== value) look()
    return subscribe(look)
  }, [subscribe, read, value])
  return value
}
