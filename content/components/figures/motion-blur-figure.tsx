'use client'

// `<Trail>` and `<CameraMotionBlur>`: the same turning arm, with the ghosts that lag behind it or the smear of an open shutter.
import { CameraMotionBlur, Trail } from '@remotion/motion-blur'
import { useState } from 'react'
import { AbsoluteFill, useCurrentFrame } from 'remotion'
import { Slider } from './fields.tsx'
import { liveCode } from './live-code.tsx'
import { LiveFigure } from './live-figure.tsx'
import { amber, blue, Drawing, line, pink, Scene } from './scene.tsx'

function Arm() {
  const frame = useCurrentFrame()
  return (
    <AbsoluteFill>
      <Drawing>
        <g transform={`translate(320 180) rotate(${frame * 7})`}>
          <circle cx={120} r={32} fill={pink} />
          <circle cx={-120} r={20} fill={amber} />
          <rect x={-46} y={-46} width={92} height={92} rx={22} fill={blue} />
        </g>
      </Drawing>
    </AbsoluteFill>
  )
}

function Ring() {
  return (
    <Drawing>
      <circle cx={320} cy={180} r={120} fill="none" stroke={line} strokeWidth={2} strokeDasharray="4 6" />
    </Drawing>
  )
}

export default function MotionBlurFigure({ kind }: { kind: 'trail' | 'camera' }) {
  const [layers, setLayers] = useState(30)
  const [lag, setLag] = useState(0.15)
  const [opacity, setOpacity] = useState(1)
  const [angle, setAngle] = useState(180)
  const [samples, setSamples] = useState(10)

  if (kind === 'trail')
    return (
      <LiveFigure
        label="A square with two balls turns and leaves a fading trail behind it."
        durationInFrames={104}
        poster={20}
        code={liveCode`<Trail layers={${layers}} lagInFrames={${lag}} trailOpacity={${opacity}}>
  <Arm />
</Trail>`}
        controls={
          <>
            <Slider label="layers" value={layers} onChange={setLayers} min={1} max={60} />
            <Slider label="lagInFrames" value={lag} onChange={setLag} min={0.05} max={1} step={0.05} />
            <Slider label="trailOpacity" value={opacity} onChange={setOpacity} min={0.1} max={1} step={0.1} />
          </>
        }
      >
        <Scene>
          <Ring />
          <Trail layers={layers} lagInFrames={lag} trailOpacity={opacity}>
            <Arm />
          </Trail>
        </Scene>
      </LiveFigure>
    )
  return (
    <LiveFigure
      label="A square with two balls turns and is smeared, as by a camera whose shutter is open during the movement."
      durationInFrames={104}
      poster={20}
      code={liveCode`<CameraMotionBlur shutterAngle={${angle}} samples={${samples}}>
  <Arm />
</CameraMotionBlur>`}
      controls={
        <>
          <Slider label="shutterAngle" value={angle} onChange={setAngle} min={0} max={360} step={10} />
          <Slider label="samples" value={samples} onChange={setSamples} min={2} max={24} />
        </>
      }
    >
      <Scene>
        <CameraMotionBlur shutterAngle={angle} samples={samples}>
          <AbsoluteFill>
            <Ring />
            <Arm />
          </AbsoluteFill>
        </CameraMotionBlur>
      </Scene>
    </LiveFigure>
  )
}
