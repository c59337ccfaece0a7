// The Player without sound. It opens an AudioContext for every instance, and browsers write a warning for each one that is opened before
// the reader has pressed anything. Figures have no sound, so the constructor is out of sight while the Player renders for the first time.
import { Player, type PlayerRef } from '@remotion/player'
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useState } from 'react'

interface SilentPlayerProps {
  player: RefObject<PlayerRef | null>
  children: ReactNode
  durationInFrames: number
  fps: number
  width: number
  height: number
  poster: number
  playbackRate: number
  loop: boolean
}

export function SilentPlayer({ player, children, width, height, poster, ...course }: SilentPlayerProps) {
  useWithoutAudio()
  const inputProps = useMemo(() => ({ content: children }), [children])
  return (
    <Player
      ref={player}
      component={Shown}
      inputProps={inputProps}
      {...course}
      compositionWidth={width}
      compositionHeight={height}
      initialFrame={poster}
      // Before the size of its element is known the Player hides itself; here it is known.
      style={{ width, height, opacity: 1 }}
      numberOfSharedAudioTags={0}
      logLevel="error"
      acknowledgeRemotionLicense
      noSuspense
    />
  )
}

/** What the Player plays. The element comes as an input, so that a figure changes its props like those of any component. */
function Shown({ content }: { content: ReactNode }) {
  return content
}

/** For a component that renders a Player: while that happens for the first time there is no AudioContext. */
export function useWithoutAudio(): void {
  const [restore] = useState(hideAudioContext)
  useLayoutEffect(restore, [restore])
}

function hideAudioContext(): () => void {
  if (typeof window === 'undefined') return () => undefined
  const property = Object.getOwnPropertyDescriptor(window, 'AudioContext')
  if (property === undefined) return () => undefined
  Object.defineProperty(window, 'AudioContext', { value: undefined, configurable: true, writable: true })
  return () => {
    Object.defineProperty(window, 'AudioContext', property)
  }
}
