'use client'

// Volumes as curves over the frames: the functions of the pages about sound, drawn with the value at the frame that plays. Nothing is heard.
import { type ReactNode, useState } from 'react'
import { interpolate, useCurrentFrame } from 'remotion'
import { Choice, Slider } from '../fields.tsx'
import { liveCode } from '../live-code.tsx'
import { LiveFigure } from '../live-figure.tsx'
import { amber, blue, Drawing, ink, line, Note, pink, Scene } from '../scene.tsx'

interface Curve {
  name: string
  color: string
  /** The volume at a frame; nothing where there is no sound. */
  at: (frame: number) => number | undefined
}

const clamp = { extrapolateLeft: 'clamp', extrapolateRight: 'clamp' } as const
const frames = 150

function Curves({ curves }: { curves: readonly Curve[] }) {
  const frame = useCurrentFrame()
  const toX = (at: number) => 40 + (at / (frames - 1)) * 470
  const height = 250 / curves.length
  return (
    <Scene>
      <Drawing>
        {curves.map((curve, index) => {
          const bottom = 60 + (index + 1) * height + index * 14
          const toY = (volume: number) => bottom - volume * (height - 22)
          const points = Array.from({ length: frames }, (_, at) => [at, curve.at(at)] as const).filter(([, volume]) => volume !== undefined)
          const [first = [0, 0], last = first] = [points[0], points.at(-1)]
          const outline = points.map(([at, volume = 0]) => `${round(toX(at))} ${round(toY(volume))}`).join('L')
          const now = curve.at(frame)
          return (
            <g key={curve.name}>
              <path d={`M40 ${bottom}H510`} stroke={line} strokeWidth={3} />
              <path d={`M${toX(first[0])} ${bottom}L${outline}L${toX(last[0])} ${bottom}Z`} fill={curve.color} fillOpacity={0.22} />
              <path d={`M${outline}`} fill="none" stroke={curve.color} strokeWidth={5} strokeLinejoin="round" />
              {now === undefined ? null : <circle cx={toX(frame)} cy={toY(now)} r={10} fill={curve.color} />}
              <Note x={526} y={bottom - height / 2 + 4} size={20} color={ink}>
                {curve.name}
              </Note>
              <Note x={526} y={bottom - height / 2 + 30} size={22}>
                {now === undefined ? '–' : now.toFixed(2)}
              </Note>
            </g>
          )
        })}
        <path d={`M${toX(frame)} 40V346`} stroke={ink} strokeWidth={2} />
      </Drawing>
    </Scene>
  )
}

const round = (value: number) => Math.round(value * 10) / 10

interface VolumeProps {
  label: string
  curves: readonly Curve[]
  code: ReactNode
  controls: ReactNode
}

const show = ({ label, curves, code, controls }: VolumeProps) => (
  <LiveFigure label={label} durationInFrames={frames} poster={48} code={code} controls={controls}>
    <Curves curves={curves} />
  </LiveFigure>
)

function Fade() {
  const [rise, setRise] = useState(30)
  const [fall, setFall] = useState(60)
  const [most, setMost] = useState(0.6)
  return show({
    label: 'The volume of a sound as a curve: it rises, stays, and falls at the end.',
    curves: [{ name: 'music', color: blue, at: (f) => interpolate(f, [0, rise, frames - fall, frames], [0, most, most, 0], clamp) }],
    code: liveCode`volume={(f) => interpolate(f, [0, ${rise}, 150 - ${fall}, 150], [0, ${most}, ${most}, 0], { … })}`,
    controls: (
      <>
        <Slider label="frames in" value={rise} onChange={setRise} min={1} max={70} />
        <Slider label="frames out" value={fall} onChange={setFall} min={1} max={70} />
        <Slider label="volume" value={most} onChange={setMost} min={0.1} max={1} step={0.1} />
      </>
    ),
  })
}

function Ducking() {
  const [ramp, setRamp] = useState(10)
  const [low, setLow] = useState(0.15)
  return show({
    label: 'Two curves: while a voice speaks, the volume of the music is low.',
    curves: [
      { name: 'music', color: blue, at: (f) => interpolate(f, [40 - ramp, 40, 110, 110 + ramp], [0.8, low, low, 0.8], clamp) },
      { name: 'voice', color: pink, at: (f) => (f >= 40 && f < 110 ? 1 : undefined) },
    ],
    code: liveCode`interpolate(frame, [40 - ${ramp}, 40, 110, 110 + ${ramp}], [0.8, ${low}, ${low}, 0.8], { … })`,
    controls: (
      <>
        <Slider label="ramp" value={ramp} onChange={setRamp} min={1} max={39} />
        <Slider label="low" value={low} onChange={setLow} min={0} max={0.8} step={0.05} />
      </>
    ),
  })
}

function Mix() {
  const [music, setMusic] = useState(0.3)
  const [from, setFrom] = useState(40)
  return show({
    label: 'Three tracks of a mix: music throughout, a narration that joins later, and a short click.',
    curves: [
      { name: 'music', color: blue, at: () => music },
      { name: 'voice', color: pink, at: (f) => (f >= from ? 1 : undefined) },
      { name: 'click', color: amber, at: (f) => (f >= 110 && f < 130 ? 1 : undefined) },
    ],
    code: liveCode`<Audio src={music} volume={${music}} />
<Sequence from={${from}}><Audio src={narration} /></Sequence>
<Sequence from={110} durationInFrames={20}><Audio src={click} /></Sequence>`,
    controls: (
      <>
        <Slider label="volume" value={music} onChange={setMusic} min={0} max={1} step={0.1} />
        <Slider label="from" value={from} onChange={setFrom} min={0} max={120} />
      </>
    ),
  })
}

const edges = ['muted', 'volume'] as const

function Mute() {
  const [edge, setEdge] = useState<(typeof edges)[number]>('muted')
  const [from, setFrom] = useState(48)
  const to = from + 30
  return show({
    label: 'The volume of a speech as a curve: a part of it is silent, with hard or with soft edges, and a beep takes its place.',
    curves: [
      {
        name: 'speech',
        color: blue,
        at: (f) => (edge === 'muted' ? (f >= from && f < to ? 0 : 1) : interpolate(f, [from - 3, from, to, to + 3], [1, 0, 0, 1], clamp)),
      },
      { name: 'beep', color: pink, at: (f) => (edge === 'muted' && f >= from && f < to ? 0.5 : undefined) },
    ],
    code:
      edge === 'muted'
        ? liveCode`<Audio src={speech} muted={frame >= ${from} && frame < ${to}} />`
        : liveCode`volume={(f) => interpolate(f, [${from} - 3, ${from}, ${to}, ${to} + 3], [1, 0, 0, 1], { … })}`,
    controls: (
      <>
        <Choice label="silence" value={edge} onChange={setEdge} options={edges} />
        <Slider label="from" value={from} onChange={setFrom} min={5} max={110} />
      </>
    ),
  })
}

const kinds = { fade: Fade, ducking: Ducking, mix: Mix, mute: Mute } as const

export default function VolumeFigure({ kind }: { kind: keyof typeof kinds }) {
  const Kind = kinds[kind]
  return <Kind />
}
