// Replaces a hosted index with the records of a built site, all at once: they go into an index of their own, which then takes the place of the
// live one. Until that last call readers search the old one, whatever happens.
import type { Algoliasearch } from 'algoliasearch'
import { isUnreachable, PushError, statusOf } from './push-error.ts'
import type { BuiltRecords } from './read-built-records.ts'

export type PushClient = Pick<Algoliasearch, 'listIndices' | 'operationIndex' | 'setSettings' | 'batch' | 'waitForTask' | 'deleteIndex'>

export interface PushInput {
  client: PushClient
  indexName: string
  built: BuiltRecords
  clock: PushClock
  /** Aborted when the user interrupts: the push stops before its next call. */
  signal: AbortSignal
  onProgress(done: number): void
}

/** Time, given so that tests need none. */
export interface PushClock {
  /** Milliseconds since 1970. */
  now(): number
  wait(milliseconds: number): Promise<void>
  /** Milliseconds before it is asked once more whether a task is done. */
  pollDelay(times: number): number
  /** Differs from push to push. */
  unique(): string
}

/** Makes a call, again where that helps. */
type Call = <Result>(request: () => Promise<Result>) => Promise<Result>

/** A call that failed for now is made this often again; the library has asked every host each time. */
const waits = [1000, 2000, 4000, 8000]

/** With the delays of the command line, a quarter of an hour. */
const mostPolls = 200

/** An index that a killed push has left behind is older than a push can take. */
const leftoverAge = 60 * 60 * 1000

/** @throws what the library throws, or the reason of `signal`; the index of the push is removed then, if the provider can be reached. */
export async function pushIndex(input: PushInput): Promise<void> {
  const { client, indexName, built, clock, signal, onProgress } = input
  const call: Call = (request) => callAgain(request, clock, signal)
  await removeLeftovers(input)
  const temporary = `${temporaryPrefix(indexName)}${clock.now().toString(36)}_${clock.unique()}`
  try {
    await copyRules(client, indexName, temporary, call, clock)
    const { taskID } = await call(() => client.setSettings({ indexName: temporary, indexSettings: built.settings }))
    await call(() => waitFor(client, temporary, taskID, clock))
    let done = 0
    let lastTask: number | undefined
    for await (const batch of built.batches()) {
      const requests = batch.map((body) => ({ action: 'addObject' as const, body }))
      lastTask = (await call(() => client.batch({ indexName: temporary, batchWriteParams: { requests } }))).taskID
      done += batch.length
      onProgress(done)
    }
    // Tasks of one index are done in their order.
    const task = lastTask
    if (task !== undefined) await call(() => waitFor(client, temporary, task, clock))
    await expectThere(input, temporary)
    await putInPlace(client, temporary, indexName, call, clock)
  } catch (error) {
    // What failed may fail again; the next push removes what is left.
    await client.deleteIndex({ indexName: temporary }).catch(() => undefined)
    throw error
  }
}

/** Synonyms and rules are kept in the provider's dashboard, and would be lost with the old index. */
async function copyRules(client: PushClient, indexName: string, temporary: string, call: Call, clock: PushClock): Promise<void> {
  try {
    const { taskID } = await call(() =>
      client.operationIndex({
        indexName,
        operationIndexParams: { operation: 'copy', destination: temporary, scope: ['synonyms', 'rules'] },
      }),
    )
    await call(() => waitFor(client, temporary, taskID, clock))
  } catch (error) {
    // The first push: there is no index yet. The provider says that it makes an empty copy then; that there is none would be as good.
    if (statusOf(error) !== 404) throw error
  }
}

/** Moving an index that is not there "is ignored without returning an error": the push would end well, with the old index in its place. */
async function expectThere(input: PushInput, temporary: string): Promise<void> {
  const { indexName, clock, signal } = input
  // The list may come from a host that lags behind.
  for (const wait of [0, ...waits]) {
    if (wait > 0) await untilAborted(() => clock.wait(wait), signal)
    const names = await listNames(input)
    if (names?.includes(temporary) ?? true) return
  }
  throw new PushError(
    `The new index "${temporary}" is gone: it was removed before it could take the place of "${indexName}".`,
    'Look for another program that removes indexes of this application, and push again.',
  )
}

async function putInPlace(client: PushClient, temporary: string, indexName: string, call: Call, clock: PushClock): Promise<void> {
  const move = { operation: 'move', destination: indexName } as const
  // Twice is as good as once: when the answer to an earlier try was lost, the provider ignores this one.
  const { taskID } = await call(() => client.operationIndex({ indexName: temporary, operationIndexParams: move }))
  // Asked of the index that was moved, as the library does it.
  await call(() => waitFor(client, temporary, taskID, clock))
}

function waitFor(client: PushClient, indexName: string, taskID: number, clock: PushClock): Promise<unknown> {
  return client.waitForTask({ indexName, taskID, maxRetries: mostPolls, timeout: clock.pollDelay })
}

function temporaryPrefix(indexName: string): string {
  return `${indexName}_sitegen_push_`
}

async function removeLeftovers(input: PushInput): Promise<void> {
  const { client, indexName, clock, signal } = input
  const prefix = temporaryPrefix(indexName)
  const names = (await listNames(input)) ?? []
  for (const name of names.filter((one) => one.startsWith(prefix))) {
    // Other indexes may have a name that begins like it.
    const [, time] = /^([\da-z]{8})_[\da-z]*$/.exec(name.slice(prefix.length)) ?? []
    if (time === undefined) continue
    const begun = Number.parseInt(time, 36)
    if (clock.now() - begun > leftoverAge) await callAgain(() => client.deleteIndex({ indexName: name }), clock, signal)
  }
}

/** Undefined for a key that may not list indexes, which can push all the same: nothing is removed and nothing is checked then. */
function listNames({ client, clock, signal }: PushInput): Promise<string[] | undefined> {
  return callAgain(() => client.listIndices(), clock, signal).then(
    ({ items }) => items.map(({ name }) => name),
    (error: unknown) => {
      if (statusOf(error) === 403) return undefined
      throw error
    },
  )
}

/** Every call that is made here may be made twice: records have ids, and the other calls set something. */
async function callAgain<Result>(request: () => Promise<Result>, clock: PushClock, signal: AbortSignal): Promise<Result> {
  for (const wait of waits) {
    try {
      return await untilAborted(request, signal)
    } catch (error) {
      if (!isUnreachable(error) && statusOf(error) !== 429) throw error
      await untilAborted(() => clock.wait(wait), signal)
    }
  }
  return untilAborted(request, signal)
}

/** The library cannot take back a request; who interrupts does not wait for its answer. */
async function untilAborted<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  signal.throwIfAborted()
  const end = new AbortController()
  try {
    return await Promise.race([
      work(),
      new Promise<never>((_done, fail) => signal.addEventListener('abort', () => fail(signal.reason), { once: true, signal: end.signal })),
    ])
  } finally {
    end.abort()
  }
}
