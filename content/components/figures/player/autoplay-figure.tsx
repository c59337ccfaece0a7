'use client'

// Starting muted: the Player begins without a click, which browsers allow for what is silent, and the page has a button for the sound. The film
// has no sound; what the button switches, and whether the browser would let this page be heard, is read from the Player and the browser.
import type { PlayerRef } from '@remotion/player'
import { useRef, useSyncExternalStore } from 'react'
import { liveCode } from '../live-code.tsx'
import { useAutoplay } from '../use-autoplay.ts'
import { Hike, hikeFrames } from './hike.tsx'
import { OwnFigure, Readings, StagePlayer, useReading } from './own-player.tsx'

function followActivation(onChange: () => void): () => void {
  const names = ['pointerup', 'keydown', 'click'] as const
  for (const name of names) addEventListener(name, onChange)
  return () => {
    for (const name of names) removeEventListener(name, onChange)
  }
}

/** Whether the reader has clicked, tapped or typed on this page: since then the browser lets it make noise. */
function useActivation(): boolean {
  return useSyncExternalStore(
    followActivation,
    () => navigator.userActivation?.hasBeenActive ?? false,
    () => false,
  )
}

export default function AutoplayFigure() {
  const player = useRef<PlayerRef>(null)
  const stage = useRef<HTMLDivElement>(null)
  useAutoplay(player, stage)
  const muted = useReading(player, ['mutechange'], (current) => current.isMuted(), true)
  const isActive = useActivation()
  return (
    <OwnFigure
      label="a Player that starts muted, with a button that turns on the sound"
      stage={
        <div ref={stage}>
          <StagePlayer player={player} durationInFrames={hikeFrames} initialFrame={20} loop initiallyMuted>
            <Hike />
          </StagePlayer>
        </div>
      }
      below={
        <>
          <button type="button" className="fig-op-button" onClick={() => (muted ? player.current?.unmute() : player.current?.mute())}>
            {muted ? 'Turn on the sound' : 'Turn off the sound'}
          </button>
          <Readings values={{ 'isMuted()': muted, 'may be heard': isActive }} />
        </>
      }
      code={liveCode`playerRef.current.isMuted() // ${muted}
navigator.userActivation.hasBeenActive // ${isActive}`}
    />
  )
}
