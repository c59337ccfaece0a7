// Lets one page fade into the next where the browser can, unless the reader wants less motion.

/** Resolves when `update` has run, which may be a frame later; rejects with what it throws. */
export async function transitionTo(update: () => void): Promise<void> {
  const isWanted =
    'startViewTransition' in document && document.visibilityState === 'visible' && !matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!isWanted) return update()
  const transition = document.startViewTransition(update)
  // A transition that another one cuts short is no fault.
  transition.ready.catch(() => undefined)
  transition.finished.catch(() => undefined)
  await transition.updateCallbackDone
}
