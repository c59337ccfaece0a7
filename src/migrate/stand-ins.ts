// Stand-ins for what a configuration imports and nobody has installed: each remembers its name, so that the new configuration can import the same.

/** Something that a package exports: the default export has the name `default`. */
export interface PackageExport {
  specifier: string
  /** What was read of the module, one inside the other: `['themes', 'github']`. */
  path: string[]
  /** What it is called where it is imported, if that is known. */
  name?: string
  /** It is what a call of that export gives, or a part of it: nobody knows it, because the package is not installed. */
  isResult?: true
}

export interface StandIns {
  /** In place of a whole module. */
  make(specifier: string): unknown
  /** What a package was to add something to and hand on: `extend({ title: 'Kit' })` -> `{ title: 'Kit' }`. Other values are themselves. */
  unwrap(value: unknown): unknown
}

/** @param names gets what each stands for. */
export function createStandIns(names: Map<unknown, PackageExport>): StandIns {
  /** The first objects that calls got, by what the calls gave. */
  const given = new Map<unknown, unknown>()

  /** Whatever is read from it or called is a stand-in again. As a text it is its name. */
  function make(specifier: string, path: string[], origin: 'export' | 'result' | 'part of a result' = 'export'): unknown {
    const known = new Map<string, unknown>()
    const stand: unknown = new Proxy(() => undefined, {
      get(_target, key) {
        if (key === Symbol.toPrimitive || key === 'toString' || key === 'toJSON')
          return () => `${specifier}${path.map((name) => `.${name}`).join('')}`
        if (key === Symbol.iterator) return () => [][Symbol.iterator]()
        if (typeof key === 'symbol') return undefined
        // Only a call may have given a promise.
        if (key === 'then') return origin === 'result' ? later : undefined
        if (key === '__esModule') return path.length === 0
        const found = known.get(key) ?? make(specifier, [...path, key], origin === 'export' ? 'export' : 'part of a result')
        known.set(key, found)
        return found
      },
      apply(_target, _this, [first]: unknown[]) {
        const isObject = given.has(first) || (typeof first === 'object' && first !== null)
        // `defineConfig(options)` and the like give what they are given.
        if (isObject && /^(?:define|with)[A-Z]/.test(path.at(-1) ?? '')) return first
        const result = make(specifier, path, 'result')
        if (isObject) given.set(result, first)
        return result
      },
      // The bundler makes an object for `import`, with the prototype of the module.
      getPrototypeOf: () => Object(stand),
      construct: () => Object(stand),
    })
    function later(done: (value: unknown) => unknown, failed: (error: unknown) => unknown): Promise<unknown> {
      const value = make(specifier, path, 'part of a result')
      if (given.has(stand)) given.set(value, given.get(stand))
      const promise = Promise.resolve(value).then(done, failed)
      // What fails for lack of a package, and nobody awaits, says nothing about the configuration.
      promise.catch(() => undefined)
      return promise
    }
    names.set(stand, { specifier, path: path.length === 0 ? ['default'] : path, ...(origin !== 'export' && { isResult: true }) })
    return stand
  }

  return {
    make: (specifier) => make(specifier, []),
    unwrap(value) {
      let inner = value
      while (given.has(inner)) inner = given.get(inner)
      return inner
    },
  }
}
