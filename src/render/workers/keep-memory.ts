// Keeps a build within its memory. V8 collects garbage when a heap has grown, not when the process has become too large: several heaps, each
// with much garbage, can exceed together what each may take.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

export interface MemoryKeeper {
  /** The process with all its threads takes nearly as much as it may. */
  isTight(): boolean
  /** Gives back what this thread no longer needs, if it is tight. */
  relieve(): void
}

/** Of the memory that the build may take: the rest is for what is allocated before the next look. */
const tightShare = 0.85
/** Collecting all garbage of a large heap takes half a second. In milliseconds. */
const relieveEvery = 2500

/** @param memory bytes that the whole process may take. */
export function createMemoryKeeper(
  memory: number,
  residentBytes: () => number = process.memoryUsage.rss,
  collect: () => void = collectGarbage,
): MemoryKeeper {
  let last = Number.NEGATIVE_INFINITY
  const isTight = (): boolean => residentBytes() > memory * tightShare
  return {
    isTight,
    relieve() {
      const now = performance.now()
      if (now - last < relieveEvery || !isTight()) return
      last = now
      collect()
    },
  }
}

/** There is no other way to ask for it. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
}
