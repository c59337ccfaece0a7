// React as the site's own modules and documents get it when the site is built: its hooks for state and effects are noted where they are called
// outside of islands, because there is no browser in which the state could change or the effect run.
import type * as React from 'react'
import { lazyInAdvance } from './load-in-advance.ts'
import { isLost, type LostCode, noteLost } from './lost-code.ts'
import { watchElement } from './watched-jsx.ts'

type AnyFunction = (...values: unknown[]) => unknown

/** Hooks that return a pair of a state and a function that changes it. */
const stateHooks = ['useState', 'useReducer', 'useOptimistic', 'useActionState', 'useTransition'] as const
const effectHooks = ['useEffect', 'useLayoutEffect', 'useInsertionEffect', 'useSyncExternalStore'] as const

/** What `watchReact` replaces. */
type WatchedName = (typeof stateHooks)[number] | (typeof effectHooks)[number] | 'createElement'

export function watchReact(react: typeof React): typeof React {
  const watched: Record<string, unknown> = { ...react }
  for (const name of stateHooks)
    replace(
      name,
      (hook) =>
        (...values) =>
          watchPair(hook(...values), name),
    )
  for (const name of effectHooks) {
    replace(name, (hook) => (...values) => {
      note('effect', name)
      return hook(...values)
    })
  }
  replace('createElement', (create) => (type, props, ...children) => {
    watchElement(type, props)
    return create(type, props, ...children)
  })
  return { ...react, ...watched, lazy: lazyInAdvance(react.lazy) }

  function replace(name: WatchedName, wrap: (hook: AnyFunction) => AnyFunction): void {
    const hook: unknown = react[name]
    if (isFunction(hook)) watched[name] = wrap(hook)
  }
}

/** The pair, in which taking the second value is noted: a component that only reads its state loses nothing. */
function watchPair(pair: unknown, name: string): unknown {
  if (!Array.isArray(pair) || !isLost()) return pair
  const change: unknown = pair[1]
  return Object.defineProperty([...pair], 1, {
    get() {
      note('state', name)
      return change
    },
  })
}

function note(kind: Extract<LostCode['kind'], 'state' | 'effect'>, name: string): void {
  if (isLost()) noteLost({ kind, name, origin: new Error(name) })
}

function isFunction(value: unknown): value is AnyFunction {
  return typeof value === 'function'
}
