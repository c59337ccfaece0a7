'use client'

// Wakes the figure inside it, and lets it play: by itself once the page is there, or, on a phone, when somebody touches, scrolls or types,
// because starting the Player takes a phone longer than all else that a page does. No React is loaded for this.
import type { ReactNode } from 'react'

export const client = 'load'

export default function StartOnAction({ children }: { children: ReactNode }) {
  return children
}

export function wake(island: HTMLElement): void {
  const figure = island.querySelector('sg-island')
  if (!figure) return
  const acted = new AbortController()
  const start = (): void => {
    acted.abort()
    island.dataset.attended = ''
    // What an island of its kind waits for: the pointer.
    figure.dispatchEvent(new Event('pointerenter'))
  }
  // On the way back to the page, it may stand where it was left.
  if (scrollY > 0) start()
  else {
    const fastEnough = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)'
    if (matchMedia(fastEnough).matches) whenIdle(() => acted.signal.aborted || start())
    for (const name of ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown'])
      addEventListener(name, start, { passive: true, capture: true, signal: acted.signal })
  }
}

/** When the browser has painted the page and loaded what is on it. */
function whenIdle(action: () => void): void {
  const wait = (): unknown => ('requestIdleCallback' in window ? requestIdleCallback(action) : setTimeout(action, 200))
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
