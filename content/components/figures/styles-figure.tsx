'use client'

// `@remotion/animation-utils`: transforms written as calls, and whole styles that change into each other.
import { interpolateStyles, makeTransform, rotate, scale, translateX } from '@remotion/animation-utils'
import { useState } from 'react'
import { Easing, interpolate, spring, useCurrentFrame, useVideoConfig } from 'remotion'
import { Slider } from './fields.tsx'
import { LiveCode, liveCode } from './live-code.tsx'
import { LiveFigure } from './live-figure.tsx'
import { MovedCard, Scene } from './scene.tsx'

function Ticket({ degrees, pixels, size }: { degrees: number; pixels: number; size: number }) {
  const frame = useCurrentFrame()
  const { fps } = useVideoConfig()
  const arrival = spring({ frame: frame - 8, fps, config: { damping: 11 } })
  const transform = makeTransform([translateX(pixels * arrival), rotate(degrees * arrival), scale(1 + (size - 1) * arrival)])
  return (
    <MovedCard box={{ left: 150, top: 120, width: 180, height: 120, borderRadius: 18 }} style={{ fontSize: 40, transform }}>
      card
    </MovedCard>
  )
}

function Chameleon() {
  const frame = useCurrentFrame()
  const style = interpolateStyles(
    frame,
    [0, 30, 60, 90],
    [
      { backgroundColor: '#0b84f3', borderRadius: 16, transform: 'translateX(-150px) rotate(0deg)', width: 150 },
      { backgroundColor: '#ec3f7a', borderRadius: 75, transform: 'translateX(0px) rotate(90deg)', width: 150 },
      { backgroundColor: '#f4a30b', borderRadius: 40, transform: 'translateX(120px) rotate(180deg)', width: 240 },
      { backgroundColor: '#0b84f3', borderRadius: 16, transform: 'translateX(-150px) rotate(360deg)', width: 150 },
    ],
    { easing: Easing.inOut(Easing.cubic) },
  )
  return (
    <Scene style={{ alignItems: 'center', justifyContent: 'center' }}>
      <div style={{ height: 150, ...style }} />
      <div style={{ position: 'absolute', left: 32, bottom: 26, fontSize: 24, color: 'var(--fig-muted)' }}>
        state {interpolate(frame, [0, 90], [1, 4]).toFixed(1)}
      </div>
    </Scene>
  )
}

export default function StylesFigure({ kind }: { kind: 'transform' | 'styles' }) {
  const [pixels, setPixels] = useState(190)
  const [degrees, setDegrees] = useState(20)
  const [size, setSize] = useState(1.3)
  if (kind === 'styles')
    return (
      <LiveFigure
        label="A blue square becomes a pink circle, a wide amber shape, and a blue square again, and turns on its way."
        durationInFrames={91}
        poster={20}
        code={<LiveCode>{'const style = interpolateStyles(frame, [0, 30, 60, 90], [square, circle, wide, square])'}</LiveCode>}
      >
        <Chameleon />
      </LiveFigure>
    )
  return (
    <LiveFigure
      label="A card moves to the right, turns and grows on a spring, away from its outline."
      durationInFrames={80}
      poster={24}
      code={liveCode`transform: makeTransform([translateX(${pixels}), rotate(${degrees}), scale(${size})])`}
      controls={
        <>
          <Slider label="translateX" value={pixels} onChange={setPixels} min={-100} max={260} step={10} />
          <Slider label="rotate" value={degrees} onChange={setDegrees} min={-180} max={180} step={5} />
          <Slider label="scale" value={size} onChange={setSize} min={0.4} max={1.8} step={0.1} />
        </>
      }
    >
      <Ticket degrees={degrees} pixels={pixels} size={size} />
    </LiveFigure>
  )
}
