// The corpus's source of chance: seeded, so that the same arguments give the same bytes on every machine.

export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number from min to max, both included. */
  int(min: number, max: number): number
  pick<Item>(items: readonly Item[]): Item
  /** Picks the first items far more often than the last ones, about as words are used. */
  pickCommon<Item>(items: readonly Item[]): Item
  chance(probability: number): boolean
}

/** The generator known as Mulberry32: 32 bits of state are plenty for filler text. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (items) => at(items, Math.floor(next() * items.length)),
    pickCommon: (items) => at(items, Math.floor(items.length * next() ** 2.2)),
    chance: (probability) => next() < probability,
  }
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new RangeError(`Expected an index below ${items.length}, found ${index}.`)
  return item
}
