// Fades one page into the next if the browser can, unless the reader prefers less motion.

/**
 * Resolves when `update` has run, which may be a frame later; rejects with what it throws.
 * @param isSudden shows the next page at once.
 */
export async function transitionTo(update: () => void, isSudden: boolean): Promise<void> {
  const isWanted =
    !isSudden &&
    'startViewTransition' in document &&
    document.visibilityState === 'visible' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!isWanted) return update()
  const transition = document.startViewTransition(update)
  // It is not an error if another transition cuts this one short.
  transition.ready.catch(() => undefined)
  transition.finished.catch(() => undefined)
  await transition.updateCallbackDone
}
