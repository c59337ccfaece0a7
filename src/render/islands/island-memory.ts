// The HTML of islands that are alike on many pages, such as the button of the search: rendered once in each thread, since every rendering inside
// a page costs as much as a hundred elements. What an island reads besides its props is watched; one that reads anything of its page, or takes a
// number by chance (steady-random.ts), is rendered each time.

export interface IslandMemory {
  /**
   * @param key all that the component is given.
   * @param render calls `onRead` for what it reads of the page.
   */
  recall(key: string, render: (onRead: () => void) => string): string
}

/** Of one component, and characters of one: those that differ from page to page would only fill the memory. */
const mostIslands = 100
const mostCharacters = 20_000

/** For one component: another version of it, as the dev server loads them, has its own. */
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

/** The same object, which tells when anything of it is read. */
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
