'use client'

// The buffer state: the second part of the film needs a clip, and the Player waits for it. The clip is simulated by a timer, because a real
// one would be there at once; that the Player waits, and what it says meanwhile, is real.
import type { PlayerRef, RenderPoster } from '@remotion/player'
import { useEffect, useRef, useState } from 'react'
import { AbsoluteFill, Sequence, useBufferState, useCurrentFrame } from 'remotion'
import { Slider } from '../fields.tsx'
import { liveCode } from '../live-code.tsx'
import { amber, blue, Drawing, ink, line, Note, Scene } from '../scene.tsx'
import { OwnFigure, PlayIcon, Readings, StagePlayer, useReading } from './own-player.tsx'

const clipFrom = 45

function Clip({ seconds }: { seconds: number }) {
  const { delayPlayback } = useBufferState()
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    setLoaded(false)
    const { unblock } = delayPlayback()
    const timer = setTimeout(() => {
      setLoaded(true)
      unblock()
    }, seconds * 1000)
    return () => {
      clearTimeout(timer)
      unblock()
    }
  }, [delayPlayback, seconds])
  return isLoaded ? (
    <Drawing>
      <rect x={210} y={80} width={220} height={150} rx={16} fill={amber} />
      <path d="M290 120v70l62-35z" fill={ink} />
    </Drawing>
  ) : null
}

function Course({ seconds }: { seconds: number }) {
  const frame = useCurrentFrame()
  return (
    <Scene>
      <Drawing>
        <path d="M60 290H580" stroke={line} strokeWidth={6} strokeLinecap="round" />
        <path d={`M${60 + (clipFrom / 119) * 520} 270v40`} stroke={amber} strokeWidth={6} />
        <circle cx={60 + (frame / 119) * 520} cy={290} r={18} fill={blue} />
        <Note x={60} y={60} size={28}>
          frame {frame}
        </Note>
      </Drawing>
      <Sequence from={clipFrom} layout="none">
        <Clip seconds={seconds} />
      </Sequence>
    </Scene>
  )
}

const renderPoster: RenderPoster = ({ isBuffering }) =>
  isBuffering ? (
    <AbsoluteFill style={{ justifyContent: 'center', alignItems: 'center', background: 'rgb(0 0 0 / 65%)', color: 'white', fontSize: 28 }}>
      Loading…
    </AbsoluteFill>
  ) : null

export default function BufferFigure() {
  const player = useRef<PlayerRef>(null)
  const [seconds, setSeconds] = useState(2)
  const [isBuffering, setBuffering] = useState(false)
  const playing = useReading(player, ['play', 'pause'], (current) => current.isPlaying(), false)
  useEffect(() => {
    const current = player.current
    if (!current) return
    const onWaiting = () => setBuffering(true)
    const onResume = () => setBuffering(false)
    current.addEventListener('waiting', onWaiting)
    current.addEventListener('resume', onResume)
    return () => {
      current.removeEventListener('waiting', onWaiting)
      current.removeEventListener('resume', onResume)
    }
  }, [])
  return (
    <OwnFigure
      label="a Player that waits for a clip which takes a while to load"
      stage={
        <StagePlayer player={player} durationInFrames={120} initialFrame={20} loop renderPoster={renderPoster} showPosterWhenBuffering>
          <Course seconds={seconds} />
        </StagePlayer>
      }
      below={
        <>
          <button
            type="button"
            className="fig-play"
            aria-label={playing ? 'Pause' : 'Play'}
            onClick={(event) => player.current?.toggle(event)}
          >
            <PlayIcon playing={playing} />
          </button>
          <Readings values={{ 'isPlaying()': playing, buffering: isBuffering }} />
        </>
      }
      code={liveCode`const { unblock } = delayPlayback() // when the clip is mounted, at frame 45
setTimeout(unblock, ${seconds} * 1000) // stands for the clip that loads`}
      controls={<Slider label="seconds to load" value={seconds} onChange={setSeconds} min={0.5} max={5} step={0.5} />}
    />
  )
}
