'use client'

// Plays the film inside it while it is in view, or, on a card, while the reader points at the card. No React is loaded for that: `wake`
// is all that browsers get. On a phone nobody points, and the film of a card has no controls to stop it: it plays once when it comes into view, in
// five seconds at most, after which what moves by itself would need a button. Readers who asked for less motion, or to save data, see the poster until they press play.
import type { ReactNode } from 'react'

export const client = 'visible'

export default function PlayFilm({ children }: { children: ReactNode }) {
  return children
}

export function wake(island: HTMLElement): void {
  const film = island.querySelector('video')
  if (!film) return
  const asksForLess = matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)')
  // Scrolling away is no wish of the reader; pressing pause is.
  let isStopped = false
  let isOurs = false
  const show = (): void => {
    film.dataset.film = film.paused ? 'rests' : 'plays'
  }
  show()
  film.addEventListener('play', () => {
    isStopped = false
    show()
  })
  film.addEventListener('pause', () => {
    isStopped = !isOurs && !film.ended
    isOurs = false
    show()
  })
  const play = (): void => {
    if (!isStopped && !asksForLess.matches) film.play().catch(() => undefined)
  }
  const pause = (): void => {
    if (film.paused) return
    isOurs = true
    film.pause()
  }

  const card = matchMedia('(hover: hover)').matches && film.closest('.post-preview, .film-card')
  if (!card) {
    if (!film.controls) playOnce(film)
    const observer = new IntersectionObserver((entries) => (entries.at(-1)?.isIntersecting ? play() : pause()), { threshold: 0.5 })
    observer.observe(film)
    return
  }
  const rewind = (): void => {
    pause()
    film.currentTime = 0
  }
  for (const name of ['pointerenter', 'focusin']) card.addEventListener(name, play)
  for (const name of ['pointerleave', 'focusout']) card.addEventListener(name, rewind)
  // The pointer may have been there before this module.
  if (card.matches(':hover, :focus-within')) play()
}

function playOnce(film: HTMLVideoElement): void {
  film.loop = false
  film.addEventListener('loadedmetadata', () => {
    film.playbackRate = Math.max(1, film.duration / 5)
  })
}
