// Defers what a reader who only opens a page should not pay for: it begins once they do something.

/** Scrolling is not among them: the sidebar scrolls by itself to the row of its page. */
const actions = ['pointermove', 'touchstart', 'keydown', 'wheel']

export function afterFirstAction(callback: () => void): void {
  const controller = new AbortController()
  const onAction = (): void => {
    controller.abort()
    callback()
  }
  for (const name of actions) document.addEventListener(name, onAction, { passive: true, capture: true, signal: controller.signal })
}
