'use client'

// A trail that does not appear, because the frame is read outside of `<Trail>`, above one that does. Both are the real component.
import { Trail } from '@remotion/motion-blur'
import { useState } from 'react'
import { AbsoluteFill, useCurrentFrame } from 'remotion'
import { Slider } from '../fields.tsx'
import { liveCode } from '../live-code.tsx'
import { LiveFigure } from '../live-figure.tsx'
import { blue, Drawing, line, Note, pink, Scene } from '../scene.tsx'

function Square({ frame, top, color }: { frame: number; top: number; color: string }) {
  return (
    <AbsoluteFill>
      <div style={{ position: 'absolute', left: 40 + frame * 8, top, width: 76, height: 76, borderRadius: 14, background: color }} />
    </AbsoluteFill>
  )
}

/** Reads the frame inside of the trail. */
function MovingSquare() {
  return <Square frame={useCurrentFrame()} top={230} color={blue} />
}

function Both({ layers, lag }: { layers: number; lag: number }) {
  const frame = useCurrentFrame()
  return (
    <Scene>
      <Drawing>
        <Note x={40} y={44} size={24}>
          frame read outside
        </Note>
        <Note x={40} y={214} size={24}>
          frame read inside
        </Note>
        <path d="M0 178H640" stroke={line} strokeWidth={3} />
      </Drawing>
      <Trail layers={layers} lagInFrames={lag} trailOpacity={0.6}>
        <Square frame={frame} top={64} color={pink} />
      </Trail>
      <Trail layers={layers} lagInFrames={lag} trailOpacity={0.6}>
        <MovingSquare />
      </Trail>
    </Scene>
  )
}

export default function TrailMistakeFigure() {
  const [layers, setLayers] = useState(12)
  const [lag, setLag] = useState(0.5)
  return (
    <LiveFigure
      label="Two squares move to the right. The upper one has no trail although it is wrapped in one; the lower one has."
      durationInFrames={66}
      poster={40}
      code={liveCode`<Trail layers={${layers}} lagInFrames={${lag}} trailOpacity={0.6}>
  <div style={{ left: frame * 8 }} /> // one value for all layers
</Trail>
<Trail layers={${layers}} lagInFrames={${lag}} trailOpacity={0.6}>
  <Square /> // calls useCurrentFrame() in each layer
</Trail>`}
      controls={
        <>
          <Slider label="layers" value={layers} onChange={setLayers} min={1} max={30} />
          <Slider label="lagInFrames" value={lag} onChange={setLag} min={0.1} max={2} step={0.1} />
        </>
      }
    >
      <Both layers={layers} lag={lag} />
    </LiveFigure>
  )
}
