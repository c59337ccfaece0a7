// The messages between the pool and its workers.
import type { TaskName } from './task-types.ts'

export type ToWorker =
  /** With `isPart`, the rest of the setup stays as it was. */
  | { type: 'set-up'; name: TaskName; setup: unknown; isPart?: boolean }
  | { type: 'run'; name: TaskName; items: unknown[] }
  /** Gives back what the thread does not need. Has no answer. */
  | { type: 'relieve' }
  /** Loads a task, and a module (file: URL) that it will import, before they are needed. Has no answer. */
  | { type: 'load'; name: TaskName; url?: string }

export type FromWorker =
  | { type: 'done'; results: unknown[] /** Bytes in use on the heap of the worker. */; heapUsed: number }
  | { type: 'failed'; message: string; stack: string | undefined; system?: SystemFailure | undefined }
  /** Nothing is left in the thread that could end what these items wait for. */
  | { type: 'unsettled'; items: string[] }

/** What Node says about a system error besides its message: copying the error loses it. */
export interface SystemFailure {
  code: unknown
  syscall: unknown
  path: unknown
}
