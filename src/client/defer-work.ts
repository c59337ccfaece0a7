// Defers work that must not keep the reader waiting.

/** How long work waits in a browser that cannot tell when it is idle. */
const delayMilliseconds = 200

export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, delayMilliseconds)
}

/** Scrolling is not among them: the sidebar scrolls by itself to the row of its page. */
const actions = ['pointermove', 'touchstart', 'keydown', 'wheel']

/** For what a reader who only opens a page should not pay for: it begins once they do something. */
export function afterFirstAction(callback: () => void): void {
  const controller = new AbortController()
  const onAction = (): void => {
    controller.abort()
    callback()
  }
  for (const name of actions) document.addEventListener(name, onAction, { passive: true, capture: true, signal: controller.signal })
}
