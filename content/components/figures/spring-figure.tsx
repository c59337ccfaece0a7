'use client'

// `spring()`: the physics in three sliders, with the curve that they make beside a card that follows it.
import { useState } from 'react'
import { interpolate, measureSpring, spring, useCurrentFrame, useVideoConfig } from 'remotion'
import { Slider, Switch } from './fields.tsx'
import { liveCode } from './live-code.tsx'
import { LiveFigure } from './live-figure.tsx'
import { amber, blue, Drawing, line, muted, Note, pink, Scene } from './scene.tsx'

interface SpringValues {
  damping: number
  mass: number
  stiffness: number
  overshootClamping: boolean
}

const length = 90
const left = 250
const right = 610
const bottom = 280
const top = 110

function SpringScene(config: SpringValues) {
  const frame = useCurrentFrame()
  const { fps } = useVideoConfig()
  const value = spring({ frame, fps, config })
  const x = (at: number) => interpolate(at, [0, length - 1], [left, right])
  const y = (at: number) => interpolate(at, [0, 1], [bottom, top])
  const curve = Array.from(
    { length },
    (_, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(spring({ frame: at, fps, config })).toFixed(1)}`,
  )

  return (
    <Scene>
      <Drawing>
        <path d={`M30 ${bottom + 34}H190`} stroke={line} strokeWidth={3} />
        <path d={`M30 ${top + 34}H190`} stroke={line} strokeWidth={2} strokeDasharray="5 6" />
        <rect x={76} y={y(value) - 34} width={68} height={68} rx={16} fill={blue} />
        <path d={`M${left} ${top}H${right}`} stroke={line} strokeWidth={2} strokeDasharray="5 6" />
        <path d={`M${left} ${top - 60}V${bottom}H${right}`} stroke={line} strokeWidth={2} fill="none" />
        <path d={curve.join('')} stroke={pink} strokeWidth={4} fill="none" strokeLinejoin="round" />
        <path d={`M144 ${y(value)}H${x(frame)}`} stroke={muted} strokeWidth={1.5} strokeDasharray="3 5" />
        <circle cx={x(frame)} cy={y(value)} r={9} fill={amber} />
        <Note x={left - 10} y={top + 7} anchor="end">
          1
        </Note>
        <Note x={left - 10} y={bottom + 4} anchor="end">
          0
        </Note>
        <Note x={right} y={bottom + 40} anchor="end">
          spring() = {value.toFixed(3)}
        </Note>
      </Drawing>
    </Scene>
  )
}

export default function SpringFigure() {
  const [damping, setDamping] = useState(10)
  const [mass, setMass] = useState(1)
  const [stiffness, setStiffness] = useState(100)
  const [overshootClamping, setClamping] = useState(false)
  const config = { damping, mass, stiffness, overshootClamping }
  const settled = measureSpring({ fps: 30, config })

  return (
    <LiveFigure
      label="A card rises on a spring and overshoots; beside it the curve of its position over 90 frames."
      durationInFrames={length}
      poster={9}
      tracks={[{ name: `at rest after ${settled} frames`, from: 0, durationInFrames: Math.min(settled, length), tone: 'c' }]}
      code={liveCode`spring({ frame, fps, config: { damping: ${damping}, mass: ${mass}, stiffness: ${stiffness}, overshootClamping: ${overshootClamping} } })`}
      controls={
        <>
          <Slider label="damping" value={damping} onChange={setDamping} min={1} max={40} />
          <Slider label="mass" value={mass} onChange={setMass} min={0.2} max={4} step={0.1} />
          <Slider label="stiffness" value={stiffness} onChange={setStiffness} min={20} max={300} step={5} />
          <Switch label="overshootClamping" value={overshootClamping} onChange={setClamping} />
        </>
      }
    >
      <SpringScene {...config} />
    </LiveFigure>
  )
}
