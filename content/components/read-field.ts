// Reads the fields of a collection item. They come from front matter, so each has to be checked before it is used.

type Data = Record<string, unknown>

/** The text under `key`, or undefined when it is missing or something else. */
export function readText(data: Data, key: string): string | undefined {
  const value = data[key]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The texts of a list under `key`; whatever is not a text is left out. */
export function readTexts(data: Data, key: string): string[] {
  const value = data[key]
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
}

/** The number under `key`, or `fallback`. */
export function readNumber(data: Data, key: string, fallback: number): number {
  const value = data[key]
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback
}

/** True only where the field is written as `true`. */
export function readFlag(data: Data, key: string): boolean {
  return data[key] === true
}

/** The objects of a list under `key`, to be read with these functions in turn. */
export function readRecords(data: Data, key: string): Data[] {
  const value = data[key]
  return Array.isArray(value) ? value.filter(isRecord) : []
}

function isRecord(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Items in the order that their field `order` gives; those without one come last, by title. */
export function sortByOrder<Item extends { title: string; data: Data }>(items: readonly Item[]): Item[] {
  const orderOf = (item: Item) => readNumber(item.data, 'order', Number.MAX_SAFE_INTEGER)
  return [...items].sort((a, b) => orderOf(a) - orderOf(b) || a.title.localeCompare(b.title, 'en'))
}
