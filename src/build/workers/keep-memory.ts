// Keeps a build within its memory. V8 collects garbage when a heap has grown, not when the process has become too large: several heaps, each
// with much garbage, can exceed together what each may take.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

export interface MemoryKeeper {
  /** Gives back what a thread no longer needs, if the process with all its threads takes nearly as much as it should, and not twice in a moment. */
  relieve(): void
}

/** Of the memory that the build may take: the rest is for what is allocated before the next look. */
const tightShare = 0.85
/** Collecting all garbage of a large heap takes half a second. In milliseconds. */
const relieveEvery = 2000
/** In a large process, the system takes longer to say how large it is than most documents do. In milliseconds. */
const lookEvery = 20

/**
 * @param memory bytes that the whole process should take.
 * @param collect collects the garbage of a thread: by default of this one.
 */
export function createMemoryKeeper(
  memory: number,
  collect: () => void = collectGarbage,
  residentBytes: () => number = lookNowAndThen(process.memoryUsage.rss),
): MemoryKeeper {
  let last = Number.NEGATIVE_INFINITY
  return {
    relieve() {
      const now = performance.now()
      if (now - last < relieveEvery || residentBytes() <= memory * tightShare) return
      last = now
      collect()
    },
  }
}

function lookNowAndThen(look: () => number): () => number {
  let seen = 0
  let last = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (now - last >= lookEvery) {
      seen = look()
      last = now
    }
    return seen
  }
}

/** There is no other way to ask for it. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
}
