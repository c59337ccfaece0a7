// What the pool and its workers say to each other.
import type { TaskName } from './tasks.ts'

export type ToWorker =
  /** With `isPart`, the rest is as it was set up before. */
  | { type: 'set-up'; name: TaskName; setup: unknown; isPart?: boolean }
  | { type: 'run'; name: TaskName; items: unknown[] }
  /** Loads a task, and a module (file: URL) that it will import, before they are needed. No answer. */
  | { type: 'load'; name: TaskName; url?: string }

export type FromWorker =
  | { type: 'done'; results: unknown[] /** Bytes in use on the heap of the worker. */; heapUsed: number }
  | { type: 'failed'; message: string; stack: string | undefined; system?: SystemFailure | undefined }

/** What Node says of an error of the system beside its message: a copy of the error would lose it. */
export interface SystemFailure {
  code: unknown
  syscall: unknown
  path: unknown
}
