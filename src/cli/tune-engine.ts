// Settings of V8 for a process that builds a site and ends. They hold for all of its threads and cannot be taken back, so only the program
// itself makes them: whoever calls the build as a function keeps the settings that they have.
import { setFlagsFromString } from 'node:v8'

/** Bytes of bytecode: eight times what V8 itself waits for. */
const optimizeAfter = 540_000

/** Megabytes. */
const collectFrom = 128

/** To be called before threads are started. */
export function tuneEngine(): void {
  // With a worker on every core, threads that help collecting take the time that they save (measured: 5 % of a build of 1,000 pages).
  setFlagsFromString('--no-parallel-scavenge')
  // As a rule V8 marks the whole heap of a thread at 10 MB, at 20, at 40 …: the code and the libraries that a worker loads, which stay. The
  // first time now is where there may be something to find (measured: 5 % of a build of 1,000 pages, for 50 MB more). A heap with a smaller
  // limit starts at half of that.
  setFlagsFromString(`--initial-old-space-size=${collectFrom}`)
  // Workers live for seconds. As a rule V8 optimizes a function after 66 kB of its bytecode have run; in a site of 100 pages that took a
  // quarter of the processor time, for code that was hardly used afterwards. What is worth it still is optimized, a little later.
  setFlagsFromString(`--interrupt-budget=${optimizeAfter}`)
  // Patterns of grammars are tried thousands of times: bytecode for the first of them is made in vain (measured: 3 % of a build).
  setFlagsFromString('--no-regexp-tier-up')
}
