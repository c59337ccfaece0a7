// The backend `local` of the search screens: asks the index of the site, which a worker reads and ranks.
import type { SearchClient, SearchResult } from '../../search-client.ts'
import workerUrl from './search-worker.ts?worker'
import type { WorkerAnswer, WorkerQuestion } from './worker-messages.ts'

export interface LocalSearchOptions {
  /** With a slash at both ends. */
  baseUrl: string
  /** What the browser does; tests bring their own. */
  startWorker?: () => Worker
}

export interface LocalSearchClient extends SearchClient {
  /** Starts loading what the first query needs. Called when the reader is about to search: never rejects, cheap to call again. */
  preload(): void
}

/** The error screen shows for errors of this name. The next query tries again. */
class RetryError extends Error {
  override name = 'RetryError'
}

/** Of a search that nobody waits for: a later one came before its texts were loaded. */
class OvertakenError extends Error {
  override name = 'OvertakenError'
}

interface Waiting {
  resolve(results: SearchResult[]): void
  reject(error: Error): void
}

/** One search at a time: an earlier one may be given up, and its promise rejects with an `OvertakenError`. */
export function createLocalSearchClient({ baseUrl, startWorker = () => new Worker(workerUrl) }: LocalSearchOptions): LocalSearchClient {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let lastId = 0

  const settle = (answer: WorkerAnswer): void => {
    const { resolve, reject } = waiting.get(answer.id) ?? {}
    waiting.delete(answer.id)
    if ('error' in answer)
      reject?.(
        answer.isOvertaken ? new OvertakenError(answer.error) : new RetryError(`The search index could not be read: ${answer.error}`),
      )
    else resolve?.(answer.results)
  }
  /** A worker that could not be loaded, or has crashed, answers nobody; the next question starts another one. */
  const giveUp = (failed: Worker): void => {
    failed.terminate()
    if (worker === failed) worker = undefined
    for (const { reject } of waiting.values()) reject(new RetryError('The search could not be loaded.'))
    waiting.clear()
  }
  const open = (): Worker => {
    if (worker) return worker
    const started = startWorker()
    worker = started
    started.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => settle(data))
    started.addEventListener('error', (event) => {
      event.preventDefault()
      giveUp(started)
    })
    started.postMessage({ kind: 'open', baseUrl } satisfies WorkerQuestion)
    return started
  }

  return {
    preload() {
      try {
        open().postMessage({ kind: 'preload' } satisfies WorkerQuestion)
      } catch {
        // A browser without workers: the first query says so.
      }
    },
    search({ requests }) {
      return new Promise((resolve, reject) => {
        const id = ++lastId
        waiting.set(id, { resolve: (results) => resolve({ results }), reject })
        try {
          open().postMessage({ kind: 'search', id, requests } satisfies WorkerQuestion)
        } catch (error) {
          waiting.delete(id)
          reject(new RetryError(error instanceof Error ? error.message : String(error)))
        }
      })
    },
  }
}
