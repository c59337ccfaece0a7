// When a figure plays: while it is in view, once somebody has moved, scrolled or typed, until the reader stops it, and never by itself for
// readers who asked for less motion. A film that plays while the page around it is still starting would make a phone slow to answer.
import type { PlayerRef } from '@remotion/player'
import { type RefObject, useEffect, useRef, useState } from 'react'

export interface Playback {
  playing: boolean
  toggle: () => void
  /** Stops, because the reader takes the playhead. */
  hold: () => void
}

export function useAutoplay(player: RefObject<PlayerRef | null>, stage: RefObject<HTMLElement | null>): Playback {
  const [playing, setPlaying] = useState(false)
  // What the reader has said last; it outlasts scrolling away and back.
  const wanted = useRef<boolean | undefined>(undefined)

  useEffect(() => {
    const current = player.current
    const element = stage.current
    if (!current || !element) return
    const onPlay = () => setPlaying(true)
    const onPause = () => setPlaying(false)
    current.addEventListener('play', onPlay)
    current.addEventListener('pause', onPause)
    const still = matchMedia('(prefers-reduced-motion: reduce)')
    let isInView = false
    // Who is not at the top has scrolled; start-on-action.ts has waited for something of the kind.
    let isAttended = scrollY > 0 || element.closest('[data-attended]') !== null
    const follow = () => {
      if (!isInView) current.pause()
      else if (wanted.current ?? (isAttended && !still.matches)) current.play()
    }
    const acted = new AbortController()
    for (const name of ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown'])
      addEventListener(
        name,
        () => {
          acted.abort()
          isAttended = true
          follow()
        },
        { passive: true, capture: true, signal: acted.signal },
      )
    const observer = new IntersectionObserver(
      ([entry]) => {
        isInView = entry?.isIntersecting ?? false
        follow()
      },
      { threshold: 0.35 },
    )
    observer.observe(element)
    return () => {
      acted.abort()
      observer.disconnect()
      current.removeEventListener('play', onPlay)
      current.removeEventListener('pause', onPause)
    }
  }, [player, stage])

  return {
    playing,
    toggle: () => {
      wanted.current = !playing
      if (playing) player.current?.pause()
      else player.current?.play()
    },
    hold: () => {
      wanted.current = false
      player.current?.pause()
    },
  }
}
