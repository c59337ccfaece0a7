// For work that must not keep the reader waiting.

/** Where the browser cannot tell when it is idle, work waits this long. */
const delayMilliseconds = 200

export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, delayMilliseconds)
}
