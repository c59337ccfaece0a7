// The transport of a live figure: play and pause, a scrubber, the number of the frame, and the parts of the composition as bars on the
// same scale. It alone draws itself again for every frame.
import type { PlayerRef } from '@remotion/player'
import { type CSSProperties, type RefObject, useCallback, useSyncExternalStore } from 'react'
import { useEarlyInput } from './early-input.ts'

/** A part of a composition: what a `<Sequence>` with this `from` and `durationInFrames` covers. */
export interface Track {
  name: string
  from: number
  durationInFrames: number
  /** Which of the colors of the figures the bar has. */
  tone?: 'a' | 'b' | 'c' | 'd'
}

interface TimelineProps {
  player: RefObject<PlayerRef | null>
  playing: boolean
  onToggle: () => void
  onScrub: () => void
  poster: number
  durationInFrames: number
  fps: number
  tracks: readonly Track[]
}

export function Timeline({ player, playing, onToggle, onScrub, poster, durationInFrames, fps, tracks }: TimelineProps) {
  const frame = Math.min(useFrame(player, poster), durationInFrames - 1)
  const last = durationInFrames - 1
  const seek = (to: number): void => {
    onScrub()
    player.current?.seekTo(to)
  }
  const scrubber = useEarlyInput(frame, seek, (input: HTMLInputElement) => input.valueAsNumber)
  const place: CSSProperties = { '--fig-at': last === 0 ? 0 : frame / last }

  return (
    <div className="fig-timeline" style={place}>
      <button className="fig-play" type="button" aria-label={playing ? 'Pause' : 'Play'} onClick={onToggle}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={playing ? 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z' : 'M8 5.2v13.600L19 12z'} />
        </svg>
      </button>
      <div className="fig-rail">
        <input
          ref={scrubber}
          className="fig-scrub"
          type="range"
          min={0}
          max={last}
          step={1}
          value={frame}
          aria-label="Frame"
          aria-valuetext={`Frame ${frame} of ${last}, second ${(frame / fps).toFixed(1)}`}
          // A browser that restores the fields of a page would put back a frame that nobody has chosen.
          autoComplete="off"
          onChange={(event) => seek(event.currentTarget.valueAsNumber)}
        />
        {tracks.length > 0 ? (
          <ol className="fig-tracks" aria-hidden="true">
            {tracks.map((track) => (
              <li
                key={`${track.name} ${track.from}`}
                className={`fig-track fig-track-${track.tone ?? 'a'}`}
                data-on={frame >= track.from && frame < track.from + track.durationInFrames ? '' : undefined}
                style={{ '--fig-from': track.from / durationInFrames, '--fig-length': track.durationInFrames / durationInFrames }}
              >
                <span>{track.name}</span>
              </li>
            ))}
          </ol>
        ) : null}
      </div>
      <span className="fig-frame" aria-hidden="true">
        {/* As wide for 9 as for 99: nothing moves. */}
        {String(frame).padStart(String(last).length, '\u2007')}
        <span>/{last}</span>
      </span>
    </div>
  )
}

/** The frame that the Player shows. */
function useFrame(player: RefObject<PlayerRef | null>, poster: number): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const current = player.current
      if (!current) return () => undefined
      current.addEventListener('frameupdate', onChange)
      return () => current.removeEventListener('frameupdate', onChange)
    },
    [player],
  )
  return useSyncExternalStore(
    subscribe,
    () => player.current?.getCurrentFrame() ?? poster,
    () => poster,
  )
}
