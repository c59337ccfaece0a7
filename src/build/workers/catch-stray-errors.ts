// What a component throws later, in a timer or in a promise that nobody awaits, reaches no `catch`. In a worker it ends the thread, and the
// pool says which page it was. In the calling thread it would end the whole program as if that were broken; this passes it to the code that
// renders the page.
import { AsyncLocalStorage } from 'node:async_hooks'
import { textOfThrown } from '../../diagnostics/read-thrown.ts'
import { nameItem } from './name-item.ts'
import { WorkerDeathError } from './worker-death-error.ts'

export interface StrayErrors {
  /** Runs work on one item. Rejects when anything stray is thrown meanwhile, whatever item it belongs to. */
  guard<Result>(item: unknown, work: () => Promise<Result>): Promise<Result>
  release(): void
}

/** Works until `release`. A process can have one such handler: when two builds run in one process, the first has it. */
export function catchStrayErrors(): StrayErrors {
  if (process.hasUncaughtExceptionCaptureCallback()) return { guard: (_, work) => work(), release: () => undefined }
  const current = new AsyncLocalStorage<string>()
  let failure: Error | undefined
  /** One promise for all items would keep the result of each in memory. */
  const waiting = new Set<(error: Error) => void>()
  let last = 'an item'
  process.setUncaughtExceptionCaptureCallback((error: unknown) => {
    failure ??= new WorkerDeathError(current.getStore() ?? last, textOfThrown(error), 'ERR_STRAY')
    for (const fail of waiting) fail(failure)
  })
  return {
    guard(item, work) {
      last = nameItem(item)
      return new Promise((resolve, reject) => {
        if (failure) {
          reject(failure)
          return
        }
        waiting.add(reject)
        const forget = (): boolean => waiting.delete(reject)
        current.run(last, work).then(resolve, reject).then(forget, forget)
      })
    },
    release() {
      // Otherwise Node keeps tracking every promise of the build.
      current.disable()
      process.setUncaughtExceptionCaptureCallback(null)
    },
  }
}
