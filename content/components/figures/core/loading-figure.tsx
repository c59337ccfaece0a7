'use client'

// What a viewer of the Player sees when a clip needs time to load, with nothing done about it and with each of the remedies. The film is drawn;
// the time that the clip takes is a value of the reader.
import { useState } from 'react'
import { useCurrentFrame } from 'remotion'
import { Choice, Slider } from '../fields.tsx'
import { LiveCode } from '../live-code.tsx'
import { LiveFigure } from '../live-figure.tsx'
import { amber, blue, Drawing, green, ink, line, Note, paper, Scene, soft } from '../scene.tsx'

const remedies = ['nothing', 'pauseWhenBuffering', 'premountFor', 'prefetch()'] as const
type Remedy = (typeof remedies)[number]

/** The frame of the composition at which the second clip begins, and how early it is mounted with `premountFor={30}`. */
const second = 60
const lead = 30
const total = 150

/** Where loading begins, on the clock of the viewer. */
const startOf: Record<Remedy, number> = { nothing: second, pauseWhenBuffering: second, premountFor: second - lead, 'prefetch()': -30 }

/** At a moment of the viewer's clock: the frame that the Player is at, and what is to be seen. */
function playAt(moment: number, remedy: Remedy, loading: number) {
  const ready = startOf[remedy] + loading
  const stop = remedy === 'pauseWhenBuffering' ? Math.max(0, ready - second) : 0
  const frame = moment < second ? moment : Math.max(second, moment - stop)
  const isWaiting = moment >= second && moment < second + stop
  return { frame, ready, isWaiting, isMissing: moment >= second && moment < ready && !isWaiting }
}

function Course({ remedy, loading }: { remedy: Remedy; loading: number }) {
  const moment = useCurrentFrame()
  const { frame, ready, isWaiting, isMissing } = playAt(moment, remedy, loading)
  const toX = (at: number) => 70 + ((at + 30) / (total + 30)) * 530
  const begin = startOf[remedy]
  const loaded = Math.max(0, Math.min(loading, moment - begin))
  return (
    <Scene>
      <Drawing>
        <rect
          x={70}
          y={24}
          width={300}
          height={169}
          rx={10}
          fill={isMissing ? 'none' : frame < second || isWaiting ? soft : paper}
          stroke={line}
          strokeWidth={3}
        />
        {isMissing ? (
          <Note x={220} y={116} anchor="middle" size={26}>
            empty
          </Note>
        ) : frame < second || isWaiting ? (
          <circle cx={120 + (Math.min(frame, second) / second) * 200} cy={108} r={34} fill={blue} />
        ) : (
          <rect x={110 + ((frame - second) / (total - second)) * 150} y={74} width={68} height={68} rx={10} fill={amber} />
        )}
        <Note x={392} y={60} size={24} color={ink}>
          frame {frame}
        </Note>
        <Note x={392} y={96} size={24}>
          {isMissing ? 'nothing to show' : isWaiting ? 'waiting' : moment < second ? 'first clip' : 'second clip'}
        </Note>
        <path d={`M${toX(0)} 214V344M${toX(second)} 214V344`} stroke={line} strokeWidth={2} />
        <Note x={toX(0) + 6} y={232}>
          starts
        </Note>
        <Note x={toX(second) + 6} y={232}>
          second clip
        </Note>
        <rect
          x={toX(begin)}
          y={248}
          width={toX(begin + loading) - toX(begin)}
          height={34}
          rx={6}
          fill="none"
          stroke={line}
          strokeWidth={3}
        />
        <rect x={toX(begin)} y={248} width={toX(begin + loaded) - toX(begin)} height={34} rx={6} fill={green} />
        <rect
          x={toX(second)}
          y={298}
          width={Math.max(0, toX(ready) - toX(second))}
          height={34}
          rx={6}
          fill={remedy === 'pauseWhenBuffering' ? soft : amber}
        />
        <Note x={70} y={322}>
          {ready <= second
            ? 'no gap'
            : remedy === 'pauseWhenBuffering'
              ? `a stop of ${ready - second}`
              : `${ready - second} frames missing`}
        </Note>
        <path d={`M${toX(moment)} 214V344`} stroke={ink} strokeWidth={3} />
      </Drawing>
    </Scene>
  )
}

const codes: Record<Remedy, string> = {
  nothing: '<Sequence from={60}>\n  <OffthreadVideo src={second} />',
  pauseWhenBuffering: '<Sequence from={60}>\n  <OffthreadVideo src={second} ‹pauseWhenBuffering› />',
  premountFor: '<Sequence from={60} ‹premountFor={30}›>\n  <OffthreadVideo src={second} />',
  'prefetch()': '‹prefetch(second)› // a second before the film starts\n<Sequence from={60}>\n  <OffthreadVideo src={second} />',
}

export default function LoadingFigure({ remedy: first }: { remedy: Remedy }) {
  const [remedy, setRemedy] = useState<Remedy>(first)
  const [loading, setLoading] = useState(45)
  return (
    <LiveFigure
      label="Two clips follow each other. Depending on when the second one begins to load, the picture is empty for a while, the Player waits, or there is no gap."
      durationInFrames={total}
      poster={66}
      code={<LiveCode>{`${codes[remedy]} // takes ‹${loading}› frames to load\n</Sequence>`}</LiveCode>}
      controls={
        <>
          <Choice label="remedy" value={remedy} onChange={setRemedy} options={remedies} />
          <Slider label="frames to load" value={loading} onChange={setLoading} min={5} max={80} />
        </>
      }
    >
      <Course remedy={remedy} loading={loading} />
    </LiveFigure>
  )
}
