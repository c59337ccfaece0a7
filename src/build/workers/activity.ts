// What a thread is working on, in memory that other threads can read: a thread that never returns, or has no memory left, cannot say so
// itself.

export interface Activity {
  /** For the thread that looks on. */
  readonly memory: SharedArrayBuffer
  /** Something begins, or goes on after something else. `isLimited`: it runs code of the site, or reads its texts, and has to end soon. */
  note(what: string, isLimited?: boolean): void
  read(): { what: string; isLimited: boolean /** Changes with each note. */; count: number }
}

const headBytes = 12
const textBytes = 500

/** @param memory that of another thread's activity; by default new. */
export function createActivity(memory = new SharedArrayBuffer(headBytes + textBytes)): Activity {
  const [count, length, isLimited] = [0, 1, 2]
  const head = new Int32Array(memory, 0, headBytes / 4)
  const text = Buffer.from(memory, headBytes)
  return {
    memory,
    note(what, limited = false) {
      Atomics.store(head, length, text.write(what))
      Atomics.store(head, isLimited, Number(limited))
      Atomics.add(head, count, 1)
    },
    read: () => ({
      what: text.toString('utf8', 0, Atomics.load(head, length)),
      isLimited: Atomics.load(head, isLimited) === 1,
      count: Atomics.load(head, count),
    }),
  }
}

/** No page and no configuration takes this long unless it never ends. In milliseconds. */
export const patience = 60_000

/** @returns a function that is called now and then, and gives what has taken longer than `limit`. */
export function watchActivity({ read }: Activity, limit = patience, now: () => number = () => performance.now()): () => string | undefined {
  let last = read().count
  let since = now()
  return () => {
    const { what, isLimited, count } = read()
    if (count !== last || !isLimited) {
      last = count
      since = now()
    }
    return now() - since > limit ? what : undefined
  }
}
