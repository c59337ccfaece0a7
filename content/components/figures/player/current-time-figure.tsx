'use client'

// The position of a Player, read from outside by one hook and shown in four ways: a time, a frame, a bar and a chapter.
import type { PlayerRef } from '@remotion/player'
import { type RefObject, useRef } from 'react'
import { LiveCode } from '../live-code.tsx'
import { Chapters, PlayButton } from './controls-figure.tsx'
import { Hike, hikeFrames } from './hike.tsx'
import { OwnFigure, Readings, StagePlayer, useReading } from './own-player.tsx'

const start = 75
const fps = 30

function format(frame: number): string {
  const seconds = Math.floor(frame / fps)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function Position({ player }: { player: RefObject<PlayerRef | null> }) {
  const frame = useReading(player, ['frameupdate'], (current) => current.getCurrentFrame(), start)
  return (
    <>
      <Readings values={{ time: `${format(frame)} / ${format(hikeFrames)}`, frame }} />
      <progress className="fig-op-progress" aria-label="Progress" value={frame} max={hikeFrames - 1} />
    </>
  )
}

export default function CurrentTimeFigure() {
  const player = useRef<PlayerRef>(null)
  return (
    <OwnFigure
      label="the position of a Player, shown outside of it"
      stage={
        <StagePlayer player={player} durationInFrames={hikeFrames} initialFrame={start} clickToPlay loop>
          <Hike />
        </StagePlayer>
      }
      below={
        <>
          <PlayButton player={player} />
          <Position player={player} />
          <Chapters player={player} before={start} />
        </>
      }
      code={
        <LiveCode>
          {'const frame = useCurrentPlayerFrame(playerRef)\nconst chapter = chapters.findLast(({ from }) => from <= frame)'}
        </LiveCode>
      }
    />
  )
}
