// Components that a module of the site loads later, with `lazy` of React. The renderer of a whole text does not wait for them: so they are loaded as
// soon as they are declared, and a page waits for all of them before it is rendered.
import type * as React from 'react'

const loading = new Set<Promise<unknown>>()

/** Resolves when nothing is on its way any more. What could not be loaded is left to browsers. */
export async function loadedInAdvance(): Promise<void> {
  while (loading.size > 0) await Promise.all(loading)
}

export function lazyInAdvance(lazy: typeof React.lazy): typeof React.lazy {
  return (load) => {
    let module: Awaited<ReturnType<typeof load>> | undefined
    const started: Promise<unknown> = Promise.resolve()
      .then(load)
      .then(
        (loaded) => {
          module = loaded
        },
        () => undefined,
      )
      .finally(() => loading.delete(started))
    loading.add(started)
    return lazy(() => {
      const there = module
      if (there === undefined) return load()
      // biome-ignore lint/suspicious/noThenProperty: React asks while it renders, and a promise would answer a moment later.
      return Object.assign(Promise.resolve(there), { then: (take: (value: typeof there) => void) => take(there) })
    })
  }
}
