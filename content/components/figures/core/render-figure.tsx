'use client'

// What happens to the frames of a render: several tabs share them, and one of them may emit a file.
import { useState } from 'react'
import { random, useCurrentFrame } from 'remotion'
import { Slider, Switch } from '../fields.tsx'
import { liveCode } from '../live-code.tsx'
import { LiveFigure } from '../live-figure.tsx'
import { amber, blue, Drawing, green, ink, line, Note, onAmber, paper, pink, Scene, tones } from '../scene.tsx'

interface Drawn {
  frame: number
  tab: number
  from: number
  to: number
}

/** Every tab takes the next frame that nobody has taken yet; frames differ in how long they take. */
function share(frames: number, tabs: number): Drawn[] {
  const free = Array.from({ length: tabs }, () => 0)
  return Array.from({ length: frames }, (_, frame) => {
    const from = Math.min(...free)
    const tab = free.indexOf(from)
    const to = from + 8 + Math.round(random(`frame ${frame}`) * 16)
    free[tab] = to
    return { frame, tab, from, to }
  })
}

const count = 24

function Tabs({ drawn, tabs }: { drawn: readonly Drawn[]; tabs: number }) {
  const now = useCurrentFrame()
  const done = drawn.filter(({ to }) => to <= now).length
  const order = drawn.filter(({ to }) => to <= now).sort((one, other) => one.to - other.to)
  return (
    <Scene>
      <Drawing>
        {drawn.map(({ frame, tab, from, to }) => {
          const x = 40 + (frame % 12) * 47
          const y = 30 + Math.floor(frame / 12) * 58
          const isDone = to <= now
          const isOpen = from <= now && !isDone
          return (
            <g key={frame}>
              <rect
                x={x}
                y={y}
                width={42}
                height={50}
                rx={6}
                fill={isDone ? tones[tab % 4] : paper}
                fillOpacity={isDone ? 0.35 : 1}
                stroke={isDone || isOpen ? tones[tab % 4] : line}
                strokeWidth={isOpen ? 5 : 2}
              />
              <Note x={x + 21} y={y + 33} anchor="middle" color={ink}>
                {frame}
              </Note>
            </g>
          )
        })}
        {Array.from({ length: tabs }, (_, tab) => {
          const current = drawn.find((one) => one.tab === tab && one.from <= now && one.to > now)
          const x = 40 + (tab % 4) * 141
          const y = 172 + Math.floor(tab / 4) * 62
          return (
            <g key={tab}>
              <path
                d={`M${x} ${y + 52}V${y + 10}q0 -10 10 -10H${x + 118}q10 0 10 10V${y + 52}Z`}
                fill={tones[tab % 4]}
                fillOpacity={0.18}
                stroke={tones[tab % 4]}
                strokeWidth={3}
              />
              <Note x={x + 14} y={y + 34} color={ink}>
                {current ? `frame ${current.frame}` : 'done'}
              </Note>
            </g>
          )
        })}
        <Note x={40} y={336} size={22}>
          {done === count
            ? 'all done'
            : `ready last: ${
                order
                  .slice(-5)
                  .map(({ frame }) => frame)
                  .join(', ') || 'none yet'
              }`}
        </Note>
      </Drawing>
    </Scene>
  )
}

function Concurrency() {
  const [tabs, setTabs] = useState(4)
  const drawn = share(count, tabs)
  const end = Math.max(...drawn.map(({ to }) => to)) + 30
  return (
    <LiveFigure
      label="The frames of a render as numbered cells. Each tab takes the next frame that is free, so a later frame can be ready before an earlier one."
      durationInFrames={end}
      poster={40}
      code={liveCode`npx remotion render MyVideo out/video.mp4 --concurrency=${tabs}`}
      controls={<Slider label="tabs" value={tabs} onChange={setTabs} min={1} max={8} />}
    >
      <Tabs drawn={drawn} tabs={tabs} />
    </LiveFigure>
  )
}

const video = 12
const each = 12

interface EmitProps {
  at: number
  first: number
  isConditional: boolean
  name: string
}

function Emit({ at, first, isConditional, name }: EmitProps) {
  const now = useCurrentFrame()
  const current = Math.min(video - 1, first + Math.floor(now / each))
  const emits = (frame: number) => !isConditional || frame === at
  const emitted = Array.from({ length: current - first + 1 }, (_, index) => first + index).filter(emits)
  const hasFailed = emitted.length > 1
  const last = hasFailed ? (emitted[1] ?? current) : current
  const [source] = emitted
  const since = source === undefined ? -1 : now - (source - first) * each
  return (
    <Scene>
      <Drawing>
        {Array.from({ length: video }, (_, frame) => {
          const x = 40 + frame * 47
          const isDrawn = frame >= first && frame <= last
          return (
            <g key={frame} opacity={frame < first ? 0.4 : 1}>
              <rect
                x={x}
                y={40}
                width={42}
                height={60}
                rx={6}
                fill={isDrawn ? blue : paper}
                fillOpacity={isDrawn ? 0.3 : 1}
                stroke={emits(frame) && frame >= first ? amber : line}
                strokeWidth={emits(frame) && frame >= first ? 5 : 2}
              />
              <Note x={x + 21} y={77} anchor="middle" color={ink}>
                {frame}
              </Note>
            </g>
          )
        })}
        <Note x={40} y={326} size={24} color={hasFailed ? pink : ink}>
          {hasFailed ? `error: ${name} twice` : `out/: video.mp4${source === undefined ? '' : ` and ${name}`}`}
        </Note>
        {source === undefined ? null : (
          <g transform={`translate(${40 + source * 47} ${110 + Math.min(1, since / 20) * 40})`}>
            <path d="M0 0H60L84 24V112H0Z" fill={amber} />
            <path d="M60 0V24H84" fill="none" stroke={onAmber} strokeWidth={3} />
            <path d="M14 44H66M14 64H66M14 84H46" stroke={onAmber} strokeWidth={5} strokeLinecap="round" />
            {source < 7 ? (
              <Note x={98} y={66} size={22} color={ink}>
                {name}
              </Note>
            ) : (
              <Note x={-14} y={66} size={22} anchor="end" color={ink}>
                {name}
              </Note>
            )}
          </g>
        )}
        <path d={`M${61 + last * 47} 20V34`} stroke={hasFailed ? pink : green} strokeWidth={8} />
      </Drawing>
    </Scene>
  )
}

function Artifacts({ name }: { name: string }) {
  const [at, setAt] = useState(0)
  const [first, setFirst] = useState(0)
  const [isConditional, setConditional] = useState(true)
  return (
    <LiveFigure
      label={`The frames of a render one after the other; one of them emits ${name}. If several frames emit it, or the frame is not part of the render, the file is missing.`}
      durationInFrames={(video - first) * each + 20}
      poster={40}
      code={
        isConditional
          ? liveCode`{frame === ${at} ? <Artifact filename="${name}" content={…} /> : null}
npx remotion render … --frames=${first}-11`
          : liveCode`<Artifact filename="${name}" content={…} />
npx remotion render … --frames=${first}-11`
      }
      controls={
        <>
          <Slider label="frame ===" value={at} onChange={setAt} min={0} max={11} />
          <Slider label="first frame" value={first} onChange={setFirst} min={0} max={8} />
          <Switch label="condition" value={isConditional} onChange={setConditional} />
        </>
      }
    >
      <Emit {...{ at, first, isConditional, name }} />
    </LiveFigure>
  )
}

export default function RenderFigure({ kind }: { kind: 'tabs' | 'subtitles' | 'chapters' }) {
  if (kind === 'tabs') return <Concurrency />
  return <Artifacts name={kind === 'subtitles' ? 'subtitles.srt' : 'chapters.txt'} />
}
