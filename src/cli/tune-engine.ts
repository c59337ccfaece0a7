// V8 settings for a process that builds a site and ends. They apply to all of its threads and cannot be undone, so only the program itself
// sets them: code that calls the build as a function keeps its own settings.
import { setFlagsFromString } from 'node:v8'

/** Bytes of bytecode: eight times V8's own value. */
const optimizeAfter = 540_000

/** Megabytes. */
const collectFrom = 128

/**
 * For a build that has everything to make: with a worker on every core, threads that help with garbage collection cost as much time as they save
 * (measured: 5 % of a build of 1,000 pages). After an edit there is a core for them (measured: 3 % of a build of 1,000 pages, 6 % of one of 5,000).
 */
export function tuneForWorkers(): void {
  setFlagsFromString('--no-parallel-scavenge')
}

/** Call this before threads are started. */
export function tuneEngine(): void {
  // Normally V8 marks the whole heap of a thread at 10 MB, at 20, at 40 …, which is the code and the libraries of a worker, and they stay.
  // With this, the first time is when there may be garbage (measured: 5 % of a build of 1,000 pages, for 50 MB more). A heap with a smaller
  // limit starts at half of it.
  setFlagsFromString(`--initial-old-space-size=${collectFrom}`)
  // Workers live for seconds. Normally V8 optimizes a function after 66 kB of its bytecode have run; on a site of 100 pages that took a
  // quarter of the processor time, for code that was hardly used afterwards. Functions that are worth it are still optimized, a little
  // later.
  // The V8 of later versions of Node.js has no such setting, and compiles in other steps.
  if (process.versions.node.startsWith('20.')) setFlagsFromString(`--interrupt-budget=${optimizeAfter}`)
  // The patterns of grammars are tried thousands of times, so bytecode for the first tries is wasted (measured: 3 % of a build).
  setFlagsFromString('--no-regexp-tier-up')
}
