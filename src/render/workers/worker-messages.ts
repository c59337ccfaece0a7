// What the pool and its workers say to each other.
import type { TaskName } from './tasks.ts'

export type ToWorker = { type: 'set-up'; name: TaskName; setup: unknown } | { type: 'run'; name: TaskName; items: unknown[] }

export type FromWorker =
  | { type: 'done'; results: unknown[] /** Bytes in use on the heap of the worker. */; heapUsed: number }
  | { type: 'failed'; message: string; stack: string | undefined }
