// The indexes of the provider on this machine, and the calls that change them: batch, settings, move and copy, delete, tasks.

export type StoredRecord = Record<string, unknown> & { objectID: string }

export interface StoredIndex {
  records: Map<string, StoredRecord>
  settings: Record<string, unknown>
  /** What is kept in the dashboard. */
  synonyms: unknown[]
  rules: unknown[]
}

export interface ProviderIndexes {
  get(name: string): StoredIndex | undefined
  names(): string[]
  /** Makes an index from the text of a records.ndjson. */
  fill(name: string, lines: string, settings?: Record<string, unknown>): void
  /** How often a task is said to be under way before it is done. */
  tasksPending: number
  /** @returns undefined for a call that is not one of these. */
  answer(method: string, path: string, body: unknown): { status: number; body: object } | undefined
}

export function createIndexes(): ProviderIndexes {
  const indexes = new Map<string, StoredIndex>()
  const asked = new Map<string, number>()
  let lastTask = 0

  const open = (name: string): StoredIndex => {
    const index = indexes.get(name) ?? emptyIndex()
    indexes.set(name, index)
    return index
  }
  const done = (more: object = {}): { status: number; body: object } => {
    lastTask++
    return { status: 200, body: { taskID: lastTask, updatedAt: '2026-01-01T00:00:00.000Z', ...more } }
  }
  const missing = (name: string): { status: number; body: object } => ({
    status: 404,
    body: { message: `Index ${name} does not exist`, status: 404 },
  })

  const stored: ProviderIndexes = {
    tasksPending: 0,
    get: (name) => indexes.get(name),
    names: () => [...indexes.keys()].sort(),
    fill(name, lines, settings = {}) {
      const records = lines.split('\n').flatMap((line) => (line === '' ? [] : [readRecord(JSON.parse(line))]))
      indexes.set(name, { ...emptyIndex(), records: new Map(records.map((record) => [record.objectID, record])), settings })
    },
    answer(method, path, body) {
      if (method === 'GET' && path === '/1/indexes') {
        const items = [...indexes].map(([name, { records }]) => ({ name, entries: records.size, pendingTask: false }))
        return { status: 200, body: { items, nbPages: 1 } }
      }
      const [, name, call] = /^\/1\/indexes\/([^/]+)(?:\/(.+))?$/.exec(path) ?? []
      if (name === undefined) return undefined
      const task = /^task\/(\d+)$/.exec(call ?? '')?.[1]
      if (method === 'GET' && task !== undefined) {
        const times = asked.get(task) ?? 0
        asked.set(task, times + 1)
        return { status: 200, body: { status: times < stored.tasksPending ? 'notPublished' : 'published', pendingTask: false } }
      }
      if (method === 'DELETE' && call === undefined) {
        indexes.delete(name)
        return done({ deletedAt: '2026-01-01T00:00:00.000Z' })
      }
      if (method === 'GET' && call === 'settings') {
        const index = indexes.get(name)
        return index ? { status: 200, body: index.settings } : missing(name)
      }
      if (method === 'PUT' && call === 'settings') {
        Object.assign(open(name).settings, fieldsOf(body))
        return done()
      }
      if (method === 'POST' && call === 'clear') {
        open(name).records.clear()
        return done()
      }
      if (method === 'POST' && call === 'batch') return batch(open(name), body, done)
      if (method === 'POST' && call === 'operation') {
        const { operation, destination, scope } = fieldsOf(body)
        if (typeof destination !== 'string') return { status: 400, body: { message: 'destination is missing', status: 400 } }
        if (operation === 'move') moveIndex(indexes, name, destination)
        else copyIndex(indexes.get(name) ?? emptyIndex(), open(destination), scope)
        return done()
      }
      return undefined
    },
  }
  return stored
}

function emptyIndex(): StoredIndex {
  return { records: new Map(), settings: {}, synonyms: [], rules: [] }
}

/** "Moving a source index that doesn't exist is ignored without returning an error", says the provider. */
function moveIndex(indexes: Map<string, StoredIndex>, name: string, destination: string): void {
  const source = indexes.get(name)
  if (!source) return
  indexes.set(destination, source)
  indexes.delete(name)
}

/** Everything, or what `scope` names and nothing else. The provider makes an empty index of one that is not there. */
function copyIndex(source: StoredIndex, destination: StoredIndex, scope: unknown): void {
  const isWanted = (part: string): boolean => scope === undefined || (Array.isArray(scope) && scope.includes(part))
  if (scope === undefined) destination.records = new Map(source.records)
  if (isWanted('settings')) destination.settings = structuredClone(source.settings)
  if (isWanted('synonyms')) destination.synonyms = structuredClone(source.synonyms)
  if (isWanted('rules')) destination.rules = structuredClone(source.rules)
}

/** Like the provider: all or nothing, and no record above its limit. */
function batch(
  index: StoredIndex,
  body: unknown,
  done: (more: object) => { status: number; body: object },
): { status: number; body: object } {
  const { requests } = fieldsOf(body)
  const added = (Array.isArray(requests) ? requests : []).map((request: unknown) => readRecord(fieldsOf(request).body))
  const large = added.find((record) => Buffer.byteLength(JSON.stringify(record)) > 10_000)
  if (large) return { status: 400, body: { message: `Record at the position 0 objectID=${large.objectID} is too big`, status: 400 } }
  for (const record of added) index.records.set(record.objectID, record)
  return done({ objectIDs: added.map(({ objectID }) => objectID) })
}

function readRecord(value: unknown): StoredRecord {
  const fields = fieldsOf(value)
  if (typeof fields.objectID !== 'string') throw new Error('A record has no objectID.')
  return { ...fields, objectID: fields.objectID }
}

export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
