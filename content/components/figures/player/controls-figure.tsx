'use client'

// A play button and a seek bar of the page, which know the Player only by its ref; or its own bar with another icon in it.
import type { PlayerRef, RenderPlayPauseButton } from '@remotion/player'
import { type RefObject, useRef, useState } from 'react'
import { Choice } from '../fields.tsx'
import { LiveCode } from '../live-code.tsx'
import { chapters, Hike, hikeFrames } from './hike.tsx'
import { OwnFigure, PlayIcon, StagePlayer, useReading } from './own-player.tsx'

const start = 84

export function PlayButton({ player }: { player: RefObject<PlayerRef | null> }) {
  const playing = useReading(player, ['play', 'pause'], (current) => current.isPlaying(), false)
  return (
    <button
      type="button"
      className="fig-play"
      aria-label={playing ? 'Pause' : 'Play'}
      onClickCapture={(event) => player.current?.toggle(event)}
    >
      <PlayIcon playing={playing} />
    </button>
  )
}

function SeekBar({ player }: { player: RefObject<PlayerRef | null> }) {
  const frame = useReading(player, ['frameupdate'], (current) => current.getCurrentFrame(), start)
  const wasPlaying = useRef(false)
  const last = hikeFrames - 1
  return (
    <div className="fig-rail" style={{ '--fig-at': frame / last }}>
      <input
        className="fig-scrub"
        type="range"
        aria-label="Position"
        min={0}
        max={last}
        value={frame}
        autoComplete="off"
        onPointerDown={() => {
          wasPlaying.current = player.current?.isPlaying() ?? false
          player.current?.pause()
        }}
        onPointerUp={(event) => {
          if (wasPlaying.current) player.current?.play(event)
        }}
        onChange={(event) => player.current?.seekTo(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}

const renderPlayPauseButton: RenderPlayPauseButton = ({ playing, isBuffering }) =>
  isBuffering ? null : (
    <svg width={24} height={24} viewBox="0 0 24 24" fill="#ffc04a" aria-hidden="true">
      {playing ? <path d="M5 4h5v16H5zM14 4h5v16h-5z" /> : <path d="M6 4l14 8-14 8z" />}
    </svg>
  )

const ways = ['build your own', 'replace the icon'] as const

export default function ControlsFigure() {
  const player = useRef<PlayerRef>(null)
  const [way, setWay] = useState<(typeof ways)[number]>('build your own')
  const own = way === 'build your own'
  return (
    <OwnFigure
      label="a Player with controls of the page"
      stage={
        <StagePlayer
          player={player}
          durationInFrames={hikeFrames}
          initialFrame={start}
          clickToPlay
          controls={!own}
          renderPlayPauseButton={own ? undefined : renderPlayPauseButton}
        >
          <Hike />
        </StagePlayer>
      }
      below={
        <>
          <PlayButton player={player} />
          <SeekBar player={player} />
        </>
      }
      code={
        <LiveCode>
          {own
            ? '<Player ref={‹playerRef›} clickToPlay … />\n<PlayButton playerRef={‹playerRef›} />\n<SeekBar playerRef={‹playerRef›} durationInFrames={180} />'
            : '<Player ref={playerRef} ‹controls renderPlayPauseButton={renderPlayPauseButton}› … />\n<PlayButton playerRef={playerRef} />\n<SeekBar playerRef={playerRef} durationInFrames={180} />'}
        </LiveCode>
      }
      controls={<Choice label="way" value={way} onChange={setWay} options={ways} />}
    />
  )
}

/** The buttons of the parts: the one that plays is marked, and a click goes there. */
export function Chapters({ player, before }: { player: RefObject<PlayerRef | null>; before: number }) {
  const frame = useReading(player, ['frameupdate'], (current) => current.getCurrentFrame(), before)
  const current = chapters.findLast(({ from }) => from <= frame)
  return chapters.map((chapter) => (
    <button
      key={chapter.name}
      type="button"
      className="fig-op-button"
      aria-current={chapter === current}
      onClick={() => player.current?.seekTo(chapter.from)}
    >
      {chapter.name}
    </button>
  ))
}
