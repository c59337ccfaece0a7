'use client'

// Wakes the figure inside of it once somebody moves, touches, scrolls or types, wherever on the page. Before that a figure would not play
// anyway (use-autoplay.ts), and starting the Player takes a phone longer than all else that a page does. No React is loaded for this.
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
    for (const name of ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown'])
      addEventListener(name, start, { passive: true, capture: true, signal: acted.signal })
  }
}
