// Types of identifiers in samples: the part that is on every page. The rest, and the types, are loaded when a reader points at a sample,
// touches it or reaches it by keyboard.

const events = ['pointerover', 'focusin', 'click'] as const

/** @param baseUrl with a slash at both ends. */
export function startHovers(baseUrl: string): void {
  const prepare = (block: HTMLElement | null, event: Event): void => {
    if (!block || block.dataset.hoverState === 'ready') return
    import('./show-hovers.ts')
      .then(({ prepareHovers }) => prepareHovers(block, baseUrl, event))
      // The sample stays readable, and the next event tries again.
      .catch(() => undefined)
  }
  const onEvent = (event: Event): void => {
    if (event.target instanceof Element) prepare(event.target.closest<HTMLElement>('[data-hovers]'), event)
  }
  for (const name of events) document.addEventListener(name, onEvent, { passive: true })
  // The pointer may be there before this script.
  prepare(document.querySelector<HTMLElement>('[data-hovers]:hover'), new PointerEvent('pointerover'))
}
