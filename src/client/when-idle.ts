// Defers work that must not keep the reader waiting.

/** How long work waits in a browser that cannot tell when it is idle. */
const delayMilliseconds = 200

export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, delayMilliseconds)
}
