// The HTML of islands that are the same on many pages, such as the search button: each thread renders them once, because rendering one
// inside a page costs as much as a hundred elements. What an island reads besides its props is watched: one that reads anything of its
// page, or takes a random number (steady-random.ts), is rendered every time.

export interface IslandMemory {
  /**
   * @param key everything that the component is given.
   * @param render calls `onRead` when it reads something of the page.
   */
  recall(key: string, render: (onRead: () => void) => string): string
}

/**
 * How many to remember per component, and how many characters of each: islands that differ from page to page would only fill the memory.
 */
const mostIslands = 100
const mostCharacters = 20_000

/** For one component. Another version of it, which the dev server may load, has its own memory. */
export function createIslandMemory(): IslandMemory {
  const known = new Map<string, string>()
  return {
    recall(key, render) {
      const before = known.get(key)
      if (before !== undefined) return before
      let isAlike = true
      const onRead = (): void => {
        isAlike = false
      }
      const html = watchRandom(() => render(onRead), onRead)
      if (!isAlike || key.length + html.length > mostCharacters) return html
      if (known.size >= mostIslands) known.clear()
      known.set(key, html)
      return html
    },
  }
}

/** The same object, but it reports when anything of it is read. */
export function watchReads<Value extends object>(value: Value, onRead: () => void): Value {
  return new Proxy(value, {
    get(target, key) {
      onRead()
      return Reflect.get(target, key)
    },
    has(target, key) {
      onRead()
      return Reflect.has(target, key)
    },
    getOwnPropertyDescriptor(target, key) {
      onRead()
      return Reflect.getOwnPropertyDescriptor(target, key)
    },
    ownKeys(target) {
      onRead()
      return Reflect.ownKeys(target)
    },
  })
}

function watchRandom<Result>(work: () => Result, onRandom: () => void): Result {
  const { random } = Math
  Math.random = () => {
    onRandom()
    return random()
  }
  try {
    return work()
  } finally {
    Math.random = random
  }
}
